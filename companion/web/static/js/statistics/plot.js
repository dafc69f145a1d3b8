// A plot: an SVG that is drawn anew for the width it gets, so that its letters stay as large as the page's.

import { h, s } from "../lib/dom.js";

/**
 * @param {string} label what it shows, in one sentence
 * @param {(width: number) => {height: number, marks: Node[]}} draw
 */
export function plot(label, draw) {
  const box = h("div.plot");
  let drawn = 0;
  const redraw = (/** @type {number} */ width) => {
    if (!width || width === drawn) return;
    drawn = width;
    const { height, marks } = draw(width);
    box.replaceChildren(
      s("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": label }, marks),
    );
  };
  new ResizeObserver(([entry]) => redraw(Math.floor(entry.contentRect.width))).observe(box);
  return box;
}

/**
 * @param {string} kind class of the text @param {number} x @param {number} y @param {string|number} text
 * @param {"start"|"middle"|"end"} [anchor]
 */
export function words(kind, x, y, text, anchor = "start") {
  return s(`text.${kind}`, { x, y, "text-anchor": anchor }, text);
}

/**
 * A drawing of the game inside a plot.
 * @param {string} name @param {number} x @param {number} y @param {number} size
 */
export function drawing(name, x, y, size) {
  return s("use", { href: `/art/sprite.svg#${name}`, x, y, width: size, height: size });
}

const NICE = [1, 2, 5];

/** Round values from 0 to `most`, about as many as `wanted`. @param {number} most @param {number} wanted */
export function ticks(most, wanted) {
  const rough = Math.max(most, 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * (NICE.find((nice) => nice * power >= rough) ?? 10));
  const values = [];
  for (let value = 0; value < most + step; value += step) values.push(value);
  return values;
}
