// The sponge with the wheel: nine sectors that turn behind one pointer, with the nose as their hub.

import { s } from "../dom.js";
import { SIZE, body } from "./sponge.js";

const MIDDLE = [160, 182];
const RADIUS = 124;

/** @param {import("./faces.js").Face[]} faces in the order of the disc */
export function drawWheel(faces) {
  const each = 360 / faces.length;
  // A face comes to the pointer when the disc has turned forward by its angle: it lies that far behind.
  const sectors = faces.map((face, index) =>
    s(
      "g.sector",
      { "data-face": face.id, transform: `rotate(${-index * each})` },
      s("path.iris-field", { d: sector(RADIUS, each) }),
      s("use", { href: `/art/sprite.svg#face-${face.id}`, x: -19, y: -108, width: 38, height: 38 }),
    ),
  );
  const pegs = faces.map((_, index) => {
    const [x, y] = polar(RADIUS + 1, (index + 0.5) * each);
    return s("circle", { cx: x, cy: y, r: 4, fill: "#fff3bf", stroke: "#5b3a00", "stroke-width": 2 });
  });
  const disc = s("g.disc", { "data-reel": "wheel" }, sectors, pegs);
  const pointer = s("g.pointer", {}, s("path", { d: "M160 90 L146 54 Q160 42 174 54 Z" }));
  const element = s(
    "svg.face",
    { viewBox: `0 0 ${SIZE} ${SIZE}`, "aria-hidden": "true" },
    body("wheel"),
    s("g", { transform: `translate(${MIDDLE})` }, s("circle", { r: RADIUS + 8, fill: "#5b3a00" }), disc),
    s("circle", { cx: MIDDLE[0], cy: MIDDLE[1], r: 46, fill: "#5b3a00" }),
    s("circle", { cx: MIDDLE[0], cy: MIDDLE[1], r: 41, fill: "#ffd23f" }),
    [124, 196].map((x) => peekingEye(x, 40)),
    pointer,
  );
  return {
    element,
    turn(_reel, angle) {
      disc.setAttribute("transform", `rotate(${(angle % 360).toFixed(2)})`);
    },
  };
}

function peekingEye(x, y) {
  const id = `wheel-${x}`;
  return s(
    "g",
    { transform: `translate(${x} ${y})` },
    s("clipPath", { id }, s("circle", { r: 24 })),
    s("circle", { r: 29, fill: "#5b3a00" }),
    s("circle", { r: 24, fill: "url(#wheel-ball)" }),
    s("g.gaze", {}, s("circle", { cx: x < 160 ? 5 : -5, cy: 8, r: 12, fill: "#3a2500" }), s("circle", { cx: x < 160 ? 9 : -1, cy: 3, r: 4, fill: "#fff" })),
    s("g", { "clip-path": `url(#${id})` }, s("path.lid", { d: "M-28 -72 H28 V17 Q0 30 -28 17 Z", fill: "#f3b827", stroke: "#5b3a00", "stroke-width": 5 })),
  );
}

function sector(radius, degrees) {
  const [x, y] = polar(radius, degrees / 2);
  return `M0 0 L${-x} ${y} A${radius} ${radius} 0 0 1 ${x} ${y} Z`;
}

function polar(radius, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return [+(radius * Math.sin(angle)).toFixed(3), +(-radius * Math.cos(angle)).toFixed(3)];
}
