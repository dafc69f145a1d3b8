// A round while it is being scored: who went out, and which cards the others have left.

/** @import { Command, MatchView, RoundView, Sort } from "../messages.d.ts" */

/** @typedef {Record<string, number>} Hand how many cards of each sort */

/**
 * @typedef {object} Draft
 * @property {number|null} round the one to correct; null: the one that is being played
 * @property {number} playing the one that was being played when the draft was begun
 * @property {string|null|undefined} winner null: nobody; undefined: not said yet
 * @property {Record<string, Hand>} left by player
 * @property {string[]} known of an earlier round: who is known to have been in it
 */

/**
 * An empty draft for the round that is being played, or one that starts from a round that was written down already.
 * @param {MatchView} match @param {RoundView|null} [round] the one to correct
 * @returns {Draft}
 */
export function newDraft(match, round = null) {
  return {
    round: round?.round ?? null,
    playing: match.round,
    winner: round ? round.winner : undefined,
    left: structuredClone(round?.left ?? {}),
    known: round ? [round.winner ?? "", ...Object.keys(round.left)] : [],
  };
}

/**
 * Whether rounds can be corrected: not if the table counted them itself, nor if the match was broken off.
 * @param {MatchView} match
 */
export function canCorrect(match) {
  return match.cards === "real" && (!match.ended || match.winners.length > 0);
}

/**
 * Who was in the round: everybody who sits, and for an earlier round also those who have left since.
 * @param {MatchView} match @param {Draft} draft
 */
export function present(match, draft) {
  if (draft.round === null) return match.players;
  return [...match.players, ...match.gone.filter(({ id }) => draft.known.includes(id))];
}

/**
 * Whose cards are counted: everybody's but the winner's, or nobody's in a match without points.
 * @param {MatchView} match @param {Draft} draft
 */
export function counted(match, draft) {
  if (match.scoring === "none" || draft.winner === null || draft.winner === undefined) return [];
  return present(match, draft).filter((each) => each.id !== draft.winner);
}

/** @param {Draft} draft @param {string} player @param {string} sort */
export function numberLeft(draft, player, sort) {
  return draft.left[player]?.[sort] ?? 0;
}

/**
 * The draft with `count` cards of a sort in somebody's hand.
 * @param {Draft} draft @param {string} player @param {string} sort @param {number} number
 */
export function withLeft(draft, player, sort, number) {
  const hand = { ...draft.left[player], [sort]: number };
  if (!number) delete hand[sort];
  return { ...draft, left: { ...draft.left, [player]: hand } };
}

/**
 * Whether a hand can have one more card of a sort: not all of the deck's are counted yet.
 * @param {Draft} draft @param {Sort} sort
 */
export function canAdd(draft, sort) {
  const others = Object.values(draft.left).reduce((sum, hand) => sum + (hand[sort.id] ?? 0), 0);
  return others < sort.most;
}

/**
 * What the cards of a hand add up to. Who gets these points is up to the table: see `preview.js`.
 * @param {MatchView} match @param {Hand} [hand]
 */
export function worth(match, hand = {}) {
  const points = Object.fromEntries(match.sorts.map((sort) => [sort.id, sort.points]));
  return Object.entries(hand).reduce((sum, [sort, number]) => sum + (points[sort] ?? 0) * number, 0);
}

/** @param {Hand} [hand] */
export function cardsIn(hand = {}) {
  return Object.entries(hand).reduce((sum, [sort, number]) => sum + (sort === "points" ? 0 : number), 0);
}

/** The draft as a command to the table. @param {MatchView} match @param {Draft} draft @returns {Command} */
export function asCommand(match, draft) {
  if (draft.winner === undefined) throw new Error("Say first who went out.");
  const players = counted(match, draft).map((each) => each.id);
  const left = Object.fromEntries(
    players.filter((id) => Object.keys(draft.left[id] ?? {}).length).map((id) => [id, draft.left[id]]),
  );
  const result = { winner: draft.winner, left };
  return draft.round === null
    ? { do: "score-round", round: draft.playing, ...result }
    : { do: "correct-round", round: draft.round, ...result };
}
