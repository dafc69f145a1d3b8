// The one sentence that always says what is awaited, and from whom.

/** @import { Deck } from "../cards/deck.js" */
/** @import { DecisionView, GameView, MatchView } from "../lib/messages.d.ts" */
/** @import { GameTable } from "../lib/types.d.ts" */

import { staged } from "../cards/great.js";
import { nameAt, waits } from "../lib/game.js";
import { sortMoves } from "./moves.js";
import { asked } from "./reading.js";

/** @typedef {{title: string, text: string, tone: "mine"|"wait"|"quiet"|"told"|"hit"}} Headline */

/** @param {{table: GameTable}} link @param {Deck} deck @returns {Headline} */
export function headline({ table }, deck) {
  const { match, game } = table;
  if (match.paused !== null)
    return { title: "Paused", text: match.paused || "Nobody plays until somebody says go on.", tone: "quiet" };
  if (table.spinning) return { title: "Round and round…", text: "", tone: "wait" };
  const told = staged(table);
  // The banner says it loudly.
  if (told) return { title: told, text: "", tone: table.stage?.hits ? "hit" : "told" };
  const [decision] = asked(game).due;
  if (decision) return { ...mine(match, game, deck, decision), tone: "mine" };
  const race = asked(game).free.find((each) => each.kind === "yell");
  if (race) return { title: "Yell first!", text: "Whoever is quickest may throw a card away.", tone: "mine" };
  if (game.spin_due && game.spin_due.seat === game.seat)
    return { title: "Your spin!", text: "Push the nose.", tone: "mine" };
  return { title: waits(match, game), text: "", tone: "wait" };
}

/** @type {Record<string, string|undefined>} */
const TITLES = {
  colour: "Which colour?",
  guess: "Guess your colour!",
  "choose-player": "Who shall it be?",
  consent: "House rules",
  war: "War!",
  yell: "Yell first!",
  "gift-colour": "Urrrhhh!",
  gift: "Urrrhhh!",
};

/** @param {MatchView} match @param {GameView} game @param {Deck} deck @param {DecisionView} decision */
function mine(match, game, deck, decision) {
  if (decision.kind === "turn") return { title: "Your turn", text: toPlay(game, decision) };
  if (decision.kind === "drawn") return drawn(game, deck, decision);
  if (decision.kind === "attacked") return attacked(match, decision);
  if (decision.kind === "gift" && decision.about !== null)
    return { title: "Urrrhhh!", text: `Which card does ${nameAt(match, decision.about)} get?` };
  const title = TITLES[decision.kind];
  if (title && decision.kind === "war") return { title, text: "Lay your highest number. Nobody sees it yet." };
  return title && title !== decision.prompt
    ? { title, text: sentence(decision.prompt) }
    : { title: decision.prompt, text: "" };
}

/** @param {GameView} game @param {DecisionView} decision */
function toPlay(game, decision) {
  const { cards, draw } = sortMoves(decision, game.hand);
  if (!cards.length) return "Nothing fits: draw a card.";
  return draw ? "Play a bright card, or draw." : "Play a bright card.";
}

/** @param {GameView} game @param {Deck} deck @param {DecisionView} decision */
function drawn(game, deck, decision) {
  const name = game.drawn ? deck.card(game.drawn).name : "a card";
  const fits = sortMoves(decision, game.hand).cards.length > 0;
  return { title: `You drew ${name}`, text: fits ? "It fits! Play it, or keep it." : "It does not fit: keep it." };
}

/** @param {MatchView} match @param {DecisionView} decision */
function attacked(match, decision) {
  const count = decision.attack?.cards;
  const who = decision.about === null ? "Somebody" : nameAt(match, decision.about);
  return { title: count ? `${who} hits you with +${count}!` : `${who} hits you!`, text: "" };
}

/** @param {string} prompt */
function sentence(prompt) {
  return /[.!?…]$/.test(prompt) ? prompt : `${prompt}.`;
}
