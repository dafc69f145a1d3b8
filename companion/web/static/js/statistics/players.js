// Who wins: matches and rounds of everybody who played here.

/** @import { PlayerFigures } from "../lib/messages.d.ts" */

import { h } from "../lib/dom.js";
import { bars } from "./bars.js";
import { panel, table } from "./panel.js";
import { figure, many } from "./words.js";

/** @param {PlayerFigures[]} figures */
export function players(figures) {
  if (!figures.length) return null;
  const rows = figures.map((each) => ({
    name: each.name,
    figure: each.matches
      ? `${each.wins} of ${many(each.matches, "match", "matches")}`
      : `${many(each.rounds_won, "round")} won, no match over yet`,
    value: each.wins,
    // Somebody without a match has nothing to compare with.
    second: each.matches ? each.rounds_won : 0,
    quiet: each.bot !== "",
  }));
  const label = `Matches won: ${figures.map((each) => `${each.name} ${each.wins} of ${each.matches}`).join(", ")}`;
  return panel(
    { title: "Who wins" },
    [
      bars(label, rows),
      h(
        "p.legend",
        { "aria-hidden": "true" },
        h("span.key.bar-key", {}, "matches won"),
        h("span.key.second-key", {}, "rounds won"),
      ),
    ],
    numbers(figures),
  );
}

/** @param {PlayerFigures[]} figures */
function numbers(figures) {
  const charged = figures.some((each) => each.average_charge !== null);
  return table(
    "Players",
    [
      "Player",
      "Matches",
      "Won",
      "Rounds",
      "Won",
      "Points a round",
      "Highest round",
      ...(charged ? ["Charged a round"] : []),
      "UNO forgotten",
      "Caught others",
      "Spins",
    ],
    figures.map((each) => [
      each.name,
      figure(each.matches),
      figure(each.wins),
      figure(each.rounds),
      figure(each.rounds_won),
      figure(each.average_points),
      figure(each.highest_round),
      ...(charged ? [figure(each.average_charge)] : []),
      figure(each.penalties),
      figure(each.catches),
      figure(each.spins),
    ]),
  );
}
