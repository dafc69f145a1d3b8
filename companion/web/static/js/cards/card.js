// A card as a picture: white edge, colour field, big symbol, and two corners that can be seen in a fan too.

/** @import { CardView } from "../lib/messages.d.ts" */

import { letterOf } from "../lib/art.js";
import { s } from "../lib/dom.js";

/** A card is 100 wide and 150 high. */
const BOX = "0 0 100 150";
/** @type {Record<string, string|undefined>} */
const CORNER_WORDS = { "draw-two": "+2", "wild-draw-four": "+4" };

/**
 * @param {CardView} card
 * @param {string[]} colours of the edition, for the four parts of a wild
 */
export function cardPicture(card, colours) {
  return s(
    "svg.playing-card",
    {
      viewBox: BOX,
      role: "img",
      "aria-label": card.name,
      "data-field": card.colour ?? "wild",
      "data-kind": card.kind,
      "data-colours": colours.join(" "),
    },
    s("rect.card-paper", { x: 0.5, y: 0.5, width: 99, height: 149, rx: 12 }),
    s("rect.card-field", { x: 6, y: 6, width: 88, height: 138, rx: 8 }),
    card.colour ? coloured(card) : wild(card, colours),
    [0, 180].map((turn) => s("g", { transform: `rotate(${turn} 50 75)` }, corner(card))),
  );
}

/** The back of a card: the sponge, because it is the tray's deck. */
export function cardBack(label = "a card, face down") {
  return s(
    "svg.playing-card.card-back",
    { viewBox: BOX, ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }) },
    s("rect.card-paper", { x: 0.5, y: 0.5, width: 99, height: 149, rx: 12 }),
    s("rect.card-field", { x: 6, y: 6, width: 88, height: 138, rx: 8 }),
    s("path.back-waves", { d: [24, 126].map((y) => `M6 ${y} q11 -12 22 0 t22 0 t22 0 t22 0`).join(" ") }),
    s("rect.back-sponge", { x: 22, y: 46, width: 56, height: 56, rx: 14 }),
    [
      [30, 56, 3],
      [70, 94, 3.5],
      [31, 92, 2.5],
      [68, 54, 2],
    ].map(([cx, cy, r]) => s("circle.back-pore", { cx, cy, r })),
    [39, 61].map((cx) => [
      s("circle.back-eye", { cx, cy: 68, r: 10 }),
      s("circle.back-pupil", { cx: cx + (50 - cx) / 4, cy: 69, r: 4.5 }),
    ]),
    s("circle.back-nose", { cx: 50, cy: 82, r: 5.5 }),
    s("path.back-mouth", { d: "M39 90 q11 8 22 0" }),
  );
}

/** @param {CardView} card */
function coloured(card) {
  const shape = s("g.card-shape", {}, use(`colour-${card.colour}`, 12, 37, 76));
  if (card.number === null) return [shape, card.art ? use(card.art, 21, 46, 58, "card-art") : name(card)];
  if (!card.art) return [shape, text("card-number", 50, 78, 76, card.number)];
  return [shape, use(card.art, 34, 32, 48, "card-art"), text("card-number", 50, 106, 52, card.number)];
}

/** @param {CardView} card @param {string[]} colours */
function wild(card, colours) {
  const parts = colours.slice(0, 4).map((colour, index) =>
    s("rect.card-part", {
      "data-field": colour,
      x: 9 + (index % 2) * 42,
      y: index < 2 ? 9 : 76,
      width: 40,
      height: 65,
      rx: 6,
    }),
  );
  const middle = card.art ? use(card.art, 30, 55, 40, "card-art") : name(card);
  return [parts, s("circle.card-medal", { cx: 50, cy: 75, r: 30 }), middle];
}

/** A special card that has no drawing says what it is. @param {CardView} card */
function name(card) {
  const colour = `${card.colour} `;
  const own = card.name.toLowerCase().startsWith(colour) ? card.name.slice(colour.length) : card.name;
  const words = own.split(" ").slice(0, 4);
  return words.map((word, index) =>
    text("card-word", 50, 78 + (index - (words.length - 1) / 2) * 18, Math.min(18, 108 / word.length), word),
  );
}

/** @param {CardView} card */
function corner(card) {
  const word = card.number ?? CORNER_WORDS[card.kind];
  const middle = 21;
  return s(
    "g.card-corner",
    {},
    word !== undefined
      ? [
          text("card-corner-word", middle, 25, word.toString().length > 1 ? 24 : 32, word),
          (word === 6 || word === 9) &&
            s("rect.card-underline", { x: middle - 8, y: 36.5, width: 16, height: 3, rx: 1.5 }),
        ]
      : card.art && use(card.art, middle - 11, 13, 22, "card-art"),
    s(
      "g.card-letter",
      {},
      card.colour && s("g.card-shape", {}, use(`colour-${card.colour}`, 9.5, 42, 11)),
      text("card-corner-letter", card.colour ? 28 : middle, 48, 14, letterOf(card.colour ?? "wild")),
    ),
  );
}

/** @param {string} name @param {number} x @param {number} y @param {number} size */
function use(name, x, y, size, kind = "") {
  return s(kind ? `use.${kind}` : "use", { href: `/art/sprite.svg#${name}`, x, y, width: size, height: size });
}

/** @param {string} kind @param {number} x @param {number} y @param {number} size @param {string|number} words */
function text(kind, x, y, size, words) {
  return s(`text.${kind}`, { x, y, "font-size": size, "text-anchor": "middle", "dominant-baseline": "central" }, words);
}
