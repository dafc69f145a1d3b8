// The face with two eyes: round windows behind which the faces of the discs roll by.

/** @import { ReelName, TrayKind } from "../messages.d.ts" */
/** @import { Names } from "../names.js" */

import { s } from "../dom.js";
import { faceIris } from "./iris.js";
import { rolling } from "./rolling.js";
import { body, cheeks, EYES, mouths, PANE, plaster, SIZE, socket } from "./sponge.js";

/** @param {TrayKind} kind @param {Names} names */
export function drawEyes(kind, { kinds, reels }) {
  /** @type {Map<ReelName, SVGElement[]>} */
  const shown = new Map();
  const eyes = kinds[kind].map((reel, index) => {
    const irises = reels[reel].faces.map((face) => faceIris(face, 40));
    shown.set(reel, irises);
    return socket(`${kind}-${reel}`, EYES[index], s("g.disc", { "data-reel": reel }, irises));
  });
  const element = s(
    "svg.face",
    { viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" },
    body(kind),
    cheeks(),
    mouths(),
    eyes,
    kinds[kind].map((reel, index) => plaster(reel, EYES[index], index === 0 ? -28 : 28)),
  );
  return {
    element,
    /** @param {ReelName} reel @param {number} angle */
    turn(reel, angle) {
      const irises = shown.get(reel) ?? [];
      const seen = rolling(irises.length, angle);
      irises.forEach((iris, index) => {
        const place = seen.find((each) => each.index === index);
        iris.style.display = place ? "" : "none";
        if (place) iris.setAttribute("transform", `translate(0 ${(place.down * 2 * PANE).toFixed(2)})`);
      });
    },
  };
}
