// How much time people get to read what happens, with virtual cards: chosen on the start page, kept by the table.

/** @import { TableView } from "../lib/messages.d.ts" */
/** @import { TableLink } from "../lib/types.d.ts" */

import { h } from "../lib/dom.js";

/** @type {[TableView["pace"], string][]} */
const PACES = [
  ["turtle", "Turtle: lots of time to read"],
  ["fish", "Fish: the usual"],
  ["shark", "Shark: for those who know every card"],
];

/** @param {TableLink} link */
export function choosePace(link) {
  return h(
    "div.field.start-pace",
    {},
    h("label", { for: "pace" }, "Pace"),
    h(
      "select",
      { id: "pace", name: "pace", dataset: { act: "pace" }, disabled: !link.mayAct },
      PACES.map(([pace, words]) => h("option", { value: pace, selected: pace === link.table.pace }, words)),
    ),
  );
}
