// The editions as the server lists them, asked for once.

/** @import { EditionView } from "./messages.d.ts" */

import { askOnce } from "./once.js";

/** @type {() => Promise<EditionView[]>} */
export const allEditions = askOnce("/editions.json", "The list of editions did not come. Reload the page.");

/**
 * What is known of an edition: little of one that was uninstalled since a match was played by it.
 * @param {string} id
 */
export async function findEdition(id) {
  return (await allEditions()).find((each) => each.id === id) ?? { ...UNKNOWN, id, name: id };
}

/** @type {EditionView} */
const UNKNOWN = {
  id: "",
  name: "",
  summary: "",
  spinner: null,
  colours: [],
  options: [],
  sorts: [],
  cards: [],
  faces: {},
  house_cards: 0,
  cheat_sheet: [],
};
