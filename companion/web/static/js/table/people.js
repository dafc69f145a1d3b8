// People of a match: their names by id, who sits beside whom, who leads.

/** The name of somebody who sits or sat here; `nobody` if there is none. */
export function nameOf(match, id, nobody = "Somebody") {
  return find(match, id)?.name ?? nobody;
}

function find(match, id) {
  return match.players.find((each) => each.id === id) ?? match.gone.find((each) => each.id === id);
}

/** The same id, if somebody of that id still sits here. */
export function seated(match, id) {
  return match.players.some((each) => each.id === id) ? id : null;
}

/** Who sits beside somebody in the direction of play, `steps` seats on. */
export function seatsOn(match, id, steps) {
  const seats = match.players.map((each) => each.id);
  const step = match.direction === "clockwise" ? steps : -steps;
  return seats[(((seats.indexOf(id) + step) % seats.length) + seats.length) % seats.length];
}

/** "Ann", "Ann and Bob", "Ann, Bob and Cleo". */
export function listed(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Two letters that tell people apart on a small disc: first letters of two words, else of one. */
export function initials(name) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [...words[0]][0] + [...words[1]][0] : [...name].slice(0, 2).join("");
  return letters.toUpperCase();
}

/** Everybody who sits, best first. Equal totals share a place. */
export function ranking(match) {
  const better = match.scoring === "low" ? (a, b) => a.total - b.total : (a, b) => b.total - a.total;
  const sorted = [...match.players].sort((a, b) => better(a, b) || a.seat - b.seat);
  return sorted.map((player) => ({
    ...player,
    place: 1 + sorted.findIndex((each) => each.total === player.total),
  }));
}

/** Rounds that each player has won; what counts where nobody keeps points. */
export function roundsWon(match, id) {
  return match.rounds.filter((each) => each.winner === id).length;
}

/** "to 500", "lowest wins at 500", "no points": how the match is decided, in a few words. */
export function aim(match) {
  if (match.scoring === "none") return "first one out wins";
  return match.scoring === "low" ? `lowest wins at ${match.target}` : `to ${match.target}`;
}

/** "Ann's", "Cas'": English is kind to names. */
export function possessive(name) {
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}
