// Preact, bound to templates, and the small things that every page uses.

import { h, render } from "./vendor/preact.js";
import { useEffect, useRef } from "./vendor/hooks.js";
import htm from "./vendor/htm.js";
import { dismiss, toasts } from "./store.js";
import { say } from "./words.js";

export { h, render };
export { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/hooks.js";

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h);

const BASE = new URL(".", import.meta.url);

/** The address of a file of the client.
 * @param {string} path */
export const asset = (path) => new URL(path, BASE).pathname;

/** Goes to another page of the client.
 * @param {string} path
 * @param {boolean} [replace] */
export function go(path, replace = false) {
  if (path === location.pathname + location.hash) return;
  history[replace ? "replaceState" : "pushState"](null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** A link within the client.
 * @param {any} props */
export function Link({ to, children, ...more }) {
  /** @param {MouseEvent} event */
  const click = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(to);
  };
  return html`<a href=${to} onClick=${click} ...${more}>${children}</a>`;
}

/** The shapes of the seats, the same as on the table: disc, square, triangle, diamond, hexagon. */
const SHAPES = [
  "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z",
  "M-.88-.88H.88V.88H-.88Z",
  "M0-1.12L1.02.76H-1.02Z",
  "M0-1.16L1.1 0L0 1.16L-1.1 0Z",
  "M-.6-1.04H.6L1.2 0L.6 1.04H-.6L-1.2 0Z",
];

/** The piece of a seat: colour, shape and letter.
 * @param {{seat: number, letter: string}} props */
export function Piece({ seat, letter }) {
  return html`<svg class="piece" viewBox="-1.3 -1.3 2.6 2.6" aria-hidden="true">
    <path d=${SHAPES[seat % SHAPES.length]} class=${`seat-${seat}`} />
    <text y=${seat === 2 ? 0.5 : 0.36} font-size="1.05" text-anchor="middle" class=${`on-seat-${seat}`}>${letter}</text>
  </svg>`;
}

/** A window over the page, closed by Escape or its button; focus goes in, and back where it came from.
 * @param {{title: string, close: () => void, kind?: string, children?: any}} props */
export function Dialog({ title, close, kind = "", children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const came = document.activeElement;
    ref.current?.showModal();
    return () => /** @type {HTMLElement | null} */ (came)?.focus?.();
  }, []);
  return html`<dialog ref=${ref} class=${kind} aria-label=${title} onCancel=${close}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === ref.current && close()}>
    <div class="dialog">
      <header><h2>${title}</h2><button class="icon" onClick=${close} aria-label=${say("close")}>✕</button></header>
      <div class="body">${children}</div>
    </div>
  </dialog>`;
}

/** What has been said at the foot of the page. */
export function Toasts() {
  const all = toasts.use();
  return html`<div class="toasts" role="status" aria-live="polite">
    ${all.map((one) => html`<div key=${one.number} class=${`toast ${one.report ? "fault" : ""}`}>
      <span>${one.text}</span>
      ${one.report && html`<button onClick=${() => copy(one.report ?? "")}>${say("copy-report")}</button>`}
      <button class="icon" aria-label=${say("close")} onClick=${() => dismiss(one.number)}>✕</button>
    </div>`)}
  </div>`;
}

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}

/** Calls back now and then while a component is shown.
 * @param {() => void} work @param {number} pause */
export function useEvery(work, pause) {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const timer = setInterval(() => document.hidden || latest.current(), pause);
    return () => clearInterval(timer);
  }, [pause]);
}

/** A page's title; with a mark while something waits for whoever looks.
 * @param {string} title @param {boolean} [mark] */
export function useTitle(title, mark = false) {
  useEffect(() => {
    document.title = `${mark ? "● " : ""}${title ? `${title} · ` : ""}Karavelle`;
    const icon = document.getElementById("icon");
    icon?.setAttribute("href", asset(mark ? "icons/turn.svg" : "icons/ship.svg"));
  }, [title, mark]);
}
