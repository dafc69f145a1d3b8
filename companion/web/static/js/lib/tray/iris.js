// A face as it is printed on a disc: its symbol on a round field of its colour.

/** @import { FaceView } from "../messages.d.ts" */

import { s } from "../dom.js";

/** @param {FaceView} face @param {number} radius */
export function faceIris(face, radius) {
  const side = radius * 1.3;
  return s(
    "g.iris",
    { "data-face": face.id },
    s("circle.iris-edge", { r: radius }),
    s("circle.iris-field", { r: radius * 0.92 }),
    s("use", { href: `/art/sprite.svg#face-${face.id}`, x: -side / 2, y: -side / 2, width: side, height: side }),
  );
}

/** The same as a picture of its own. @param {FaceView} face */
export function irisPicture(face) {
  return s(
    "svg.iris-picture",
    { viewBox: "-50 -50 100 100", "aria-hidden": "true" },
    s("circle", { r: 50, fill: "#fff" }),
    faceIris(face, 45),
  );
}
