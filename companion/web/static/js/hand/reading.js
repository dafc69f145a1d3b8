// What a phone should show, read from the table: its seat, who is waited for, and what may be done.

import { listed } from "../table/people.js";

/** The seats of this device that people play, by their players' ids. */
export function ownSeats(link) {
  const { you, table } = link;
  const players = you.players ?? (you.player ? [you.player] : []);
  return players.filter((id) => table?.match?.players.some((each) => each.id === id));
}

/** Which page of the hand is due. */
export function phase(link) {
  const { table } = link;
  if (!table) return "loading";
  const { match, game } = table;
  if (!match || match.cards !== "virtual") return "no-game";
  if (match.ended) return "match-over";
  if (!game) return "trouble";
  if (game.seat === null && !ownSeats(link).length) return "seats";
  if (isRoundOver(game)) return "round-over";
  return game.seat === null ? "curtain" : "play";
}

/** Nobody holds a card, and there is a last round to look at. */
export function isRoundOver(game) {
  return (
    game.last_round !== null &&
    game.counts.every((count) => count === 0) &&
    game.awaited.some((each) => each.seat === null)
  );
}

/** What the viewer is waited for, and what it may do besides. */
export function asked(game) {
  return {
    due: game.decisions.filter((each) => !each.optional),
    free: game.decisions.filter((each) => each.optional),
  };
}

/** Whether the game waits for the viewer. */
export function isMine(game) {
  return game.seat !== null && (asked(game).due.length > 0 || game.spin_due?.seat === game.seat);
}

/** Everybody who is waited for, by seat; the one who spins as well. */
export function awaitedSeats(game) {
  const seats = game.awaited.filter((each) => each.seat !== null).map((each) => each.seat);
  if (game.spin_due && game.spin_due.seat !== null) seats.push(game.spin_due.seat);
  return [...new Set(seats)];
}

/** The others as they sit, from the viewer's left on. A watcher sees everybody. */
export function around(match, game) {
  const { players } = match;
  if (game.seat === null) return players;
  return [...players.slice(game.seat + 1), ...players.slice(0, game.seat)];
}

export const nameAt = (match, seat) => match.players[seat]?.name ?? "Somebody";

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
const TRAY = {
  race: "Who yells first?",
  reshuffle: "The discards are shuffled",
  shuffle: "The cards are shuffled",
  "dealer-draw": "Everyone draws for the deal",
};

/** The same with dots for the wait, unless it is a sentence by itself. */
export function waits(match, game) {
  const words = waitingFor(match, game);
  return /[.!?]$/.test(words) ? words : `${words}…`;
}

/** Whom the game waits for, in one sentence; a kind nobody has heard of is told by its prompt. */
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
