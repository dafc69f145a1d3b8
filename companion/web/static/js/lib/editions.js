// The editions as the server lists them, asked for once.

/** @import { EditionView } from "./messages.d.ts" */

/** @type {Promise<EditionView[]>|null} */
let listed = null;

export function allEditions() {
  listed ??= load();
  return listed;
}

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

/** @returns {Promise<EditionView[]>} */
async function load() {
  try {
    const answer = await fetch("/editions.json");
    if (!answer.ok) throw new Error("The list of editions did not come. Reload the page.");
    return await answer.json();
  } catch (error) {
    listed = null; // so that whoever needs it next asks again
    throw error;
  }
}
