// The vocabulary as the server lists it, asked for once: reels and their faces, trays, lights, bots.

/** @import { LightName, Names as Sent, ReelName, ReelWords, TrayKind } from "./messages.d.ts" */

import { askOnce } from "./once.js";

/**
 * The server names every reel, tray and light.
 * @typedef {Omit<Sent, "reels"|"kinds"|"lights"> & {
 *   reels: Record<ReelName, ReelWords>, kinds: Record<TrayKind, ReelName[]>, lights: Record<LightName, string>
 * }} Names
 */

/** @type {() => Promise<Names>} */
export const loadNames = askOnce("/names.json", "The names of the tray's parts did not come. Reload the page.");

/** The entries of something that is listed by reel. @template T @param {Partial<Record<ReelName, T>>} known */
export function byReel(known) {
  // `Object.entries` loses the type of the keys.
  return /** @type {[ReelName, T][]} */ (Object.entries(known));
}

/** The entries of something that is listed by tray. @template T @param {Record<TrayKind, T>} known */
export function byKind(known) {
  return /** @type {[TrayKind, T][]} */ (Object.entries(known));
}

/** @param {string} word */
export function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}
