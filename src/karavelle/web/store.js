// Values that several parts of the page look at: who hears of a change is drawn anew.

import { useEffect, useState } from "./vendor/hooks.js";

/** A value that can be watched.
 * @template T */
export class Store {
  /** @param {T} value */
  constructor(value) {
    this.value = value;
    /** @type {Set<() => void>} */
    this.watchers = new Set();
  }

  /** @param {T} value */
  set(value) {
    this.value = value;
    for (const tell of [...this.watchers]) tell();
  }

  /** The value, for a component that is drawn anew when it changes.
   * @returns {T} */
  use() {
    const [, draw] = useState(0);
    useEffect(() => {
      const tell = () => draw((count) => count + 1);
      this.watchers.add(tell);
      tell(); // it may have changed between the drawing and now
      return () => void this.watchers.delete(tell);
    }, [this]);
    return this.value;
  }
}

/** What the visitor prefers; kept in the browser, and with the person where there is one. */
const DEFAULTS = {
  lang: "",
  theme: "",
  speed: 250,
  sound: false,
  confirms: false,
  list: false,
  push: false,
  board: "picture",
};

/** @typedef {typeof DEFAULTS} Prefs */

const KEPT = "karavelle";

/** @returns {Prefs} */
function kept() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs = new Store(kept());

/** Changes preferences, here and in other tabs.
 * @param {Partial<Prefs>} changes */
export function prefer(changes) {
  const next = { ...prefs.value, ...changes };
  try {
    localStorage.setItem(KEPT, JSON.stringify(next));
  } catch {
    // a browser that keeps nothing forgets them with the page
  }
  const root = document.documentElement;
  if (next.theme) root.dataset.theme = next.theme;
  else delete root.dataset.theme;
  prefs.set(next);
}

addEventListener("storage", (event) => {
  if (event.key === KEPT) prefs.set(kept());
});

/** How long things take that move, in milliseconds; nothing for those who want no motion. */
export function pace() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : Number(prefs.value.speed);
}

/** The person at this browser, or null as long as nobody knows him.
 * @type {Store<import("./types").Person | null>} */
export const me = new Store(/** @type {import("./types").Person | null} */ (null));

/** Sentences that are shown for a while at the foot of the page.
 * @type {Store<import("./types").Toast[]>} */
export const toasts = new Store(/** @type {import("./types").Toast[]} */ ([]));

let toastNumber = 0;

/** Shows a sentence for a while; an error stays until it is put away, and offers a report.
 * @param {string} text
 * @param {string} [report] */
export function toast(text, report) {
  const one = { number: ++toastNumber, text, report };
  toasts.set([...toasts.value.filter((other) => other.text !== text), one]);
  if (!report) setTimeout(() => dismiss(one.number), 5000);
}

/** @param {number} number */
export function dismiss(number) {
  toasts.set(toasts.value.filter((one) => one.number !== number));
}
