// Rows of bars: a name and a figure, and the bar below them. They read the same on a phone and on a TV.

import { s } from "../lib/dom.js";
import { drawing, plot, words } from "./plot.js";

const ROW = 56;
const BAR = 14;
const THIN = 5;
const ICON = 32;

/**
 * @typedef {{
 *   name: string, figure: string, value: number, art?: string, quiet?: boolean,
 *   second?: number, band?: [number, number], mark?: number,
 * }} Row `second` is a thinner bar with a scale of its own; `band` is where chance keeps the value
 */

/** @param {string} label @param {Row[]} rows */
export function bars(label, rows) {
  const most = Math.max(...rows.flatMap((row) => [row.value, row.band?.[1] ?? 0])) || 1;
  const mostSecond = Math.max(...rows.map((row) => row.second ?? 0)) || 1;
  return plot(label, (width) => ({
    height: rows.length * ROW,
    marks: rows.map((row, place) => bar(row, place * ROW, width, most, mostSecond)),
  }));
}

/** @param {Row} row @param {number} top @param {number} width @param {number} most @param {number} mostSecond */
function bar(row, top, width, most, mostSecond) {
  const { band, mark = 0, second = 0 } = row;
  const left = row.art ? ICON + 12 : 0;
  const room = width - left;
  const at = (/** @type {number} */ value) => left + (room * value) / most;
  const y = top + 26;
  const rounded = { y, height: BAR, rx: BAR / 2 };
  return s(
    row.quiet ? "g.quiet-row" : "g",
    {},
    row.art && drawing(row.art, 0, top + 8, ICON),
    words("name", left, top + 18, row.name),
    words("figure", width, top + 18, row.figure, "end"),
    s("rect.rail", { x: left, width: room, ...rounded }),
    band &&
      s("rect.band", {
        x: at(band[0]),
        width: at(band[1]) - at(band[0]),
        y: y - 4,
        height: BAR + 8,
        rx: 4,
      }),
    row.value > 0 && s("rect.bar", { x: left, width: Math.max(BAR, at(row.value) - left), ...rounded }),
    band && s("line.mark", { x1: at(mark), x2: at(mark), y1: y - 4, y2: y + BAR + 4 }),
    second > 0 &&
      s("rect.second", {
        x: left,
        y: y + BAR + 3,
        width: Math.max(THIN, (room * second) / mostSecond),
        height: THIN,
        rx: THIN / 2,
      }),
  );
}
