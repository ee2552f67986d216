// Where the parts of a table lie: in one column on narrow screens, else in two, as large as they can be read at once.

const GAP = 10;
const LEAST_LOG = 190;
const NARROW = 760;
const ABREAST = 4;

/** @typedef {{id: string, width: number, height: number}} Sized */
/** @typedef {{columns: {width: number, rows: string[][]}[], above: number, narrow: boolean}} Plan
 * `above`: so many rows of the last column lie above the log; what finds no room on the screen lies below it. */

/** The best plan for these parts on a ground of this size: the board in the left column, everything else on either side.
 * @param {Sized[]} parts @param {number} width @param {number} height
 * @returns {Plan} */
export function arrange(parts, width, height) {
  if (width < NARROW || !parts.length) {
    return { narrow: true, columns: [{ width, rows: parts.map((part) => [part.id]) }], above: parts.length };
  }
  const [board, ...others] = blocks(parts);
  let best = { worth: -Infinity, plan: /** @type {Plan | null} */ (null) };
  for (let left = 0.36; left <= 0.78; left += 0.02) {
    const [wide, rest] = [left * width, (1 - left) * width - GAP];
    for (let mask = 0; mask < 1 << others.length; mask++) {
      const one = column([board, ...others.filter((_, place) => mask & (1 << place))], wide);
      const two = column(others.filter((_, place) => !(mask & (1 << place))), rest);
      const worth =
        2 * Math.log(wide / board[0].width) + one.worth + two.worth -
        20 * Math.max(0, (wide * board[0].height) / board[0].width / height - 1) -
        4 * Math.max(0, one.height / height - 1) -
        4 * Math.max(0, (two.height + LEAST_LOG) / height - 1);
      if (worth > best.worth) {
        const columns = [{ width: wide, rows: one.rows }, { width: rest, rows: two.rows }];
        const above = two.ends.filter((end) => end <= height - LEAST_LOG).length;
        best = { worth, plan: { narrow: false, columns, above } };
      }
    }
  }
  return /** @type {Plan} */ (best.plan);
}

/** Parts of the same size that follow each other, like the mats of all seats, stay together.
 * @param {Sized[]} parts @returns {Sized[][]} */
function blocks(parts) {
  /** @type {Sized[][]} */
  const found = [];
  for (const part of parts) {
    const last = found.at(-1)?.[0];
    if (found.length > 1 && last && last.width === part.width && last.height === part.height) found.at(-1)?.push(part);
    else found.push([part]);
  }
  return found;
}

/** Larger is better, the more so where it is hard to read; larger than life is not. @param {number} scale */
const value = (scale) => Math.log(Math.min(scale, 0.85)) * (scale < 0.5 ? 1.6 : 1) - Math.max(0, scale - 1);

/** Blocks below each other, each with as many of its parts abreast as serves it best.
 * @param {Sized[][]} lying @param {number} width */
function column(lying, width) {
  /** @type {string[][]} */
  const rows = [];
  /** @type {number[]} */
  const ends = [];
  let [height, worth] = [0, 0];
  for (const block of lying) {
    const [{ width: wide, height: high }] = block;
    const abreast = Math.min(ABREAST, block.length, Math.max(1, Math.round(width / (wide * 0.62))));
    const share = (width - GAP * (abreast - 1)) / abreast;
    worth += value(share / wide) * Math.sqrt(block.length);
    for (let place = 0; place < block.length; place += abreast) {
      rows.push(block.slice(place, place + abreast).map((part) => part.id));
      height += (share * high) / wide + GAP;
      ends.push(height);
    }
  }
  return { rows, ends, worth, height: height - GAP };
}
