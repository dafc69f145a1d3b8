// How figures are said: durations, dates, counts.

const LONG_H = 10;

/** 42 s, 7 min, 1 h 05 min, 31 h. @param {number} seconds */
export function duration(seconds) {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  if (minutes >= LONG_H * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** @param {string} time in ISO 8601 */
export function day(time) {
  const when = new Date(time);
  return Number.isNaN(when.getTime()) ? "" : DAY.format(when);
}

const NUMBER = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

/** @param {number|null} value */
export const figure = (value) => (value === null ? "–" : NUMBER.format(value));

/** @param {number} count @param {string} one @param {string} [more] */
export const many = (count, one, more = `${one}s`) => `${figure(count)} ${count === 1 ? one : more}`;
