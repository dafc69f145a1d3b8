// The longest rounds, by time or by spins.

/** @import { RoundFigures, Statistics } from "../lib/messages.d.ts" */

import { fill, find, h } from "../lib/dom.js";
import { bars } from "./bars.js";
import { behind, panel, table } from "./panel.js";
import { day, duration, many } from "./words.js";

/** @typedef {"time"|"spins"} Sorting */

/**
 * @typedef {object} Order
 * @property {string} word
 * @property {"longest_rounds"|"busiest_rounds"} rounds
 * @property {(round: RoundFigures) => number} value
 * @property {(round: RoundFigures) => string} figure
 */

/** @type {Record<Sorting, Order>} */
const BY = {
  time: {
    word: "By time",
    rounds: "longest_rounds",
    value: (round) => round.seconds,
    figure: (round) => duration(round.seconds),
  },
  spins: {
    word: "By spins",
    rounds: "busiest_rounds",
    value: (round) => round.spins,
    figure: (round) => many(round.spins, "spin"),
  },
};
/** @type {Sorting[]} */
const SORTINGS = ["time", "spins"];
/** @type {Sorting} */
let chosen = "time";

/** @param {Statistics} figures */
export function longest(figures) {
  const sorts = SORTINGS.filter((by) => figures[BY[by].rounds].length);
  if (!sorts.length) return null;
  if (!sorts.includes(chosen)) chosen = sorts[0];
  const box = h("div.stack");
  const show = () => fill(box, sorts.length > 1 && choice(sorts, show), ...view(figures, BY[chosen]));
  show();
  return panel({ title: "Longest rounds" }, box);
}

/** @param {Sorting[]} sorts @param {() => void} show */
function choice(sorts, show) {
  const choose = (/** @type {Sorting} */ by) => {
    chosen = by;
    show();
    // The button that had the focus was drawn anew.
    find(`[data-by="${by}"]`).focus();
  };
  return h(
    "div.segments",
    { role: "group", "aria-label": "Sort" },
    sorts.map((by) =>
      h("button", { dataset: { by }, "aria-pressed": String(by === chosen), onclick: () => choose(by) }, BY[by].word),
    ),
  );
}

/** @param {Statistics} figures @param {Order} by */
function view(figures, by) {
  const rounds = figures[by.rounds];
  const name = (/** @type {RoundFigures} */ round) => `${round.winner ?? "Nobody"} won`;
  const rows = rounds.map((round) => ({
    name: `${name(round)}, ${day(round.time)}`,
    figure: by.figure(round),
    value: by.value(round),
  }));
  return [
    bars(`Longest rounds: ${rounds.map((round) => `${by.figure(round)}, ${name(round)}`).join("; ")}`, rows),
    behind(
      "Longest rounds",
      table(
        "Longest rounds",
        ["Round", "Edition", "Winner", "Points", "Time", "Spins"],
        rounds.map((round) => [
          `Match ${round.match}, round ${round.round}`,
          round.edition,
          round.winner ?? "nobody",
          round.points,
          duration(round.seconds),
          round.spins,
        ]),
      ),
    ),
  ];
}
