// Your own cards at the thumb: sorted, fanned, and what may be laid stands out.

/** @import { Deck } from "../cards/deck.js" */
/** @import { GameTable } from "../lib/types.d.ts" */
/** @import { Own } from "./table.js" */

import { cardPicture } from "../cards/card.js";
import { h } from "../lib/dom.js";
import { fan } from "./fan.js";
import { fitting } from "./moves.js";
import { asked } from "./reading.js";

/** @param {GameTable} table @param {Deck} deck @param {Own} own */
export function cards({ game, match, spinning }, deck, own) {
  const hand = deck.keyed(game.hand);
  const fits = fitting(game);
  const chooses =
    match.paused === null &&
    !spinning &&
    asked(game).due.some(
      (each) =>
        each.kind === "turn" ||
        each.kind === "drawn" ||
        each.moves.some((move) => move.card !== null && game.hand.includes(move.card)),
    );
  const { places, width, height, rows } = fan(hand.length, own.width, own.tall);
  return h(
    "div.cards",
    {
      role: "group",
      "aria-label": hand.length === 1 ? "Your last card" : `Your ${hand.length} cards`,
      dataset: { chooses: chooses ? "yes" : "no", rows: rows > 1 ? "many" : "one" },
      style: { "--card-width": `${width}px`, height: `${height}px` },
    },
    hand.map(({ card, key }, index) =>
      h(
        "button.held",
        {
          "data-key": key,
          type: "button",
          dataset: {
            act: "card",
            value: card.code,
            fits: fits.has(card.code) ? "yes" : "no",
            drawn: card.code === game.drawn ? "yes" : "no",
            sending: own.busy?.includes(` ${card.code}`) ? "yes" : "no",
          },
          style: {
            "--x": `${places[index].x}px`,
            "--y": `${places[index].y}px`,
            "--turn": `${places[index].turn}deg`,
            "z-index": index + 1,
          },
        },
        cardPicture(card, deck.colours),
        chooses && h("span.visually-hidden", {}, fits.has(card.code) ? ", fits" : ", does not fit now"),
      ),
    ),
  );
}
