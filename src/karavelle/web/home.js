// The landing page: the games, and one click to a table.

import { Rows } from "./lists.js";
import { attempt, call, complain, somebody } from "./net.js";
import { me, prefs } from "./store.js";
import { Link, asset, go, html, useEffect, useEvery, useState, useTitle } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Game} Game */

/** @param {{games: Game[]}} props */
export function Home({ games }) {
  const person = me.use();
  useTitle("");
  return html`<main class="home">
    <section class="welcome">
      <div><h1>${say("welcome")}</h1><p>${say("welcome-more")}</p></div>
      <svg viewBox="0 0 64 64" class="great" aria-hidden="true"><use href=${`${asset("icons/ship.svg")}#ship`} /></svg>
    </section>
    ${person && html`<${Waiting} games=${games} />`}
    <section class="games" aria-label=${say("games")}>${games.map((game) => html`<${Card} game=${game} key=${game.id} />`)}</section>
    <${Code} />
  </main>`;
}

/** A game, with what it is and the way to a table of it. @param {{game: Game}} props */
function Card({ game }) {
  const [busy, setBusy] = useState(false);
  const play = () => attempt(async () => {
    setBusy(true);
    try {
      const seats = Math.min(3, game.seats.at(-1) ?? 2);
      go(`/g/${await set(game, seats)}`);
    } finally {
      setBusy(false);
    }
  });
  return html`<article class="card">
    <${Link} to=${`/new/${game.id}`} class="picture" tabindex="-1" aria-hidden="true"><img src=${`/pictures/${game.id}.svg`} alt="" loading="lazy" width="620" height="464" /><//>
    <div class="about">
      <h2>${game.title}</h2>
      <p>${game.about}</p>
      <p class="facts">${say("players", { least: game.seats[0], most: game.seats.at(-1) ?? 2 })} · ${say("minutes", { least: game.minutes[0], most: game.minutes[1] })} · ${say("age", { age: game.age })}</p>
      <div class="ways">
        <button class="main" onClick=${play} disabled=${busy}>${say("play-bots")}</button>
        <${Link} class="button" to=${`/new/${game.id}`}>${say("new-table")}<//>
        <${Link} class="quiet" to=${`/rules/${game.id}`}>${say("rules")}<//>
      </div>
    </div>
  </article>`;
}

/** A table with bots at all other seats. @param {Game} game @param {number} seats */
async function set(game, seats) {
  await somebody();
  const others = Array.from({ length: Math.max(game.seats[0], seats) - 1 }, () => ({ kind: "bot", bot: "mate" }));
  const body = { game: game.id, seats: [{ kind: "me" }, ...others], confirms: prefs.value.confirms };
  return (await call("POST", "/api/tables", body)).table;
}

/** The tables that wait for me, and those that go on. @param {{games: Game[]}} props */
function Waiting({ games }) {
  const [rows, setRows] = useState(/** @type {import("./types").Row[]} */ ([]));
  const look = () => void call("GET", "/api/me/tables?limit=6").then((found) => setRows(found.tables), complain);
  useEffect(look, []);
  useEvery(look, 15_000);
  if (!rows.length) return null;
  return html`<section class="waiting"><h2>${say("my-tables")}</h2><${Rows} rows=${rows} games=${games} /></section>`;
}

/** The way in with a code. */
function Code() {
  const [code, setCode] = useState("");
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    go(`/j/${code.replace(/[^A-Za-z0-9]/g, "").toUpperCase()}`);
  };
  return html`<section class="code"><h2>${say("invited")}</h2>
    <form onSubmit=${enter}><label class="field"><span>${say("code")}</span>
      <input value=${code} size="8" maxlength="8" required pattern="[ A-Za-z0-9]{6,8}" autocapitalize="characters" autocomplete="off" onInput=${(/** @type {any} */ e) => setCode(e.target.value)} /></label>
      <button>${say("go-there")}</button></form></section>`;
}
