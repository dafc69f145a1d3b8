// One reel on the calibration page: measure it, set a face straight, find its top speed.

/** @import { ReelView } from "../lib/messages.d.ts" */

import { h } from "../lib/dom.js";

const NUDGES = [-5, -1, 1, 5];

/**
 * @param {ReelView} reel
 * @param {string} name
 * @param {boolean} busy whether a reel turns, so that nothing else can be asked
 */
export function reelCard({ reel, marks, offset_degrees: offset, measured, said }, name, busy) {
  const button = (/** @type {string} */ label, /** @type {string} */ act, /** @type {string} */ value = reel) =>
    h("button", { type: "button", "aria-disabled": busy && "true", dataset: { act, value } }, label);
  return h(
    "section.card.reel",
    { "aria-label": name },
    h("h2", {}, name),
    button(measured ? "Measure again" : "Measure", "measure"),
    measured && [
      h(
        "ul.found",
        {},
        said.map((line) => h("li", {}, line)),
      ),
      marks === 1 && button("It turns the wrong way", "turn-around"),
      h("p", {}, "Is the first face straight in its window? ", h("span.quiet", {}, `Offset ${offset}°.`)),
      h(
        "div.nudges",
        { role: "group", "aria-label": `Move the ${reel} face` },
        NUDGES.map((degrees) =>
          button(`${degrees > 0 ? "+" : "−"}${Math.abs(degrees)}°`, "nudge", `${reel} ${degrees}`),
        ),
      ),
      button("Find its top speed", "speed"),
    ],
  );
}
