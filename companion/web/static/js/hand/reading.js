// What a phone should show, read from the table: its seat, who is waited for, and what may be done.

/** @import { Link } from "../link.js" */
/** @import { GameView, MatchView } from "../messages.d.ts" */
/** @import { PlayedGame } from "../types.d.ts" */

import { listed } from "../table/people.js";

/** The seats of this device that people play, by their players' ids. @param {Link} link */
export function ownSeats(link) {
  const { you, table } = link;
  return you.players.filter((id) => table?.match?.players.some((each) => each.id === id));
}

/** @typedef {"loading"|"no-game"|"match-over"|"trouble"|"seats"|"round-over"|"curtain"|"play"} Phase */

/** Which page of the hand is due. @param {Link} link @returns {Phase} */
export function phase(link) {
  const { table } = link;
  if (!table) return "loading";
  const { match, game } = table;
  if (match?.cards !== "virtual") return "no-game";
  if (match.ended) return "match-over";
  if (!game) return "trouble";
  if (game.seat === null && !ownSeats(link).length) return "seats";
  if (isRoundOver(game)) return "round-over";
  return game.seat === null ? "curtain" : "play";
}

/** Whether there is a last round to look at. @param {GameView} game @returns {game is PlayedGame} */
export function isPlayed(game) {
  return Boolean(game.last_round);
}

/** Nobody holds a card, and there is a last round to look at. @param {GameView} game @returns {game is PlayedGame} */
export function isRoundOver(game) {
  return isPlayed(game) && game.counts.every((count) => count === 0) && game.awaited.some((each) => each.seat === null);
}

/** What the viewer is waited for, and what it may do besides. @param {GameView} game */
export function asked(game) {
  return {
    due: game.decisions.filter((each) => !each.optional),
    free: game.decisions.filter((each) => each.optional),
  };
}

/** Whether the game waits for the viewer. @param {GameView} game */
export function isMine(game) {
  return game.seat !== null && (asked(game).due.length > 0 || game.spin_due?.seat === game.seat);
}

/** Everybody who is waited for, by seat; the one who spins as well. @param {GameView} game */
export function awaitedSeats(game) {
  const seats = game.awaited.map((each) => each.seat).filter((seat) => seat !== null);
  if (game.spin_due && game.spin_due.seat !== null) seats.push(game.spin_due.seat);
  return [...new Set(seats)];
}

/**
 * The others as they sit, from the viewer's left on. A watcher sees everybody.
 * @param {MatchView} match @param {GameView} game
 */
export function around(match, game) {
  const { players } = match;
  if (game.seat === null) return players;
  return [...players.slice(game.seat + 1), ...players.slice(0, game.seat)];
}

/** @param {MatchView} match @param {number|null} seat */
export const nameAt = (match, seat) => (seat === null ? null : match.players[seat])?.name ?? "Somebody";

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
 * The same with dots for the wait, unless it is a sentence by itself.
 * @param {MatchView} match @param {GameView} game
 */
export function waits(match, game) {
  const words = waitingFor(match, game);
  return /[.!?]$/.test(words) ? words : `${words}…`;
}

/**
 * Whom the game waits for, in one sentence; a kind nobody has heard of is told by its prompt.
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
