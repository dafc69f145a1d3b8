// The sponge itself: body, pores, cheeks, mouths and lids, on the 320 × 320 square of companion/rules/art/sponge.py.

/** @import { ReelName } from "../messages.d.ts" */
/** @import { Child } from "../types.d.ts" */

import { s } from "../dom.js";

export const SIZE = 320;
/** Where the eyes are, from left to right. @type {[number, number][]} */
export const EYES = [
  [102, 120],
  [218, 120],
];
export const PANE = 48;

const PORES = [
  [50, 54, 14],
  [84, 34, 7],
  [30, 96, 7],
  [160, 44, 10],
  [266, 46, 16],
  [226, 32, 6],
  [292, 92, 8],
  [30, 230, 8],
  [56, 262, 17],
  [98, 286, 8],
  [294, 222, 7],
  [262, 258, 18],
  [222, 288, 9],
  [160, 290, 6],
];

/** Everything behind the eyes. `id` keeps the gradients of two sponges on one page apart. @param {string} id */
export function body(id) {
  return [
    s(
      "defs",
      {},
      s(
        "linearGradient",
        { id: `${id}-skin`, x1: 0, y1: 0, x2: 0.25, y2: 1 },
        s("stop", { offset: 0, "stop-color": "#ffe279" }),
        s("stop", { offset: 0.45, "stop-color": "#ffd23f" }),
        s("stop", { offset: 1, "stop-color": "#f7be2b" }),
      ),
      s(
        "radialGradient",
        { id: `${id}-ball`, cx: 0.5, cy: 0.42, r: 0.6 },
        s("stop", { offset: 0.6, "stop-color": "#ffffff" }),
        s("stop", { offset: 1, "stop-color": "#cfd6e4" }),
      ),
    ),
    s("ellipse.ground", { cx: 160, cy: 314, rx: 132, ry: 6 }),
    s("rect", { x: 8, y: 16, width: 304, height: 298, rx: 62, fill: "#d99a12" }),
    s("rect", { x: 8, y: 4, width: 304, height: 298, rx: 60, fill: `url(#${id}-skin)` }),
    s("path", {
      d: "M25 76 V66 A42 42 0 0 1 62 22",
      fill: "none",
      stroke: "#fff3bf",
      "stroke-width": 7,
      "stroke-linecap": "round",
      opacity: 0.75,
    }),
    PORES.map(([x, y, r]) => [
      s("circle", { cx: x, cy: y, r, fill: "#c98b0b" }),
      s("circle", { cx: x, cy: y + r * 0.22, r: r * 0.86, fill: "#e3a91d" }),
    ]),
  ];
}

export function cheeks() {
  return [58, 262].map((x) => s("ellipse", { cx: x, cy: 196, rx: 24, ry: 16, fill: "#ff9d5c", opacity: 0.7 }));
}

/** One mouth for each mood; tray.css shows the one that fits. */
export function mouths(y = 0) {
  const line = { fill: "none", stroke: "#5b3a00", "stroke-width": 12, "stroke-linecap": "round" };
  return s(
    "g.mouths",
    { transform: `translate(0 ${y})` },
    s("path.smile", { d: "M99 206 Q160 280 221 206", ...line }),
    s("path.grin", {
      d: "M98 208 Q160 226 222 208 Q212 272 160 272 Q108 272 98 208 Z",
      fill: "#5b3a00",
      stroke: "#5b3a00",
      "stroke-width": 10,
      "stroke-linejoin": "round",
    }),
    s("path.grin", { d: "M128 258 Q160 236 192 258 Q180 270 160 270 Q140 270 128 258 Z", fill: "#ff7f66" }),
    s("ellipse.gasp", { cx: 160, cy: 250, rx: 22, ry: 24, fill: "#5b3a00" }),
    s("ellipse.gasp", { cx: 160, cy: 262, rx: 13, ry: 9, fill: "#ff7f66" }),
    s("path.worry", { d: "M108 252 q17 -20 34 -4 t34 0 t34 -4", ...line }),
    s("path.doze", { d: "M136 244 Q160 262 184 244", ...line }),
  );
}

/**
 * The rim of an eye and its lids, around what is seen in it.
 * @param {string} id @param {[number, number]} place @param {Child} inside
 */
export function socket(id, [x, y], inside, radius = PANE) {
  const clip = `${id}-pane`;
  const r = radius;
  return s(
    "g",
    { transform: `translate(${x} ${y})` },
    s("clipPath", { id: clip }, s("circle", { r })),
    s("circle", { r: r + 7, fill: "#5b3a00" }),
    s("circle", { r, fill: `url(#${id.split("-")[0]}-ball)` }),
    s("g", { "clip-path": `url(#${clip})` }, inside),
    s("g", { "clip-path": `url(#${clip})` }, [
      s("path", { d: `M${-r} ${-r} H${r} V0 A${r} ${r * 0.98} 0 0 0 ${-r} 0 Z`, fill: "#1c2436", opacity: 0.13 }),
      lids(r),
    ]),
  );
}

/**
 * The plaster on a faulty reel until it is repaired.
 * @param {ReelName} reel @param {[number, number]} place @param {number} turn
 */
export function plaster(reel, [x, y], turn) {
  const dots = [-5, 5].flatMap((dx) => [-5, 5].map((dy) => s("circle", { cx: dx, cy: dy, r: 1.8, fill: "#b97a4d" })));
  return s(
    "g",
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    s(
      "g.plaster",
      { "data-reel": reel },
      s("rect", {
        x: -56,
        y: -14,
        width: 112,
        height: 28,
        rx: 14,
        fill: "#f0bd8e",
        stroke: "#5b3a00",
        "stroke-width": 5,
      }),
      s("rect", { x: -18, y: -12, width: 36, height: 24, rx: 4, fill: "#f8d9ba" }),
      dots,
    ),
  );
}

/** Upper and lower lid of an eye with that radius, as they lie when it is shut. @param {number} r */
export function lids(r) {
  const line = { fill: "#f3b827", stroke: "#5b3a00", "stroke-width": r > 30 ? 6 : 4 };
  const seam = `V${r * 0.15} Q0 ${r * 0.7} ${-r - 4} ${r * 0.15}`;
  return [
    s("path.lid.lower", { d: `M${-r - 4} ${3 * r} H${r + 4} ${seam} Z`, ...line }),
    s("path.lid", { d: `M${-r - 4} ${-3 * r} H${r + 4} ${seam} Z`, ...line }),
  ];
}
