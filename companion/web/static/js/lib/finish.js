// The end of a match: who has won, with a crown and confetti, or that it was broken off.

/** @import { MatchView } from "./messages.d.ts" */

import { h, s } from "./dom.js";
import { mark } from "./marks.js";
import { listed, nameOf, ranking } from "./people.js";
import { unproven } from "./totals.js";

const CONFETTI = 70;
const TINTS = ["red", "yellow", "green", "blue", "pink"];

/** @param {MatchView} match @param {string} [heading] its tag: on the hand page this is what the page is about */
export function finish(match, heading = "h2") {
  const names = match.winners.map((id) => nameOf(match, id));
  const won = names.length > 0;
  return h(
    "section.finish",
    { dataset: { won: won ? "yes" : "no", many: names.length > 1 ? "yes" : "no" }, "aria-live": "polite" },
    won && confetti(),
    won && h("div.finish-crown", {}, mark("crown")),
    h("p.finish-label.quiet", {}, match.name),
    h(
      `${heading}.finish-title`,
      {},
      won ? `${listed(names)} ${names.length > 1 ? "win" : "wins"}!` : "The match was broken off",
    ),
    h("p.finish-words.quiet", {}, inWords(match)),
    match.scoring !== "none" && podium(match),
  );
}

/** @param {MatchView} match */
function inWords(match) {
  const played = match.round - 1;
  const rounds = played === 1 ? "1 round" : `${played} rounds`;
  if (!match.winners.length) return `It had seen ${rounds}. The scores stay in the history.`;
  if (match.scoring === "none") return `Out first, after ${rounds}.`;
  const total = match.players.find((each) => each.id === match.winners[0])?.total ?? 0;
  return `${total} points in ${rounds}.`;
}

/** @param {MatchView} match */
function podium(match) {
  return h(
    "ol.podium",
    { "aria-label": "Final scores" },
    ranking(match).map((each) =>
      h(
        "li",
        { "data-key": each.id, dataset: { won: match.winners.includes(each.id) ? "yes" : "no" } },
        h("span.podium-place.number", {}, `${each.place}.`),
        h("span.podium-name", {}, each.name),
        h("span.podium-rounds.quiet.small", {}, wins(each.won)),
        h("span.podium-total.number.display", {}, each.total, unproven(match)),
      ),
    ),
  );
}

const wins = (/** @type {number} */ number) => (number === 1 ? "won 1 round" : `won ${number} rounds`);

/**
 * The sponge throws it over the whole page. The same pieces every time, so that drawing the page again does not restart
 * them.
 */
export function confetti() {
  return s(
    "svg.confetti",
    { viewBox: "0 0 100 100", preserveAspectRatio: "xMidYMin slice", "aria-hidden": "true" },
    Array.from({ length: CONFETTI }, (_, number) =>
      s("rect", {
        "data-colour": TINTS[number % TINTS.length],
        "data-fall": number % 7,
        x: (number * 37) % 100,
        y: -4,
        width: 1.4 + (number % 3) * 0.5,
        height: 0.8 + (number % 2) * 0.6,
        rx: 0.3,
      }),
    ),
  );
}
