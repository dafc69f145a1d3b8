// One line of the self-test: a part, what was found, and what to do about it.

/** @import { CheckView } from "../lib/messages.d.ts" */

import { h } from "../lib/dom.js";

/** @type {Record<CheckView["verdict"], [string, string]>} */
const SIGNS = { well: ["✓", "Well"], warning: ["!", "Look at it"], wrong: ["✗", "Wrong"], skipped: ["·", "Not tried"] };

/** @param {CheckView} check */
export function checkLine({ name, title, verdict, text, cause, fix, figures }) {
  const [sign, words] = SIGNS[verdict];
  const numbers = Object.entries(figures).map(([key, value]) => `${key.replaceAll("_", " ")} ${value}`);
  return h(
    `li.card.check.${verdict}`,
    { "data-key": name },
    h("span.sign", { role: "img", "aria-label": words }, sign),
    h(
      "div",
      {},
      h("h3", {}, title),
      h("p", {}, text),
      cause && h("p", {}, h("b", {}, "Likely cause: "), cause),
      fix && h("p", {}, h("b", {}, "Next step: "), fix),
      numbers.length > 0 && h("p.quiet.figures", {}, numbers.join(", ")),
    ),
  );
}
