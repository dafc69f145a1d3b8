// The figures that somebody wants first, large.

/** @import { Statistics } from "../lib/messages.d.ts" */

import { h } from "../lib/dom.js";
import { day, duration, figure, many } from "./words.js";

/** @param {Statistics} figures */
export function tiles(figures) {
  const longest = figures.longest_rounds[0];
  const match = figures.longest_match;
  return h(
    "dl.tiles",
    {},
    figures.matches > 0 && tile("Matches", figure(figures.matches), `${figure(figures.finished)} won`),
    figures.matches > 0 &&
      tile("Rounds", figure(figures.rounds), figures.blocked ? `${figures.blocked} blocked` : "none blocked"),
    tile("Spins", figure(figures.spins), `since ${day(figures.first)}`),
    figures.matches > 0 && tile("Playing time", duration(figures.seconds), "without pauses"),
    longest &&
      tile(
        "Longest round",
        duration(longest.seconds),
        `${longest.winner ?? "nobody"} won, ${many(longest.spins, "spin")}`,
      ),
    match && tile("Longest match", duration(match.seconds), `${match.edition}, ${many(match.rounds.length, "round")}`),
  );
}

/** @param {string} name @param {string} value @param {string} text */
function tile(name, value, text) {
  return h("div.tile.card", {}, h("dt", {}, name), h("dd.value.display", {}, value), h("dd.quiet", {}, text));
}
