// What keeps its key and changes its place is seen moving; what is new appears; what has changed where it is, glints.

import { pace } from "./store.js";

const EASE = "cubic-bezier(.3, .1, .2, 1)";
const NEAR = 2;

/** Where everything with a key is, before the table changes. */
export class Motion {
  constructor() {
    /** @type {Map<string, DOMRect> | null} */
    this.places = null;
    /** @type {Element | null} */
    this.root = null;
  }

  /** Remembers how things lie. */
  before() {
    if (!this.root || !pace() || document.hidden) return void (this.places = null);
    const places = new Map();
    for (const thing of keyed(this.root)) places.set(thing.dataset.key, thing.getBoundingClientRect());
    this.places = places;
  }

  /** Lets things go from where they were to where they are. Nothing waits for this. */
  after() {
    const [places, time] = [this.places, pace()];
    this.places = null;
    if (!places || !this.root || !time) return;
    /** @type {Map<Element, [number, number]>} */
    const shifted = new Map();
    const plans = keyed(this.root).map((thing) => this.plan(thing, places, shifted));
    for (const plan of plans) plan?.(time); // all places are read before anything is moved
  }

  /** How one thing comes to its place.
   * @param {SVGGraphicsElement} thing
   * @param {Map<string, DOMRect>} places
   * @param {Map<Element, [number, number]>} shifted
   * @returns {((time: number) => void) | null} */
  plan(thing, places, shifted) {
    const from = places.get(thing.dataset.key ?? "");
    const to = thing.getBoundingClientRect();
    if (!to.width) return null;
    if (!from?.width) {
      return thing.parentElement?.closest("[data-key]") ? null : (time) => appear(thing, time);
    }
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    const above = thing.parentElement?.closest("[data-key]");
    const [aboveX, aboveY] = (above && shifted.get(above)) ?? [0, 0];
    if (Math.hypot(x - aboveX, y - aboveY) < NEAR) return null;
    shifted.set(thing, [x, y]);
    const grid = /** @type {SVGGraphicsElement} */ (thing.parentNode).getScreenCTM?.();
    const scale = grid ? Math.hypot(grid.a, grid.b) : 1;
    return (time) => travel(thing, (x - aboveX) / scale, (y - aboveY) / scale, time);
  }
}

/** @param {Element} root @returns {SVGGraphicsElement[]} */
const keyed = (root) => [...root.querySelectorAll("[data-key]")].map((one) => /** @type {SVGGraphicsElement} */ (one));

/** @param {SVGGraphicsElement} thing @param {number} x @param {number} y @param {number} time */
function travel(thing, x, y, time) {
  const part = thing.closest(".part");
  part?.classList.add("moving");
  const going = thing.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }], {
    duration: time * 1.4,
    easing: EASE,
    composite: "replace",
  });
  going.finished.then(() => part?.classList.remove("moving")).catch(() => {});
}

/** @param {SVGGraphicsElement} thing @param {number} time */
function appear(thing, time) {
  thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time, easing: "ease-out" });
}
