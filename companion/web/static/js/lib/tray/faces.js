// The table of faces, as the editions have it: what each reel can show, in the order of its disc.

/** @import { FaceView, ReelName, TrayKind } from "../messages.d.ts" */

import { allEditions } from "../editions.js";

/** @typedef {Record<ReelName, FaceView[]>} Faces */

/** @returns {Promise<Faces>} by reel */
export async function loadFaces() {
  const editions = await allEditions();
  return Object.assign({ left: [], right: [], wheel: [] }, ...editions.map((edition) => edition.faces));
}

/** The entries of something that is listed by reel. @template T @param {Partial<Record<ReelName, T>>} known */
export function byReel(known) {
  // `Object.entries` loses the type of the keys.
  return /** @type {[ReelName, T][]} */ (Object.entries(known));
}

/** What people call a reel. @type {Record<ReelName, string>} */
export const REEL_NAMES = { left: "Left eye", right: "Right eye", wheel: "Wheel" };

/** @type {Record<TrayKind, ReelName[]>} */
export const REELS_OF = { eyes: ["left", "right"], wheel: ["wheel"] };
