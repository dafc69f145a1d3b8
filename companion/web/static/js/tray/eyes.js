// The face with two eyes: round windows behind which the faces of the discs roll by.

import { s } from "../dom.js";
import { faceIris } from "./iris.js";
import { rolling } from "./rolling.js";
import { body, cheeks, EYES, mouths, PANE, plaster, SIZE, socket } from "./sponge.js";

/** @param {Object<string, import("./faces.js").Face[]>} faces by reel */
export function drawEyes(faces) {
  const shown = {};
  const eyes = Object.entries(EYES).map(([reel, place]) => {
    shown[reel] = faces[reel].map((face) => faceIris(face, 40));
    return socket(`eyes-${reel}`, place, s("g.disc", { "data-reel": reel }, shown[reel]));
  });
  const element = s(
    "svg.face",
    { viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" },
    body("eyes"),
    cheeks(),
    mouths(),
    eyes,
    Object.entries(EYES).map(([reel, place]) => plaster(reel, place, reel === "left" ? -28 : 28)),
  );
  return {
    element,
    /** @param {string} reel @param {number} angle */
    turn(reel, angle) {
      const irises = shown[reel];
      const seen = rolling(irises.length, angle);
      irises.forEach((iris, index) => {
        const place = seen.find((each) => each.index === index);
        iris.style.display = place ? "" : "none";
        if (place) iris.setAttribute("transform", `translate(0 ${(place.down * 2 * PANE).toFixed(2)})`);
      });
    },
  };
}
