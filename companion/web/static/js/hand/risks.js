// What an answer to an attack brings, in a child's words.

/** @import { CardView, EditionView, MatchView } from "../lib/messages.d.ts" */

/** @type {Record<string, number|undefined>} */
const DRAWS = { "draw-two": 2, "wild-draw-four": 4 };
const LOST = 2;

/** How many cards the attack makes somebody draw; null if the card on top does not say. @param {CardView|null} top */
export function attackCards(top) {
  return DRAWS[top?.kind ?? ""] ?? null;
}

/**
 * @param {string} verb of the move @param {number|null} count @param {string} attacker the attacker's name
 * @param {boolean} keepsTurn whether who challenges rightly plays on
 */
export function risk(verb, count, attacker, keepsTurn) {
  const cards = count ?? "the";
  if (verb === "accept") return `You draw ${cards} cards and miss this turn.`;
  if (verb === "play") return `The ${count ?? ""} cards bounce back: ${attacker} draws them.`.replace("  ", " ");
  if (verb === "challenge") {
    const then = keepsTurn ? "and you play" : "and you still miss this turn";
    return `If ${attacker} held a card of the colour, ${attacker} draws ${cards} ${then}. If not, you draw ${count === null ? "more" : count + LOST}!`;
  }
  return "";
}

/**
 * Whether the table agreed that a rightful challenger plays on.
 * @param {MatchView} match @param {EditionView|null} edition
 */
export function keepsTurn(match, edition) {
  return Boolean(
    match.options.challenger_keeps_turn ??
      edition?.options.find((each) => each.name === "challenger_keeps_turn")?.default ??
      true,
  );
}
