// What opens over a table: the menu, the rules, help with keys, and going on from here in another way.

import { attempt, call, complain } from "./net.js";
import { prefer, prefs, toast } from "./store.js";
import { Dialog, copy, go, html, useEffect, useRef, useState } from "./ui.js";
import { botName } from "./side.js";
import { lang, say } from "./words.js";

/** @typedef {import("./types").View} View */

/** @param {{live: import("./net.js").Live, view: View, setOpen: (what: string) => void, close: () => void}} props */
export function Menu({ live, view, setOpen, close }) {
  const { confirms, list, board, sound } = prefs.use();
  const playing = view.status === "playing" && view.you.length > 0;
  const link = `${location.origin}/g/${view.table}`;
  const settle = (/** @type {boolean} */ on) => attempt(async () => {
    prefer({ confirms: on });
    for (const seat of playing ? view.you : []) await live.do("settle", { confirms: on, seat });
  });
  return html`<${Dialog} title=${say("menu")} close=${close}>
    <ul class="menu">
      <li><button onClick=${() => void copy(link).then(() => (toast(say("copied")), close()))}>${say("share")}</button></li>
      <li><button onClick=${() => setOpen("rules")}>${say("rules")}</button></li>
      <li><button onClick=${() => setOpen("help")}>${say("help")}</button></li>
      ${view.status === "over" && html`<li><button onClick=${() => setOpen("fork")}>${say("fork")}</button></li>`}
      <li><button onClick=${() => (close(), go("/settings"))}>${say("settings")}</button></li>
      ${playing && html`<li><button onClick=${() => attempt(async () => {
        for (const seat of view.you) await live.do("leave", { seat });
        go("/");
      })}>${say("leave")}</button></li>`}
    </ul>
    <${Switch} on=${board === "words"} set=${(/** @type {boolean} */ on) => prefer({ board: on ? "words" : "picture" })} text=${say("in-words")} />
    <${Switch} on=${list} set=${(/** @type {boolean} */ on) => prefer({ list: on })} text=${say("list-all")} />
    <${Switch} on=${confirms} set=${settle} text=${say("confirms")} />
    <${Switch} on=${sound} set=${(/** @type {boolean} */ on) => prefer({ sound: on })} text=${say("sound")} />
    ${view.host && view.status === "playing" && html`<${Crew} live=${live} view=${view} />`}
    ${view.code && html`<p class="dim">${say("code-is", { code: view.code })}</p>`}
  <//>`;
}

/** The host puts bots in the place of those who are away, for good. @param {{live: import("./net.js").Live, view: View}} props */
function Crew({ live, view }) {
  const away = view.seats.filter((seat) => seat.stand_in && !view.you.includes(seat.seat));
  if (!away.length) return null;
  return html`<h3>${say("away-people")}</h3>${away.map((seat) => html`<p key=${seat.seat}>${seat.name}
    <button onClick=${() => attempt(() => live.do("seat_bot", { seat: seat.seat, bot: seat.stand_in }))}>${say("for-good", { bot: botName(seat.stand_in ?? "") })}</button></p>`)}`;
}

/** @param {{on: boolean, set: (on: boolean) => void, text: string}} props */
export function Switch({ on, set, text }) {
  return html`<label class="switch"><input type="checkbox" role="switch" checked=${on} onChange=${(/** @type {any} */ e) => set(e.target.checked)} /><span>${text}</span></label>`;
}

/** @param {{close: () => void}} props */
export function Help({ close }) {
  const keys = ["1-9", "arrows", "enter", "escape", "z", "y", "left-right", "home-end", "plus", "r", "help"];
  return html`<${Dialog} title=${say("help")} close=${close}>
    <p>${say("help-table")}</p>
    <dl class="keys">${keys.map((key) => html`<dt><kbd>${say(`key-${key}`)}</kbd></dt><dd>${say(`does-${key}`)}</dd>`)}</dl>
  <//>`;
}

/** The rules, opened at one of them. @param {{game: string, rule: string, close: () => void}} props */
export function Rules({ game, rule, close }) {
  return html`<${Dialog} title=${say("rules")} close=${close} kind="wide"><${RulesText} game=${game} rule=${rule} /><//>`;
}

/** @param {{game: string, rule?: string}} props */
export function RulesText({ game, rule }) {
  const [text, setText] = useState("");
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    call("GET", `/api/games/${game}/rules?form=html`).then(setText, complain);
  }, [game, lang]);
  useEffect(() => {
    const found = rule && text && ref.current?.querySelector(`[id="${CSS.escape(rule)}"]`);
    if (found) {
      found.scrollIntoView({ block: "start" });
      found.closest("p, li, tr")?.classList.add("wanted");
    }
  }, [text, rule]);
  const follow = (/** @type {MouseEvent} */ event) => {
    const link = /** @type {Element} */ (event.target).closest("a[href^='#']");
    if (!link) return;
    event.preventDefault();
    ref.current?.querySelector(`[id="${CSS.escape(link.getAttribute("href")?.slice(1) ?? "")}"]`)?.scrollIntoView({ behavior: "smooth" });
  };
  return html`<article class="rules" ref=${ref} onClick=${follow} aria-busy=${!text} dangerouslySetInnerHTML=${{ __html: text }}></article>`;
}

/** Going on from a place of a finished game: at one screen, or against bots.
 * @param {{view: View, place: number, close: () => void}} props */
export function Fork({ view, place, close }) {
  const [bots, setBots] = useState(/** @type {string[]} */ ([]));
  const [wanted, setWanted] = useState(view.seats.map((seat) => (view.you.includes(seat.seat) ? "me" : "mate")));
  useEffect(() => {
    call("GET", "/api/games").then((found) => setBots(found.bots), complain);
  }, []);
  const start = () => attempt(async () => {
    const seats = wanted.map((who, seat) => (who === "me" ? { kind: "me", name: view.seats[seat].name } : { kind: "bot", bot: who }));
    const made = await call("POST", `/api/tables/${view.table}/fork`, { place, seats });
    close();
    go(`/g/${made.table}`);
  });
  return html`<${Dialog} title=${say("fork")} close=${close}>
    <p>${say("fork-about", { place })}</p>
    ${view.seats.map((seat, number) => html`<label class="field" key=${number}><span>${seat.name}</span>
      <select value=${wanted[number]} onChange=${(/** @type {any} */ e) => setWanted(wanted.map((who, one) => (one === number ? e.target.value : who)))}>
        <option value="me">${say("here-at-screen")}</option>
        ${bots.map((bot) => html`<option value=${bot}>${botName(bot)}</option>`)}
      </select></label>`)}
    <button class="main" onClick=${start}>${say("fork-start")}</button>
  <//>`;
}
