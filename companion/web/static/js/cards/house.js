// A house rule that people carry out: a card over the whole page, until somebody who plays says that it is done.

/** @import { GameTable } from "../lib/types.d.ts" */

import { h } from "../lib/dom.js";
import { nameAt } from "../lib/game.js";

/** @param {GameTable} table */
export function houseCard({ match, game }) {
  const rule = game.awaited.find((each) => each.note && each.done);
  // Whoever laid the card also says who draws, beside the question.
  if (!rule || rule.seat === game.seat) return null;
  return h(
    "section.house-card",
    { "data-key": "house", "aria-label": "House rule" },
    h("p.quiet", {}, `${nameAt(match, rule.seat)} lays a house rule`),
    h("p.house-rule.display", {}, rule.note),
    game.seat === null
      ? h("p.quiet", {}, "Say “Done!” on a phone when it is done.")
      : h("button.primary.big", { type: "button", dataset: { act: "move", value: rule.done ?? "" } }, "Done!"),
  );
}
