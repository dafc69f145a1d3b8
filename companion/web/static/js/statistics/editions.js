// What is played here: the editions side by side.

/** @import { EditionFigures } from "../lib/messages.d.ts" */

import { panel, table } from "./panel.js";
import { duration, figure } from "./words.js";

/** @param {EditionFigures[]} figures */
export function editions(figures) {
  if (!figures.length) return null;
  return panel(
    { title: "Editions", wide: true },
    table(
      "Editions",
      ["Edition", "Matches", "Won", "Rounds", "Blocked", "Points a round", "A round takes", "Spins"],
      figures.map((each) => [
        each.name,
        figure(each.matches),
        figure(each.finished),
        figure(each.rounds),
        figure(each.blocked),
        figure(each.average_points),
        each.average_seconds === null ? "–" : duration(each.average_seconds),
        figure(each.spins),
      ]),
    ),
  );
}
