// The longest rounds, by time or by spins.

import { fill, h } from "../dom.js";
import { bars } from "./bars.js";
import { behind, panel, table } from "./panel.js";
import { day, duration, many } from "./words.js";

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
let chosen = "time";

export function longest(figures) {
  const sorts = Object.keys(BY).filter((by) => figures[BY[by].rounds].length);
  if (!sorts.length) return null;
  if (!sorts.includes(chosen)) chosen = sorts[0];
  const box = h("div.stack");
  const show = () => fill(box, sorts.length > 1 && choice(sorts, show), ...view(figures, BY[chosen]));
  show();
  return panel({ title: "Longest rounds" }, box);
}

function choice(sorts, show) {
  const choose = (by) => {
    chosen = by;
    show();
    // What had the focus was drawn anew.
    document.querySelector(`[data-by="${by}"]`)?.focus();
  };
  return h(
    "div.segments",
    { role: "group", "aria-label": "Sort" },
    sorts.map((by) =>
      h("button", { dataset: { by }, "aria-pressed": String(by === chosen), onclick: () => choose(by) }, BY[by].word),
    ),
  );
}

function view(figures, by) {
  const rounds = figures[by.rounds];
  const name = (round) => `${round.winner ?? "Nobody"} won`;
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
