// A table at which somebody is still missing: who is there, and how others come.

import { attempt, call, somebody } from "./net.js";
import { botName } from "./side.js";
import { me, prefs, toast } from "./store.js";
import { Link, Piece, copy, html, useEffect, useState, useTitle } from "./ui.js";
import { say } from "./words.js";

/** @param {{live: import("./net.js").Live, view: import("./types").View, game?: import("./types").Game, state: string}} props */
export function WaitingRoom({ live, view, game, state }) {
  const [bots, setBots] = useState(/** @type {string[]} */ ([]));
  const [name, setName] = useState(me.value?.name ?? "");
  useTitle(view.game.title);
  useEffect(() => {
    call("GET", "/api/games").then((found) => setBots(found.bots), () => {});
  }, []);
  const link = `${location.origin}/j/${view.code}`;
  const free = view.seats.some((seat) => seat.kind === "vacant");
  const waiting = view.you.some((seat) => !view.seats[seat].ready);
  const sit = () => attempt(async () => {
    const stranger = !me.value;
    await somebody(name);
    const body = { do: "sit", name: name || me.value?.name, confirms: prefs.value.confirms };
    await call("POST", `/api/tables/${view.table}/deeds`, waiting ? { ...body, name: undefined } : body);
    if (stranger) location.reload(); // the socket is still that of a stranger
  });
  return html`<main class="page room">
    <p><${Link} to="/">${say("to-start")}<//></p>
    <h1>${view.game.title}</h1>
    <p>${game?.about}</p>
    ${state !== "open" && html`<p class="notice">${say("connecting")}</p>`}
    <p class="prompt" role="status">${say("waiting-for", { count: view.seats.filter((seat) => !seat.ready).length })}</p>
    <ul class="places">
      ${view.seats.map((seat) => html`<li key=${seat.seat}>
        <${Piece} seat=${seat.seat} letter=${seat.name ? seat.letter : ""} />
        <span>${seat.name || say("free-seat")} ${seat.bot ? html`<em class="dim">${say("is-bot", { bot: botName(seat.bot) })}</em>` : ""}
          ${seat.name && !seat.ready ? html`<em class="dim">${say("not-ready")}</em>` : ""}</span>
        ${view.host && seat.kind === "vacant" && html`<label class="sr" for=${`bot-${seat.seat}`}>${say("seat-bot")}</label><select id=${`bot-${seat.seat}`} value=""
          onChange=${(/** @type {any} */ e) => attempt(() => live.do("seat_bot", { seat: seat.seat, bot: e.target.value }))}>
          <option value="">${say("seat-bot")}</option>${bots.map((bot) => html`<option value=${bot}>${botName(bot)}</option>`)}</select>`}
        ${view.host && seat.kind !== "vacant" && !view.you.includes(seat.seat) && html`<button class="quiet" onClick=${() => attempt(() => live.do("vacate", { seat: seat.seat }))}>${say("make-free")}</button>`}
        ${view.you.includes(seat.seat) && seat.ready && !view.host && html`<button class="quiet" onClick=${() => attempt(() => live.do("leave", { seat: seat.seat }))}>${say("get-up")}</button>`}
      </li>`)}
    </ul>
    ${((free && !view.you.length) || waiting) && html`<form class="sit" onSubmit=${(/** @type {Event} */ e) => (e.preventDefault(), void sit())}>
      ${!me.value && html`<label class="field"><span>${say("your-name")}</span><input value=${name} maxlength="24" required onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></label>`}
      <button class="main">${say(waiting ? "ready" : "sit-down")}</button></form>`}
    ${view.code && free && html`<section class="invite"><h2>${say("invite")}</h2>
      <p>${say("invite-how")}</p>
      <p class="link"><code>${link}</code> <button onClick=${() => void copy(link).then(() => toast(say("copied")))}>${say("copy")}</button></p>
      <p>${say("code-is", { code: view.code })}</p></section>`}
  </main>`;
}
