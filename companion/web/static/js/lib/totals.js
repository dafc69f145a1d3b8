// Totals that are not proven: how they are marked, and the sheet in which the host confirms or corrects them.

/** @import { MatchView } from "./messages.d.ts" */
/** @import { MatchLink } from "./types.d.ts" */

import { field, h } from "./dom.js";
import { mark } from "./marks.js";
import { openSheet } from "./sheet.js";

const LONGEST = 6;

/** Beside a total. @param {MatchView} match */
export function unproven(match) {
  return (
    !match.proven && h("span.unproven", { title: "not proven" }, "?", h("span.visually-hidden", {}, " not proven"))
  );
}

/** What the host presses when a notice says that totals are not proven. @param {MatchLink} link */
export function settleButton(link) {
  return (
    !link.table.match.proven &&
    link.isHost &&
    h(
      "button.big.primary.wide",
      { "data-key": "totals", type: "button", dataset: { act: "totals" } },
      mark("tick"),
      "Confirm or correct the totals",
    )
  );
}

/** @param {MatchLink} link */
export function askTotals(link) {
  const people = () => [...link.table.match.players, ...link.table.match.gone];
  // What the host saw counts: if a round is scored meanwhile, the table refuses.
  const { round } = link.table.match;
  /** By player, while the sheet is open. @type {Map<string, string>} */
  const typed = new Map();
  const sheet = openSheet(link, {
    title: "What are the totals?",
    draw: () =>
      h(
        "form.stack",
        {},
        h("p", {}, link.table.doubt),
        people().map(({ id, name, total }) =>
          h(
            "label.field.total-field",
            { "data-key": id },
            name,
            h("input", {
              id: `total-${id}`,
              type: "text",
              inputmode: "numeric",
              maxlength: LONGEST,
              autocomplete: "off",
              value: typed.get(id) ?? String(total),
              oninput: () => typed.set(id, field(`total-${id}`).value),
            }),
          ),
        ),
        h("button.big.primary.wide", { dataset: { act: "confirm" } }, mark("tick"), "These are the totals"),
      ),
    acts: {
      confirm: (_, pressed) => {
        /** @type {[string, number][]} */
        const totals = people().map(({ id }) => [id, Number(field(`total-${id}`).value.trim() || Number.NaN)]);
        if (totals.some(([, total]) => !Number.isInteger(total)))
          return sheet.refuse("Type a whole number for everybody.", pressed);
        return sheet.do({ do: "confirm-totals", totals: Object.fromEntries(totals), round }, pressed);
      },
    },
  });
}
