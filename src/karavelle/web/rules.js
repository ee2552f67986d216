// The rules of a game on a page of their own.

import { RulesText } from "./menus.js";
import { Link, html, useTitle } from "./ui.js";
import { say } from "./words.js";

/** @param {{game: string, games: import("./types").Game[]}} props */
export function RulesPage({ game, games }) {
  const found = games.find((one) => one.id === game);
  useTitle(found ? `${found.title}: ${say("rules")}` : say("lost-page"));
  if (!found) return html`<main class="page"><h1>${say("lost-page")}</h1><${Link} to="/">${say("to-start")}<//></main>`;
  return html`<main class="page rules-page">
    <p class="ways"><${Link} to=${`/new/${game}`} class="button main">${say("new-table")}<//></p>
    <${RulesText} game=${game} rule=${decodeURIComponent(location.hash.slice(1))} />
  </main>`;
}
