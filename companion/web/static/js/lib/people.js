// People of a match: their names by id, who sits beside whom, who leads.

/** @import { MatchView } from "./messages.d.ts" */

/**
 * The name of somebody who sits or sat here; `nobody` if there is none.
 * @param {MatchView} match @param {string|null} id
 */
export function nameOf(match, id, nobody = "Somebody") {
  return find(match, id)?.name ?? nobody;
}

/** @param {MatchView} match @param {string|null} id */
function find(match, id) {
  return match.players.find((each) => each.id === id) ?? match.gone.find((each) => each.id === id);
}

/** The id if that player still sits here, else null. @param {MatchView} match @param {string|null} id */
export function seated(match, id) {
  return match.players.some((each) => each.id === id) ? id : null;
}

/**
 * Who sits beside somebody in the direction of play, `steps` seats on.
 * @param {MatchView} match @param {string} id @param {number} steps
 */
export function seatsOn(match, id, steps) {
  const seats = match.players.map((each) => each.id);
  const step = match.direction === "clockwise" ? steps : -steps;
  return seats[(((seats.indexOf(id) + step) % seats.length) + seats.length) % seats.length];
}

/** "Ann", "Ann and Bob", "Ann, Bob and Cleo". @param {string[]} names */
export function listed(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Two letters that tell people apart on a small disc: first letters of two words, else of one. @param {string} name */
export function initials(name) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [...words[0]][0] + [...words[1]][0] : [...name].slice(0, 2).join("");
  return letters.toUpperCase();
}

/** Everybody who sits, best first. Equal totals share a place. @param {MatchView} match */
export function ranking(match) {
  const up = match.scoring === "low" ? 1 : -1;
  const sorted = [...match.players].sort((a, b) => up * (a.total - b.total) || a.seat - b.seat);
  return sorted.map((player) => ({
    ...player,
    place: 1 + sorted.findIndex((each) => each.total === player.total),
  }));
}

/** "to 500", "lowest wins at 500", "no points": how the match is decided, in a few words. @param {MatchView} match */
export function aim(match) {
  if (match.scoring === "none") return "first one out wins";
  return match.scoring === "low" ? `lowest wins at ${match.target}` : `to ${match.target}`;
}

/** "Ann’s", "Cas’". @param {string} name */
export function possessive(name) {
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}
