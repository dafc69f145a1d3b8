// The table beside the tray: scores, the most common buttons, and the folded history.

/** @import { ChoosingView, MatchView } from "../lib/messages.d.ts" */
/** @import { MarkName } from "../lib/marks.js" */
/** @import { MatchLink, TableLink } from "../lib/types.d.ts" */

import { icon } from "../lib/art.js";
import { h } from "../lib/dom.js";
import { finish } from "../lib/finish.js";
import { heading } from "../lib/heading.js";
import { chainHead, history } from "../lib/history.js";
import { joining } from "../lib/joining.js";
import { hasMatch } from "../lib/link.js";
import { mark } from "../lib/marks.js";
import { notices, turn } from "../lib/now.js";
import { nameOf } from "../lib/people.js";
import { colourButtons, nameButtons } from "../lib/referee/picking.js";
import { gone, scores } from "../lib/scores.js";

/** @param {TableLink} link */
export function beside(link) {
  if (!hasMatch(link)) return notices(link.table);
  const { match } = link.table;
  if (match.ended) return [notices(link.table), h("section.card", {}, finish(match), afterwards(link))];
  return [
    heading(match),
    match.cards === "virtual" && hands(link),
    notices({ ...link.table, match: { ...match, choosing: null } }),
    match.choosing && choosing(match, match.choosing),
    turn(match) && h("section.card.first-turn", {}, turn(match)),
    h("section.card", {}, scores(match, link.you.player), gone(match)),
    link.mayAct && match.cards === "real" && acts(link),
  ];
}

/**
 * With virtual cards people play elsewhere: on their phones, or on the hand page of this screen.
 * @param {MatchLink} link
 */
function hands(link) {
  const people = link.table.match.players.filter((each) => !each.bot);
  return h(
    "section.card.first-hands",
    { "aria-label": "Where the cards are" },
    h("a.button.primary.big.wide", { href: "/hand" }, mark("hand"), "My cards"),
    h("p", {}, "Phones are the hands: scan, and choose your seat."),
    joining(link.join, link.locked),
    h(
      "div.first-buttons",
      {},
      people.length > 1 &&
        link.mayAct &&
        h("button", { "data-key": "here", dataset: { act: "here" } }, mark("people"), "All on this screen"),
      h("a.button", { href: "/table" }, "The table, for a TV"),
    ),
  );
}

/** @param {MatchView} match @param {ChoosingView} asked */
function choosing(match, asked) {
  const players = match.players.filter((each) => asked.players.includes(each.id));
  return h(
    "section.choose",
    { role: "group", "aria-label": "Whom did they choose?" },
    h("p.choose-text.display", {}, asked.text),
    h("p.quiet", {}, "Whom did they choose?"),
    nameButtons(players, { act: "choose" }),
  );
}

/** @param {MatchLink} link */
function acts(link) {
  const { match, undo, spinning } = link.table;
  const paused = match.paused !== null;
  return h(
    "section.first-acts",
    { "aria-label": "What happens at the table" },
    colourButtons(match, paused),
    h(
      "div.first-buttons",
      {},
      paused && button("resume", "play", "Go on", true),
      !match.dealer && button("dealer", "deal", "Who deals?", false, paused),
      match.tracker &&
        match.turn && [
          button("next", "next", `Next: ${nameOf(match, match.then)}`, false, paused),
          button("skip", "skip", "Skip", false, paused),
          button("reverse", "reverse", "Reverse", false, paused),
        ],
      button("score", "score", "Score the round", !paused, paused),
      button("penalty", "shout", "Forgot UNO", false, paused),
      button("people", "people", "Players"),
      button("join", "join", "Join code"),
      h(
        "button",
        { "data-key": "undo", dataset: { act: "undo" }, disabled: !undo || spinning, title: undo },
        icon("undo"),
        h("span.first-undo", {}, undo ? `Undo: ${undo}` : "Nothing to undo"),
      ),
      h("a.button.plain", { href: "/referee" }, "All buttons"),
    ),
  );
}

/** @param {string} act @param {MarkName} drawing @param {string} words */
function button(act, drawing, words, primary = false, disabled = false) {
  return h(
    primary ? "button.primary" : "button",
    { "data-key": act, dataset: { act }, disabled },
    mark(drawing),
    h("span", {}, words),
  );
}

/** @param {MatchLink} link */
function afterwards(link) {
  const { undo, match } = link.table;
  return h(
    "div.first-buttons",
    {},
    undo &&
      h(
        "button",
        { "data-key": "undo", dataset: { act: "undo" }, title: undo },
        icon("undo"),
        h("span.first-undo", {}, `Undo: ${undo}`),
      ),
    match.round > 1 &&
      match.winners.length > 0 &&
      h("button", { "data-key": "rounds", dataset: { act: "rounds" } }, mark("edit"), "Correct a round"),
    h("a.button", { href: "/statistics" }, mark("crown"), "Statistics"),
  );
}

/** Folded until somebody wants to know. @param {TableLink} link */
export function log(link) {
  return h(
    "details.log.card",
    {},
    h(
      "summary",
      {},
      h("span.display", {}, "What happened"),
      h("span.quiet.small", {}, link.lines.at(-1)?.text ?? "nothing yet"),
    ),
    history(link.lines, 200),
    chainHead(link.table),
  );
}
