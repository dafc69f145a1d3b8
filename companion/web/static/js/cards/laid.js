// Hands laid open at the end of a round: what each total grew by, and the cards that were left.

import { h } from "../dom.js";
import { mark } from "../table/marks.js";
import { cardPicture } from "./card.js";

/** The winner first, then the best. @param {any} game of the table's view @param {import("./deck.js").Deck} deck */
export function laidOpen(match, game, deck) {
  const { hands, points, winner } = game.last_round;
  const counts = match.scoring !== "none";
  const better = match.scoring === "low" ? (a, b) => a.total - b.total : (a, b) => b.total - a.total;
  const row = ({ id, seat, name, total }) => {
    const hand = deck.sorted(hands[seat] ?? []);
    return h(
      "li",
      { "data-key": id, dataset: { won: seat === winner ? "yes" : "no" } },
      h("span.laid-name", {}, seat === winner && mark("crown"), seat === game.seat ? `${name} (you)` : name),
      counts && h("span.laid-gain.number", {}, points[seat] ? `+${points[seat]}` : ""),
      counts && h("span.laid-total.number.display", {}, total),
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
    [...match.players].sort((a, b) => (b.seat === winner) - (a.seat === winner) || better(a, b)).map(row),
  );
}
