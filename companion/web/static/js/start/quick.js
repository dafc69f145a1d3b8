// What comes first on the form: your name, an edition, and one button that plays at once against bots.

/** @import { EditionView } from "../lib/messages.d.ts" */

import { art } from "../lib/art.js";
import { h } from "../lib/dom.js";
import { editionMark } from "../lib/marks.js";
import { LONGEST_NAME } from "./draft.js";

/** @param {string} name of whoever sits here */
export function yourName(name) {
  return h(
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
  );
}

/** @param {EditionView[]} editions @param {EditionView} chosen */
export function chooseEdition(editions, chosen) {
  return h(
    "fieldset.start-editions",
    {},
    h("legend.visually-hidden", {}, "Edition"),
    editions.map((each) =>
      h(
        "label.edition",
        { "data-key": each.id, dataset: { chosen: each === chosen ? "yes" : "no" }, title: each.summary },
        h("input.visually-hidden", {
          type: "radio",
          name: "edition",
          value: each.id,
          checked: each === chosen,
          dataset: { act: "edition" },
        }),
        art(editionMark(each.id)),
        h("span", {}, each.name),
      ),
    ),
    h("p.edition-summary.quiet", {}, chosen.summary),
  );
}

/** @param {boolean} disabled */
export function playNow(disabled) {
  return h(
    "button.primary.big.wide.quick-go",
    { type: "button", dataset: { act: "quick" }, disabled },
    "Play now",
    h("span.small", {}, "you against three bots"),
  );
}
