// The nose: pushed by mouse, finger, space bar or screen reader, and let go again.

/** @import { Link } from "../link.js" */

import { h, s, within } from "../dom.js";
import { attempt } from "../shell.js";

const TAP_S = 0.12;
/** A touch screen may report a tap that is over before a real switch would have stopped bouncing. */
const SHORTEST_S = 0.08;

/**
 * On a simulated tray the finger itself is sent, down and up, so that holding it opens the menu; a real nose is
 * pushed remotely when the finger is lifted.
 * @param {Link} link
 */
export function drawNose(link) {
  let down = false;
  let since = 0;
  const button = h(
    "button.nose",
    { type: "button", "aria-label": "Nose: push it and let go" },
    s(
      "svg",
      { viewBox: "0 0 100 100", "aria-hidden": "true" },
      s(
        "radialGradient",
        { id: "nose-tint", cx: 0.4, cy: 0.32, r: 0.75 },
        s("stop", { offset: 0, "stop-color": "#ffb27d" }),
        s("stop", { offset: 0.5, "stop-color": "#ff8a4c" }),
        s("stop", { offset: 1, "stop-color": "#e2601c" }),
      ),
      s("ellipse", { cx: 50, cy: 62, rx: 46, ry: 42, fill: "#b27a08", opacity: 0.55 }),
      s("circle", { cx: 50, cy: 50, r: 46, fill: "#5b3a00" }),
      s("circle", { cx: 50, cy: 49, r: 39, fill: "url(#nose-tint)" }),
      s("ellipse", { cx: 37, cy: 32, rx: 12, ry: 8, fill: "#fff", opacity: 0.95, transform: "rotate(-28 37 32)" }),
    ),
  );

  /** @param {boolean} now whether a finger is on it */
  function touch(now) {
    if (down === now) return;
    down = now;
    button.classList.toggle("down", down);
    if (down) navigator.vibrate?.(10);
    const { simulated } = link.tray ?? {};
    if (down) {
      since = performance.now();
      if (simulated) attempt(link.send({ type: "nose", down: true }), button);
    } else if (simulated) {
      const wait = Math.max(0, since + SHORTEST_S * 1000 - performance.now());
      setTimeout(() => attempt(link.send({ type: "nose", down: false }), button), wait);
    } else {
      attempt(link.send({ type: "push" }), button);
    }
  }

  function tap() {
    touch(true);
    setTimeout(() => touch(false), TAP_S * 1000);
  }

  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    button.setPointerCapture(event.pointerId);
    touch(true);
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    button.addEventListener(end, () => touch(false));
  }
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  // Screen readers and Enter click without a pointer.
  button.addEventListener("click", (event) => event.detail === 0 && !down && tap());

  // The space bar pushes from anywhere, unless it is meant for something else or the tray is out of sight.
  const elsewhere = (/** @type {Event} */ event) =>
    event.target !== button &&
    (button.offsetParent === null || within(event, "button, a, input, select, textarea, summary, dialog"));
  document.addEventListener("keydown", (event) => {
    if (event.code !== "Space" || elsewhere(event)) return;
    event.preventDefault();
    if (!event.repeat) touch(true);
  });
  document.addEventListener("keyup", (event) => {
    if (event.code !== "Space" || !down) return;
    event.preventDefault();
    touch(false);
  });
  addEventListener("blur", () => touch(false));
  return button;
}
