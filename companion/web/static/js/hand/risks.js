// What an answer to an attack leads to, in a child's words.

/** @import { AttackView } from "../lib/messages.d.ts" */

/**
 * @param {string} verb of the move @param {AttackView|null} attack null if the table does not know what it costs
 * @param {string} attacker the attacker's name
 */
export function risk(verb, attack, attacker) {
  const cards = attack?.cards ?? "the";
  if (verb === "accept") return `You draw ${cards} cards and miss this turn.`;
  if (verb === "play") return `The ${attack ? `${cards} ` : ""}cards bounce back: ${attacker} draws them.`;
  if (verb === "challenge") {
    const then = attack?.keeps_turn === false ? "and you still miss this turn" : "and you play";
    const card = attack?.colour ? `a ${attack.colour} card` : "a card of the colour";
    return `If ${attacker} held ${card}, ${attacker} draws ${cards} ${then}. If not, you draw ${attack?.lost_challenge ?? "more"}!`;
  }
  return "";
}
