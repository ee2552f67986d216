// Who I am here: a guest, an account, and tokens for programs that play for me.

import { attempt, call } from "./net.js";
import { me, toast } from "./store.js";
import { go, html, useEffect, useState, useTitle } from "./ui.js";
import { say, when } from "./words.js";

export function Account() {
  const person = me.use();
  useTitle(say("account"));
  return html`<main class="page account"><h1>${say("account")}</h1>
    ${person?.kind === "human" ? html`<${Own} name=${person.name} />` : html`<${Come} guest=${person} />`}
    ${person && html`<${Tokens} />`}
    ${person && html`<p><button onClick=${() => attempt(async () => {
      await call("DELETE", "/api/sessions");
      me.set(null);
      go("/");
    })}>${say("sign-out")}</button> ${person.kind === "guest" && html`<span class="dim">${say("guest-out")}</span>`}</p>`}
  </main>`;
}

/** For those without an account. @param {{guest: import("./types").Person | null}} props */
function Come({ guest }) {
  const [name, setName] = useState(guest?.name ?? "");
  const [password, setPassword] = useState("");
  const come = (/** @type {string} */ path) => attempt(async () => {
    const { person } = await call("POST", path, { name, password });
    me.set(person);
    toast(say("hello", { name: person.name }));
    go("/");
  });
  const rename = () => attempt(async () => me.set((await call("PATCH", "/api/me", { name })).person));
  return html`${guest && html`<p>${say("you-are-guest", { name: guest.name })}</p>`}
    <p>${say("account-why")}</p>
    <form onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), void come("/api/sessions"))}>
      <label class="field"><span>${say("name")}</span><input value=${name} required maxlength="24" autocomplete="username" onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></label>
      <label class="field"><span>${say("password")}</span><input type="password" value=${password} minlength="8" maxlength="200" autocomplete="current-password" onInput=${(/** @type {any} */ e) => setPassword(e.target.value)} /></label>
      <p class="ways"><button class="main">${say("sign-in")}</button>
        <button type="button" onClick=${() => void come("/api/accounts")}>${say("make-account")}</button>
        ${guest && html`<button type="button" class="quiet" onClick=${rename}>${say("only-name")}</button>`}</p>
    </form>`;
}

/** For those with an account. @param {{name: string}} props */
function Own({ name }) {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const change = () => attempt(async () => {
    await call("POST", "/api/me/password", { old, new: fresh });
    setOld("");
    setFresh("");
    toast(say("password-changed"));
  });
  return html`<p>${say("you-are", { name })}</p>
    <form onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), void change())}>
      <h2>${say("change-password")}</h2>
      <input type="text" class="sr" autocomplete="username" value=${name} readonly tabindex="-1" aria-hidden="true" />
      <label class="field"><span>${say("password-old")}</span><input type="password" value=${old} required maxlength="200" autocomplete="current-password" onInput=${(/** @type {any} */ e) => setOld(e.target.value)} /></label>
      <label class="field"><span>${say("password-new")}</span><input type="password" value=${fresh} required minlength="8" maxlength="200" autocomplete="new-password" onInput=${(/** @type {any} */ e) => setFresh(e.target.value)} /></label>
      <button>${say("change-password")}</button>
    </form>`;
}

function Tokens() {
  const [tokens, setTokens] = useState(/** @type {any[]} */ ([]));
  const [label, setLabel] = useState("");
  const [fresh, setFresh] = useState("");
  const look = () => attempt(async () => setTokens((await call("GET", "/api/tokens")).tokens));
  useEffect(() => void look(), []);
  const make = () => attempt(async () => {
    setFresh((await call("POST", "/api/tokens", { label })).token);
    setLabel("");
    await look();
  });
  return html`<details><summary>${say("tokens")}</summary><p>${say("tokens-about")}</p>
    ${tokens.length > 0 && html`<ul class="rows">${tokens.map((token) => html`<li key=${token.id}><span><strong>${token.label}</strong> ${when(token.created)}</span>
      <button onClick=${() => attempt(async () => {
        await call("DELETE", `/api/tokens/${token.id}`);
        await look();
      })}>${say("delete")}</button></li>`)}</ul>`}
    ${fresh && html`<p class="notice">${say("token-once")} <code>${fresh}</code></p>`}
    <form onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), void make())}>
      <label class="field"><span>${say("token-for")}</span><input value=${label} required maxlength="60" onInput=${(/** @type {any} */ e) => setLabel(e.target.value)} /></label>
      <button>${say("make-token")}</button></form>
  </details>`;
}

