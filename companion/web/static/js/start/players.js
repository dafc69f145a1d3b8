// Who plays, in the order of the seats: names to add, to move, to hand to a bot.

/** @import { IconName } from "../lib/art.js" */
/** @import { LobbyGuest, PersonView } from "../lib/messages.d.ts" */
/** @import { TableLink } from "../lib/types.d.ts" */
/** @import { Bot, Setup } from "./draft.js" */

import { icon } from "../lib/art.js";
import { badge } from "../lib/creatures.js";
import { h } from "../lib/dom.js";
import { guestsOf } from "../lib/lobby.js";
import { mark } from "../lib/marks.js";
import { capital } from "../lib/names.js";
import { LONGEST_NAME, MOST, sits } from "./draft.js";

/**
 * @param {TableLink} link @param {Setup} setup
 * @param {{whyNot: string, forgets: boolean}} now forgets: names that were played with before are not added but forgotten
 */
export function choosePlayers(link, setup, { whyNot, forgets }) {
  const away = link.roster.filter((each) => !sits(setup.players, each.name)).slice(0, forgets ? undefined : 12);
  return h(
    "fieldset.start-players",
    {},
    h(
      "legend",
      {},
      "Players",
      h("span.quiet.small", {}, ` ${setup.players.length} of ${MOST}, in the order of the seats`),
    ),
    h(
      "ol.players",
      {},
      setup.players.map((name, index) =>
        player(
          setup,
          name,
          index,
          guestsOf(link).find((each) => each.name === name),
        ),
      ),
    ),
    setup.players.length < MOST && [
      h(
        "div.newcomer-line",
        {},
        h("label.visually-hidden", { for: "new-name" }, "Name of another player"),
        h("input", {
          id: "new-name",
          type: "text",
          maxlength: LONGEST_NAME,
          autocomplete: "off",
          autocapitalize: "words",
          enterkeyhint: "done",
          placeholder: "Name",
          "aria-invalid": String(whyNot !== ""),
          "aria-describedby": "new-name-why",
        }),
        h("button.add", { type: "button", dataset: { act: "add" } }, icon("plus"), "Add"),
        setup.cards === "virtual" &&
          h("button.add", { type: "button", dataset: { act: "add-bot" } }, mark("bot"), "Bot"),
      ),
      h("p.why", { id: "new-name-why", role: "alert" }, whyNot),
      away.length > 0 &&
        h(
          "div.row.roster",
          { role: "group", "aria-label": forgets ? "Names to forget" : "Played here before" },
          away.map((each) => (forgets ? forget(each) : addAgain(each))),
          link.isHost &&
            h(
              "button.plain.small",
              { type: "button", dataset: { act: "forgets" } },
              forgets ? "Done" : "Forget a name…",
            ),
        ),
    ],
  );
}

/** @param {PersonView} person */
function addAgain({ id, name }) {
  return h("button", { type: "button", "data-key": id, dataset: { act: "add", value: name } }, icon("plus"), name);
}

/** @param {PersonView} person */
function forget({ id, name }) {
  return h(
    "button",
    {
      type: "button",
      "data-key": `forget-${id}`,
      dataset: { act: "forget", value: id },
      "aria-label": `Forget ${name}`,
    },
    mark("remove"),
    name,
  );
}

/** @param {Setup} setup @param {string} name @param {number} index @param {LobbyGuest} [guest] who came with a phone */
function player({ players: names, cards, bots }, name, index, guest) {
  /** @type {(by: number, words: string, picture: IconName) => HTMLElement} */
  const step = (by, words, picture) =>
    h(
      "button.plain.icon",
      {
        type: "button",
        dataset: { act: "move", value: `${index} ${by}` },
        disabled: names[index + by] === undefined,
        "aria-label": `${name}: ${words}`,
      },
      icon(picture),
    );
  return h(
    "li.player",
    { "data-key": `player-${name}` },
    h("span.player-seat.number", { "aria-hidden": "true" }, index + 1),
    guest && badge(guest),
    h("span.player-name", {}, name),
    cards === "virtual" && !guest && kind(name, bots[name] ?? ""),
    step(-1, "one seat earlier", "up"),
    step(1, "one seat later", "down"),
    h(
      "button.plain.icon",
      { type: "button", dataset: { act: "remove", value: index }, "aria-label": `Remove ${name}` },
      mark("remove"),
    ),
  );
}

/** Who plays the seat; a press changes it. @param {string} name @param {Bot} bot */
function kind(name, bot) {
  const words = bot ? `${capital(bot)} bot` : "Person";
  return h(
    "button.plain.player-kind",
    { type: "button", dataset: { act: "kind", value: name }, "aria-label": `${name}: ${words}. Press to change.` },
    mark(bot ? "bot" : "person"),
    h("span", {}, words),
  );
}
