// The lamps of the tray, in the colour and the rhythm that was sent, each with its colour as a word.

/** @import { Light } from "../messages.d.ts" */

import { h } from "../dom.js";
import { preferences } from "../preferences.js";

/** @type {Record<string, string|undefined>} */
const LABELS = { left: "Who", right: "What", colour: "Colour" };

// The colours of companion/tray/lights.py. A lamp is never read by its colour alone.
/** @type {[string, number[]][]} */
const WORDS = [
  ["red", [1, 0, 0]],
  ["yellow", [1, 0.7, 0]],
  ["green", [0, 1, 0.2]],
  ["blue", [0, 0.2, 1]],
  ["pink", [1, 0.2, 0.6]],
  ["white", [0.7, 0.7, 0.7]],
  ["orange", [1, 0.3, 0]],
  ["dark", [0, 0, 0]],
];

/** @typedef {{bulb: HTMLElement, label: HTMLElement, word: HTMLElement, timer: number, glow: string}} Lamp */

export function drawLights() {
  const element = h("ul.lights", { "aria-label": "Lights" });
  /** @type {Map<string, Lamp>} */
  const lamps = new Map();

  /** @param {string} name @returns {Lamp} */
  function lamp(name) {
    const bulb = h("span.bulb", { "aria-hidden": "true" });
    const label = h("span.quiet", {}, LABELS[name] ?? name);
    const word = h("span.lamp-word");
    element.append(h("li.lamp", {}, bulb, h("span.lamp-text", {}, label, word)));
    return { bulb, label, word, timer: 0, glow: "" };
  }

  return {
    element,
    /**
     * @param {Record<string, Light>} lights
     * @param {boolean} ofWheel the wheel has no light of its own and borrows that of the colour in play
     */
    show(lights, ofWheel) {
      for (const [name, { colour, rhythm }] of Object.entries(lights)) {
        const each = lamps.get(name) ?? lamp(name);
        lamps.set(name, each);
        if (name === "colour") each.label.textContent = ofWheel ? "Wheel" : "Colour";
        const glow = JSON.stringify([colour, rhythm]);
        if (glow === each.glow) continue;
        each.glow = glow;
        clearTimeout(each.timer);
        const dark = colour.every((part) => part === 0);
        each.word.textContent = dark ? "off" : wordFor(colour);
        each.bulb.style.setProperty("--glow", dark ? "transparent" : screenColour(colour));
        each.bulb.classList.toggle("lit", !dark);
        if (rhythm.length && !dark && !preferences.calm) beat(each, rhythm, 0);
      }
    },
  };
}

/** @param {Lamp} lamp @param {number[]} rhythm @param {number} number */
function beat(lamp, rhythm, number) {
  lamp.bulb.classList.toggle("lit", number % 2 === 0);
  const seconds = rhythm[number % rhythm.length];
  lamp.timer = setTimeout(() => beat(lamp, rhythm, (number + 1) % (rhythm.length * 2)), seconds * 1000);
}

/**
 * An LED's white is three chips at once; on a screen it needs to be as bright as the others.
 * @param {number[]} colour
 */
function screenColour([red, green, blue]) {
  const most = Math.max(red, green, blue);
  const part = (/** @type {number} */ value) => Math.round(60 + 195 * Math.sqrt(value / most));
  return `rgb(${part(red)} ${part(green)} ${part(blue)})`;
}

/** @param {number[]} colour */
function wordFor(colour) {
  const far = (/** @type {[string, number[]]} */ [, each]) =>
    each.reduce((sum, part, index) => sum + (part - colour[index]) ** 2, 0);
  return WORDS.reduce((best, each) => (far(each) < far(best) ? each : best))[0];
}
