// The lamps of the tray, in the colour and the rhythm that was sent, each with its colour as a word.

/** @import { Light, TrayKind } from "../messages.d.ts" */
/** @import { Names } from "../names.js" */

import { h } from "../dom.js";
import { preferences } from "../preferences.js";

/** @typedef {{bulb: HTMLElement, label: HTMLElement, word: HTMLElement, timer: number, glow: string}} Lamp */

/** @param {Names} names */
export function drawLights({ kinds, lights: labels, reels }) {
  /** @type {Record<string, string|undefined>} */
  const labelOf = labels;
  const element = h("ul.lights", { "aria-label": "Lights" });
  /** @type {Map<string, Lamp>} */
  const lamps = new Map();

  /** @param {string} name @returns {Lamp} */
  function lamp(name) {
    const bulb = h("span.bulb", { "aria-hidden": "true" });
    const label = h("span.quiet", {}, labelOf[name] ?? name);
    const word = h("span.lamp-word");
    element.append(h("li.lamp", {}, bulb, h("span.lamp-text", {}, label, word)));
    return { bulb, label, word, timer: 0, glow: "" };
  }

  return {
    element,
    /**
     * @param {Record<string, Light>} lights
     * @param {TrayKind|null} spun the tray whose faces are shown, if any
     */
    show(lights, spun) {
      for (const [name, { colour, rhythm, word }] of Object.entries(lights)) {
        const each = lamps.get(name) ?? lamp(name);
        lamps.set(name, each);
        // A reel without a light of its own borrows one.
        const borrower = spun && kinds[spun].find((reel) => reels[reel].light === name && !(reel in labels));
        each.label.textContent = borrower ? reels[borrower].name : (labelOf[name] ?? name);
        const glow = JSON.stringify([colour, rhythm]);
        if (glow === each.glow) continue;
        each.glow = glow;
        clearTimeout(each.timer);
        const dark = colour.every((part) => part === 0);
        each.word.textContent = word;
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
