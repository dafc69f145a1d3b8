// How a hand lies: one row like a fan, or more rows that show a corner of every card, wide enough for a finger.

const FINGER = 48;
const WIDEST = 132;
const NARROWEST = 76;

/**
 * @param {number} count cards @param {number} width there is, in pixels @param {number} tall the whole screen is
 * @returns {{width: number, height: number, rows: number, places: {x: number, y: number, turn: number}[]}}
 */
export function fan(count, width, tall) {
  const card = Math.round(Math.max(NARROWEST, Math.min(WIDEST, width / 4.2, tall / 6.6)));
  const fits = (/** @type {number} */ size) => 1 + Math.floor((width - size) / FINGER);
  const rowsOf = (/** @type {number} */ size) => Math.max(1, Math.ceil(count / fits(size)));
  // Smaller cards only where they save a row.
  const size = rowsOf(NARROWEST) < rowsOf(card) ? NARROWEST : card;
  const rows = rowsOf(size);
  const strip = Math.round(Math.max(FINGER + 4, size * 0.62));
  const lift = rows === 1 ? 12 : 0;
  /** @type {{x: number, y: number, turn: number}[]} */
  const places = [];
  for (let row = 0, first = 0; row < rows; row += 1) {
    const cards = Math.ceil((count - first) / (rows - row));
    places.push(...lay(cards, width, size, lift).map((place) => ({ ...place, y: place.y + row * strip })));
    first += cards;
  }
  return { width: size, height: Math.round((rows - 1) * strip + size * 1.5 + 2 * lift), rows, places };
}

/**
 * One row in the middle of the width; a single one is bent a little.
 * @param {number} cards @param {number} width @param {number} size @param {number} lift
 */
function lay(cards, width, size, lift) {
  const step = cards > 1 ? Math.min(size * 0.86, (width - size) / (cards - 1)) : 0;
  const start = (width - size - step * (cards - 1)) / 2;
  return Array.from({ length: cards }, (_, index) => {
    const off = cards > 1 ? (2 * index) / (cards - 1) - 1 : 0;
    const bend = lift ? Math.min(1, cards / 5) : 0;
    return {
      x: Math.round(start + step * index),
      y: Math.round(lift * off * off * bend),
      turn: lift ? Number((4 * off * bend).toFixed(2)) : 0,
    };
  });
}
