// What a table may agree on before the deal: fields for an edition's options and its house rules.

/** @import { EditionView, OptionView } from "../lib/messages.d.ts" */
/** @import { Setup } from "./draft.js" */

import { h } from "../lib/dom.js";
import { optionValue } from "./draft.js";

const LONGEST_RULE = 200;

/** @param {EditionView} edition @param {Setup} setup */
export function options(edition, setup) {
  const [first, rest] = [edition.options.slice(0, 2), edition.options.slice(2)];
  return h(
    "div.options",
    {},
    first.map((each) => option(edition, each, setup)),
    setup.cards === "real" &&
      toggle("tracker", "", setup.tracker, "Follow whose turn it is, and ask who spun and whom they chose"),
    rest.map((each) => option(edition, each, setup)),
    edition.house_cards > 0 && houseRules(edition, setup),
  );
}

/** @param {EditionView} edition @param {OptionView} each @param {Setup} setup */
function option(edition, each, setup) {
  const value = optionValue(edition, setup, each.name);
  if (each.kind === "switch") return toggle("switch", each.name, value === true, each.text);
  const id = `option-${each.name}`;
  return h(
    "div.option",
    { "data-key": id },
    h("label", { for: id }, each.text),
    each.kind === "number" ? number(id, each, value) : choice(id, each, value),
  );
}

/** @param {string} id @param {OptionView} each @param {string|number|boolean} value */
function number(id, each, value) {
  return h("input", {
    id,
    name: each.name,
    type: "number",
    inputmode: "numeric",
    min: each.name === "target" ? 1 : 0,
    max: 9999,
    value,
    dataset: { act: "number" },
  });
}

/** @param {string} id @param {OptionView} each @param {string|number|boolean} value */
function choice(id, each, value) {
  return h(
    "select",
    { id, name: each.name, dataset: { act: "choice" } },
    each.values.map((word, at) => h("option", { value: word, selected: word === value }, each.labels[at])),
  );
}

/** @param {string} act @param {string} name @param {boolean} on @param {string} text */
function toggle(act, name, on, text) {
  return h(
    "label.switch",
    { "data-key": `${act}-${name}` },
    h("input", { type: "checkbox", name, checked: on, dataset: { act } }),
    h("span", {}, text),
  );
}

/** @param {EditionView} edition @param {Setup} setup */
function houseRules(edition, setup) {
  return h(
    "div.option.house",
    { "data-key": "house" },
    h("p", {}, h("b", {}, "House rules"), h("span.quiet", {}, " for the cards you write on. Empty: a plain wild.")),
    Array.from({ length: edition.house_cards }, (_, number) =>
      h("input", {
        type: "text",
        name: number,
        maxlength: LONGEST_RULE,
        value: setup.houseRules[number] ?? "",
        placeholder: "Everyone else draws a card",
        "aria-label": `House rule ${number + 1}`,
        dataset: { act: "house" },
      }),
    ),
  );
}
