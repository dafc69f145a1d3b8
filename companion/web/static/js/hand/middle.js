// The middle of the table: the pile to draw from, the card to match, the colour in play and which way it runs.

/** @import { Deck } from "../cards/deck.js" */
/** @import { GameView } from "../lib/messages.d.ts" */

import { cardBack, cardPicture } from "../cards/card.js";
import { art, lettered } from "../lib/art.js";
import { h } from "../lib/dom.js";
import { mark } from "../lib/marks.js";

/**
 * @param {GameView} game @param {Deck} deck
 * @param {{move: string}|null} drawing the move that draws a card, if it may be made
 */
export function middle(game, deck, drawing) {
  const top = game.top === null ? null : deck.card(game.top);
  return h(
    "div.middle-box",
    {},
    h(
      "section.middle",
      { "aria-label": "The middle of the table", dataset: { colour: game.colour ?? "wild" } },
      h(
        "div.draw-pile",
        {},
        game.pile > 0 ? cardBack(drawing ? "" : "The draw pile") : h("span.no-card"),
        h("span.pile-count.number", { "aria-hidden": drawing && "true" }, game.pile),
        drawing &&
          h("button.draw-here", {
            type: "button",
            dataset: { act: "move", value: drawing.move },
            "aria-label": `Draw a card: ${game.pile} are in the pile`,
          }),
      ),
      h(
        "div.discards",
        {},
        game.discards > 1 && [h("span.under.under-1"), h("span.under.under-2")],
        top ? h("div.top-card", { "data-key": game.top ?? "" }, cardPicture(top, deck.colours)) : h("span.no-card"),
      ),
      h(
        "div.playing",
        {},
        colour(game.colour),
        h(
          "p.way",
          {},
          mark(game.direction > 0 ? "clockwise" : "anticlockwise"),
          h("span", {}, game.direction > 0 ? "to the left" : "to the right"),
        ),
      ),
    ),
  );
}

/** @param {string|null} word */
function colour(word) {
  if (!word) return h("p.colour-now.quiet", { "data-key": "none" }, art("colour-wild"), h("span", {}, "any colour"));
  return h(
    "p.colour-now",
    { "data-key": word, dataset: { colour: word } },
    art(`colour-${word}`),
    h("b", {}, lettered(word)),
  );
}
