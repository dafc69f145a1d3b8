// Small values that this device stores under a key. Where a browser forbids storage, they last as long as the page.

/** @import { Stored } from "./types.d.ts" */

/** Used where the browser forbids storage. */
const inMemory = new Map();

/** @template {keyof Stored} Key @param {Key} key @returns {Stored[Key]|null} */
export function recall(key) {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** @template {keyof Stored} Key @param {Key} key @param {Stored[Key]|null} value null removes it */
export function store(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    inMemory.set(key, value);
  }
}
