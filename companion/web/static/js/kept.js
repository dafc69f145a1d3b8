// What this device remembers: small values under a name, and nothing breaks where storage is forbidden.

/** Where storage is forbidden: until the page is left. */
const meanwhile = new Map();

/** @param {string} name @param {any} fallback */
export function recall(name, fallback = null) {
  try {
    const text = localStorage.getItem(name);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return meanwhile.get(name) ?? fallback;
  }
}

/** @param {string} name @param {any} value null forgets it */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    meanwhile.set(name, value);
  }
}
