// What is needed now and then: history, rules, pause, the seat's code, bots, a shared screen, the end.

/** @import { Deck } from "../cards/deck.js" */
/** @import { Command } from "../lib/messages.d.ts" */
/** @import { Sheet } from "../lib/sheet.js" */
/** @import { Acts, Child, MatchLink, TableLink } from "../lib/types.d.ts" */

import { cardPicture } from "../cards/card.js";
import { icon } from "../lib/art.js";
import { showJoining } from "../lib/devices.js";
import { h } from "../lib/dom.js";
import { chainHead, history } from "../lib/history.js";
import { mark } from "../lib/marks.js";
import { nameOf } from "../lib/people.js";
import { confirm, openSheet } from "../lib/sheet.js";
import { attempt } from "../lib/shell.js";
import { ownSeats } from "./reading.js";

/** @param {TableLink} link @param {Deck|null} [deck] to draw the cards with */
export function openHistory(link, deck) {
  const picture = deck ? (/** @type {string} */ code) => cardPicture(deck.card(code), deck.colours) : undefined;
  openSheet(link, {
    title: "What happened",
    tall: true,
    draw: () => [history(link.lines, 200, picture), chainHead(link.table)],
  });
}

/** @param {MatchLink} link */
export function openMenu(link) {
  const sheet = openSheet(link, { title: "The game", draw: () => menu(link), acts: acts(link, () => sheet) });
}

/** @param {MatchLink} link */
function menu(link) {
  const { match, undo } = link.table;
  const { you } = link;
  const running = match && !match.ended;
  const paused = match?.paused !== null;
  return h(
    "div.hand-menu",
    {},
    running && undo && row("undo", icon("undo"), "Take back", undo),
    row("history", mark("score"), "What happened"),
    h(
      "a.button.menu-row",
      { href: `/cheat/${match.edition}`, "data-key": "rules" },
      mark("rules"),
      h("span", {}, "Rules of this game"),
    ),
    running && row(paused ? "resume" : "pause", mark(paused ? "play" : "pause"), paused ? "Go on" : "Pause"),
    you.player &&
      you.codes?.[you.player] &&
      h(
        "p.seat-secret",
        { "data-key": "code" },
        "Your seat’s code: ",
        h("b", {}, you.codes[you.player]),
        h("span.quiet.small", {}, "With it, another phone can take over your cards."),
      ),
    running && row("people", mark("people"), "Players and bots"),
    row("join", mark("join"), link.isHost ? "Phones, code and lock" : "Invite a phone"),
    you.player && running && row("stand", mark("person"), "Leave this seat"),
    link.isHost && running && row("end", mark("stop"), "End the match"),
  );
}

/** @param {string} act @param {Child} picture @param {string} name */
function row(act, picture, name, note = "") {
  return h(
    "button.menu-row",
    { "data-key": act, type: "button", dataset: { act } },
    picture,
    h("span", {}, name, note && h("span.quiet.small.menu-note", {}, note)),
  );
}

/** @param {MatchLink} link @param {() => Sheet} sheet @returns {Acts} */
function acts(link, sheet) {
  /** @type {(command: Command) => Acts[string]} */
  const send = (command) => (_, pressed) => sheet().do(command, pressed);
  return {
    undo: send({ do: "undo" }),
    pause: send({ do: "pause" }),
    resume: send({ do: "resume" }),
    history: () => {
      sheet().close();
      openHistory(link);
    },
    people: () => {
      sheet().close();
      openPeople(link);
    },
    join: () => {
      sheet().close();
      showJoining(link);
    },
    stand: (_, pressed) => {
      const { player } = link.you;
      if (player) sheet().waitFor(link.send({ type: "stand", player }), pressed);
    },
    end: async (_, pressed) => {
      sheet().close();
      const meant = await confirm(link, {
        title: "End the match?",
        text: "It is broken off, and nobody wins. The scores stay in the history.",
        yes: "End it",
      });
      if (meant) attempt(link.do({ do: "end-match" }), pressed);
    },
  };
}

/** Who plays each seat: a person on a phone, a person on this screen, or a bot. @param {MatchLink} link */
function openPeople(link) {
  const sheet = openSheet(link, {
    title: "Players and bots",
    tall: true,
    draw: () => {
      const own = ownSeats(link);
      return [
        h("p.quiet", {}, "Several people can share this screen: it asks to be handed on."),
        h(
          "ul.hand-people",
          {},
          link.table.match.players.map((each) =>
            h(
              "li",
              { "data-key": each.id },
              h("span.hand-person", {}, each.name, each.bot && h("span.quiet.small", {}, ` bot, ${each.bot}`)),
              !each.bot &&
                !own.includes(each.id) &&
                h("button", { type: "button", dataset: { act: "share", value: each.id } }, "On this screen"),
              !each.bot &&
                own.includes(each.id) &&
                own.length > 1 &&
                h("button", { type: "button", dataset: { act: "unshare", value: each.id } }, "Not here"),
              link.isHost &&
                h(
                  "button",
                  {
                    type: "button",
                    dataset: { act: each.bot ? "person" : "bot", value: each.id },
                    "aria-label": each.bot ? `A person plays for ${each.name}` : `A bot plays for ${each.name}`,
                  },
                  mark(each.bot ? "person" : "bot"),
                ),
            ),
          ),
        ),
      ];
    },
    acts: {
      share: (player, pressed) =>
        sheet.waitFor(link.send({ type: "sit", player, code: null, lent: true }), pressed, { stay: true }),
      unshare: (player, pressed) => sheet.waitFor(link.send({ type: "stand", player }), pressed, { stay: true }),
      bot: (player, pressed) => sheet.do({ do: "hand-over", player, bot: "easy" }, pressed, { stay: true }),
      person: (player, pressed) => sheet.do({ do: "hand-over", player, bot: "" }, pressed, { stay: true }),
    },
  });
}

/** Whose cards these are. @param {MatchLink} link */
export function seatedAs(link) {
  return link.you.player ? nameOf(link.table.match, link.you.player, "") : "";
}
