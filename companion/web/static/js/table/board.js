// The whole table as one view: what is going on, scores, history, how to join.

/** @import { MatchView } from "../lib/messages.d.ts" */
/** @import { MatchTable, TableLink } from "../lib/types.d.ts" */

import { h } from "../lib/dom.js";
import { finish } from "../lib/finish.js";
import { heading } from "../lib/heading.js";
import { chainHead, history } from "../lib/history.js";
import { joining } from "../lib/joining.js";
import { hasMatch } from "../lib/link.js";
import { aroundSponge, guestsOf } from "../lib/lobby.js";
import { noseLine, notices, outcome, turn } from "../lib/now.js";
import { gone, scores } from "../lib/scores.js";

/** For a tablet or a TV, read from three metres. @param {TableLink} link */
export function board(link) {
  if (!hasMatch(link)) return empty(link);
  const { table } = link;
  const { match } = table;
  return h(
    "div.board",
    {
      dataset: {
        state: state(match),
        tracker: match.tracker ? "on" : "off",
        seats: match.players.length > 6 ? "many" : "few",
      },
    },
    heading(match),
    h("div.board-notices", {}, notices(table)),
    match.ended
      ? h("div.board-finish.card", {}, finish(match))
      : h(
          "div.board-scores.card",
          {},
          h("h2.visually-hidden", {}, "Scores"),
          scores(match, link.you.player),
          gone(match),
        ),
    !match.ended && h("div.board-now", {}, now(table)),
    h(
      "aside.board-side",
      {},
      h("div.card.board-join", {}, joining(link.join, link.locked)),
      h("div.card.board-history", {}, h("h2", {}, "What happened"), history(link.lines), chainHead(table)),
    ),
  );
}

/** @param {MatchTable} table */
function now(table) {
  const { match } = table;
  const parts = [turn(match), outcome(table)].filter(Boolean);
  if (parts.length) return parts.map((part) => h("div.card", {}, part));
  return h(
    "div.card.empty",
    {},
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h("p.display.board-hint", {}, "Deal the cards"),
    noseLine(table),
  );
}

/** @param {MatchView} match */
function state(match) {
  if (match.ended) return "over";
  return match.paused === null ? "playing" : "paused";
}

/** Nobody plays: how to begin, how to join, and what the last spin said. @param {TableLink} link */
function empty(link) {
  const { table } = link;
  return h(
    "div.board.board-empty",
    { dataset: { state: "empty" } },
    h("div.board-notices", {}, notices(table)),
    guestsOf(link).length > 0 ? h("div.card.board-lobby", {}, h("h1", {}, "Who plays?"), aroundSponge(link)) : free(),
    table.spin || table.spinning ? h("div.card.board-outcome", {}, outcome(table)) : null,
    h("div.card.board-join", {}, joining(link.join, link.locked)),
  );
}

function free() {
  return h(
    "div.card.empty.board-welcome",
    {},
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h("h1", {}, "The table is free"),
    h("p", {}, "Push the nose for a spin, or start a match and the companion keeps score."),
    h("a.button.primary.big", { href: "/" }, "Start a match"),
  );
}
