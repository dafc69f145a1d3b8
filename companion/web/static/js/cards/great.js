// What happens now, in words; and the great moments, which take the middle of the table with their cards.

/** @import { MatchView, StageView, TableView } from "../lib/messages.d.ts" */
/** @import { Deck } from "./deck.js" */

import { h } from "../lib/dom.js";
import { nameAt } from "../lib/game.js";
import { cardPicture } from "./card.js";

/** What takes the middle of the table, and what is written over it. @type {Record<string, string|undefined>} */
const GREAT = {
  revealed: "War!",
  "war-ended": "War!",
  "hand-shown": "Show the hand!",
  "hands-traded": "Trade hands!",
  challenged: "Challenge!",
  "uno-called": "UNO!",
  caught: "Caught!",
  "falsely-caught": "Wrong!",
  bounced: "Super Star!",
  "house-rule-fired": "House rule!",
  yelled: "UNO Spin!",
  "gift-colour": "Urrrhhh!",
  "drew-for-dealer": "Who deals?",
};

/** What happens now, in the words for the viewer; empty if the game waits for somebody. @param {TableView} table */
export function staged({ stage }) {
  return stage && stage.seconds > 0 ? stage.you || stage.text : "";
}

/** For the live region: what is told while the game goes on, such as a call of UNO. @param {StageView|null} stage */
export function beside(stage) {
  return (
    stage && stage.seconds === 0 && h("span.visually-hidden", { "data-key": stage.id }, ` ${stage.you || stage.text}`)
  );
}

/**
 * A great moment over the middle of the table, with its cards; null for all others.
 * @param {MatchView} match @param {StageView|null} stage @param {Deck} deck
 */
export function greatMoment(match, stage, deck) {
  const title = stage && titleOf(stage);
  if (!stage || !title) return null;
  return h(
    "div.great",
    { "data-key": `great ${stage.id}`, dataset: { kind: stage.kind } },
    h("p.great-title.display", {}, title),
    stage.laid.length > 0 ? laid(match, stage, deck) : fan(stage, deck),
    !stage.laid.length && h("p.great-words", { "aria-hidden": "true" }, stage.text.replace(/: [^:]*\.$/, ".")),
  );
}

/** @param {StageView} stage */
function titleOf({ kind, target, text }) {
  if (kind === "guessed") return text.endsWith("right!") ? "Right!" : "Wrong!";
  // A challenged hand is shown to the challenger alone.
  return kind === "hand-shown" && target !== null ? "Challenge!" : GREAT[kind];
}

/** Cards that lie open before several people; the highest stands out. @param {MatchView} match @param {StageView} stage @param {Deck} deck */
function laid(match, { laid }, deck) {
  const worth = laid.map(([, code]) => deck.card(code).number ?? 0);
  const best = Math.max(...worth);
  return h(
    "ul.great-laid",
    {},
    laid.map(([seat, code], index) =>
      h(
        "li",
        { dataset: { best: worth[index] === best ? "yes" : "no" } },
        h("span.great-card", {}, cardPicture(deck.card(code), deck.colours)),
        h("b", {}, nameAt(match, seat)),
      ),
    ),
  );
}

/** @param {StageView} stage @param {Deck} deck */
function fan({ cards }, deck) {
  if (!cards.length) return null;
  return h(
    "div.great-fan",
    { style: { "--cards": cards.length } },
    deck
      .sorted(cards)
      .map((card, index) =>
        h("span.great-card", { style: { "--place": index - (cards.length - 1) / 2 } }, cardPicture(card, deck.colours)),
      ),
  );
}
