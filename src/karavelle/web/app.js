// The start: words, who is there, and which page an address is.

import { Account } from "./account.js";
import { Home } from "./home.js";
import { Join, SeatLink } from "./join.js";
import { LobbyPage, TablesPage } from "./lists.js";
import { NewTable } from "./new.js";
import { call, complain, recognise } from "./net.js";
import { RulesPage } from "./rules.js";
import { Settings } from "./settings.js";
import { me, prefer, prefs } from "./store.js";
import { TablePage } from "./table.js";
import { Link, Toasts, asset, html, render, useEffect, useEvery, useState, useTitle } from "./ui.js";
import { LANGUAGES, lang, say, speak } from "./words.js";

/** @typedef {import("./types").Game} Game */

/** Addresses, and what they show. @type {[RegExp, (match: string[], games: Game[], bots: string[]) => any][]} */
const PAGES = [
  [/^\/$/, (_, games) => html`<${Home} games=${games} />`],
  [/^\/new(?:\/(\w+))?$/, ([, game], games, bots) => html`<${NewTable} games=${games} bots=${bots} first=${game} key=${game} />`],
  [/^\/lobby$/, (_, games) => html`<${LobbyPage} games=${games} />`],
  [/^\/tables$/, (_, games) => html`<${TablesPage} games=${games} />`],
  [/^\/account$/, () => html`<${Account} />`],
  [/^\/settings$/, () => html`<${Settings} />`],
  [/^\/rules\/(\w+)$/, ([, game], games) => html`<${RulesPage} game=${game} games=${games} key=${game} />`],
  [/^\/j\/(\w{6})$/, ([, code], games) => html`<${Join} code=${code} games=${games} />`],
  [/^\/s\/([\w-]+)$/, ([, secret]) => html`<${SeatLink} secret=${secret} />`],
  [/^\/g\/(\w{10})(?:\/(\d+))?$/, ([, id, place], games) => html`<${TablePage} id=${id} place=${place === undefined ? null : Number(place)} games=${games} key=${id} />`],
];

function App() {
  const path = usePath();
  const language = useLanguage();
  const { games, bots } = useGames(language);
  const atTable = path.startsWith("/g/");
  useEffect(() => {
    document.getElementById("main")?.focus({ preventScroll: true });
    if (!location.hash) scrollTo(0, 0);
  }, [atTable ? path.slice(0, 13) : path]);
  if (!games) return html`<p class="opening" aria-busy="true">Karavelle…</p>`;
  const [shape, show] = PAGES.find(([shape]) => shape.test(path)) ?? [/./, () => html`<${Lost} />`];
  const page = show(/** @type {string[]} */ (path.match(shape)), games, bots);
  return html`${!atTable && html`<${Head} path=${path} />`}
    <div id="main" tabindex="-1" key=${language} class=${atTable ? "" : "shore"}>${page}</div>
    ${!atTable && html`<${Foot} />`}<${Toasts} />`;
}

function usePath() {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const moved = () => setPath(location.pathname);
    addEventListener("popstate", moved);
    return () => removeEventListener("popstate", moved);
  }, []);
  return path;
}

/** The language of the page, which can be changed on the spot. */
function useLanguage() {
  const wanted = prefs.use().lang || lang;
  const [spoken, setSpoken] = useState(lang);
  useEffect(() => {
    if (wanted !== lang) speak(wanted).then(() => setSpoken(wanted), complain);
  }, [wanted]);
  return spoken;
}

/** @param {string} language */
function useGames(language) {
  const [found, setFound] = useState(/** @type {{games: Game[] | null, bots: string[]}} */ ({ games: null, bots: [] }));
  useEffect(() => {
    call("GET", "/api/games").then(setFound, complain);
  }, [language]);
  return found;
}

/** @param {{path: string}} props */
function Head({ path }) {
  const person = me.use();
  const turns = useTurns();
  const to = (/** @type {string} */ where, /** @type {any} */ text) => html`<${Link} to=${where} aria-current=${path === where ? "page" : undefined}>${text}<//>`;
  return html`<header class="head">
    <a class="skip" href="#main">${say("skip")}</a>
    <${Link} to="/" class="logo"><svg viewBox="0 0 64 64" aria-hidden="true"><use href=${`${asset("icons/ship.svg")}#ship`} /></svg><span>Karavelle</span><//>
    <nav aria-label=${say("pages")}>
      ${to("/lobby", say("lobby"))}
      ${person && to("/tables", html`${say("my-tables")}${turns > 0 && html`<b class="news" title=${say("turns-wait", { count: turns })}>${turns}</b>`}`)}
      ${to("/account", person ? person.name : say("sign-in"))}
      ${to("/settings", say("settings"))}
      <select class="language" aria-label=${say("language")} value=${lang} onChange=${(/** @type {any} */ e) => choose(e.target.value)}>
        ${Object.entries(LANGUAGES).map(([id, name]) => html`<option value=${id} lang=${id}>${name}</option>`)}
      </select>
    </nav>
  </header>`;
}

/** @param {string} id */
function choose(id) {
  prefer({ lang: id });
  if (me.value) call("PATCH", "/api/me", { lang: id }).catch(complain);
}

/** At how many tables it is my turn. */
function useTurns() {
  const person = me.use();
  const [turns, setTurns] = useState(0);
  const look = () => {
    if (person) call("GET", "/api/me/turns").then((found) => setTurns(found.tables.length), () => {});
  };
  useEffect(look, [person?.id]);
  useEvery(look, 15_000);
  return turns;
}

function Foot() {
  return html`<footer class="foot"><p>${say("unofficial")}</p></footer>`;
}

function Lost() {
  useTitle(say("lost-page"));
  return html`<main class="page"><h1>${say("lost-page")}</h1><p>${say("lost-page-how")}</p><${Link} to="/">${say("to-start")}<//></main>`;
}

/** Where something goes wrong that nobody expected, people are told, and can copy a report. */
addEventListener("error", (event) => complain(event.error ?? event.message));
addEventListener("unhandledrejection", (event) => complain(event.reason));

async function start() {
  await speak(prefs.value.lang || document.documentElement.lang);
  await recognise().catch(() => {});
  render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
}

await start();
