// The sponge with the wheel: nine sectors that turn behind one pointer, with the nose as their hub.

/** @import { ReelName, TrayKind } from "../messages.d.ts" */
/** @import { Names } from "../names.js" */

import { s } from "../dom.js";
import { body, lids, plaster, SIZE } from "./sponge.js";

const MIDDLE = [160, 176];
const RADIUS = 112;

/** @param {TrayKind} kind of one reel @param {Names} names */
export function drawWheel(kind, { kinds, reels }) {
  const [reel] = kinds[kind];
  const { faces } = reels[reel];
  const each = 360 / faces.length;
  // A face comes to the pointer when the disc has turned forward by its angle: it lies that far behind.
  const sectors = faces.map((face, index) =>
    s(
      "g.sector",
      { "data-face": face.id, transform: `rotate(${-index * each})` },
      s("path.iris-field", { d: sector(RADIUS, each) }),
      s("use", { href: `/art/sprite.svg#face-${face.id}`, x: -18, y: -95, width: 36, height: 36 }),
    ),
  );
  const pegs = faces.map((_, index) => {
    const [x, y] = polar(RADIUS + 1, (index + 0.5) * each);
    return s("circle", { cx: x, cy: y, r: 4, fill: "#fff3bf", stroke: "#5b3a00", "stroke-width": 2 });
  });
  const disc = s("g.disc", { "data-reel": reel }, sectors, pegs);
  const pointer = s(
    "g.pointer",
    {},
    s("path", { d: "M160 77 L147 52 A15 15 0 1 1 173 52 Z" }),
    s("circle", { cx: 160, cy: 45, r: 5, fill: "#fff3bf", stroke: "none" }),
  );
  const element = s(
    "svg.face",
    { viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" },
    body(kind),
    s("g", { transform: `translate(${MIDDLE})` }, s("circle", { r: RADIUS + 8, fill: "#5b3a00" }), disc),
    s("circle", { cx: MIDDLE[0], cy: MIDDLE[1], r: 44, fill: "#5b3a00" }),
    s("circle", { cx: MIDDLE[0], cy: MIDDLE[1], r: 39, fill: "#ffd23f" }),
    [84, 236].map((x) => peekingEye(kind, x, 48)),
    pointer,
    plaster(reel, [236, 214], 52),
  );
  return {
    element,
    /** @param {ReelName} _reel there is but one @param {number} angle */
    turn(_reel, angle) {
      disc.setAttribute("transform", `rotate(${(angle % 360).toFixed(2)})`);
    },
  };
}

/** @param {TrayKind} kind @param {number} x @param {number} y */
function peekingEye(kind, x, y) {
  const id = `${kind}-${x}`;
  return s(
    "g",
    { transform: `translate(${x} ${y})` },
    s("clipPath", { id }, s("circle", { r: 24 })),
    s("circle", { r: 29, fill: "#5b3a00" }),
    s("circle", { r: 24, fill: `url(#${kind}-ball)` }),
    s(
      "g.gaze",
      {},
      s("circle", { cx: x < 160 ? 9 : -9, cy: 5, r: 12, fill: "#3a2500" }),
      s("circle", { cx: x < 160 ? 13 : -5, cy: 0, r: 4, fill: "#fff" }),
    ),
    s("g", { "clip-path": `url(#${id})` }, lids(24)),
  );
}

/** @param {number} radius @param {number} degrees */
function sector(radius, degrees) {
  const [x, y] = polar(radius, degrees / 2);
  return `M0 0 L${-x} ${y} A${radius} ${radius} 0 0 1 ${x} ${y} Z`;
}

/** @param {number} radius @param {number} degrees */
function polar(radius, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return [+(radius * Math.sin(angle)).toFixed(3), +(-radius * Math.cos(angle)).toFixed(3)];
}
