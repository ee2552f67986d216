// Beside the picture: who sits there, what has happened, what people say, the points, and notes for oneself.

import { attempt, call, complain } from "./net.js";
import { me } from "./store.js";
import { Link, Piece, html, useEffect, useRef, useState } from "./ui.js";
import { knows, say, span, when } from "./words.js";

/** @typedef {import("./types").View} View */

/** What a bot is called. @param {string} bot */
export const botName = (bot) => (knows(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

/** Who sits at the table: presence, clocks, and whose turn it is. @param {{view: View}} props */
export function Seats({ view }) {
  const since = useSince(view);
  return html`<ul class="seats" aria-label=${say("seats")}>
    ${view.seats.map((seat) => {
      const asked = view.asked === seat.seat && view.status === "playing";
      const left = seat.left === null ? null : seat.left - (seat.thinking ? since : 0);
      const [kind, text] = presence(seat, view);
      return html`<li key=${seat.seat} class=${`${asked ? "asked" : ""} ${kind}`}>
        <${Piece} seat=${seat.seat} letter=${seat.letter} />
        <span class="name">${seat.name || say("free-seat")}${view.you.includes(seat.seat) ? html` <em>${say("you")}</em>` : ""}</span>
        <span class="presence" title=${text}><span class="sr">${text}</span></span>
        ${left !== null && html`<time class=${left < 60 ? "short" : ""}>${span(left)}</time>`}
        ${seat.leaves_at && html`<span class="dim">${say("leaving")}</span>`}
      </li>`;
    })}
  </ul>`;
}

/** @param {import("./types").Seat} seat @param {View} view @returns {[string, string]} */
function presence(seat, view) {
  if (seat.bot) return ["bot", say("is-bot", { bot: botName(seat.bot) })];
  if (seat.stand_in) return ["away", say("bot-plays", { bot: botName(seat.stand_in) })];
  if (seat.kind === "vacant") return ["vacant", say("free-seat")];
  return seat.here || view.you.includes(seat.seat) ? ["here", say("here")] : ["away", say("away")];
}

/** Seconds since the view came, counted on for the clocks. @param {View} view */
function useSince(view) {
  const [now, setNow] = useState(0);
  const came = useRef({ view, at: 0 });
  if (came.current.view !== view || !came.current.at) came.current = { view, at: performance.now() };
  const runs = view.seats.some((seat) => seat.thinking && seat.left !== null);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  return Math.max(0, (now - came.current.at) / 1000);
}

/** @param {{live: import("./net.js").Live, view: View, moment: import("./types").Moment | null,
 *   setHot: (things: string[]) => void}} props */
export function Side({ live, view, moment, setHot }) {
  const [tab, setTab] = useState("log");
  const [read, setRead] = useState(view.number);
  const words = view.events.filter((event) => event.kind === "chat");
  const news = tab === "chat" ? 0 : words.filter((event) => event.number > read).length;
  useEffect(() => {
    if (tab === "chat") setRead(view.number);
  }, [tab, view.number]);
  const tabs = ["log", "points", "chat", ...(me.value && view.you.length ? ["notes"] : [])];
  return html`<aside class="side">
    <div class="tabs" role="tablist" aria-label=${say("beside")}>
      ${tabs.map((one) => html`<button role="tab" id=${`tab-${one}`} key=${one} aria-selected=${tab === one} aria-controls="side-panel"
        onClick=${() => setTab(one)}>${say(`tab-${one}`)}${one === "chat" && news > 0 && html`<b class="news">${news}</b>`}</button>`)}
    </div>
    <div class=${`panel-${tab}`} role="tabpanel" id="side-panel" aria-labelledby=${`tab-${tab}`} tabindex="0">
      ${tab === "log" && html`<${Log} view=${view} place=${moment?.place ?? null} setHot=${setHot} />`}
      ${tab === "points" && html`<${Sheets} sheets=${moment?.points ?? view.points ?? []} rivals=${moment?.rivals ?? view.rivals} view=${view} />`}
      ${tab === "chat" && html`<${Chat} live=${live} view=${view} words=${words} />`}
      ${tab === "notes" && html`<${Notes} table=${view.table} />`}
    </div>
  </aside>`;
}

/** What has happened, newest last; a click travels there.
 * @param {{view: View, place: number | null, setHot: (things: string[]) => void}} props */
function Log({ view, place, setHot }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const last = view.log.groups.at(-1)?.number;
  const seen = useRef(recall(view));
  useEffect(() => {
    const box = list.current;
    const later = /** @type {HTMLElement | null} */ (box?.querySelector(".later"));
    if (place === null || !later) box?.scrollTo({ top: box.scrollHeight });
    else box?.scrollTo({ top: later.offsetTop - box.offsetTop - box.clientHeight / 2 });
    if (place === null) remember(view);
  }, [last, place]);
  const groups = view.log.groups.filter((group) => group.lines.length);
  const fresh = groups.find((group) => group.number > seen.current && view.you.length);
  return html`<div class="log" ref=${list} role="log" aria-live="polite" aria-label=${say("tab-log")}><ol>
    ${groups.map((group) => html`<li key=${group.place} class=${place !== null && group.place >= place ? "later" : ""}>
      ${group === fresh && seen.current > 0 && html`<p class="recap">${say("recap")}</p>`}
      <${Link} to=${`/g/${view.table}/${group.place + 1}`} aria-label=${say("travel-there", { time: when(group.at) })} class="there"
        onMouseEnter=${() => setHot(group.things.flat())} onMouseLeave=${() => setHot([])}
        onFocus=${() => setHot(group.things.flat())} onBlur=${() => setHot([])}>
        ${group.seat === null ? html`<span class="nature" aria-hidden="true">⚄</span>` : html`<${Piece} seat=${group.seat} letter=${view.seats[group.seat].letter} />`}
      <//>
      <div>${group.lines.map((line) => html`<p>${line}</p>`)}</div>
    </li>`)}
  </ol></div>`;
}

/** The last event of this table that was looked at. @param {View} view */
function recall(view) {
  try {
    return Number(localStorage.getItem(`karavelle-seen-${view.table}`) ?? 0);
  } catch {
    return 0;
  }
}

/** @param {View} view */
function remember(view) {
  try {
    localStorage.setItem(`karavelle-seen-${view.table}`, String(view.number));
  } catch {
    // then there is no recap the next time
  }
}

/** @param {{live: import("./net.js").Live, view: View, words: import("./types").Happening[]}} props */
function Chat({ live, view, words }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const [text, setText] = useState("");
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [words.length]);
  const speak = (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText("");
    live.do("say", { text: said }).catch((error) => {
      setText(said);
      complain(error);
    });
  };
  return html`<div class="chat" ref=${list} role="log" aria-live="polite">
      ${!words.length && html`<p class="dim">${say("chat-empty")}</p>`}
      ${words.map((one) => html`<p key=${one.number}><b class=${one.seat >= 0 ? `name-${one.seat}` : "dim"}>${one.name}</b> ${one.text}</p>`)}
    </div>
    ${me.value && html`<form class="say" onSubmit=${speak}>
      <input value=${text} maxlength="500" aria-label=${say("say")} placeholder=${say("say")} onInput=${(/** @type {any} */ e) => setText(e.target.value)} />
      <button>${say("send")}</button>
    </form>`}`;
}

/** @param {{table: string}} props */
function Notes({ table }) {
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const [kept, setKept] = useState("");
  useEffect(() => {
    call("GET", `/api/tables/${table}/note`).then((found) => (setText(found.text), setKept(found.text)), complain);
  }, [table]);
  useEffect(() => {
    if (text === null || text === kept) return;
    const timer = setTimeout(() => attempt(async () => {
      await call("PUT", `/api/tables/${table}/note`, { text });
      setKept(text);
    }), 700);
    return () => clearTimeout(timer);
  }, [text, kept]);
  return html`<label class="notes"><span>${say("notes-about")} ${text !== null && html`<em class="dim">${say(text === kept ? "kept" : "keeping")}</em>`}</span>
    <textarea value=${text ?? ""} maxlength="8000" disabled=${text === null} onInput=${(/** @type {any} */ e) => setText(e.target.value)}></textarea></label>`;
}

/** The score sheet: a row a category, a column a seat.
 * @param {{sheets: import("./types").Sheet[], rivals: import("./types").Rival[], view: View}} props */
export function Sheets({ sheets: own, rivals, view }) {
  const sheets = [...own, ...rivals];
  /** @type {Map<string, {text: string, order: number, points: Map<number, number>}>} */
  const rows = new Map();
  const order = [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.category)))];
  for (const [seat, sheet] of sheets.entries()) {
    for (const line of sheet.lines) {
      const key = `${line.category} ${line.item}`;
      const row = rows.get(key) ?? { text: line.text, order: order.indexOf(line.category), points: new Map() };
      row.points.set(seat, (row.points.get(seat) ?? 0) + line.points);
      rows.set(key, row);
    }
  }
  const lines = [...rows.values()].sort((one, other) => one.order - other.order);
  return html`<table class="sheet-table">
    <thead><tr><td></td>${view.seats.map((seat) => html`<th scope="col" key=${seat.seat}><${Piece} seat=${seat.seat} letter=${seat.letter} /><span>${seat.name}</span></th>`)}${rivals.map((rival) => html`<th scope="col" key=${rival.name}><span>${rival.name}</span></th>`)}</tr></thead>
    <tbody>${lines.map((row) => html`<tr><th scope="row">${row.text}</th>
      ${sheets.map((_, column) => html`<td>${row.points.has(column) ? row.points.get(column) : "–"}</td>`)}</tr>`)}</tbody>
    <tfoot>
      <tr><th scope="row">${say("total")}</th>${sheets.map((sheet) => html`<td>${sheet.total}</td>`)}</tr>
      ${view.ranks && html`<tr><th scope="row">${say("rank")}</th>${view.ranks.map((rank) => html`<td>${rank}.</td>`)}</tr>`}
    </tfoot>
  </table>${view.status !== "over" && html`<p class="dim">${say("as-you-know")}</p>`}`;
}
