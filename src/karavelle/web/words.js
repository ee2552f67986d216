// Every word of the client, from text/<language>.ftl; games bring their own words with what the server sends.

import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

export const LANGUAGES = { en: "English", de: "Deutsch" };

/** @type {FluentBundle} */
let bundle;

/** The language in use. */
export let lang = "en";

/** Loads the words of a language.
 * @param {string} wanted */
export async function speak(wanted) {
  const next = wanted in LANGUAGES ? wanted : "en";
  const text = await (await fetch(new URL(`./text/${next}.ftl`, import.meta.url))).text();
  bundle = new FluentBundle(next, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  lang = next;
  document.documentElement.lang = next;
}

/** A message in words.
 * @param {string} key
 * @param {Record<string, string | number>} [args] */
export function say(key, args) {
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`no words for ${key}`);
  return bundle.formatPattern(message.value, args);
}

/** Whether there are words for a key.
 * @param {string} key */
export const knows = (key) => bundle.hasMessage(key);

/** A moment, in the reader's way.
 * @param {number} seconds */
export function when(seconds) {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const how = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(lang, how).format(date);
}

/** How much time is left, like 4:05 or 2 d 3 h.
 * @param {number} seconds */
export function span(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  const [days, hours] = [Math.floor(left / 86400), Math.floor((left % 86400) / 3600)];
  const minutes = Math.floor((left % 3600) / 60);
  if (days) return say("span-days", { days, hours });
  const tail = String(left % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}
