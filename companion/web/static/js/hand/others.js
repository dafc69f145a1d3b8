// The others at the table, on top: names, how many cards, whose turn, UNO, and what is on their foreheads.

/** @import { Deck } from "../cards/deck.js" */
/** @import { GameView, MatchView, Presence, SeatView } from "../lib/messages.d.ts" */

import { cardBack, cardPicture } from "../cards/card.js";
import { h } from "../lib/dom.js";
import { awaitedSeats, unoOf } from "../lib/game.js";
import { mark } from "../lib/marks.js";
import { around } from "./reading.js";

/** @param {MatchView} match @param {GameView} game @param {Deck} deck @param {Record<string, Presence>} present */
export function others(match, game, deck, present) {
  const players = around(match, game);
  const waited = new Set(awaitedSeats(game));
  return h(
    "ol.others",
    {
      "aria-label": "The others, in the order of the seats",
      dataset: { many: players.length > 5 ? "yes" : "no", way: game.direction > 0 ? "on" : "back" },
    },
    players.map((player) => other(game, deck, player, waited.has(player.seat), present[player.id])),
  );
}

/**
 * @param {GameView} game @param {Deck} deck @param {SeatView} player @param {boolean} awaited
 * @param {Presence|undefined} presence
 */
function other(game, deck, player, awaited, presence) {
  const { seat } = player;
  const cards = game.counts[seat];
  const uno = unoOf(game, seat);
  return h(
    "li.other",
    {
      "data-key": player.id,
      dataset: {
        seat,
        turn: game.turn === seat ? "on" : "off",
        awaited: awaited ? "yes" : "no",
        gone: presence === "gone" ? "yes" : "no",
      },
      "aria-label": inWords(game, deck, player, presence),
    },
    h("span.other-name", {}, player.name),
    h("span.other-cards", {}, h("span.other-back", {}, cardBack("")), h("b.number", {}, cards)),
    h(
      "span.other-marks",
      {},
      awaited && h("span.thinking", {}, h("i"), h("i"), h("i")),
      uno && h("span.uno-badge", { dataset: { called: uno } }, uno === "yes" ? "UNO!" : "1 card"),
      sign(player, presence),
      game.held_up.includes(seat) && !game.foreheads[seat]?.length && h("span.other-note", {}, "misses a turn"),
    ),
    game.laid.includes(seat) && h("span.war-card", {}, cardBack("a War card, face down")),
    game.foreheads[seat]?.length > 0 &&
      h(
        "span.forehead",
        {},
        game.foreheads[seat].map((code) =>
          h("span", {}, code ? cardPicture(deck.card(code), deck.colours) : cardBack()),
        ),
      ),
  );
}

/** @param {SeatView} player @param {Presence|undefined} presence */
function sign(player, presence) {
  if (player.bot) return h("span.other-note", {}, mark("bot"), "bot");
  if (presence === "stand-in") return h("span.other-note", {}, mark("bot"), "stands in");
  return presence === "gone" && h("span.other-note", {}, "away");
}

/**
 * @param {GameView} game @param {Deck} deck @param {SeatView} player
 * @param {Presence|undefined} presence
 */
function inWords(game, deck, player, presence) {
  const { seat } = player;
  const cards = game.counts[seat] === 1 ? "1 card" : `${game.counts[seat]} cards`;
  const forehead = (game.foreheads[seat] ?? []).map((code) => (code ? deck.card(code).name : "an unseen card"));
  return [
    `${player.name}: ${cards}`,
    game.turn === seat && "on turn",
    unoOf(game, seat) === "yes" && game.counts[seat] === 1 && "has called UNO",
    unoOf(game, seat) === "no" && "has not called UNO",
    player.bot && "a bot",
    presence === "stand-in" && "a bot stands in",
    presence === "gone" && "away",
    game.held_up.includes(seat) && !forehead.length && "misses a turn",
    game.laid.includes(seat) && "has laid a War card",
    forehead.length && `on the forehead ${forehead.join(", ")}`,
  ]
    .filter(Boolean)
    .join(", ");
}
