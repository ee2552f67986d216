// Ways to a table by a link: with the code of a table, or with the secret of a seat.

import { attempt, call, somebody } from "./net.js";
import { me } from "./store.js";
import { Link, go, html, useEffect, useState, useTitle } from "./ui.js";
import { say } from "./words.js";

/** A code leads to its table, where the visitor sees who is there. @param {{code: string}} props */
export function Join({ code }) {
  const [wrong, setWrong] = useState("");
  useTitle(say("invited"));
  useEffect(() => {
    call("GET", `/api/codes/${code}`).then(({ table }) => go(`/g/${table}`, true), (error) => setWrong(error.message));
  }, [code]);
  if (!wrong) return html`<main class="page" aria-busy="true"><p class="opening">${say("coming")}</p></main>`;
  return html`<main class="page"><h1>${say("invited")}</h1><p class="notice" role="alert">${wrong}</p><${Link} to="/">${say("to-start")}<//></main>`;
}

/** A link to a seat is used by a click, not by being looked at. @param {{secret: string}} props */
export function SeatLink({ secret }) {
  const [name, setName] = useState(me.value?.name ?? "");
  useTitle(say("invited"));
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void attempt(async () => {
      await somebody(name);
      go(`/g/${(await call("POST", `/api/links/${secret}`, { name: name || null })).table}`, true);
    });
  };
  return html`<main class="page"><h1>${say("invited")}</h1><p>${say("seat-kept")}</p>
    <form onSubmit=${sit}><label class="field"><span>${say("your-name")}</span><input value=${name} maxlength="24" required onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></label>
    <button class="main">${say("sit-down")}</button></form></main>`;
}
