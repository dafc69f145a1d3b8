// What just happened, in words: the last lines of the history, the newest largest.

/** @import { Line } from "../lib/messages.d.ts" */

import { h } from "../lib/dom.js";
import { withUndone } from "../lib/lines.js";

const SHOWN = 2;
/** Kinds of lines that are about the table, not the game. */
const ASIDE = new Set(["dealer-named", "played-by", "revealed"]);

/** @param {Line[]} lines */
export function happened(lines) {
  const last = withUndone(lines.slice(-30))
    .filter((line) => line.text && !ASIDE.has(line.kind))
    .slice(-SHOWN);
  return h(
    "button.happened",
    {
      "data-key": "happened",
      type: "button",
      dataset: { act: "history" },
    },
    last.length
      ? last.map((line) =>
          h(
            "span.happened-line",
            { "data-key": `${line.at} ${line.text.length}`, dataset: { undone: line.undone ? "yes" : "no" } },
            line.text,
          ),
        )
      : h("span.happened-line", {}, "The game begins."),
    h("span.visually-hidden", {}, " Open the whole history"),
  );
}
