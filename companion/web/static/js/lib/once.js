// Asks the server once for a list that never changes, and remembers it for the page.

/**
 * A function that asks for a list the first time, and remembers it.
 * @template T @param {string} path @param {string} why what to say if it does not come @returns {() => Promise<T>}
 */
export function askOnce(path, why) {
  /** @type {Promise<T>|null} */
  let listed = null;
  const load = async () => {
    try {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(why);
      return await answer.json();
    } catch (error) {
      listed = null; // so that whoever needs it next asks again
      throw error;
    }
  };
  return () => {
    listed ??= load();
    return listed;
  };
}
