// A table: who must do what, the picture, the answers, and everything round it.

import { Ending } from "./ending.js";
import { Fork, Help, Menu, Rules } from "./menus.js";
import { Motion } from "./motion.js";
import { Live, attempt, call, complain, somebody } from "./net.js";
import { WaitingRoom } from "./room.js";
import { Scene, explained, theme, writing } from "./scene.js";
import { Seats, Side, botName } from "./side.js";
import { chime, knock } from "./sound.js";
import { me, pace, prefs, toast } from "./store.js";
import { Link, asset, go, html, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useTitle } from "./ui.js";
import { lang, say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Moment} Moment */

/** @param {{id: string, place: number | null, games: import("./types").Game[]}} props */
export function TablePage({ id, place, games }) {
  const words = prefs.use().board === "words";
  const live = useMemo(() => new Live(id, words), [id, words, lang]);
  useEffect(() => () => live.close(), [live]);
  const view = live.view.use();
  const state = live.state.use();
  if (live.missing) return html`<main class="page"><h1>${say("no-table")}</h1><p>${live.missing}</p><${Link} to="/">${say("to-start")}<//></main>`;
  if (!view) return html`<main class="page quiet" aria-busy="true"><p class="opening">${say("coming")}</p></main>`;
  const game = games.find((one) => one.id === view.game.id);
  return html`<${Table} key=${`${id}-${words}`} live=${live} view=${view} state=${state} place=${place} game=${game} />`;
}

/** @param {{live: Live, view: View, state: string, place: number | null, game?: import("./types").Game}} props */
function Table({ live, view, state, place, game }) {
  const { shown, curtain, lift } = useCurtain(view, Boolean(game?.hands));
  const [open, setOpen] = useState("");
  const [hot, setHot] = useState(/** @type {string[]} */ ([]));
  const [hint, setHint] = useHint(shown);
  const moment = useMoment(shown, place);
  useLooks(shown.game.id);
  const seat = useRef(live);
  seat.current = live;
  const mine = shown.asked !== null && shown.you.includes(shown.asked) && shown.status === "playing";
  useTitle(shown.game.title, mine);
  useSigns(shown, mine);
  const turn = useTurning();
  const path = useRef(/** @type {string[]} */ ([]));

  const answer = useCallback((/** @type {string} */ name) => {
    const now = seat.current.view.value;
    if (!now) return;
    const asked = now.answers.length && now.viewer !== null ? { seat: now.viewer } : {};
    return attempt(() => seat.current.do("answer", { option: name, after: now.after, ...asked }));
  }, []);
  const pick = useCallback((/** @type {string} */ whole) => {
    const [first, ...rest] = whole.split(" ");
    path.current = rest;
    void answer(first);
  }, []);
  const [, look] = useState(0);
  const following = mine && path.current.some((name) => shown.answers.some((one) => one.name === name));
  useEffect(() => {
    if (!path.current.length) return;
    const place = following ? path.current.findIndex((name) => shown.answers.some((one) => one.name === name)) : -1;
    const next = path.current[place]; // a step that was the only answer has been taken already
    path.current = path.current.slice(place < 0 ? path.current.length : place + 1);
    if (next) void answer(next)?.then(() => look((times) => times + 1));
  }, [shown.after]);

  const then = moment ?? shown;
  const light = useMemo(() => {
    const names = moment || shown.confirm || following ? [] : shown.answers.map((one) => one.name);
    return { open: new Set(names), turn, hot: new Set(hot), hint: moment ? "" : hint[0]?.name ?? "" };
  }, [moment, shown, turn, hot, hint, following]);
  const placed = useMemo(() => picks(then.scene ?? []), [then.scene]);
  const motion = useMotion(live, then);
  const inert = useCallback((/** @type {string} */ title) => {
    const now = seat.current.view.value;
    if (now && now.asked !== null && now.you.includes(now.asked) && title) toast(say("not-now", { title, prompt: now.prompt }));
  }, []);
  useKeys({ live, view: shown, place: moment ? moment.place : null, mine, setOpen, answer });

  if (shown.status === "open") return html`<${WaitingRoom} live=${live} view=${shown} game=${game} state=${state} />`;
  const side = html`<${Side} live=${live} view=${shown} moment=${moment} setHot=${setHot} />`;
  return html`<div class=${`at-table ${mine && !moment ? "my-turn" : ""}`} data-number=${shown.number} data-state=${state} data-place=${moment?.place}>
    <${Bar} view=${shown} state=${state} live=${live} setOpen=${setOpen} />
    <main>
      <div class="helm">${moment
        ? html`<${Travel} view=${shown} moment=${moment} />`
        : html`<${Status} view=${shown} mine=${mine} live=${live} setOpen=${setOpen} />
          <${Answers} live=${live} view=${following ? { ...shown, answers: [] } : shown} placed=${placed} answer=${answer} mine=${mine} setHint=${setHint} />
          ${hint.length > 0 && html`<${Advice} hint=${hint} answer=${answer} />`}`}</div>
      ${shown.status === "over" && !moment && html`<${Ending} view=${shown} live=${live} setOpen=${setOpen} />`}
      <${Seats} view=${shown} />
      ${then.panels
        ? html`<div class="in-words"><${Panels} panels=${then.panels} /></div>${side}`
        : html`<${Scene} parts=${then.scene} game=${shown.game.id} light=${light} pick=${pick} inert=${inert} side=${side}
            root=${(/** @type {Element | null} */ element) => (motion.root = element)} />`}
    </main>
    ${curtain && html`<${Curtain} name=${curtain} lift=${lift} />`}
    ${open === "help" && html`<${Help} close=${() => setOpen("")} />`}
    ${open.startsWith("rules") && html`<${Rules} game=${shown.game.id} rule=${open.slice(6)} close=${() => setOpen("")} />`}
    ${open === "menu" && html`<${Menu} live=${live} view=${shown} setOpen=${setOpen} close=${() => setOpen("")} />`}
    ${open === "fork" && html`<${Fork} view=${shown} place=${then === moment ? moment.place : shown.answered} close=${() => setOpen("")} />`}
  </div>`;
}

/** Several people at one screen: nobody sees the hand of the next before he has taken the screen.
 * @param {View} view @param {boolean} hands */
function useCurtain(view, hands) {
  const [looking, setLooking] = useState(view.viewer);
  const kept = useRef(view);
  const strangers = hands && view.you.length > 1 && view.viewer !== null && view.viewer !== looking && view.status !== "over";
  if (!strangers) kept.current = view;
  useEffect(() => {
    if (!strangers && view.viewer !== looking) setLooking(view.viewer);
  }, [view.viewer, strangers]);
  return {
    shown: strangers ? { ...kept.current, answers: [], confirm: false } : view,
    curtain: strangers ? view.seats[/** @type {number} */ (view.viewer)].name : "",
    lift: () => setLooking(view.viewer),
  };
}

/** @param {{name: string, lift: () => void}} props */
function Curtain({ name, lift }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), []);
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-label=${say("curtain", { name })}>
    <div class="cloth" aria-hidden="true"></div>
    <div class="hand-over"><p>${say("curtain", { name })}</p>
      <button class="main" ref=${button} onClick=${lift}>${say("curtain-lift", { name })}</button></div>
  </div>`;
}

/** The table as it was after so many answers, or null for now.
 * @param {View} view @param {number | null} place */
function useMoment(view, place) {
  const [moment, setMoment] = useState(/** @type {Moment | null} */ (null));
  const words = prefs.use().board === "words";
  useEffect(() => {
    if (place === null) return setMoment(null);
    let wanted = true;
    const at = Math.min(place, view.answered);
    call("GET", `/api/tables/${view.table}/at/${at}?words=${words}`)
      .then((found) => wanted && setMoment(found))
      .catch((error) => {
        complain(error);
        go(`/g/${view.table}`, true);
      });
    return () => {
      wanted = false;
    };
  }, [place, view.table, words]);
  return place === null ? null : moment;
}

/** Loads how a game looks, and what its things are called.
 * @param {string} game */
function useLooks(game) {
  useEffect(() => {
    const address = asset(`games/${game}/scene.css`);
    if (!document.querySelector(`link[href="${address}"]`)) {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
      document.head.append(link);
    }
    const holder = /** @type {HTMLElement} */ (document.getElementById("symbols"));
    holder.className = `scene ${game} ${theme()}`; // gradients take their colours from here
    const loaded = holder.dataset.game === game ? Promise.resolve() : loadSymbols(holder, game);
    const glossary = call("GET", `/api/games/${game}/words`).then((found) => (explained.glossary = found));
    Promise.all([loaded, glossary]).catch(complain);
  }, [game, lang, prefs.use().theme]);
}

/** @param {HTMLElement} holder @param {string} game */
async function loadSymbols(holder, game) {
  const response = await fetch(asset(`games/${game}/symbols.svg`));
  if (!response.ok) return;
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  holder.replaceChildren(document.importNode(parsed.documentElement, true));
  holder.dataset.game = game;
}

/** Ghosts of tiles turn with R. */
function useTurning() {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || writing(event)) return;
      setTurn((old) => (old + (event.shiftKey ? 3 : 1)) % 4);
    };
    const turned = () => setTurn((old) => (old + 1) % 4);
    addEventListener("keydown", press);
    addEventListener("karavelle-turn", turned);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("karavelle-turn", turned);
    };
  }, []);
  return turn;
}

/** @param {Live} live @param {View | Moment} then */
function useMotion(live, then) {
  const motion = useMemo(() => new Motion(), [live]);
  live.before = () => motion.before();
  const last = useRef(then);
  if (last.current !== then && !motion.places) motion.before();
  last.current = then;
  useLayoutEffect(() => motion.after(), [then]);
  return motion;
}

/** Sounds and notices when it becomes my turn.
 * @param {View} view @param {boolean} mine */
function useSigns(view, mine) {
  const before = useRef({ mine, answered: view.answered });
  useEffect(() => {
    if (mine && !before.current.mine) chime();
    else if (view.answered > before.current.answered) knock();
    before.current = { mine, answered: view.answered };
  }, [mine, view.answered]);
}

/** Every answer that stands somewhere in the picture.
 * @param {import("./types").Part[]} parts */
function picks(parts) {
  /** @type {Map<string, boolean>} */
  const found = new Map();
  const walk = (/** @type {import("./types").Node} */ node) => {
    if (typeof node === "string") return;
    const [, attributes, ...children] = node;
    if (attributes.pick) {
      const first = String(attributes.pick).split(" ")[0];
      found.set(first, Boolean(found.get(first)) || attributes.turn !== undefined);
    }
    children.forEach(walk);
  };
  for (const part of parts) part.content.forEach(walk);
  return found;
}

/** @param {{view: View, state: string, live: Live, setOpen: (what: string) => void}} props */
function Bar({ view, state, live, setOpen }) {
  return html`<header class="bar">
    <${Link} to="/" class="to-start" aria-label=${say("to-start")}><svg viewBox="0 0 64 64" aria-hidden="true"><use href=${`${asset("icons/ship.svg")}#ship`} /></svg><//>
    <h1>${view.game.title}</h1>
    ${state !== "open" && html`<p class="lost" role="status">${say(state === "waiting" ? "lost" : "connecting")}
      ${state === "waiting" && html`<button onClick=${() => live.retry()}>${say("retry")}</button>`}</p>`}
    <span class="space"></span>
    <button class="icon" onClick=${() => setOpen("rules")} aria-label=${say("rules")} title=${say("rules")}>§</button>
    <button class="icon" onClick=${() => setOpen("help")} aria-label=${say("help")} title=${say("help")}>?</button>
    <button class="icon" onClick=${() => setOpen("menu")} aria-label=${say("menu")} title=${say("menu")}>☰</button>
  </header>`;
}

/** Who must do what, in one sentence.
 * @param {{view: View, mine: boolean, live: Live, setOpen: (what: string) => void}} props */
function Status({ view, mine, live, setOpen }) {
  const away = view.you.filter((seat) => view.seats[seat].stand_in);
  return html`<div class="status">
    <p class="prompt" role="status" aria-live=${mine ? "assertive" : "polite"}>
      ${mine && html`<span class="sr">${say("your-turn")} </span>`}${view.prompt}
      ${view.cites.slice(0, 3).map((rule) => html` <button class="cite" onClick=${() => setOpen(`rules:${rule}`)}
        aria-label=${say("rule", { rule })}>${rule}</button>`)}
    </p>
    ${view.request && html`<${Request} view=${view} live=${live} />`}
    ${away.map((seat) => html`<p class="notice" key=${seat}>${say("stand-in", { bot: botName(view.seats[seat].stand_in ?? "") })}
      <button onClick=${() => attempt(() => live.do("back", { seat }))}>${say("be-back")}</button></p>`)}
    ${view.again && view.status === "over" && html`<p class="notice">${say("again-there")} <${Link} to=${`/g/${view.again}`}>${say("go-there")}<//></p>`}
  </div>`;
}

/** Somebody asks to take back. @param {{view: View, live: Live}} props */
function Request({ view, live }) {
  const request = /** @type {NonNullable<View["request"]>} */ (view.request);
  const name = view.seats[request.seat].name;
  const mine = view.you.includes(request.seat);
  const asked = view.viewer !== null && !mine && !request.agreed.includes(view.viewer);
  return html`<p class="notice" role="alert">${say(mine ? "request-mine" : "request", { name })}
    ${asked && html`<button class="main" onClick=${() => attempt(() => live.do("agree", { yes: true }))}>${say("agree")}</button>
      <button onClick=${() => attempt(() => live.do("agree", { yes: false }))}>${say("refuse")}</button>`}
  </p>`;
}

/** What a good bot has said about the open question, until it is answered.
 * @param {View} view @returns {[import("./types").Appraisal[], (hint: import("./types").Appraisal[]) => void]} */
function useHint(view) {
  const [hint, setHint] = useState({ number: 0, options: /** @type {import("./types").Appraisal[]} */ ([]) });
  const shown = useMemo(() => (hint.number === view.number ? hint.options : []), [hint, view.number]);
  return [shown, (options) => setHint({ number: view.number, options })];
}

/** @param {{hint: import("./types").Appraisal[], answer: (name: string) => void}} props */
function Advice({ hint, answer }) {
  return html`<div class="advice" role="status"><strong>${say("hint-of")}</strong>
    <ol>${hint.slice(0, 4).map((one) => html`<li key=${one.name}><button class="quiet" onClick=${() => answer(one.name)}>${one.text}</button>
      ${one.points !== null && html`<span class="dim">${say("worth", { points: signed(one.points), wins: Math.round(100 * (one.wins ?? 0)) })}</span>`}</li>`)}</ol>
  </div>`;
}

const signed = (/** @type {number} */ points) => `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)}`;

/** Answers that have no place in the picture, and taking back.
 * @param {{live: Live, view: View, placed: Map<string, boolean>, answer: (name: string) => void, mine: boolean,
 *   setHint: (hint: import("./types").Appraisal[]) => void}} props */
function Answers({ live, view, placed, answer, mine, setHint }) {
  const [asking, setAsking] = useState(false);
  const hint = () => attempt(async () => {
    setAsking(true);
    try {
      setHint((await call("GET", `/api/tables/${view.table}/hint`)).options);
    } finally {
      setAsking(false);
    }
  });
  const waiting = view.casual && view.status === "playing" && !mine && view.asked !== null;
  const { list } = prefs.use();
  const inWords = Boolean(view.panels);
  const shown = view.confirm ? [] : view.answers.filter((one) => list || inWords || !placed.has(one.name));
  const ghosts = view.answers.some((one) => placed.get(one.name));
  const after = { after: view.after, ...(view.viewer === null ? {} : { seat: view.viewer }) };
  const undo = view.undo === "free" ? "undo" : "ask_undo";
  return html`<div class=${`answers ${shown.length > 12 ? "many" : ""}`} role="group" aria-label=${say("answers")}>
    ${view.confirm && html`<button class="main answer" onClick=${() => attempt(() => live.do("confirm", after))}>${say("confirm")} <kbd>↵</kbd></button>`}
    ${shown.map((one, place) => html`<button key=${one.name} class="answer" data-answer=${one.name} onClick=${() => answer(one.name)}>
      ${place < 9 && html`<kbd aria-hidden="true">${place + 1}</kbd>`}${one.text}</button>`)}
    ${ghosts && html`<button onClick=${() => dispatchEvent(new Event("karavelle-turn"))}>${say("turn-tile")} <kbd>R</kbd></button>`}
    ${mine && !shown.length && view.answers.length > 0 && !view.confirm && html`<span class="dim">${say("choose-there", { count: view.answers.length })}</span>`}
    <span class="space"></span>
    ${mine && view.casual && view.answers.length > 1 && html`<button class="quiet" disabled=${asking} onClick=${hint}>${say("hint")}</button>`}
    ${waiting && html`<button class="quiet" onClick=${() => attempt(() => call("POST", `/api/tables/${view.table}/hurry`))}>${say("hurry")}</button>`}
    ${view.undo && html`<button class="quiet" onClick=${() => attempt(() => live.do(undo, after))}>${say(view.undo === "free" ? "undo" : "ask-undo")}</button>`}
    ${view.redo && html`<button class="quiet" onClick=${() => attempt(() => live.do("redo", after))}>${say("redo")}</button>`}
  </div>`;
}

/** The way through what has happened. @param {{view: View, moment: Moment}} props */
function Travel({ view, moment }) {
  const places = stops(view);
  const to = (/** @type {number} */ place) => go(place >= view.answered ? `/g/${view.table}` : `/g/${view.table}/${place}`, true);
  const back = [...places].reverse().find((place) => place < moment.place) ?? 0;
  const on = places.find((place) => place > moment.place) ?? view.answered;
  return html`<div class="travel" role="region" aria-label=${say("history")}>
    <p class="prompt" role="status">${moment.lines.length ? moment.lines.join(" ") : moment.prompt}</p>
    <div class="steps">
      <button onClick=${() => to(0)} aria-label=${say("to-first")} disabled=${moment.place === 0}>⏮</button>
      <button onClick=${() => to(back)} aria-label=${say("back")} disabled=${moment.place === 0}>◀</button>
      <input type="range" min="0" max=${view.answered} value=${moment.place} aria-label=${say("moment")}
        onInput=${(/** @type {any} */ event) => to(Number(event.target.value))} />
      <button onClick=${() => to(on)} aria-label=${say("on")}>▶</button>
      <span>${say("place", { place: moment.place, count: view.answered })}</span>
      <button class="main" onClick=${() => to(view.answered)}>${say("to-now")}</button>
    </div>
  </div>`;
}

/** The places where something begins: those of the log. @param {View} view */
export const stops = (view) => [...view.log.groups.map((group) => group.place), view.answered];

/** The table in words. @param {{panels: import("./types").Panel[]}} props */
function Panels({ panels }) {
  return panels.map((panel) => html`<section class="panel" key=${panel.title}><table>
    <caption>${panel.title}</caption>
    ${panel.head.length > 0 && html`<thead><tr>${panel.head.map((cell) => html`<th scope="col">${cell[0]}</th>`)}</tr></thead>`}
    <tbody>${panel.rows.map((row) => html`<tr>${row.map((cell) => html`<td class=${cell[1]}>${cell[0]}</td>`)}</tr>`)}</tbody>
  </table></section>`);
}

/** Keys: see the help.
 * @param {{live: Live, view: View, place: number | null, mine: boolean, setOpen: (what: string) => void, answer: (name: string) => void}} with_ */
function useKeys({ live, view, place, mine, setOpen, answer }) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || writing(event)) return;
      if (document.querySelector("dialog[open], .curtain")) return;
      const after = { after: view.after, ...(view.viewer === null ? {} : { seat: view.viewer }) };
      const step = () => historyKey(event, view, place);
      const key = event.key.toLowerCase();
      if (/^[1-9]$/.test(key)) return void /** @type {HTMLElement} */ (document.querySelectorAll(".answers .answer")[Number(key) - 1])?.click();
      if (key === "enter" && view.confirm && !/** @type {Element} */ (event.target).closest("button, a, [data-open]")) {
        return void attempt(() => live.do("confirm", after));
      }
      if (key === "z" && view.undo) return void attempt(() => live.do(view.undo === "free" ? "undo" : "ask_undo", after));
      if (key === "y" && view.redo) return void attempt(() => live.do("redo", after));
      if (key === "?") return setOpen("help");
      if (key === "escape" && place !== null) return go(`/g/${view.table}`, true);
      if (key.startsWith("arrow") && mine && place === null && roam(event)) return event.preventDefault();
      step();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** Left, Right, Home and End go through what has happened.
 * @param {KeyboardEvent} event @param {View} view @param {number | null} place */
function historyKey(event, view, place) {
  const places = stops(view);
  const here = place ?? view.answered;
  const ways = {
    ArrowLeft: [...places].reverse().find((one) => one < here) ?? 0,
    ArrowRight: places.find((one) => one > here) ?? view.answered,
    Home: 0,
    End: view.answered,
  };
  if (!(event.key in ways)) return;
  event.preventDefault();
  const to = ways[/** @type {keyof typeof ways} */ (event.key)];
  go(to >= view.answered ? `/g/${view.table}` : `/g/${view.table}/${to}`, true);
}

/** Arrow keys go from one open thing to the nearest in that direction; from nowhere, Up and Down go to the first one.
 * @param {KeyboardEvent} event */
function roam(event) {
  const things = [...document.querySelectorAll(".answers button, [data-open]")].map((one) => /** @type {HTMLElement} */ (one));
  const from = things.find((one) => one === document.activeElement);
  if (!from) {
    if (event.key === "ArrowLeft" || event.key === "ArrowRight" || !things.length) return false;
    things[0].focus();
    return true;
  }
  const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
  const middle = (/** @type {Element} */ one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [fromX, fromY] = middle(from);
  let best = { far: Infinity, thing: from };
  for (const thing of things) {
    const [toX, toY] = middle(thing);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const across = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const far = along > 1 ? along + 2 * across : Infinity;
    if (far < best.far) best = { far, thing };
  }
  best.thing.focus();
  best.thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

