// What the hand page should show: its seats, which of its views is due, and what its player may do.

/** @import { Link } from "../lib/link.js" */
/** @import { GameView, MatchView } from "../lib/messages.d.ts" */

import { isRoundOver } from "../lib/game.js";

/** The seats of this device that people play, by their players' ids. @param {Link} link */
export function ownSeats(link) {
  const { you, table } = link;
  return you.players.filter((id) => table?.match?.players.some((each) => each.id === id));
}

/** @typedef {"loading"|"no-game"|"match-over"|"trouble"|"seats"|"round-over"|"curtain"|"play"} Phase */

/** Which view of the hand page is due. @param {Link} link @returns {Phase} */
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

/** The decisions that this seat has to take, and those that it may take. @param {GameView} game */
export function asked(game) {
  return {
    due: game.decisions.filter((each) => !each.optional),
    free: game.decisions.filter((each) => each.optional),
  };
}

/** Whether the game waits for this seat. @param {GameView} game */
export function isMine(game) {
  return game.seat !== null && (asked(game).due.length > 0 || game.spin_due?.seat === game.seat);
}

/**
 * The other players in the order of their seats, beginning at the left of this seat. A watcher sees everybody.
 * @param {MatchView} match @param {GameView} game
 */
export function around(match, game) {
  const { players } = match;
  if (game.seat === null) return players;
  return [...players.slice(game.seat + 1), ...players.slice(0, game.seat)];
}
