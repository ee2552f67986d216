// Talking to the server: requests, and the live connection to a table. docs/server.md tells the protocol.

import { Store, me, toast } from "./store.js";
import { lang, say } from "./words.js";

const PING = 2_500;
const DEAD = 9_000;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
const CLIENT = document.documentElement.dataset.client ?? "";

/** Something that the server refuses. */
export class Refusal extends Error {
  /** @param {number} status @param {string} code @param {string} message @param {any} [view] */
  constructor(status, code, message, view) {
    super(message);
    this.status = status;
    this.code = code;
    this.view = view;
  }
}

/** One request; what comes back is JSON, nothing, or a refusal.
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 * @returns {Promise<any>} */
export async function call(method, path, body) {
  const address = new URL(path, location.origin);
  if (!address.searchParams.has("lang")) address.searchParams.set("lang", lang);
  /** @type {Response} */
  let response;
  try {
    response = await fetch(address, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, "offline", say("no-network"));
  }
  compare(response.headers.get("karavelle-client"));
  if (response.status === 204) return null;
  const type = response.headers.get("content-type") ?? "";
  const said = type.includes("json") ? await response.json() : await response.text();
  if (response.ok) return said;
  const wrong = said?.error ?? {};
  throw new Refusal(response.status, wrong.code ?? "", wrong.message ?? say("no-sense"), said?.view);
}

/** A server with another client has taken over: this page is loaded anew, unless somebody is writing.
 * @param {string | null} serving */
function compare(serving) {
  if (!serving || serving === CLIENT) return;
  const writing = document.activeElement?.matches("input, textarea");
  const tried = sessionStorage.getItem("karavelle-anew") === serving;
  if (writing || tried) return toast(say("new-version"));
  sessionStorage.setItem("karavelle-anew", serving);
  location.reload();
}

/** Does what a button asks for, and shows what goes wrong.
 * @param {() => Promise<unknown>} work */
export async function attempt(work) {
  try {
    await work();
  } catch (error) {
    complain(error);
  }
}

/** Shows an error: what to do, and a report to copy where it is a fault of ours.
 * @param {unknown} error */
export function complain(error) {
  if (error instanceof Refusal && error.status < 500) return toast(error.message);
  const told = error instanceof Error ? error : new Error(String(error));
  const report = [told.message, told.stack ?? "", location.pathname, CLIENT, navigator.userAgent].join("\n");
  toast(error instanceof Refusal ? told.message : say("fault"), report);
}

/** Who is there; a stranger gets a name of his own when he first does something. */
export async function recognise() {
  me.set((await call("GET", "/api/me")).person);
}

/** The person at this browser, who comes in as a guest if nobody knows him yet.
 * @param {string} [name] */
export async function somebody(name) {
  if (me.value) return me.value;
  const { person } = await call("POST", "/api/guests", { name: name || say("guest-name") });
  me.set(person);
  return person;
}

/** A live connection to a table, which mends itself: what was not acknowledged is sent again, and done once. */
export class Live {
  /** @param {string} table @param {boolean} words */
  constructor(table, words = false) {
    this.table = table;
    this.words = words;
    /** @type {Store<import("./types").View | null>} */
    this.view = new Store(/** @type {import("./types").View | null} */ (null));
    /** @type {Store<"connecting" | "open" | "waiting">} */
    this.state = new Store(/** @type {"connecting" | "open" | "waiting"} */ ("connecting"));
    /** @type {Map<string, {message: any, done: (number: number) => void, fail: (why: Error) => void}>} */
    this.deeds = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.pause = FIRST_PAUSE;
    this.heard = 0;
    this.over = false;
    this.before = () => {};
    this.timer = setInterval(() => this.keep(), PING);
    this.onWake = () => this.retry();
    addEventListener("online", this.onWake);
    document.addEventListener("visibilitychange", this.onWake);
    this.open();
  }

  close() {
    this.over = true;
    clearInterval(this.timer);
    clearTimeout(this.later);
    removeEventListener("online", this.onWake);
    document.removeEventListener("visibilitychange", this.onWake);
    this.socket?.close();
  }

  /** Opens the connection with the number that is known, and sends again what was not acknowledged. */
  open() {
    clearTimeout(this.later);
    this.state.set("connecting");
    const address = new URL(`/api/tables/${this.table}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const since = this.view.value?.number ?? 0;
    address.search = String(new URLSearchParams({ since: String(since), lang, words: String(this.words) }));
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heard = performance.now();
    socket.addEventListener("open", () => {
      for (const { message } of this.deeds.values()) socket.send(JSON.stringify(message));
      if (since) call("GET", "/api/me").catch(() => {}); // notices a new client
    });
    socket.addEventListener("message", (message) => this.hear(JSON.parse(message.data)));
    socket.addEventListener("close", () => {
      if (socket === this.socket) this.lose();
    });
  }

  /** The connection is gone; another one is opened after a pause that grows and is never the same for all. */
  lose() {
    if (this.over) return;
    this.socket = null;
    this.state.set("waiting");
    const pause = this.pause * (0.5 + Math.random());
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
    this.later = setTimeout(() => this.open(), pause);
  }

  /** Tries again at once. */
  retry() {
    if (!this.over && this.state.value === "waiting" && !document.hidden) this.open();
  }

  /** Says that this client is there, and hangs up on a server that says nothing any more. */
  keep() {
    const socket = this.socket;
    if (!socket) return;
    if (performance.now() - this.heard > DEAD) {
      socket.close();
      if (socket === this.socket) this.lose();
    } else if (socket.readyState === WebSocket.OPEN) {
      socket.send('{"do": "ping"}');
    }
  }

  /** @param {any} said */
  hear(said) {
    this.heard = performance.now();
    this.pause = FIRST_PAUSE;
    if (said.type === "table") return this.learn(said);
    if (said.type === "pong") return;
    const deed = this.deeds.get(said.move);
    this.deeds.delete(said.move);
    if (said.type === "done") deed?.done(said.number);
    else if (deed) deed.fail(new Refusal(said.status, said.code, said.message));
    else if (said.code === "no_table" || said.status === 404) this.fail(said);
    else if (said.code === "not_signed_in") void recognise();
    else toast(said.message);
  }

  /** @param {{message: string}} said */
  fail(said) {
    this.close();
    this.missing = said.message;
    this.state.set("open");
  }

  /** A newer table: of log and picture only what has changed was sent.
   * @param {import("./types").View} view */
  learn(view) {
    const old = this.view.value;
    const same = old && old.viewer === view.viewer;
    if (old && !same && view.since > 0) return this.send({ do: "look", since: 0 });
    const groups = (same ? old.log.groups : []).filter((group) => group.place < view.log.from);
    view.log.groups = [...groups, ...view.log.groups];
    const known = same && view.since > 0 ? old.events : [];
    const last = known.at(-1)?.number ?? 0;
    view.events = [...known, ...view.events.filter((event) => event.number > last)];
    for (const part of view.scene ?? []) {
      part.content ??= old?.scene.find((other) => other.id === part.id)?.content ?? [];
    }
    this.before();
    this.state.set("open");
    this.view.set(view);
  }

  /** @param {any} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Does something at the table; the promise is kept when the server has it written down.
   * @param {string} deed
   * @param {any} [what]
   * @returns {Promise<number>} */
  do(deed, what = {}) {
    const move = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
    const message = { do: deed, move, ...what };
    return new Promise((done, fail) => {
      this.deeds.set(move, { message, done, fail });
      this.send(message);
    });
  }

  /** Asks for the whole table anew. */
  look() {
    this.send({ do: "look", since: 0 });
  }
}
