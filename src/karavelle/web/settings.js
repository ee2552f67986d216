// How things look, sound and move; what the browser may tell me.

import { Switch } from "./menus.js";
import { attempt } from "./net.js";
import { pushState, subscribe, unsubscribe } from "./push.js";
import { prefer, prefs } from "./store.js";
import { html, useEffect, useState, useTitle } from "./ui.js";
import { LANGUAGES, lang, say } from "./words.js";

const SPEEDS = [0, 120, 250, 500];

export function Settings() {
  const all = prefs.use();
  useTitle(say("settings"));
  return html`<main class="page"><h1>${say("settings")}</h1>
    <form onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <label class="field"><span>${say("language")}</span><select value=${lang} onChange=${(/** @type {any} */ e) => prefer({ lang: e.target.value })}>
        ${Object.entries(LANGUAGES).map(([id, name]) => html`<option value=${id} lang=${id}>${name}</option>`)}</select></label>
      <label class="field"><span>${say("theme")}</span><select value=${all.theme} onChange=${(/** @type {any} */ e) => prefer({ theme: e.target.value })}>
        ${["", "light", "dark", "contrast"].map((theme) => html`<option value=${theme}>${say(`theme-${theme || "system"}`)}</option>`)}</select></label>
      <label class="field"><span>${say("speed")}</span><select value=${all.speed} onChange=${(/** @type {any} */ e) => prefer({ speed: Number(e.target.value) })}>
        ${SPEEDS.map((speed) => html`<option value=${speed}>${say(`speed-${speed}`)}</option>`)}</select></label>
      <p class="dim">${say("speed-about")}</p>
      <${Switch} on=${all.sound} set=${(/** @type {boolean} */ on) => prefer({ sound: on })} text=${say("sound")} />
      <${Switch} on=${all.confirms} set=${(/** @type {boolean} */ on) => prefer({ confirms: on })} text=${say("confirms")} />
      <${Switch} on=${all.list} set=${(/** @type {boolean} */ on) => prefer({ list: on })} text=${say("list-all")} />
      <${Switch} on=${all.board === "words"} set=${(/** @type {boolean} */ on) => prefer({ board: on ? "words" : "picture" })} text=${say("in-words")} />
      <${Push} />
    </form>
  </main>`;
}

/** The browser tells me that it is my turn, even when no page of ours is open. */
function Push() {
  const [state, setState] = useState("");
  const look = () => void pushState().then(setState);
  useEffect(look, []);
  if (state === "unknown" || !state) return null;
  if (state === "denied") return html`<p class="dim">${say("push-denied")}</p>`;
  const set = (/** @type {boolean} */ on) => attempt(async () => {
    await (on ? subscribe() : unsubscribe());
    look();
  });
  return html`<${Switch} on=${state === "on"} set=${set} text=${say("push")} />`;
}
