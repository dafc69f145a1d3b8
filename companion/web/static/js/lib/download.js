// A text as a file of the reader's own.

import { h } from "./dom.js";

/** @param {string} text @param {string} type @param {string} file */
export function download(text, type, file) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href: url, download: file }).click();
  // Revoke the address only after the browser has begun to download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
