// A chart with a line a seat, which ends at its name.

import { html } from "./ui.js";

const WIDE = 640;
const HIGH = 260;
const EDGE = { left: 44, right: 96, top: 12, bottom: 26 };

/** `rows` holds a number a seat for each moment; `marks` are moments that can be gone to.
 * @param {{caption: string, label: string, rows: number[][], names: string[], unit?: string, top?: number,
 *   marks?: {at: number, text: string, go: () => void}[]}} props */
export function Chart({ caption, label, rows, names, unit = "", top, marks = [] }) {
  const all = rows.flat();
  const [low, high] = [Math.min(0, ...all), top ?? Math.max(1, ...all)];
  const last = rows[rows.length - 1];
  const x = (/** @type {number} */ place) => EDGE.left + ((WIDE - EDGE.left - EDGE.right) * place) / (rows.length - 1);
  const y = (/** @type {number} */ value) => HIGH - EDGE.bottom - ((HIGH - EDGE.top - EDGE.bottom) * (value - low)) / (high - low);
  const step = top ? top / 4 : Math.max(1, Math.ceil((high - low) / 5));
  const lines = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, number) => low + number * step);
  const ends = spread(last.map(y));
  const line = (/** @type {number} */ seat) => rows.map((row, place) => `${place ? "L" : "M"}${x(place).toFixed(1)} ${y(row[seat]).toFixed(1)}`).join("");
  return html`<figure class="course"><figcaption>${caption}</figcaption>
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="group" aria-label=${label}>
      ${lines.map((mark) => html`<g key=${mark}><path class="grid" d=${`M${EDGE.left} ${y(mark)}H${WIDE - EDGE.right}`} /><text x=${EDGE.left - 6} y=${y(mark) + 4} text-anchor="end">${mark}${unit}</text></g>`)}
      ${marks.map((mark, number) => html`<g key=${`mark-${number}`} class="turning" role="button" tabindex="0" aria-label=${mark.text} onClick=${mark.go}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && mark.go()}>
        <title>${mark.text}</title><path d=${`M${x(mark.at)} ${EDGE.top}V${HIGH - EDGE.bottom}`} /><circle cx=${x(mark.at)} cy=${HIGH - EDGE.bottom + 12} r="11" />
        <text x=${x(mark.at)} y=${HIGH - EDGE.bottom + 17} text-anchor="middle">${number + 1}</text></g>`)}
      ${names.map((name, seat) => html`<g key=${seat}><path class=${`line line-${seat}`} d=${line(seat)} />
        <circle class=${`dot line-${seat}`} cx=${x(rows.length - 1)} cy=${y(last[seat])} r="4" />
        <text x=${WIDE - EDGE.right + 10} y=${ends[seat] + 4}>${name.slice(0, 11)}</text></g>`)}
    </svg>
  </figure>`;
}

/** Moves labels apart that would lie on each other. @param {number[]} heights */
function spread(heights) {
  const order = heights.map((height, seat) => ({ height, seat })).sort((one, other) => one.height - other.height);
  for (let place = 1; place < order.length; place++) {
    order[place].height = Math.max(order[place].height, order[place - 1].height + 16);
  }
  const over = Math.max(0, (order.at(-1)?.height ?? 0) - (HIGH - 8));
  /** @type {number[]} */
  const found = [];
  for (const { height, seat } of order) found[seat] = height - over;
  return found;
}
