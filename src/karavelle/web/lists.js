// Lists of tables: those that wait for somebody, one's own that go on, and those that are over.

import { attempt, call, complain } from "./net.js";
import { me } from "./store.js";
import { Link, go, html, useEffect, useEvery, useState, useTitle } from "./ui.js";
import { say, when } from "./words.js";
import { clockText } from "./new.js";

/** @typedef {import("./types").Row} Row */
/** @typedef {import("./types").Game} Game */

/** @param {{rows: Row[], games: Game[]}} props */
export function Rows({ rows, games }) {
  const title = (/** @type {string} */ id) => games.find((game) => game.id === id)?.title ?? id;
  return html`<ul class="rows">${rows.map((row) => html`<li key=${row.table} class=${row.your_turn ? "turn" : ""}>
    <${Link} to=${`/g/${row.table}`}>
      <strong>${title(row.game)}</strong>
      <span>${row.seats.map((seat) => (seat.points === null ? seat.name || "·" : `${seat.name} ${seat.points}`)).join(" · ")}</span>
      <span class="state">${rowState(row)}</span>
    <//></li>`)}</ul>`;
}

/** @param {Row} row */
function rowState(row) {
  if (row.status === "over") {
    const mine = row.seats.filter((seat, number) => row.you.includes(number) && seat.rank === 1);
    return `${mine.length ? `${say("you-won")} · ` : ""}${when(row.updated)}`;
  }
  if (row.status === "open") return say("waits");
  if (row.your_turn) return row.deadline ? say("your-turn-until", { time: when(row.deadline) }) : say("your-turn");
  return row.asked === null ? "" : say("turn-of", { name: row.seats[row.asked].name });
}

/** @param {{games: Game[]}} props */
export function TablesPage({ games }) {
  const person = me.use();
  const [rows, setRows] = useState(/** @type {Row[] | null} */ (null));
  const [past, setPast] = useState(/** @type {Row[]} */ ([]));
  const [next, setNext] = useState(/** @type {number | null} */ (null));
  useTitle(say("my-tables"));
  const look = () => void (person && call("GET", "/api/me/tables").then((found) => setRows(found.tables), complain));
  const more = (/** @type {number | null} */ before) =>
    void (person && call("GET", `/api/me/tables?over=true&limit=20${before ? `&before=${before}` : ""}`).then((found) => {
      setPast((old) => [...(before ? old : []), ...found.tables]);
      setNext(found.next);
    }, complain));
  useEffect(look, [person?.id]);
  useEffect(() => more(null), [person?.id]);
  useEvery(look, 10_000);
  const bring = (/** @type {any} */ event) => attempt(async () => {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file) return;
    /** @type {any} */
    let record;
    try {
      record = JSON.parse(await file.text());
    } catch {
      throw new SyntaxError(say("no-record"));
    }
    go(`/g/${(await call("POST", "/api/tables/import", record)).table}`);
  });
  if (!person) return html`<main class="page"><h1>${say("my-tables")}</h1><p>${say("nobody-yet")}</p><${Link} to="/">${say("to-start")}<//></main>`;
  return html`<main class="page">
    <h1>${say("my-tables")}</h1>
    ${rows && !rows.length && html`<p class="empty">${say("no-tables")} <${Link} to="/new">${say("new-table")}<//></p>`}
    ${rows && html`<${Rows} rows=${[...rows].sort((one, other) => Number(other.your_turn) - Number(one.your_turn))} games=${games} />`}
    <h2>${say("past")}</h2>
    ${past.length ? html`<${Rows} rows=${past} games=${games} />` : html`<p class="empty">${say("no-past")}</p>`}
    ${next && html`<button onClick=${() => more(next)}>${say("more")}</button>`}
    <h2>${say("bring-in")}</h2>
    <p><label class="field"><span>${say("bring-in-how")}</span><input type="file" accept=".json,application/json" onChange=${bring} /></label></p>
  </main>`;
}

/** @param {{games: Game[]}} props */
export function LobbyPage({ games }) {
  const [tables, setTables] = useState(/** @type {any[] | null} */ (null));
  useTitle(say("lobby"));
  const look = () => void call("GET", "/api/lobby").then((found) => setTables(found.tables), complain);
  useEffect(look, []);
  useEvery(look, 5_000);
  const game = (/** @type {string} */ id) => games.find((one) => one.id === id)?.title ?? id;
  return html`<main class="page">
    <h1>${say("lobby")}</h1><p>${say("lobby-about")}</p>
    ${tables && !tables.length && html`<p class="empty">${say("lobby-empty")}</p>`}
    <ul class="rows">${(tables ?? []).map((table) => html`<li key=${table.table}><${Link} to=${`/j/${table.code}`}>
      <strong>${game(table.game)}</strong>
      <span>${table.seats.map((/** @type {any} */ seat) => seat.name || say("free-seat")).join(" · ")}</span>
      <span class="state">${clockText(table.clock)}</span><//></li>`)}</ul>
    <p><${Link} class="button main" to="/new">${say("new-table")}<//></p>
  </main>`;
}
