// The picture of a table: parts of SVG that the server describes as plain data. It knows no game.

import { html, h, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./ui.js";
import { arrange } from "./layout.js";
import { prefs } from "./store.js";
import { say } from "./words.js";

const FINGER = 16;

/** @typedef {import("./types").Part} Part */
/** @typedef {import("./types").Node} Node */

/** What of the picture is open: the first words of picks, and how often a ghost was turned.
 * @typedef {{open: Set<string>, turn: number, hot: Set<string>, hint: string}} Light */

/** An element of the picture.
 * @param {Node} node @param {Light} light @returns {any} */
function draw(node, light) {
  if (typeof node === "string") return node;
  const [tag, attributes, ...children] = node;
  const { key, pick, title, tip, turn, ...more } = attributes;
  const open = pick !== undefined && light.open.has(String(pick).split(" ")[0]);
  if (turn !== undefined && (!open || Number(turn) !== light.turn)) return null;
  /** @type {Record<string, any>} */
  const given = { ...more, "data-pick": pick, "data-tip": tip, "data-title": title };
  if (open) {
    Object.assign(given, { role: "button", tabindex: "0", "aria-label": title ?? pick, "data-open": "" });
    const hinted = light.hint && String(pick).split(" ")[0] === light.hint;
    given.class = `${more.class ?? ""} open${hinted ? " hinted" : ""}`;
  } else if (title !== undefined) {
    Object.assign(given, { role: "img", "aria-label": title });
  }
  if (key !== undefined && light.hot.has(String(key).replace(/_+\d*$/, ""))) given.class = `${given.class ?? ""} hot`;
  const inner = children.map((child) => draw(child, light));
  if (key === undefined) return h(tag, given, inner);
  return h("g", { key, "data-key": key }, h(tag, given, inner));
}

/** One part; it is drawn anew only when it, or what of it is open, has changed.
 * @param {{part: Part, light: Light, zoom: number, width: string}} props */
function Piece({ part, light, zoom, width }) {
  const drawn = useMemo(() => part.content.map((node) => draw(node, light)), [part.content, light]);
  return html`<section class=${`part part-${part.id}`} data-part=${part.id} aria-label=${part.title} style=${{ width }}>
    <div class="pan" tabindex=${zoom > 1 ? 0 : undefined} style=${{ overflow: zoom > 1 ? "auto" : undefined }}>
      <svg viewBox=${`0 0 ${part.width} ${part.height}`} role="group" aria-label=${part.title}
        style=${{ width: `${zoom * 100}%` }}>${drawn}</svg>
    </div>
  </section>`;
}

/** The whole picture, laid out for the ground that it has.
 * @param {{parts: Part[], game: string, light: Light, pick: (path: string) => void, side: any,
 *   inert: (title: string) => void, root: (element: Element | null) => void}} props */
export function Scene({ parts, game, light, pick, inert, side, root }) {
  const ground = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [size, setSize] = useState(() => ({ width: innerWidth, height: innerHeight - 130 }));
  const [zoom, setZoom] = useState(0);
  useLayoutEffect(() => {
    const element = ground.current;
    if (!element) return;
    root(element);
    const measure = () => {
      const top = element.getBoundingClientRect().top + scrollY;
      const next = { width: element.clientWidth, height: Math.max(420, innerHeight - top - 12) };
      setSize((old) => (Math.abs(old.width - next.width) + Math.abs(old.height - next.height) > 24 ? next : old));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    addEventListener("resize", measure);
    return () => {
      watcher.disconnect();
      removeEventListener("resize", measure);
      root(null);
    };
  }, []);
  const sizes = parts.map((part) => `${part.id} ${part.width} ${part.height}`).join();
  const plan = useMemo(() => arrange(parts, size.width, size.height), [sizes, size.width, size.height]);
  const narrow = plan.narrow;
  const near = narrow ? Math.max(1, 640 / size.width) : 1;
  const shown = zoom || near;
  useWheel(ground, shown, setZoom);
  useKeys(ground, shown, setZoom);
  const byId = new Map(parts.map((part) => [part.id, part]));
  const one = (/** @type {string} */ id, /** @type {string} */ width) => {
    const part = /** @type {Part} */ (byId.get(id));
    const first = part === parts[0];
    const scale = first ? shown : narrow && part.width > 800 ? Math.max(1, (part.width * 0.5) / size.width) : 1;
    return html`<${Piece} key=${id} part=${part} light=${light} zoom=${scale} width=${width} />`;
  };
  prefs.use();
  return html`<div class=${`scene ${game} ${narrow ? "narrow" : "roomy"} ${theme()}`} ref=${ground} ...${touch(pick, inert)}>
    ${plan.columns.map((column, place) => html`<div class="column" key=${place} style=${{ width: `${column.width}px`, minHeight: narrow ? undefined : `${size.height}px` }}>
      ${column.rows.map((row, number) => html`
        ${place === plan.columns.length - 1 && number === plan.above && side}
        <div class="row" key=${row.join()}>${row.map((id) => one(id, wide(column, row)))}</div>`)}
      ${place === plan.columns.length - 1 && plan.above >= column.rows.length && side}
    </div>`)}
    <div class="zoom">
      <button class="icon" onClick=${() => setZoom(Math.min(4, shown * 1.35))} aria-label=${say("zoom-in")}>+</button>
      ${shown > 1.01 && html`<button class="icon" onClick=${() => setZoom(1)} aria-label=${say("zoom-whole")}>▢</button>`}
    </div>
    <${Tip} ground=${ground} />
  </div>`;
}

/** The light in which pictures are shown, where it is not that of the system. */
export const theme = () => ({ dark: "night", light: "day", contrast: "day contrast" })[prefs.value.theme] ?? "";

/** How wide each part of a row is: the last row of several may be shorter than those before it.
 * @param {{width: number, rows: string[][]}} column @param {string[]} row */
function wide(column, row) {
  const place = column.rows.indexOf(row);
  const before = column.rows[place - 1];
  const same = before && before.length > 1 && row.length < before.length && before[0].split("-")[0] === row[0].split("-")[0];
  const abreast = same ? before.length : row.length;
  return `calc(${100 / abreast}% - ${((abreast - 1) / abreast) * 10}px)`;
}

/** Clicks and keys on things.
 * @param {(path: string) => void} pick @param {(title: string) => void} inert */
function touch(pick, inert) {
  const open = (/** @type {Event} */ event) => {
    const pointed = event instanceof MouseEvent && event.detail > 0;
    const there = pointed ? document.elementsFromPoint(event.clientX, event.clientY) : [];
    const hit = [/** @type {Element} */ (event.target), ...there].map((one) => one.closest("[data-open]")).find(Boolean);
    const found = hit ?? (pointed ? nearest(event) : null); // something inert may lie on it, a finger may miss it
    return found && /** @type {SVGElement} */ (found).dataset.pick;
  };
  return {
    onClick: (/** @type {MouseEvent} */ event) => {
      const path = open(event);
      if (path) return pick(path);
      const thing = /** @type {Element} */ (event.target).closest("[data-title]");
      if (thing) inert(/** @type {SVGElement} */ (thing).dataset.title ?? "");
    },
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      const path = open(event);
      if (!path || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      pick(path);
    },
  };
}

/** The open thing next to where somebody has clicked, if it is near enough.
 * @param {MouseEvent} event */
function nearest(event) {
  let best = { far: FINGER, thing: /** @type {Element | null} */ (null) };
  for (const thing of /** @type {Element} */ (event.currentTarget).querySelectorAll("[data-open]")) {
    const box = thing.getBoundingClientRect();
    const across = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
    const down = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
    const far = Math.hypot(across, down);
    if (far < best.far) best = { far, thing };
  }
  return best.thing;
}

/** The wheel with Control, or two fingers, bring the board nearer.
 * @param {{current: HTMLElement | null}} ground @param {number} zoom @param {(zoom: number) => void} set */
function useWheel(ground, zoom, set) {
  const now = useRef(zoom);
  now.current = zoom;
  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const wheel = (/** @type {WheelEvent} */ event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      set(Math.min(4, Math.max(1, now.current * Math.exp(-event.deltaY / 300))));
    };
    let spread = 0;
    const apart = (/** @type {TouchEvent} */ event) =>
      Math.hypot(event.touches[0].clientX - event.touches[1].clientX, event.touches[0].clientY - event.touches[1].clientY);
    const pinch = (/** @type {TouchEvent} */ event) => {
      if (event.touches.length !== 2) return void (spread = 0);
      const next = apart(event);
      if (spread) {
        event.preventDefault();
        set(Math.min(4, Math.max(1, (now.current * next) / spread)));
      }
      spread = next;
    };
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("touchmove", pinch, { passive: false });
    const end = () => (spread = 0);
    element.addEventListener("touchend", end);
    return () => {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("touchmove", pinch);
      element.removeEventListener("touchend", end);
    };
  }, []);
}

/** + and - do the same. @param {{current: HTMLElement | null}} ground @param {number} zoom @param {(zoom: number) => void} set */
function useKeys(ground, zoom, set) {
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || writing(event)) return;
      if (event.key === "+") set(Math.min(4, zoom * 1.35));
      if (event.key === "-") set(Math.max(1, zoom / 1.35));
      if (event.key === "0") set(1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [zoom]);
}

/** Whether somebody is writing. @param {Event} event */
export const writing = (event) => /** @type {Element} */ (event.target).matches?.("input, textarea, select, [contenteditable]");

/** @type {{glossary: import("./types").Glossary}} */
export const explained = { glossary: { names: {}, tips: {} } };

/** What a thing is: shown under the pointer, for what has the focus, and on a long press.
 * @param {{ground: {current: HTMLElement | null}}} props */
function Tip({ ground }) {
  const [shown, show] = useState(/** @type {{title: string, more: string, x: number, y: number} | null} */ (null));
  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    let timer = 0;
    const over = (/** @type {Event} */ event) => {
      const thing = /** @type {Element} */ (event.target).closest("[data-title]");
      clearTimeout(timer);
      if (!(thing instanceof SVGElement)) return show(null);
      const touch = event.type === "touchstart";
      timer = setTimeout(() => show(about(thing, element)), event.type === "focusin" ? 0 : touch ? 450 : 120);
    };
    const out = () => {
      clearTimeout(timer);
      show(null);
    };
    const escape = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && out();
    const on = [["pointerover", over], ["focusin", over], ["touchstart", over]];
    const off = [["pointerleave", out], ["focusout", out], ["touchmove", out], ["click", out], ["scroll", out]];
    for (const [name, does] of [...on, ...off]) {
      element.addEventListener(/** @type {string} */ (name), /** @type {EventListener} */ (does), { passive: true, capture: name === "scroll" });
    }
    addEventListener("keydown", escape);
    return () => {
      for (const [name, does] of [...on, ...off]) {
        element.removeEventListener(/** @type {string} */ (name), /** @type {EventListener} */ (does), { capture: name === "scroll" });
      }
      removeEventListener("keydown", escape);
    };
  }, []);
  if (!shown) return null;
  return html`<div class="tip" role="tooltip" style=${{ left: `${shown.x}px`, top: `${shown.y}px` }}>
    <strong>${shown.title}</strong>${shown.more && html`<p>${shown.more}</p>`}
  </div>`;
}

/** @param {SVGElement} thing @param {HTMLElement} ground */
function about(thing, ground) {
  const [box, frame] = [thing.getBoundingClientRect(), ground.getBoundingClientRect()];
  const x = Math.min(Math.max(box.x + box.width / 2 - frame.x, 130), frame.width - 130);
  const below = box.bottom + 120 < innerHeight || box.top < 140;
  const y = below ? box.bottom - frame.y + 8 : box.top - frame.y - 8;
  const more = explained.glossary.tips[thing.dataset.tip ?? ""] ?? "";
  return { title: thing.dataset.title ?? "", more, x, y: below ? y : y - 70 - Math.ceil(more.length / 34) * 20 };
}
