// Who sits at the table: sitting down, getting up, new names, other seats.

import { icon } from "../art.js";
import { h } from "../dom.js";
import { mark } from "../table/marks.js";
import { confirm, openSheet } from "./sheet.js";

const LONGEST_NAME = 24;

export function askPeople(link) {
  const match = () => link.table.match;
  const seats = () => match().players.map((each) => each.id);
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
        offered(link.table),
      ),
    ],
    acts: {
      move: (value, pressed) => {
        const order = seats();
        const [index, step] = value.split(" ").map(Number);
        [order[index], order[index + step]] = [order[index + step], order[index]];
        sheet.wish({ do: "change-seats", players: order }, pressed, { stay: true });
      },
      edit: (id) => {
        renaming = renaming === id ? null : id;
        sheet.redraw();
        document.getElementById("rename")?.select();
      },
      rename: async (id, pressed) => {
        const name = document.getElementById("rename").value.trim();
        if (await sheet.wish({ do: "rename", player: id, name }, pressed, { stay: true })) {
          renaming = null;
          sheet.redraw();
        }
      },
      leave: async (id, pressed) => {
        const who = match().players.find((each) => each.id === id);
        const text = who.total
          ? `The ${who.total} points stay in the history, but cannot win any more.`
          : "They can sit down again later.";
        if (await confirm(link, { title: `${who.name} leaves?`, text, yes: "Leave the table" }))
          sheet.wish({ do: "leave", player: id }, pressed, { stay: true });
      },
      join: async (value, pressed) => {
        const field = document.getElementById("newcomer");
        const name = value ?? field.value.trim();
        if (!name) return sheet.refuse("Type a name first.", pressed);
        if ((await sheet.wish({ do: "join", player: { name } }, pressed, { stay: true })) && value === undefined)
          field.value = "";
      },
    },
  });
}

function seat(match, player, index, renaming) {
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

/** People who played here before and do not sit now. */
function offered({ match, roster }) {
  const away = roster.filter((person) => match.players.every((each) => each.id !== person.id)).slice(0, 8);
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
