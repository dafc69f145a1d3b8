// A game with virtual cards: whom it waits for, who is down to one card, whether its round is over.

/** @import { GameView, MatchView } from "./messages.d.ts" */
/** @import { PlayedGame } from "./types.d.ts" */

import { listed } from "./people.js";

/** @param {MatchView} match @param {number|null} seat */
export const nameAt = (match, seat) => (seat === null ? null : match.players[seat])?.name ?? "Somebody";

/** Whether there is a last round to look at. @param {GameView} game @returns {game is PlayedGame} */
export function isPlayed(game) {
  return Boolean(game.last_round);
}

/** Nobody holds a card, and there is a last round to look at. @param {GameView} game @returns {game is PlayedGame} */
export function isRoundOver(game) {
  return isPlayed(game) && game.counts.every((count) => count === 0) && game.awaited.some((each) => each.seat === null);
}

/** The seats that the game waits for, including the one who has to spin. @param {GameView} game */
export function awaitedSeats(game) {
  const seats = game.awaited.map((each) => each.seat).filter((seat) => seat !== null);
  if (game.spin_due && game.spin_due.seat !== null) seats.push(game.spin_due.seat);
  return [...new Set(seats)];
}

/** "yes" or "no": one card left, called or not; empty with more. @param {GameView} game @param {number} seat */
export function unoOf(game, seat) {
  const window = game.uno.find(([owner]) => owner === seat);
  if (window) return window[1] ? "yes" : "no";
  return game.counts[seat] === 1 ? "yes" : "";
}

/** @type {Record<string, [one: string, more: string]|undefined>} */
const DOING = {
  turn: ["is thinking", "are thinking"],
  drawn: ["has drawn a card", "have drawn a card"],
  colour: ["chooses a colour", "choose a colour"],
  attacked: ["is under attack", "are under attack"],
  "choose-player": ["chooses somebody", "choose somebody"],
  guess: ["guesses the colour", "guess the colour"],
  war: ["lays a card for the War", "lay a card for the War"],
  "gift-colour": ["gives cards away", "give cards away"],
  gift: ["gives cards away", "give cards away"],
  consent: ["reads the house rules", "read the house rules"],
  prize: ["was first and may discard", "were first and may discard"],
  "house-rule": ["carries out the house rule", "carry out the house rule"],
};
/** @type {Record<string, string|undefined>} */
const TRAY = {
  race: "Who yells first?",
  reshuffle: "The discards are shuffled",
  shuffle: "The cards are shuffled",
  "dealer-draw": "Everyone draws for the deal",
};

/**
 * `waitingFor` with dots after it, unless it ends a sentence already.
 * @param {MatchView} match @param {GameView} game
 */
export function waits(match, game) {
  const words = waitingFor(match, game);
  return /[.!?]$/.test(words) ? words : `${words}…`;
}

/**
 * Whom the game waits for, in one sentence. Decisions of an unknown kind are described by their prompt.
 * @param {MatchView} match @param {GameView} game
 */
export function waitingFor(match, game) {
  if (game.spin_due)
    return game.spin_due.seat === null ? "The tray spins" : `${nameAt(match, game.spin_due.seat)} spins`;
  const people = game.awaited.filter((each) => each.seat !== null);
  if (!people.length) {
    const tray = game.awaited.find((each) => each.seat === null);
    return tray ? (TRAY[tray.kind] ?? tray.prompt) : "";
  }
  const names = listed(people.map((each) => nameAt(match, each.seat)));
  const [one, more] = DOING[people[0].kind] ?? [`is asked: ${people[0].prompt}`, `are asked: ${people[0].prompt}`];
  return `${names} ${people.length > 1 ? more : one}`;
}
