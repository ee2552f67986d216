// The end of a game: who has won, by what, how it went, and what next.

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
    <details><summary>${say("fair")}</summary><p>${say("fair-how")}</p>
      <p><code>${view.commitment}</code><br /><code>${view.seed}</code></p></details>
  </section>`;
}

const WIDE = 640;
const HIGH = 260;
const EDGE = { left: 34, right: 96, top: 12, bottom: 26 };

/** Points over time, a line a seat; it ends at the name. @param {{view: View}} props */
function Course({ view }) {
  const [turns, setTurns] = useState(/** @type {Turn[]} */ ([]));
  useEffect(() => {
    call("GET", `/api/tables/${view.table}/course`).then((found) => setTurns(found.turns), complain);
  }, [view.table]);
  if (turns.length < 2) return null;
  const all = turns.flatMap((turn) => turn.totals);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (/** @type {number} */ place) => EDGE.left + ((WIDE - EDGE.left - EDGE.right) * place) / (turns.length - 1);
  const y = (/** @type {number} */ points) => HIGH - EDGE.bottom - ((HIGH - EDGE.top - EDGE.bottom) * (points - low)) / (high - low);
  const step = Math.max(1, Math.ceil((high - low) / 5));
  const marks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, number) => low + number * step);
  const ends = spread(view.seats.map((seat) => y(turns[turns.length - 1].totals[seat.seat])));
  const line = (/** @type {number} */ seat) => turns.map((turn, place) => `${place ? "L" : "M"}${x(place).toFixed(1)} ${y(turn.totals[seat]).toFixed(1)}`).join("");
  return html`<figure class="course"><figcaption>${say("course")}</figcaption>
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${say("course-of", { list: view.seats.map((seat) => `${seat.name} ${turns[turns.length - 1].totals[seat.seat]}`).join(", ") })}>
      ${marks.map((mark) => html`<g key=${mark}><path class="grid" d=${`M${EDGE.left} ${y(mark)}H${WIDE - EDGE.right}`} /><text x=${EDGE.left - 6} y=${y(mark) + 4} text-anchor="end">${mark}</text></g>`)}
      ${view.seats.map((seat) => html`<g key=${seat.seat}><path class=${`line line-${seat.seat}`} d=${line(seat.seat)} />
        <circle class=${`dot line-${seat.seat}`} cx=${x(turns.length - 1)} cy=${y(turns[turns.length - 1].totals[seat.seat])} r="4" />
        <text x=${WIDE - EDGE.right + 10} y=${ends[seat.seat] + 4}>${seat.name.slice(0, 11)}</text></g>`)}
    </svg>
  </figure>`;
}

/** Moves labels apart that would lie on each other. @param {number[]} heights */
function spread(heights) {
  const order = heights.map((height, seat) => ({ height, seat })).sort((one, other) => one.height - other.height);
  for (let place = 1; place < order.length; place++) {
    order[place].height = Math.max(order[place].height, order[place - 1].height + 16);
  }
  /** @type {number[]} */
  const found = [];
  for (const { height, seat } of order) found[seat] = height;
  return found;
}
