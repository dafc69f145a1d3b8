// The table of faces, as the editions have it: what each reel can show, in the order of its disc.

import { allEditions } from "../table/editions.js";

/** @typedef {{id: string, word: string, meaning: string}} Face */

/** @returns {Promise<Object<string, Face[]>>} by reel */
export async function loadFaces() {
  const editions = await allEditions();
  return Object.assign({}, ...editions.map((edition) => edition.faces));
}

/** What a reel decides, for people. */
export const REEL_NAMES = { left: "Left eye", right: "Right eye", wheel: "Wheel" };

export const REELS_OF = { eyes: ["left", "right"], wheel: ["wheel"] };
