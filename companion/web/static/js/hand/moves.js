// The moves of a decision, sorted by what makes them: a card of the hand, a colour, somebody at the table, or a word.

import { asked } from "./reading.js";

/** Decisions where any card may be tried: the table says why one does not do. */
const TRIED = { turn: "play", drawn: "play", attacked: "play" };

/** @param {{moves: any[]}} decision @param {string[]} hand */
export function sortMoves(decision, hand) {
  const sorted = { cards: [], strange: [], colours: [], people: [], draw: null, words: [] };
  for (const move of decision.moves) {
    if (move.card) (hand.includes(move.card) ? sorted.cards : sorted.strange).push(move);
    else if (move.colour) sorted.colours.push(move);
    else if (move.seat !== null) sorted.people.push(move);
    else if (move.verb === "draw") sorted.draw = move;
    else sorted.words.push(move);
  }
  return sorted;
}

/** The move that this card of the hand makes now, with the call if one is meant; null if it makes none. */
export function moveOf(game, code, withUno) {
  const moves = game.decisions.flatMap((each) => each.moves).filter((each) => each.card === code);
  return moves.find((each) => each.uno === withUno) ?? moves[0] ?? null;
}

/** The codes that make a move now. */
export function fitting(game) {
  return new Set(
    game.decisions
      .flatMap((each) => each.moves)
      .map((each) => each.card)
      .filter((code) => code && game.hand.includes(code)),
  );
}

/** What to ask the table so that it says why this card does not do; null if cards are not the question. */
export function attemptOf(game, code) {
  const decision = asked(game).due[0];
  const verb = decision && (decision.moves.find((each) => each.card)?.verb ?? TRIED[decision.kind]);
  return verb ? `${game.seat + 1}: ${verb} ${code}` : null;
}

/** Whether a card can be laid together with the call of UNO. */
export function mayCallWithPlay(game) {
  return game.decisions.some((each) => each.moves.some((move) => move.uno));
}
