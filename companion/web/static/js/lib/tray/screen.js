// The OLED, pixel by pixel, with its glow; and in words for those who cannot see it.

import { h } from "../dom.js";

const WIDTH = 128;
const HEIGHT = 64;
/** How much of the window's height the screen may take beside the face, and under it. */
const BESIDE = 0.3;
const UNDER = 0.2;
const LIT = [226, 244, 255, 255];
/** Dark pixels hold most of the glow back, or small print on a lit page would drown in it. */
const DARK = [0, 0, 0, 120];

export function drawScreen() {
  const glass = h("canvas.pixels", { width: WIDTH, height: HEIGHT, role: "img", "aria-label": "The tray's screen" });
  const glow = h("canvas.glow", { width: WIDTH, height: HEIGHT, "aria-hidden": "true" });
  const element = h("div.screen", {}, h("div.screen-glass", {}, glow, glass));

  // Whole device pixels for each pixel of the screen: nothing blurs, no line is fatter than its neighbour.
  function fit() {
    const ratio = devicePixelRatio || 1;
    const share = innerWidth > innerHeight ? BESIDE : UNDER;
    const room = Math.min((element.clientWidth - 24) / WIDTH, (share * innerHeight) / HEIGHT);
    const times = Math.max(1, Math.floor(room * ratio));
    element.style.setProperty("--pixel", `${times / ratio}px`);
  }
  new ResizeObserver(fit).observe(element);
  addEventListener("resize", fit);

  return {
    element,
    /** @param {Uint8Array} picture 1024 bytes, row by row, the leftmost pixel in the highest bit */
    show(picture) {
      const context = glass.getContext("2d");
      const behind = glow.getContext("2d");
      if (!context || !behind) return;
      const image = context.createImageData(WIDTH, HEIGHT);
      for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
        const lit = picture[pixel >> 3] & (0x80 >> (pixel & 7));
        image.data.set(lit ? LIT : DARK, pixel * 4);
      }
      context.putImageData(image, 0, 0);
      behind.clearRect(0, 0, WIDTH, HEIGHT);
      behind.drawImage(glass, 0, 0);
    },
    /** @param {string} text */
    say(text) {
      glass.setAttribute("aria-label", `The tray's screen: ${text}`);
    },
  };
}
