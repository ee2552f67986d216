// Looking back at a finished game: who was going to win when, where it turned, and what decisions cost.

import { Chart } from "./chart.js";
import { attempt, call } from "./net.js";
import { Link, go, html, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Review} Review */

const FEW = 6;
const percent = (/** @type {number} */ share) => `${Math.round(100 * share)}\u00a0%`;

/** @param {{view: View}} props */
export function LookBack({ view }) {
  const [found, setFound] = useState(/** @type {Review | null} */ (null));
  const [busy, setBusy] = useState(false);
  const ask = () => attempt(async () => {
    setBusy(true);
    try {
      setFound(await call("GET", `/api/tables/${view.table}/review`));
    } finally {
      setBusy(false);
    }
  });
  return html`<details class="review" onToggle=${(/** @type {any} */ event) => event.target.open && !found && !busy && void ask()}>
    <summary>${say("look-back")}</summary>
    ${busy && html`<p role="status" class="dim">${say("looking-back")}</p>`}
    ${found && html`<${Found} view=${view} found=${found} />`}
  </details>`;
}

/** @param {{view: View, found: Review}} props */
function Found({ view, found }) {
  const [seat, setSeat] = useState(view.viewer ?? 0);
  const names = view.seats.map((one) => one.name);
  const rows = smooth(found.prospects.map((one) => one.wins.map((share) => 100 * share)));
  const moment = (/** @type {number} */ place) => `/g/${view.table}/${place}`;
  const turns = found.turns.map((turn) => ({
    ...turn,
    text: say("turned", { name: names[turn.seat], before: percent(turn.before), after: percent(turn.after) }),
  }));
  const marks = turns.map((turn) => ({
    at: found.prospects.findIndex((one) => one.place >= turn.end), text: turn.text, go: () => go(moment(turn.end)),
  }));
  const own = found.decisions.filter((one) => one.seat === seat);
  const dear = own.filter((one) => one.cost > 0).sort((one, other) => other.cost - one.cost).slice(0, FEW);
  const cost = own.reduce((sum, one) => sum + one.cost, 0);
  return html`<p class="dim">${say("look-back-about")}</p>
    <${Chart} caption=${say("chances")} label=${say("chances")} rows=${rows} names=${names} unit=" %" top=${100} marks=${marks} />
    <h3>${say("turning-points")}</h3>
    <ol class="turns">${turns.map((turn) => html`<li key=${turn.start}><${Link} to=${moment(turn.end)}>${turn.text}<//>
      <span class="dim">${turn.lines.slice(0, 3).join(" ")}</span></li>`)}</ol>
    <h3>${say("decisions")}</h3>
    <label class="field"><span>${say("decisions-of")}</span><select value=${seat} onChange=${(/** @type {any} */ event) => setSeat(Number(event.target.value))}>
      ${names.map((name, number) => html`<option value=${number}>${name}</option>`)}</select></label>
    <p>${say("decisions-cost", { count: own.length, points: cost.toFixed(1) })}</p>
    ${dear.length > 0 && html`<ul class="dear">${dear.map((one) => html`<li key=${one.place}>
      <${Link} to=${moment(one.place)}>${say("decision", { chosen: one.chosen.text })}<//>
      <span>${say("better", { best: one.best.text, points: one.cost.toFixed(1), wins: percent(one.lost) })}</span></li>`)}</ul>`}`;
}

/** Means over some positions, for quick play is a matter of luck. @param {number[][]} rows */
function smooth(rows) {
  return rows.map((row, at) => row.map((_, seat) => {
    const near = at === rows.length - 1 ? [row] : rows.slice(Math.max(0, at - 3), at + 4);
    return near.reduce((sum, one) => sum + one[seat], 0) / near.length;
  }));
}
