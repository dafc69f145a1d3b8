// The drawings of the game, as pictures in the page: all of them come from the one sprite.

import { h, s } from "./dom.js";

/** What stands for a colour, or for "wild". @param {string} colour */
export const letterOf = (colour) => colour[0].toUpperCase();

/** "R red". @param {string} colour */
export const lettered = (colour) => `${letterOf(colour)} ${colour}`;

/**
 * A drawing by its name, such as "face-green", "colour-red" or "card-skip". With no label it is decoration.
 * Its ink is the text colour; holes are filled with --paper.
 * @param {string} name @param {string} [label]
 */
export function art(name, label = "") {
  const who = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return s("svg.art", { viewBox: "0 0 32 32", ...who }, s("use", { href: `/art/sprite.svg#${name}` }));
}

/** A face by its id. @param {string} id */
export const faceArt = (id, label = "") => art(`face-${id}`, label);

/** A colour is never shown alone: its shape, its letter and its word. @param {string} colour */
export function colourChip(colour) {
  return h("span.chip", { dataset: { colour } }, art(`colour-${colour}`), lettered(colour));
}

/** Small line pictures for buttons of the page itself, not of the game. */
const ICONS = {
  sound: ["M4 9.5v5h3.5L12 19V5L7.5 9.5z", "M15.5 8.5a5 5 0 0 1 0 7", "M18 6a9 9 0 0 1 0 12"],
  silent: ["M4 9.5v5h3.5L12 19V5L7.5 9.5z", "M16 9.5l5 5", "M21 9.5l-5 5"],
  voice: ["M4 5h16v11h-9l-4.5 4v-4H4z", "M8.5 9h7", "M8.5 12h4.5"],
  dark: ["M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"],
  light: [
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    "M12 2.5v2",
    "M12 19.5v2",
    "M2.5 12h2",
    "M19.5 12h2",
    "M5.3 5.3l1.4 1.4",
    "M17.3 17.3l1.4 1.4",
    "M5.3 18.7l1.4-1.4",
    "M17.3 6.7l1.4-1.4",
  ],
  wrench: [
    "M14.5 6.5a4 4 0 0 1 5.2-1.2l-2.9 2.9 1 1.9 2 .9 2.2-2.6a4.2 4.2 0 0 1-6 4.4l-7.6 7.6a2 2 0 0 1-2.9-2.9l7.6-7.6a4.2 4.2 0 0 1 1.4-3.4z",
  ],
  menu: ["M4 7h16", "M4 12h16", "M4 17h16"],
  close: ["M6 6l12 12", "M18 6L6 18"],
  more: ["M5 12h.01", "M12 12h.01", "M19 12h.01"],
  undo: ["M8 5L4 9l4 4", "M4.5 9H14a5.5 5.5 0 0 1 0 11h-4"],
  plus: ["M12 5v14", "M5 12h14"],
  minus: ["M5 12h14"],
  up: ["M6 14l6-6 6 6"],
  down: ["M6 10l6 6 6-6"],
  home: ["M4 11.5L12 5l8 6.5", "M6.5 10v9h11v-9"],
};

/** @typedef {keyof typeof ICONS} IconName */

/** @param {IconName} name */
export const icon = (name) => linePicture("svg", ICONS[name]);

/** A picture of lines in the text colour. Screen readers skip it. @param {string} tag @param {string[]} paths */
export function linePicture(tag, paths) {
  return s(
    tag,
    {
      viewBox: "0 0 24 24",
      "aria-hidden": "true",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 2.2,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    paths.map((d) => s("path", { d })),
  );
}
