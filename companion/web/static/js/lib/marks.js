// Small drawings: which picture stands for an edition or a sort of card, and line pictures for buttons and notices.

import { linePicture } from "./art.js";

/** @type {Record<string, string|undefined>} */
const EDITIONS = {
  "eye-eye": "card-eyeball",
  spin: "card-spin",
  corn: "card-narwhal",
  "monster-high": "card-urrrhhh",
  mario: "card-star",
};
/** @type {Record<string, string|undefined>} */
const SORTS = {
  "draw-two": "card-draw-two",
  reverse: "card-reverse",
  skip: "card-skip",
  wild: "card-wild",
  "wild-draw-four": "card-wild-draw-four",
  narwhal: "card-narwhal",
  urrrhhh: "card-urrrhhh",
  "super-star": "card-star",
  custom: "card-custom",
  eyeball: "card-eyeball",
  spin: "card-spin",
};

/** The name of an edition's drawing; editions from outside use that of the wild. @param {string} id */
export const editionMark = (id) => EDITIONS[id] ?? "card-wild";

/** The name of a sort's drawing, or null where its label says it all. @param {string} id */
export const sortMark = (id) => SORTS[id] ?? null;

const LINES = {
  turn: ["M8 5l9 7-9 7z"],
  crown: ["M3.5 18.5h17", "M4 15l-1-8.5 5.5 4L12 4l3.5 6.5 5.5-4L20 15z"],
  deal: [
    "M8.5 4.5h9a2 2 0 0 1 2 2v11",
    "M5.5 7.5h8a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2V9.5a2 2 0 0 1 2-2z",
  ],
  clockwise: ["M19.5 12a7.5 7.5 0 1 1-2.4-5.5", "M19.5 3.5v4.4h-4.4"],
  anticlockwise: ["M4.5 12a7.5 7.5 0 1 0 2.4-5.5", "M4.5 3.5v4.4h4.4"],
  next: ["M5 12h13", "M12.5 6l6 6-6 6"],
  skip: ["M5 6l6 6-6 6", "M12 6l6 6-6 6"],
  reverse: ["M4 8.5h13", "M13.5 4.5l4 4-4 4", "M20 15.5H7", "M10.5 11.5l-4 4 4 4"],
  shout: ["M4 10v4h3l8 4.5v-13L7 10z", "M18.5 8.5l2-1.5", "M19 12h2.5", "M18.5 15.5l2 1.5"],
  score: ["M5 4.5h14v15H5z", "M8.5 9h7", "M8.5 12.5h7", "M8.5 16h4"],
  people: [
    "M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z",
    "M3 19c.4-3.4 2.6-5 6-5s5.6 1.6 6 5",
    "M16 11a2.6 2.6 0 1 0-1-5",
    "M17.5 14.2c2.1.5 3.3 2 3.6 4.3",
  ],
  pause: ["M8 5.5v13", "M16 5.5v13"],
  play: ["M7.5 5l11 7-11 7z"],
  stop: ["M6.5 6.5h11v11h-11z"],
  rules: ["M5 5.5c3-1 5-.6 7 1 2-1.6 4-2 7-1v13c-3-1-5-.6-7 1-2-1.6-4-2-7-1z", "M12 6.5v13"],
  join: ["M4.5 4.5h6v6h-6z", "M13.5 4.5h6v6h-6z", "M4.5 13.5h6v6h-6z", "M13.5 13.5h2.5v2.5h-2.5z", "M19.5 17v2.5H17"],
  person: ["M12 11.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2z", "M5 20c.5-4 3-6 7-6s6.5 2 7 6"],
  edit: ["M5 19l1-4L16.5 4.5l3 3L9 18z", "M14 7l3 3"],
  remove: ["M6 6l12 12", "M18 6L6 18"],
  back: ["M19 12H6", "M11.5 6l-6 6 6 6"],
  fullscreen: ["M4.5 9V4.5H9", "M15 4.5h4.5V9", "M19.5 15v4.5H15", "M9 19.5H4.5V15"],
  tick: ["M5 12.5l4.5 4.5L19 7"],
  hand: [
    "M8 12V6a1.5 1.5 0 0 1 3 0v5",
    "M11 10V4.5a1.5 1.5 0 0 1 3 0V11",
    "M14 11V6.5a1.5 1.5 0 0 1 3 0V14a6.5 6.5 0 0 1-11.5 4L3.5 14.5a1.6 1.6 0 0 1 2.7-1.7L8 15z",
  ],
  bot: [
    "M6 9h12v9.5H6z",
    "M12 9V5.5",
    "M12 4.5h.01",
    "M9.5 13h.01",
    "M14.5 13h.01",
    "M10 16h4",
    "M3.5 12v3",
    "M20.5 12v3",
  ],
  lock: ["M6 11h12v8.5H6z", "M8.5 11V8a3.5 3.5 0 0 1 7 0v3"],
};

/** @typedef {keyof typeof LINES} MarkName */

/** A line picture by its name. Screen readers skip it, so there must be words beside it. @param {MarkName} name */
export const mark = (name) => linePicture("svg.mark", LINES[name]);
