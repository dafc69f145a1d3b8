// Joining with a phone: the code came with the link. Before a match, say your name and wait around the sponge;
// while real cards are played, say who you are; with virtual cards it goes on to the hand.

/** @import { ColourName, Creature, LobbyGuest } from "../lib/messages.d.ts" */
/** @import { TableLink } from "../lib/types.d.ts" */

import { art, letterOf } from "../lib/art.js";
import { badge, COLOURS, creature, NAMES } from "../lib/creatures.js";
import { field, h } from "../lib/dom.js";
import { hasTable } from "../lib/link.js";
import { follow, listen, show } from "../lib/live.js";
import { aroundSponge, guestsOf, ownPlace } from "../lib/lobby.js";
import { nameButtons } from "../lib/referee/picking.js";
import { attempt, startPage } from "../lib/shell.js";
import { recall, store } from "../lib/storage.js";
import { waiting } from "../lib/waiting.js";
import { LONGEST_NAME } from "./draft.js";

const { link, main } = startPage({ here: "/j" });
/** What is chosen on this page and not sent yet. @type {{creature: Creature, colour: ColourName}|null} */
let chosen = null;
/** Whether somebody who waits changes their name. */
let changes = false;

function draw() {
  const { match } = link.table ?? {};
  if (match?.cards === "virtual" && !match.ended) location.replace("/hand");
  show(main, hasTable(link) ? welcome(link) : waiting(link));
}

follow(link, draw);

listen(main, {
  pick: async (player, pressed) => {
    if (await attempt(link.send({ type: "iam", player }), pressed)) goOn();
  },
  watch: goOn,
  creature: (/** @type {Creature} */ value) => choose({ creature: value }),
  colour: (/** @type {ColourName} */ value) => choose({ colour: value }),
  come: async (_, pressed) => {
    const name = field("lobby-name").value.trim();
    if (!(await attempt(link.send({ type: "come", name, ...look() }), pressed))) return;
    store("my-name", name);
    changes = false;
    draw();
  },
  change: () => {
    changes = true;
    draw();
  },
  go: (_, pressed) => attempt(link.send({ type: "go" }), pressed),
});

function goOn() {
  location.replace("/referee");
}

/** @param {Partial<{creature: Creature, colour: ColourName}>} part */
function choose(part) {
  chosen = { ...look(), ...part };
  draw();
}

/** What this person looks like: as chosen, as before, or like nobody else yet. */
function look() {
  const mine = ownPlace(link);
  const others = guestsOf(link);
  const free = NAMES.find((each) => others.every((other) => other.creature !== each)) ?? NAMES[0];
  const { creature, colour } = mine ?? { creature: free, colour: COLOURS[others.length % COLOURS.length] };
  // The choice stays as first offered: nothing changes under a finger because somebody else came.
  chosen ??= { creature, colour };
  return chosen;
}

/** @param {TableLink} link */
function welcome(link) {
  const { match } = link.table;
  if (match && !match.ended) return whoAreYou(link, match.players);
  const mine = ownPlace(link);
  return mine && !changes ? waits(link, mine) : introduce(mine);
}

/** With real cards. @param {TableLink} link @param {{id: string, name: string}[]} people */
function whoAreYou(link, people) {
  return h(
    "section.card.welcome",
    { "data-key": "who" },
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h("h1", {}, "You are at the table"),
    h("p.quiet", {}, "Who are you?"),
    nameButtons(people, { chosen: link.you.player ?? "" }),
    h("button.big.wide", { dataset: { act: "watch" } }, "None of these, go on"),
  );
}

/** @param {LobbyGuest|null} mine */
function introduce(mine) {
  const { creature: own, colour } = look();
  return h(
    "form.card.welcome",
    { "data-key": "introduce", novalidate: true, "aria-label": "Come to the table" },
    h("h1", {}, mine ? "Change how you look" : "Who are you?"),
    h(
      "div.choose-name.wide",
      {},
      h("label", { for: "lobby-name" }, "Your name"),
      h("input", {
        id: "lobby-name",
        type: "text",
        maxlength: LONGEST_NAME,
        autocomplete: "off",
        autocapitalize: "words",
        enterkeyhint: "go",
        value: mine?.name ?? recall("my-name") ?? "",
      }),
    ),
    h(
      "fieldset.pick",
      {},
      h("legend", {}, "Your creature"),
      h(
        "div.pick-row",
        {},
        NAMES.map((each) => option("creature", each, each === own, each, creature(each, colour))),
      ),
    ),
    h(
      "fieldset.pick",
      {},
      h("legend", {}, "Your colour"),
      h(
        "div.pick-row.pick-colours",
        {},
        COLOURS.map((each) => option("colour", each, each === colour, each, [art(`colour-${each}`), letterOf(each)])),
      ),
    ),
    h("button.primary.big.wide", { type: "submit", dataset: { act: "come" } }, mine ? "That is me" : "I play"),
    !mine && h("button.plain", { type: "button", dataset: { act: "watch" } }, "Just watch"),
  );
}

/**
 * @param {string} act @param {string} value @param {boolean} on @param {string} words
 * @param {import("../lib/types.d.ts").Child} picture
 */
function option(act, value, on, words, picture) {
  return h(
    "label",
    { "data-key": value, dataset: { chosen: on ? "yes" : "no" } },
    h("input.visually-hidden", { type: "radio", name: act, value, checked: on, dataset: { act }, "aria-label": words }),
    picture,
  );
}

/** @param {TableLink} link @param {LobbyGuest} mine */
function waits(link, mine) {
  return h(
    "section.card.welcome.waits",
    { "data-key": "waits", role: "status" },
    badge(mine),
    h("h1", {}, `You are in, ${mine.name}!`),
    h("p.quiet", {}, "When the match starts, your cards come here by themselves."),
    aroundSponge(link),
    h("button.big.wide", { type: "button", dataset: { act: "change" } }, "Change name or creature"),
    link.isHost && h("a.button.primary.big.wide", { href: "/#new" }, "Choose a game and start"),
    h("button.plain", { type: "button", dataset: { act: "go" } }, "I do not play"),
  );
}
