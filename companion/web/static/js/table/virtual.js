// A game with virtual cards on a tablet or TV: everybody around the pile, how many cards they hold, who is thinking.

/** @import { Deck } from "../cards/deck.js" */
/** @import { Stages } from "../cards/stage.js" */
/** @import { GameView, Line, MatchView, Presence, SeatView, Vote } from "../lib/messages.d.ts" */
/** @import { GameLink, GameTable, PlayedGame } from "../lib/types.d.ts" */

import { cardBack, cardPicture } from "../cards/card.js";
import { loadDeck } from "../cards/deck.js";
import { beside, greatMoment, staged } from "../cards/great.js";
import { houseCard } from "../cards/house.js";
import { laidOpen } from "../cards/laid.js";
import { art, lettered } from "../lib/art.js";
import { h } from "../lib/dom.js";
import { confetti } from "../lib/finish.js";
import { awaitedSeats, isRoundOver, nameAt, unoOf, waits } from "../lib/game.js";
import { heading } from "../lib/heading.js";
import { joining } from "../lib/joining.js";
import { withUndone } from "../lib/lines.js";
import { mark } from "../lib/marks.js";
import { notices } from "../lib/now.js";
import { nameOf } from "../lib/people.js";
import { unproven } from "../lib/totals.js";

const LINES = 7;
/** By edition; null while it is being loaded. @type {Map<string, Deck|null>} */
const decks = new Map();

/**
 * The deck of an edition if it is loaded; else loads it, and calls `arrived` when it is there.
 * @param {string} id @param {() => void} arrived
 */
export function deckOf(id, arrived) {
  if (!decks.has(id)) {
    decks.set(id, null);
    loadDeck(id).then(
      (deck) => {
        decks.set(id, deck);
        arrived();
      },
      () => decks.delete(id), // the next drawing asks again
    );
  }
  return decks.get(id);
}

/** @param {GameLink} link @param {Stages} stages @param {() => void} redraw */
export function virtualBoard(link, stages, redraw) {
  const { table, lines, present } = link;
  const { match, game } = table;
  const deck = deckOf(match.edition, redraw);
  return h(
    "div.vboard",
    { dataset: { seats: match.players.length > 6 ? "many" : "few", paused: match.paused === null ? "no" : "yes" } },
    heading(match),
    h("div.vboard-notices", {}, notices(table), vote(match, table.vote)),
    deck && (isRoundOver(game) ? over(match, game, deck) : felt(table, stages, deck, present)),
    h(
      "aside.vboard-side",
      {},
      h("ol.vboard-lines", { "aria-label": "What just happened" }, latest(lines)),
      h("div.vboard-join", {}, joining(link.join, link.locked)),
    ),
  );
}

/** @param {GameTable} table @param {Stages} stages @param {Deck} deck @param {Record<string, Presence>} present */
function felt(table, stages, deck, present) {
  const { match, game } = table;
  const waited = new Set(awaitedSeats(game));
  return h(
    "section.felt",
    { "aria-label": "The table", dataset: { colour: game.colour ?? "wild" } },
    middle(table, stages, deck),
    h(
      "ol.felt-seats",
      {},
      match.players.map((player) => seat(match, game, deck, player, waited.has(player.seat), present[player.id])),
    ),
    greatMoment(match, stages.now, deck),
    match.paused === null && houseCard(table),
  );
}

/** @param {GameTable} table @param {Stages} stages @param {Deck} deck */
function middle(table, stages, deck) {
  const { match, game } = table;
  const told = staged(table);
  return h(
    "div.felt-middle",
    {},
    h(
      "div.felt-cards",
      {},
      h(
        "div.felt-pile",
        {},
        game.pile > 0 ? cardBack("The draw pile") : h("span.no-card"),
        h("span.pile-count.number", {}, game.pile),
      ),
      h(
        "div.felt-top",
        { "data-key": game.top ?? "" },
        game.top ? cardPicture(deck.card(game.top), deck.colours) : h("span.no-card"),
      ),
      h(
        "div.felt-now",
        {},
        game.colour
          ? [art(`colour-${game.colour}`), h("b", {}, lettered(game.colour))]
          : art("colour-wild", "any colour"),
        h("span.felt-way", {}, mark(game.direction > 0 ? "clockwise" : "anticlockwise")),
        h("span.visually-hidden", {}, game.direction > 0 ? "Play runs clockwise" : "Play runs anticlockwise"),
      ),
    ),
    h(
      "p.felt-says.display",
      { role: "status", dataset: { told: told ? "yes" : "no" } },
      match.paused === null ? told || waits(match, game) : "Paused",
      beside(stages.now),
    ),
  );
}

/**
 * Seats go clockwise from the top, as people see their table from above.
 * @param {MatchView} match @param {GameView} game @param {Deck} deck @param {SeatView} player @param {boolean} awaited
 * @param {Presence|undefined} presence
 */
function seat(match, game, deck, player, awaited, presence) {
  const angle = (2 * Math.PI * player.seat) / match.players.length;
  const uno = unoOf(game, player.seat);
  const cards = game.counts[player.seat];
  return h(
    "li.felt-seat",
    {
      "data-key": player.id,
      dataset: { seat: player.seat, turn: game.turn === player.seat ? "on" : "off", awaited: awaited ? "yes" : "no" },
      style: { left: `${50 + 41 * Math.sin(angle)}%`, top: `${50 - 40 * Math.cos(angle)}%` },
    },
    h("span.felt-name", {}, player.name),
    h(
      "span.felt-count",
      {},
      h(
        "span.felt-backs",
        {},
        Array.from({ length: Math.min(cards, 5) }, () => h("span", {}, cardBack(""))),
      ),
      h("b.number", {}, cards),
      h("span.visually-hidden", {}, cards === 1 ? " card" : " cards"),
    ),
    h(
      "span.felt-marks",
      {},
      awaited && h("span.thinking", {}, h("i"), h("i"), h("i")),
      uno && h("span.uno-badge", { dataset: { called: uno } }, uno === "yes" ? "UNO!" : "no UNO yet"),
      (player.bot || presence === "stand-in") && h("span.felt-bot", {}, mark("bot"), player.bot ? "bot" : "stands in"),
      presence === "gone" && h("span.felt-bot", {}, "away"),
      match.scoring !== "none" && h("span.felt-total.number", {}, player.total, unproven(match)),
    ),
    game.laid.includes(player.seat) && h("span.war-card", {}, cardBack("a War card, face down")),
    game.foreheads[player.seat]?.length > 0 &&
      h(
        "span.felt-forehead",
        {},
        game.foreheads[player.seat].map((code) =>
          h("span", {}, code ? cardPicture(deck.card(code), deck.colours) : cardBack()),
        ),
      ),
  );
}

/** @param {MatchView} match @param {PlayedGame} game @param {Deck} deck */
function over(match, game, deck) {
  const { winner } = game.last_round;
  return h(
    "section.felt-over",
    {},
    winner !== null && confetti(),
    h("h2", {}, winner === null ? "The round is blocked" : `${nameAt(match, winner)} wins the round!`),
    laidOpen(match, game, deck),
  );
}

/** @param {MatchView} match @param {Vote|null} vote */
function vote(match, vote) {
  if (!vote) return null;
  const waiting = vote.waiting.map((id) => nameOf(match, id)).join(", ");
  return h(
    "p.notice",
    { role: "status" },
    `${nameOf(match, vote.by)} wants to take back: “${vote.text}” Waiting for ${waiting}.`,
  );
}

/** @param {Line[]} lines */
function latest(lines) {
  return withUndone(lines.slice(-40))
    .filter((line) => line.text)
    .map((line, place) => ({ ...line, place }))
    .slice(-LINES)
    .reverse()
    .map((line) =>
      h("li", { "data-key": `${line.at} ${line.kind}`, dataset: { undone: line.undone ? "yes" : "no" } }, line.text),
    );
}
