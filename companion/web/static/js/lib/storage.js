// What this device remembers: small values under a name, and nothing breaks where storage is forbidden.

/** @import { Stored } from "./types.d.ts" */

/** Where storage is forbidden: until the page is left. */
const meanwhile = new Map();

/** @template {keyof Stored} Name @param {Name} name @returns {Stored[Name]|null} */
export function recall(name) {
  try {
    const text = localStorage.getItem(name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return meanwhile.get(name) ?? null;
  }
}

/** @template {keyof Stored} Name @param {Name} name @param {Stored[Name]|null} value null forgets it */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    meanwhile.set(name, value);
  }
}
