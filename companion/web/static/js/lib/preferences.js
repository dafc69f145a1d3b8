// Sound, voice and motion on this device: chosen and stored here, and parts of a page can listen for changes.

import { recall, store } from "./storage.js";

const listeners = new Set();
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const chosen = { sound: true, voice: false, ...recall("preferences") };

export const preferences = {
  /** Tunes and ticks. A browser plays none before the first touch. */
  get sound() {
    return chosen.sound;
  },
  /** Outcomes are read aloud. */
  get voice() {
    return chosen.voice;
  },
  get calm() {
    return calm.matches;
  },
  /** @param {"sound"|"voice"} name @param {boolean} on */
  set(name, on) {
    chosen[name] = on;
    store("preferences", chosen);
    for (const listener of listeners) listener();
  },
  /** @param {() => void} listener */
  onchange(listener) {
    listeners.add(listener);
  },
};

calm.addEventListener("change", () => {
  for (const listener of listeners) listener();
});
