// Play right now: you against three bots, one press on an edition.

/** @import { EditionView } from "../lib/messages.d.ts" */

import { art } from "../lib/art.js";
import { h } from "../lib/dom.js";
import { editionMark } from "../lib/marks.js";
import { LONGEST_NAME } from "./draft.js";

/** @param {EditionView[]} editions @param {string} name of whoever sits here @param {boolean} disabled */
export function quick(editions, name, disabled) {
  return h(
    "section.card.quick",
    { "data-key": "quick", "aria-label": "Play right now" },
    h("div.quick-head", {}, h("h1", {}, "Play right now"), h("p.quiet", {}, "You against three bots, on this screen.")),
    h(
      "div.quick-editions",
      { role: "group", "aria-label": "Which edition?" },
      editions.map((each) =>
        h(
          "button.quick-edition",
          {
            "data-key": each.id,
            type: "button",
            dataset: { act: "quick", value: each.id },
            title: each.summary,
            disabled,
          },
          art(editionMark(each.id)),
          h("span", {}, each.name),
        ),
      ),
    ),
    h(
      "div.quick-name",
      {},
      h("label", { for: "my-name" }, "Your name"),
      h("input", {
        id: "my-name",
        type: "text",
        maxlength: LONGEST_NAME,
        autocomplete: "off",
        autocapitalize: "words",
        value: name,
        dataset: { act: "my-name" },
      }),
    ),
  );
}
