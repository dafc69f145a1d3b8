// A panel: a title, a plot, and the same figures as a table for those who would rather read them.

/** @import { EventOn } from "../lib/types.d.ts" */

import { h } from "../lib/dom.js";

/**
 * @param {{title: string, text?: string, wide?: boolean}} what
 * @param {Node|Node[]} plot
 * @param {HTMLElement} [numbers]
 */
export function panel({ title, text = "", wide = false }, plot, numbers) {
  return h(
    wide ? "section.card.panel.wide" : "section.card.panel",
    { "aria-label": title },
    h("header", {}, h("h2", {}, title), text && h("p.quiet", {}, text)),
    plot,
    numbers && behind(title, numbers),
  );
}

/** The tables that somebody has opened. They stay open when new figures come. @type {Set<string>} */
const opened = new Set();

/** The table behind a plot. @param {string} title of the panel @param {HTMLElement} numbers */
export function behind(title, numbers) {
  const ontoggle = (/** @type {EventOn<HTMLDetailsElement>} */ { currentTarget }) =>
    currentTarget.open ? opened.add(title) : opened.delete(title);
  return h("details.numbers", { open: opened.has(title), ontoggle }, h("summary", {}, "Show the numbers"), numbers);
}

/**
 * @param {string} caption for screen readers
 * @param {string[]} head
 * @param {(string|number|Node)[][]} rows the first cell names its row
 */
export function table(caption, head, rows) {
  return h(
    "div.scroller",
    { tabindex: 0, role: "region", "aria-label": `${caption}, as a table` },
    h(
      "table",
      {},
      h("caption.visually-hidden", {}, caption),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          head.map((word) => h("th", { scope: "col" }, word)),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map(([name, ...cells]) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, name),
            cells.map((cell) => h("td.number", {}, cell)),
          ),
        ),
      ),
    ),
  );
}
