// The face with two eyes: round windows behind which the faces of the discs roll by.

/** @import { ReelName } from "../messages.d.ts" */
/** @import { Faces } from "./faces.js" */

import { s } from "../dom.js";
import { byReel } from "./faces.js";
import { faceIris } from "./iris.js";
import { rolling } from "./rolling.js";
import { body, cheeks, EYES, mouths, PANE, plaster, SIZE, socket } from "./sponge.js";

/** @param {Faces} faces */
export function drawEyes(faces) {
  /** @type {Map<ReelName, SVGElement[]>} */
  const shown = new Map();
  const eyes = byReel(EYES).map(([reel, place]) => {
    const irises = faces[reel].map((face) => faceIris(face, 40));
    shown.set(reel, irises);
    return socket(`eyes-${reel}`, place, s("g.disc", { "data-reel": reel }, irises));
  });
  const element = s(
    "svg.face",
    { viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" },
    body("eyes"),
    cheeks(),
    mouths(),
    eyes,
    byReel(EYES).map(([reel, place]) => plaster(reel, place, reel === "left" ? -28 : 28)),
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
