// The editions as the server lists them, asked for once.

let listed = null;

/** @returns {Promise<any[]>} */
export function allEditions() {
  listed ??= load();
  return listed;
}

/** What is known of an edition: little of one that was uninstalled since a match was played by it. */
export async function findEdition(id) {
  return (await allEditions()).find((each) => each.id === id) ?? { id, colours: [], faces: {}, options: [] };
}

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
