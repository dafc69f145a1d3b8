// Buttons for all answers that are not a card of the hand: colours, people, words. They are made from the moves of a
// decision, so any kind of decision can be answered.

/** @import { Deck } from "../cards/deck.js" */
/** @import { DecisionView, GameView, MatchView, MoveView } from "../lib/messages.d.ts" */
/** @import { GameTable } from "../lib/types.d.ts" */
/** @import { CardMove, ColourMove, SeatMove } from "./moves.js" */

import { cardBack, cardPicture } from "../cards/card.js";
import { art, lettered } from "../lib/art.js";
import { h } from "../lib/dom.js";
import { nameAt } from "../lib/game.js";
import { mark } from "../lib/marks.js";
import { sortMoves } from "./moves.js";
import { risk } from "./risks.js";

/**
 * The question in large, between the pile and the hand; null if cards and small buttons are enough.
 * @param {GameTable} table @param {Deck} deck @param {DecisionView} decision
 */
export function panel({ match, game }, deck, decision) {
  const { colours, people, strange, words } = sortMoves(decision, game.hand);
  if (decision.kind === "attacked") return attack(match, deck, decision);
  if (decision.kind === "yell")
    return h(
      "div.ask.ask-yell",
      {},
      h("button.yell", { type: "button", dataset: { act: "move", value: decision.moves[0].move } }, "UNO Spin!"),
    );
  const parts = [
    decision.kind === "consent" && houseRules(match),
    decision.note && h("p.ask-rule.display", {}, decision.note),
    decision.kind === "guess" &&
      h(
        "div.ask-forehead",
        {},
        (game.seat === null ? [] : (game.foreheads[game.seat] ?? [])).map(() =>
          h("span", {}, cardBack("The card on your forehead")),
        ),
      ),
    colours.length > 0 &&
      h(
        "div.ask-colours",
        { role: "group", "aria-label": decision.prompt, style: { "--columns": colours.length } },
        colours.map((move) => colour(game, deck, decision, move)),
      ),
    people.length > 0 &&
      h(
        "div.ask-people",
        {
          role: "group",
          "aria-label": decision.prompt,
          dataset: { many: people.length > 6 ? "yes" : "no" },
          style: { "--columns": people.length === 4 ? 2 : Math.min(3, people.length) },
        },
        people.map((move) => person(match, game, move)),
      ),
    strange.length > 0 &&
      h(
        "div.ask-strange",
        { role: "group", "aria-label": decision.prompt },
        strange.map((move) => strangeCard(deck, move)),
      ),
    asksInWords(decision, words) &&
      h(
        "div.ask-words",
        { role: "group", "aria-label": decision.prompt },
        words.map((move) => word(decision, move)),
      ),
  ].filter(Boolean);
  return parts.length > 0 ? h("div.ask", { dataset: { kind: decision.kind } }, parts) : null;
}

/** Small buttons at the thumb. @param {DecisionView} decision @param {GameView} game */
export function buttons(decision, game) {
  const { cards, draw, words } = sortMoves(decision, game.hand);
  if (["attacked", "yell"].includes(decision.kind)) return [];
  return [
    draw &&
      h(
        cards.length ? "button.big" : "button.big.primary.beckons",
        { "data-key": "draw", type: "button", dataset: { act: "move", value: draw.move } },
        mark("deal"),
        "Draw",
      ),
    !asksInWords(decision, words) && words.map((move) => word(decision, move, !cards.length)),
  ];
}

/**
 * Two or more words to choose from are a question of their own; one is a button beside the cards.
 * @param {DecisionView} decision @param {MoveView[]} words
 */
function asksInWords(decision, words) {
  return decision.kind === "consent" || words.length > 1;
}

/** @type {Record<string, string|undefined>} */
const WORDS = {
  pass: "Keep it",
  "done prize": "Keep them all",
  done: "Done",
  "accept consent": "Yes, agreed",
  "refuse consent": "No, plain wilds",
};

/** @param {DecisionView} decision @param {MoveView} move */
function word(decision, move, only = false) {
  const label = WORDS[`${move.verb} ${decision.kind}`] ?? WORDS[move.verb] ?? move.label;
  const first = only || move.verb === "accept";
  return h(
    first ? "button.big.primary" : "button.big",
    { "data-key": move.move, type: "button", dataset: { act: "move", value: move.move } },
    label,
  );
}

/** @param {GameView} game @param {Deck} deck @param {DecisionView} decision @param {ColourMove} move */
function colour(game, deck, decision, move) {
  const held = game.hand.filter((code) => deck.card(code).colour === move.colour).length;
  const note = decision.kind === "guess" ? "" : held === 1 ? "you hold 1" : `you hold ${held}`;
  return h(
    "button.ask-colour",
    { "data-key": move.colour, type: "button", dataset: { act: "move", value: move.move, colour: move.colour } },
    art(`colour-${move.colour}`),
    h("span.ask-colour-word", {}, lettered(move.colour)),
    note && h("span.ask-note", {}, note),
  );
}

/** @param {MatchView} match @param {GameView} game @param {SeatMove} move */
function person(match, game, move) {
  const self = move.seat === game.seat;
  const cards = game.counts[move.seat];
  return h(
    "button.ask-person",
    { "data-key": `seat-${move.seat}`, type: "button", dataset: { act: "move", value: move.move }, title: move.label },
    h("span.ask-name", {}, self ? "Myself" : nameAt(match, move.seat)),
    h("span.ask-note", {}, cards === 1 ? "1 card" : `${cards} cards`),
  );
}

/** @param {Deck} deck @param {CardMove} move */
function strangeCard(deck, move) {
  return h(
    "button.ask-card",
    { "data-key": move.move, type: "button", dataset: { act: "move", value: move.move } },
    cardPicture(deck.card(move.card), deck.colours),
    h("span", {}, move.label),
  );
}

/**
 * @param {MatchView} match @param {Deck} deck @param {DecisionView} decision
 */
function attack(match, deck, decision) {
  const count = decision.attack?.cards;
  const name = decision.about === null ? "the attacker" : nameAt(match, decision.about);
  const seen = new Set();
  // A card together with a call of UNO is played with the UNO button.
  const moves = decision.moves.filter(
    (move) => !move.uno && !seen.has(move.verb + move.card) && seen.add(move.verb + move.card),
  );
  const title = (/** @type {MoveView} */ move) =>
    move.verb === "accept"
      ? count
        ? `Take ${count} cards`
        : "Take the cards"
      : move.verb === "challenge"
        ? "I don’t believe it!"
        : move.verb === "play" && move.card
          ? `Lay ${deck.card(move.card).name}`
          : move.label;
  return h(
    "div.ask.ask-attack",
    {},
    moves.map((move) =>
      h(
        "button.ask-answer",
        {
          "data-key": move.verb,
          type: "button",
          dataset: move.card
            ? { act: "card", value: move.card, verb: move.verb }
            : { act: "move", value: move.move, verb: move.verb },
        },
        move.card
          ? h("span.ask-answer-card", { "aria-hidden": "true" }, cardPicture(deck.card(move.card), deck.colours))
          : null,
        h("span.ask-answer-title", {}, title(move)),
        h("span.ask-note", {}, risk(move.verb, decision.attack, name)),
      ),
    ),
  );
}

/** @param {MatchView} match */
function houseRules(match) {
  const rules = match.house_rules.filter(Boolean);
  return (
    rules.length > 0 &&
    h(
      "ol.ask-rules",
      {},
      rules.map((rule) => h("li", {}, rule)),
    )
  );
}
