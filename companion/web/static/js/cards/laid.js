// Hands laid open at the end of a round: what each total grew by, and the cards that were left.

/** @import { MatchView, SeatView } from "../lib/messages.d.ts" */
/** @import { PlayedGame } from "../lib/types.d.ts" */
/** @import { Deck } from "./deck.js" */

import { h } from "../lib/dom.js";
import { mark } from "../lib/marks.js";
import { unproven } from "../lib/totals.js";
import { cardPicture } from "./card.js";

/** The winner first, then the best. @param {MatchView} match @param {PlayedGame} game @param {Deck} deck */
export function laidOpen(match, game, deck) {
  const { hands, points, winner } = game.last_round;
  const counts = match.scoring !== "none";
  const up = match.scoring === "low" ? 1 : -1;
  const won = (/** @type {SeatView} */ { seat }) => Number(seat === winner);
  const row = (/** @type {SeatView} */ { id, seat, name, total }) => {
    const hand = deck.sorted(hands[seat] ?? []);
    return h(
      "li",
      { "data-key": id, dataset: { won: seat === winner ? "yes" : "no" } },
      h("span.laid-name", {}, seat === winner && mark("crown"), seat === game.seat ? `${name} (you)` : name),
      counts && h("span.laid-gain.number", {}, points[seat] ? `+${points[seat]}` : ""),
      counts && h("span.laid-total.number.display", {}, total, unproven(match)),
      h(
        "span.laid-cards",
        { role: "img", "aria-label": hand.map((card) => card.name).join(", ") || "no cards left" },
        hand.map((card) => h("span", {}, cardPicture(card, deck.colours))),
      ),
    );
  };
  return h(
    "ol.laid-open",
    { "aria-label": "Scores and hands" },
    [...match.players].sort((a, b) => won(b) - won(a) || up * (a.total - b.total)).map(row),
  );
}
