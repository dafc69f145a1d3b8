// The editions as the server lists them, asked for once.

let listed = null;

/** @returns {Promise<any[]>} */
export function allEditions() {
  listed ??= fetch("/editions.json").then((answer) => {
    if (!answer.ok) throw new Error("The list of editions did not come. Reload the page.");
    return answer.json();
  });
  return listed;
}

export async function findEdition(id) {
  return (await allEditions()).find((each) => each.id === id);
}
