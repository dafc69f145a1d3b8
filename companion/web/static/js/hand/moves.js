// The moves of a decision, sorted by what makes them: a card of the hand, a colour, somebody at the table, or a word.

/** @import { GameView, MoveView } from "../lib/messages.d.ts" */

import { asked } from "./reading.js";

/** @typedef {MoveView & {card: string}} CardMove */
/** @typedef {MoveView & {colour: string}} ColourMove */
/** @typedef {MoveView & {seat: number}} SeatMove */

/**
 * @typedef {object} SortedMoves
 * @property {CardMove[]} cards of the hand
 * @property {CardMove[]} strange with cards that are not in the hand
 * @property {ColourMove[]} colours
 * @property {SeatMove[]} people
 * @property {MoveView|null} draw
 * @property {MoveView[]} words
 */

/**
 * Decisions where people may try any card, by the verb of that move: the table says why a card does not fit.
 * @type {Record<string, string|undefined>}
 */
const TRIED = { turn: "play", drawn: "play", attacked: "play" };

/** @param {MoveView} move @returns {move is CardMove} */
const hasCard = (move) => Boolean(move.card);

/** @param {MoveView} move @returns {move is ColourMove} */
const hasColour = (move) => Boolean(move.colour);

/** @param {MoveView} move @returns {move is SeatMove} */
const hasSeat = (move) => move.seat !== null;

/** @param {{moves: MoveView[]}} decision @param {string[]} hand */
export function sortMoves(decision, hand) {
  /** @type {SortedMoves} */
  const sorted = { cards: [], strange: [], colours: [], people: [], draw: null, words: [] };
  for (const move of decision.moves) {
    if (hasCard(move)) (hand.includes(move.card) ? sorted.cards : sorted.strange).push(move);
    else if (hasColour(move)) sorted.colours.push(move);
    else if (hasSeat(move)) sorted.people.push(move);
    else if (move.verb === "draw") sorted.draw = move;
    else sorted.words.push(move);
  }
  return sorted;
}

/**
 * The move that this card makes now, with a call of UNO if wanted; null if it makes none.
 * @param {GameView} game @param {string} code @param {boolean} withUno
 */
export function moveOf(game, code, withUno) {
  const moves = game.decisions.flatMap((each) => each.moves).filter((each) => each.card === code);
  return moves.find((each) => each.uno === withUno) ?? moves[0] ?? null;
}

/** The codes that make a move now. @param {GameView} game */
export function fitting(game) {
  return new Set(
    game.decisions
      .flatMap((each) => each.moves)
      .map((each) => each.card)
      .filter((code) => code && game.hand.includes(code)),
  );
}

/**
 * The move to send so that the table says why this card does not fit; null if no card is asked for.
 * @param {GameView} game @param {string} code
 */
export function attemptOf(game, code) {
  const decision = asked(game).due[0];
  const verb = decision && (decision.moves.find((each) => each.card)?.verb ?? TRIED[decision.kind]);
  return verb && game.seat !== null ? `${game.seat + 1}: ${verb} ${code}` : null;
}

/** Whether a card can be laid together with the call of UNO. @param {GameView} game */
export function mayCallWithPlay(game) {
  return game.decisions.some((each) => each.moves.some((move) => move.uno));
}
