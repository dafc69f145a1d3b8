// The end of a round and of a match: who won, what it counts, and every hand laid open.

/** @import { Deck } from "../cards/deck.js" */
/** @import { MatchView, RoundView } from "../lib/messages.d.ts" */
/** @import { MatchLink, PlayedGame } from "../lib/types.d.ts" */

import { laidOpen } from "../cards/laid.js";
import { h } from "../lib/dom.js";
import { confetti, finish } from "../lib/finish.js";
import { isPlayed, nameAt } from "../lib/game.js";
import { mark } from "../lib/marks.js";
import { aim, nameOf } from "../lib/people.js";
import { settleButton } from "../lib/totals.js";

/** @param {MatchView} match @param {PlayedGame} game @param {Deck} deck */
export function roundOver(match, game, deck) {
  const { winner } = game.last_round;
  const mine = winner !== null && winner === game.seat;
  return h(
    "section.ending",
    {},
    winner !== null && confetti(),
    h(
      "h1",
      {},
      winner === null
        ? "The round is blocked"
        : mine
          ? "You win the round!"
          : `${nameAt(match, winner)} wins the round!`,
    ),
    h(
      "p.quiet",
      {},
      winner === null ? "Nobody could move: it is dealt again." : `Round ${match.round - 1}, ${aim(match)}`,
    ),
    laidOpen(match, game, deck),
    h(
      "div.ending-buttons",
      {},
      h("button.primary.big.wide", { type: "button", dataset: { act: "deal" } }, mark("deal"), "Deal the next round"),
      h("p.quiet.small", {}, "It goes on by itself in a moment."),
    ),
  );
}

/** @param {MatchLink} link @param {Deck} deck */
export function matchOver(link, deck) {
  const { match, game, doubt } = link.table;
  return h(
    "section.ending.ending-match",
    {},
    finish(match, "h1"),
    doubt && h("p.hand-notice.bad", { role: "alert" }, doubt),
    h(
      "div.ending-buttons",
      {},
      settleButton(link),
      h("a.button.primary.big", { href: "/#new" }, mark("play"), "Play again"),
      match.round > 1 &&
        h("button.big", { type: "button", dataset: { act: "record" } }, mark("score"), "Save the record"),
      h("button.big.plain", { type: "button", dataset: { act: "history" } }, "What happened"),
      h("a.button.plain", { href: "/statistics" }, "Statistics"),
    ),
    match.round > 1 &&
      h(
        "div.card.story",
        {},
        h("h2", {}, "The story of the match"),
        link.rounds[0]?.round > 1 &&
          h("p.quiet.small", {}, `The last ${link.rounds.length} of ${match.round - 1} rounds:`),
        h(
          "ol",
          { start: link.rounds[0]?.round ?? 1 },
          link.rounds.map((round) => chapter(match, round)),
        ),
      ),
    game && isPlayed(game) && h("div.card", {}, h("h2", {}, "The last hands"), laidOpen(match, game, deck)),
  );
}

/** @param {MatchView} match @param {RoundView} round */
function chapter(match, round) {
  const gains = Object.entries(round.points).filter(([, points]) => points > 0);
  const scored = gains.length === 1 ? ` and scores ${gains[0][1]}` : "";
  const words = round.winner === null ? "nobody could move" : `${nameOf(match, round.winner)} goes out${scored}`;
  return h(
    "li",
    { "data-key": `round-${round.round}` },
    h("b", {}, `Round ${round.round}`),
    h("span", {}, ` ${words}`),
  );
}
