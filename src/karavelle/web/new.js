// A new table: the game, how it is played, who sits there, and how long everybody may think.

import { botName } from "./side.js";
import { attempt, call, somebody } from "./net.js";
import { me, prefer, prefs } from "./store.js";
import { Switch } from "./menus.js";
import { go, html, useState, useTitle } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Game} Game */
/** @typedef {{who: string, name: string}} Wanted */

/** Profiles of clocks, as the server knows them. */
const CLOCKS = {
  none: { kind: "none" },
  quick: { kind: "live", bank: 600, increment: 10 },
  calm: { kind: "live", bank: 1800, increment: 30 },
  day: { kind: "days", hours: 24 },
  slow: { kind: "days", hours: 72 },
  daytime: { kind: "days", hours: 12, opens: 480, closes: 1320 },
};

/** @param {any} clock */
export function clockText(clock) {
  if (!clock || clock.kind === "none") return say("clock-none");
  if (clock.kind === "live") return say("clock-live", { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
  return say("clock-days", { hours: clock.hours });
}

/** @param {{games: Game[], bots: string[], first?: string}} props */
export function NewTable({ games, bots, first }) {
  const [id, setId] = useState(games.some((game) => game.id === first) ? first : games[0].id);
  const game = /** @type {Game} */ (games.find((one) => one.id === id));
  const [seats, setSeats] = useState(/** @type {Wanted[]} */ (crew(game)));
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [clock, setClock] = useState(/** @type {keyof typeof CLOCKS} */ ("none"));
  const [open, setOpen] = useState(false);
  const { confirms } = prefs.use();
  useTitle(say("new-table"));
  const choose = (/** @type {string} */ next) => {
    const found = /** @type {Game} */ (games.find((one) => one.id === next));
    setId(next);
    setOptions({});
    setSeats(resize(seats, Math.min(Math.max(seats.length, found.seats[0]), found.seats.at(-1) ?? 2)));
  };
  const change = (/** @type {number} */ place, /** @type {Partial<Wanted>} */ what) =>
    setSeats(seats.map((seat, number) => (number === place ? { ...seat, ...what } : seat)));
  const start = () => attempt(async () => {
    const own = seats.find((seat) => seat.who === "me");
    await somebody(own?.name);
    const zone = { offset: -new Date().getTimezoneOffset() };
    const profile = CLOCKS[clock].kind === "days" ? { ...CLOCKS[clock], ...zone } : CLOCKS[clock];
    const made = await call("POST", "/api/tables", {
      game: id, options, seats: seats.map(asked), clock: profile, public: open, confirms,
    });
    go(`/g/${made.table}`);
  });
  const friends = seats.some((seat) => seat.who === "open");
  return html`<main class="page">
    <h1>${say("new-table")}</h1>
    <form onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), void start())}>
      <fieldset class="choice"><legend>${say("game")}</legend>
        ${games.map((one) => html`<label key=${one.id} class=${one.id === id ? "on" : ""}><input type="radio" name="game" value=${one.id} checked=${one.id === id}
          onChange=${() => choose(one.id)} /><img src=${`/pictures/${one.id}.svg`} alt="" width="160" height="120" /><span>${one.title}</span></label>`)}
      </fieldset>
      <p>${game.about}</p>
      ${game.options.length > 0 && html`<fieldset><legend>${say("options")}</legend>
        ${game.options.map((option) => html`<label class="field" key=${option.id}><span>${option.text}</span>
          <select value=${options[option.id] ?? option.default} onChange=${(/** @type {any} */ e) => setOptions({ ...options, [option.id]: e.target.value })}>
            ${option.choices.map((choice) => html`<option value=${choice}>${option.words[choice] ?? choice}</option>`)}</select></label>`)}
      </fieldset>`}
      <fieldset class="who"><legend>${say("seats")}</legend>
        <label class="field"><span>${say("how-many")}</span><select value=${seats.length} onChange=${(/** @type {any} */ e) => setSeats(resize(seats, Number(e.target.value)))}>
          ${game.seats.map((count) => html`<option value=${count}>${count}</option>`)}</select></label>
        ${seats.map((seat, place) => html`<div class="seat" key=${place}>
          <label class="field"><span>${say("seat", { number: place + 1 })}</span>
            <select value=${seat.who} onChange=${(/** @type {any} */ e) => change(place, { who: e.target.value })}>
              <option value="me">${say("here-at-screen")}</option><option value="open">${say("a-friend")}</option>
              ${bots.map((bot) => html`<option value=${bot}>${say("is-bot", { bot: botName(bot) })}</option>`)}
            </select></label>
          ${seat.who === "me" && html`<label class="field"><span>${say("name")}</span><input value=${seat.name} maxlength="24"
            placeholder=${me.value?.name ?? say("guest-name")} onInput=${(/** @type {any} */ e) => change(place, { name: e.target.value })} /></label>`}
        </div>`)}
      </fieldset>
      <fieldset><legend>${say("clock")}</legend><label class="field"><span>${say("clock-about")}</span>
        <select value=${clock} onChange=${(/** @type {any} */ e) => setClock(e.target.value)}>
          ${Object.keys(CLOCKS).map((one) => html`<option value=${one}>${say(`clock-is-${one}`)}</option>`)}</select></label></fieldset>
      ${friends && html`<${Switch} on=${open} set=${setOpen} text=${say("public")} />`}
      <${Switch} on=${confirms} set=${(/** @type {boolean} */ on) => prefer({ confirms: on })} text=${say("confirms")} />
      <p><button class="main large">${say(friends ? "set-table" : "begin")}</button></p>
    </form>
  </main>`;
}

/** Who sits there at first: I, and bots. @param {Game} game @returns {Wanted[]} */
const crew = (game) => resize([{ who: "me", name: "" }], Math.min(3, game.seats.at(-1) ?? 2));

/** @param {Wanted[]} seats @param {number} count @returns {Wanted[]} */
const resize = (seats, count) => Array.from({ length: count }, (_, place) => seats[place] ?? { who: "mate", name: "" });

/** A seat as the server is asked for it. @param {Wanted} seat */
function asked(seat) {
  if (seat.who === "me") return { kind: "me", ...(seat.name.trim() ? { name: seat.name.trim() } : {}) };
  return seat.who === "open" ? { kind: "open" } : { kind: "bot", bot: seat.who };
}
