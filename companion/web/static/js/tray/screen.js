// The OLED, pixel by pixel, with its glow; and in words for those who cannot see it.

import { h } from "../dom.js";

const WIDTH = 128;
const HEIGHT = 64;
const LIT = [226, 244, 255, 255];

export function drawScreen() {
  const glass = h("canvas.pixels", { width: WIDTH, height: HEIGHT, role: "img", "aria-label": "The tray's screen" });
  const glow = h("canvas.glow", { width: WIDTH, height: HEIGHT, "aria-hidden": "true" });
  const element = h("div.screen", {}, h("div.screen-glass", {}, glow, glass));

  // Whole device pixels for each pixel of the screen: nothing blurs, no line is fatter than its neighbour.
  new ResizeObserver(() => {
    const ratio = devicePixelRatio || 1;
    const room = element.clientWidth - 24;
    const times = Math.max(1, Math.floor((room * ratio) / WIDTH));
    element.style.setProperty("--pixel", `${times / ratio}px`);
  }).observe(element);

  return {
    element,
    /** @param {Uint8Array} picture 1024 bytes, row by row, the leftmost pixel in the highest bit */
    show(picture) {
      const context = glass.getContext("2d");
      const image = context.createImageData(WIDTH, HEIGHT);
      for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
        if (picture[pixel >> 3] & (0x80 >> (pixel & 7))) image.data.set(LIT, pixel * 4);
      }
      context.putImageData(image, 0, 0);
      const behind = glow.getContext("2d");
      behind.clearRect(0, 0, WIDTH, HEIGHT);
      behind.drawImage(glass, 0, 0);
    },
    /** @param {string} text */
    say(text) {
      glass.setAttribute("aria-label", `The tray's screen: ${text}`);
    },
  };
}
