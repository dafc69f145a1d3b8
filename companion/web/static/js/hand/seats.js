// Nobody yet: choose your seat at the table, or come back to it with its code.

/** @import { Presence } from "../lib/messages.d.ts" */
/** @import { MatchLink, TableLink } from "../lib/types.d.ts" */

import { icon } from "../lib/art.js";
import { ownBallot } from "../lib/ballots.js";
import { h } from "../lib/dom.js";
import { mark } from "../lib/marks.js";
import { Refusal } from "../lib/refusal.js";
import { openSheet } from "../lib/sheet.js";
import { attempt } from "../lib/shell.js";

/** @type {Record<string, string|undefined>} */
const STATES = { here: "taken", gone: "away", lent: "on a shared screen", "stand-in": "a bot stands in" };

/** @param {MatchLink} link @param {Record<string, Presence>} present */
export function chooseSeat(link, present) {
  const { match } = link.table;
  const people = match.players.filter((each) => !each.bot);
  return h(
    "section.card.sitting",
    {},
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h("h1", {}, "Who are you?"),
    h("p.quiet", {}, match.name),
    h(
      "div.seat-list",
      {},
      people.map((each) =>
        h(
          "button.big.seat-choice",
          {
            "data-key": each.id,
            type: "button",
            dataset: { act: "sit", value: each.id, state: present[each.id] ?? "free" },
          },
          mark("person"),
          h("span.seat-choice-name", {}, each.name),
          h(
            "span.quiet.small",
            {},
            ownBallot(link)?.player === each.id ? "waiting for a yes" : (STATES[present[each.id]] ?? ""),
          ),
        ),
      ),
    ),
    !people.length && h("p", {}, "Only bots play. Watch them at the table."),
    h("a.button.plain", { href: "/table" }, "Just watch"),
  );
}

/**
 * Takes a seat; if it is somebody's, asks for its code.
 * @param {MatchLink} link @param {string} player @param {HTMLElement} pressed
 */
export async function sit(link, player, pressed) {
  try {
    await link.send({ type: "sit", player, code: null, lent: false });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.needs === "seat-code") return askCode(link, player, error.message);
    return attempt(Promise.reject(error), pressed);
  }
}

/** @param {MatchLink} link @param {string} player @param {string} why */
function askCode(link, player, why) {
  const name = link.table.match.players.find((each) => each.id === player)?.name ?? "this seat";
  return new Promise((resolve) => {
    let seated = false;
    let typed = "";
    const sheet = openSheet(link, {
      title: `Are you ${name}?`,
      draw: () => [
        h("p", {}, why),
        h(
          "form.seat-code",
          { novalidate: true },
          h("label", { for: "seat-code" }, "The seat’s code"),
          h("input", {
            id: "seat-code",
            type: "text",
            autocomplete: "off",
            autocapitalize: "characters",
            spellcheck: "false",
            maxlength: 8,
            value: typed,
            dataset: { act: "typed" },
          }),
          h("button.primary.big", { type: "submit", dataset: { act: "enter" } }, "Sit down"),
        ),
        h("button.big", { type: "button", dataset: { act: "ask" } }, "I have no code: ask the others"),
      ],
      acts: {
        typed: (code) => {
          typed = code;
        },
        ask: (_, pressed) =>
          sheet.waitFor(link.send({ type: "sit", player, code: null, lent: false, ask: true }), pressed),
        enter: async (_, pressed) => {
          const code = typed.trim().toUpperCase();
          seated = await sheet.waitFor(link.send({ type: "sit", player, code, lent: false }), pressed);
        },
      },
      closed: () => resolve(seated),
    });
  });
}

/** A table without a game for phones. @param {TableLink} link */
export function noGame(link) {
  const { match } = link.table;
  const real = match && !match.ended;
  return h(
    "section.card.sitting",
    {},
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h("h1", {}, real ? "Real cards are on the table" : "No cards are dealt yet"),
    h(
      "p.quiet",
      {},
      real
        ? "This match is played with real cards: your phone keeps the score."
        : "Start a game with virtual cards, and your hand comes here.",
    ),
    real
      ? h("a.button.primary.big", { href: "/referee" }, mark("score"), "Keep the score")
      : h("a.button.primary.big", { href: "/" }, icon("plus"), "Start a game"),
  );
}
