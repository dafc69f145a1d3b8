// Who sits at the table: sitting down, getting up, new names, other seats.

/** @import { IconName } from "../art.js" */
/** @import { MatchView, SeatView } from "../messages.d.ts" */
/** @import { MatchLink } from "../types.d.ts" */

import { icon } from "../art.js";
import { field, h } from "../dom.js";
import { mark } from "../marks.js";
import { confirm, openSheet } from "../sheet.js";

const LONGEST_NAME = 24;

/** @param {MatchLink} link */
export function askPeople(link) {
  const match = () => link.table.match;
  const seats = () => match().players.map((each) => each.id);
  /** @type {string|null} */
  let renaming = null;
  const sheet = openSheet(link, {
    title: "Players",
    tall: true,
    draw: () => [
      h(
        "ol.seats",
        {},
        match().players.map((each, index) => seat(match(), each, index, renaming)),
      ),
      h(
        "form.newcomer",
        {},
        h("label", { for: "newcomer" }, "Somebody joins in"),
        h(
          "div.newcomer-line",
          {},
          h("input", {
            id: "newcomer",
            type: "text",
            maxlength: LONGEST_NAME,
            autocomplete: "off",
            placeholder: "Name",
          }),
          h("button.primary", { dataset: { act: "join" } }, "Sit down"),
        ),
        offered(link),
      ),
    ],
    acts: {
      move: (value, pressed) => {
        const order = seats();
        const [index, step] = value.split(" ").map(Number);
        [order[index], order[index + step]] = [order[index + step], order[index]];
        sheet.do({ do: "change-seats", players: order }, pressed, { stay: true });
      },
      edit: (id) => {
        renaming = renaming === id ? null : id;
        sheet.redraw();
        if (renaming) field("rename").select();
      },
      rename: async (id, pressed) => {
        const name = field("rename").value.trim();
        if (await sheet.do({ do: "rename", player: id, name }, pressed, { stay: true })) {
          renaming = null;
          sheet.redraw();
        }
      },
      leave: async (id, pressed) => {
        const who = match().players.find((each) => each.id === id);
        if (!who) return;
        const text = who.total
          ? `The ${who.total} points stay in the history, but cannot win any more.`
          : "They can sit down again later.";
        if (await confirm(link, { title: `${who.name} leaves?`, text, yes: "Leave the table" }))
          sheet.do({ do: "leave", player: id }, pressed, { stay: true });
      },
      join: async (/** @type {string|undefined} */ value, pressed) => {
        const name = value ?? field("newcomer").value.trim();
        if (!name) return sheet.refuse("Type a name first.", pressed);
        if ((await sheet.do({ do: "join", player: { name } }, pressed, { stay: true })) && value === undefined)
          field("newcomer").value = "";
      },
    },
  });
}

/** @param {MatchView} match @param {SeatView} player @param {number} index @param {string|null} renaming */
function seat(match, player, index, renaming) {
  /** @type {(by: number, words: string, name: IconName) => HTMLElement} */
  const step = (by, words, name) =>
    h(
      "button.icon",
      {
        dataset: { act: "move", value: `${index} ${by}` },
        disabled: !match.players[index + by],
        "aria-label": `${player.name}: ${words}`,
      },
      icon(name),
    );
  return h(
    "li.seat-row",
    { "data-key": player.id },
    renaming === player.id
      ? h(
          "form.seat-rename",
          {},
          h("input", {
            id: "rename",
            type: "text",
            maxlength: LONGEST_NAME,
            value: player.name,
            "aria-label": `New name for ${player.name}`,
          }),
          h("button.primary", { dataset: { act: "rename", value: player.id } }, "Save"),
        )
      : h("span.seat-who", {}, player.name),
    h(
      "span.seat-tools",
      {},
      step(-1, "one seat earlier", "up"),
      step(1, "one seat later", "down"),
      h(
        "button.icon",
        { dataset: { act: "edit", value: player.id }, "aria-label": `Rename ${player.name}` },
        mark("edit"),
      ),
      h(
        "button.icon",
        { dataset: { act: "leave", value: player.id }, "aria-label": `${player.name} leaves` },
        mark("remove"),
      ),
    ),
  );
}

/** People who played here before and do not sit now. @param {MatchLink} link */
function offered({ table, roster }) {
  const away = roster.filter((person) => table.match.players.every((each) => each.id !== person.id)).slice(0, 8);
  return (
    away.length > 0 &&
    h(
      "div.row",
      {},
      away.map((each) =>
        h("button", { type: "button", dataset: { act: "join", value: each.name } }, icon("plus"), each.name),
      ),
    )
  );
}
