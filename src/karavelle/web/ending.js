// The end of a game: who has won, by what, how it went, and what next.

import { Chart } from "./chart.js";
import { LookBack } from "./review.js";
import { Sheets } from "./side.js";
import { attempt, call, complain } from "./net.js";
import { prefs, toast } from "./store.js";
import { copy, go, html, useEffect, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {{place: number, seat: number | null, totals: number[]}} Turn */

/** @param {{view: View, live: import("./net.js").Live, setOpen: (what: string) => void}} props */
export function Ending({ view, live, setOpen }) {
  const [shut, setShut] = useState(false);
  const first = view.seats.filter((seat) => view.ranks?.[seat.seat] === 1);
  const winners = (first.length > 0 ? first : view.rivals).map((one) => one.name);
  const again = () => attempt(async () => {
    const made = await call("POST", `/api/tables/${view.table}/rematch`);
    if (!made) return;
    const sit = await call("GET", `/api/tables/${made.table}`);
    for (const seat of sit.you) {
      if (!sit.seats[seat].ready) await call("POST", `/api/tables/${made.table}/deeds`, { do: "sit", seat, confirms: prefs.value.confirms });
    }
    go(`/g/${made.table}`);
  });
  const text = say("won", { names: winners.join(", "), count: winners.length });
  if (shut) return html`<div class="ended"><strong>${text}</strong> <button onClick=${() => setShut(false)}>${say("show-result")}</button>
    ${view.you.length > 0 && html`<button class="main" onClick=${again}>${say("rematch")}</button>`}</div>`;
  return html`<section class="ending" aria-label=${say("result")}>
    <header><h2>${text}</h2><button class="icon" onClick=${() => setShut(true)} aria-label=${say("to-table")}>✕</button></header>
    <div class="result">
      <div class="scroll" tabindex="0" role="region" aria-label=${say("tab-points")}><${Sheets} sheets=${view.points ?? []} rivals=${view.rivals} view=${view} /></div>
      <${Course} view=${view} />
    </div>
    <div class="answers">
      ${view.you.length > 0 && html`<button class="main" onClick=${again}>${say("rematch")}</button>`}
      <button onClick=${() => go(`/g/${view.table}/0`)}>${say("replay")}</button>
      <button onClick=${() => setOpen("fork")}>${say("fork")}</button>
      <button onClick=${() => void copy(`${location.origin}/g/${view.table}`).then(() => toast(say("copied")))}>${say("share")}</button>
      <a class="button" href=${`/api/tables/${view.table}/record`} download>${say("record")}</a>
    </div>
    <${LookBack} view=${view} />
    <details class="fair"><summary>${say("fair")}</summary><p>${say("fair-how")}</p>
      <p><code>${view.commitment}</code><br /><code>${view.seed}</code></p></details>
  </section>`;
}

/** Points over time. @param {{view: View}} props */
function Course({ view }) {
  const [turns, setTurns] = useState(/** @type {Turn[]} */ ([]));
  useEffect(() => {
    call("GET", `/api/tables/${view.table}/course`).then((found) => setTurns(found.turns), complain);
  }, [view.table]);
  if (turns.length < 2) return null;
  const rows = turns.map((turn) => turn.totals);
  const list = view.seats.map((seat) => `${seat.name} ${rows[rows.length - 1][seat.seat]}`).join(", ");
  return html`<${Chart} caption=${say("course")} label=${say("course-of", { list })} rows=${rows} names=${view.seats.map((seat) => seat.name)} />`;
}
