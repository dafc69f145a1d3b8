// Who somebody is in the lobby: a creature of our own drawing in the colour they chose, with its letter and shape.

/** @import { ColourName, Creature } from "./messages.d.ts" */

import { art, letterOf } from "./art.js";
import { h, s } from "./dom.js";

/** Bodies, on a grid of 48; eyes are drawn over them. @type {Record<Creature, {body: string, eyes: [number, number, number, number]}>} */
const CREATURES = {
  fish: { body: "M4 14l10 7q8-11 18-9 9 2 12 12-3 10-12 12-10 2-18-9L4 34q5-10 0-20z", eyes: [33, 21, 39, 22] },
  crab: {
    body: "M24 18q14 0 15 11 0 9-15 9T9 29q1-11 15-11zM8 22q-6-6-2-13l4 4 4-4q2 7-2 12zM40 22q6-6 2-13l-4 4-4-4q-2 7 2 12zM11 35l-5 6M37 35l5 6M17 38l-3 6M31 38l3 6",
    eyes: [19, 25, 29, 25],
  },
  octopus: {
    body: "M24 4q14 0 14 15 0 8 5 14 3 5-2 7-4 1-6-4 0 8-5 8-4 0-6-7-2 7-6 7-5 0-5-8-2 5-6 4-5-2-2-7 5-6 5-14Q10 4 24 4z",
    eyes: [18, 19, 30, 19],
  },
  starfish: {
    body: "M24 3q4 0 6 12 14-1 14 3 0 4-10 10 5 13 2 15t-12-8q-9 10-12 8t2-15Q4 22 4 18q0-4 14-3Q20 3 24 3z",
    eyes: [19, 22, 29, 22],
  },
  turtle: {
    body: "M6 30q2-18 18-18 13 0 15 14 6-4 7 2 0 6-8 6l-2 8h-7l-2-7h-8l-2 7h-7l-1-8q-4-1-3-4z",
    eyes: [39, 28, 44, 28],
  },
  whale: {
    body: "M4 24q0-12 16-12 14 0 17 13 5-1 4-8-3-4-2-8l5 3 4-3q3 6-2 10 0 19-16 21-26 1-26-16z",
    eyes: [11, 25, 18, 25],
  },
  snail: {
    body: "M4 40q0-5 6-5 2-8 4-11l-3-7 3-1 3 6 4-6 3 1-3 8q-1 4 0 7 0-17 13-17 10 1 10 11 0 9-6 12 4 0 5 2z",
    eyes: [11, 14, 22, 14],
  },
  jellyfish: {
    body: "M6 24Q6 5 24 5t18 19q-3 4-6 0-2 12 1 19-6-6-6-18-4 4-5 0-1 12 2 20-7-8-7-20-2 4-5 0-1 11 1 18-6-6-6-19-2 3-5 0z",
    eyes: [18, 18, 30, 18],
  },
};

/** In the order in which they are offered. */
export const NAMES = /** @type {Creature[]} */ (Object.keys(CREATURES));

/** @type {ColourName[]} */
export const COLOURS = ["red", "yellow", "green", "blue", "pink"];

/** A creature alone, as decoration. @param {Creature} name @param {ColourName} colour */
export function creature(name, colour) {
  const { body, eyes } = CREATURES[name];
  const [x1, y1, x2, y2] = eyes;
  return s(
    "svg.creature",
    { viewBox: "0 0 48 48", "aria-hidden": "true", "data-colour": colour },
    s("path.creature-body", { d: body }),
    [
      [x1, y1],
      [x2, y2],
    ].map(([cx, cy]) => [s("circle.creature-eye", { cx, cy, r: 3.4 }), s("circle.creature-pupil", { cx, cy, r: 1.6 })]),
  );
}

/** A creature with the letter and the shape of its colour. @param {{creature: Creature, colour: ColourName}} guest */
export function badge(guest) {
  return h(
    "span.badge",
    { "aria-hidden": "true" },
    creature(guest.creature, guest.colour),
    h("span.badge-colour", {}, art(`colour-${guest.colour}`), letterOf(guest.colour)),
  );
}
