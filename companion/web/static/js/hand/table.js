// The table as a hand sees it: others on top, the middle, what is asked, what may be pressed, your own cards.

/** @import { Deck } from "../cards/deck.js" */
/** @import { DecisionView, MatchView, MoveView, SeatView, StageView, Vote } from "../lib/messages.d.ts" */
/** @import { GameLink, GameTable } from "../lib/types.d.ts" */
/** @import { Headline } from "./headline.js" */
/** @import { Hits } from "./hits.js" */

import { beside, greatMoment } from "../cards/great.js";
import { houseCard } from "../cards/house.js";
import { icon } from "../lib/art.js";
import { h } from "../lib/dom.js";
import { nameAt } from "../lib/game.js";
import { mark } from "../lib/marks.js";
import { nameOf } from "../lib/people.js";
import { settleButton } from "../lib/totals.js";
import { buttons, panel } from "./answers.js";
import { cards } from "./cards.js";
import { happened } from "./happened.js";
import { headline } from "./headline.js";
import { middle } from "./middle.js";
import { mayCallWithPlay, sortMoves } from "./moves.js";
import { others } from "./others.js";
import { asked } from "./reading.js";

/**
 * What the page itself remembers.
 * @typedef {object} Own
 * @property {number} width that the cards have, in pixels
 * @property {number} tall the window, in pixels
 * @property {string|null} busy the move that is on its way
 * @property {boolean} armed UNO is called with the next card
 * @property {{text: string, rule: string}|null} refusal why the last move was refused
 * @property {boolean} scrolls whether the cards do not fit
 */

/**
 * @param {GameLink} link @param {Own} own @param {Deck} deck
 * @param {StageView|null} stage what everybody looks at now @param {Hits} hits what happened to the viewer
 */
export function tableOfHand(link, own, deck, stage, hits) {
  const { table, lines, present } = link;
  const { match, game } = table;
  const quiet = match.paused !== null || table.spinning;
  const { due, free } = quiet ? { due: [], free: [] } : asked(game);
  const race = free.find((each) => each.kind === "yell");
  const asks = due[0] ?? race;
  const question = asks ? panel(table, deck, asks) : null;
  const drawing = due.map((each) => sortMoves(each, game.hand).draw).find(Boolean) ?? null;
  const head = headline(link, deck);
  return h(
    "div.hand-table",
    { dataset: { tone: head.tone, asks: question ? "yes" : "no", paused: match.paused !== null ? "yes" : "no" } },
    others(match, game, deck, present),
    h("div.hand-middle", {}, middle(game, deck, drawing), question, greatMoment(match, stage, deck)),
    match.paused === null && houseCard(table),
    h("div.hand-words", {}, happened(lines), h("div.hand-line", {}, said(head, own, stage), undo(table.undo))),
    h("div.hand-notices", {}, hits.banner(game, deck), notices(link)),
    h("div.hand-buttons", {}, thumb(table, own, due, free)),
    h(
      "div.hand-cards",
      { dataset: { scrolls: own.scrolls ? "yes" : "no" } },
      game.hand.length > 0 ? cards(table, deck, own) : h("p.no-cards.quiet", {}, noCards(link)),
    ),
  );
}

/** @param {GameLink} link */
function noCards({ table: { match, game }, you }) {
  if (!game.hidden) return "You hold no cards.";
  return `This device has seen another hand in this round. ${nameOf(match, you.player)}’s cards come with the next deal.`;
}

/** @param {Headline} head @param {Own} own @param {StageView|null} stage */
function said(head, own, stage) {
  const why = own.refusal;
  return h(
    "div.headline",
    { "data-key": "headline", role: "status", dataset: { tone: why ? "bad" : head.tone } },
    h("h1.headline-title", {}, why ? why.text : head.title),
    why
      ? why.rule && h("p.headline-rule.small", {}, `Rule ${why.rule}`)
      : head.text && h("p.headline-text", {}, head.text),
    beside(stage),
  );
}

/** @param {string} what */
function undo(what) {
  const words = `Take back: ${what}`;
  return (
    what &&
    h(
      "button.icon.hand-undo",
      { "data-key": "undo", type: "button", dataset: { act: "undo" }, title: words, "aria-label": words },
      icon("undo"),
    )
  );
}

/**
 * What everybody can press in time: at the thumb, large.
 * @param {GameTable} table @param {Own} own @param {DecisionView[]} due @param {DecisionView[]} free
 */
function thumb(table, own, due, free) {
  const { game, match } = table;
  return [
    match.paused !== null &&
      h(
        "button.big.primary.wide",
        { "data-key": "resume", type: "button", dataset: { act: "resume" } },
        mark("play"),
        "Go on",
      ),
    due.map((each) => buttons(each, game)),
    due.length > 0 &&
      mayCallWithPlay(game) &&
      h(
        "button.big.uno-button",
        { "data-key": "with-uno", type: "button", dataset: { act: "arm" }, "aria-pressed": String(own.armed) },
        own.armed ? "UNO! Now play" : "UNO!",
      ),
    free
      .filter((each) => each.kind !== "yell")
      .map((decision) => decision.moves.map((move) => atOnce(match, decision, move))),
  ];
}

/** @param {MatchView} match @param {DecisionView} decision @param {MoveView} move */
function atOnce(match, decision, move) {
  const look =
    decision.kind === "call-uno"
      ? "button.big.uno-button.beckons"
      : decision.kind === "catch"
        ? "button.big.catch-button"
        : "button.big";
  const words =
    decision.kind === "call-uno"
      ? "UNO!"
      : decision.kind === "catch"
        ? [mark("shout"), `Catch ${nameAt(match, move.seat)}!`]
        : move.label;
  return h(
    look,
    { "data-key": move.move, type: "button", dataset: { act: "urgent", value: move.move }, title: move.label },
    words,
  );
}

/** @param {GameLink} link */
function notices(link) {
  const { table, you } = link;
  const { match, vote, trouble, doubt } = table;
  const replaced = match.players.find((each) => each.id === you.player && each.bot);
  return [
    doubt && h("p.hand-notice.bad", { "data-key": "doubt", role: "alert" }, doubt),
    settleButton(link),
    trouble && h("p.hand-notice.bad", { "data-key": "trouble", role: "alert" }, trouble),
    link.locked &&
      !link.isHost &&
      h("p.hand-notice", { "data-key": "locked", role: "status" }, "The host has locked the table. You can watch."),
    replaced && botPlays(replaced),
    vote && ballot(match, vote, you.player),
  ];
}

/** The host had a bot take over. @param {SeatView} player */
function botPlays({ id }) {
  return h(
    "div.hand-notice.ballot",
    { "data-key": "bot", role: "status" },
    h("p", {}, "A bot plays for you."),
    h("button.primary", { type: "button", dataset: { act: "myself", value: id } }, mark("person"), "Play myself"),
  );
}

/** @param {MatchView} match @param {Vote} vote @param {string|null} player */
function ballot(match, vote, player) {
  const asks = vote.by === player ? "You want" : `${nameOf(match, vote.by)} wants`;
  const waiting = vote.waiting.map((id) => nameOf(match, id)).join(", ");
  return h(
    "div.hand-notice.ballot",
    { "data-key": "vote", role: "alert" },
    h("p", {}, `${asks} to take back: “${vote.text}”`),
    vote.waiting.some((id) => id === player)
      ? h(
          "div.ballot-answers",
          {},
          h("button", { type: "button", dataset: { act: "vote", value: "no" } }, "No"),
          h("button.primary", { type: "button", dataset: { act: "vote", value: "yes" } }, "All right"),
        )
      : h("p.quiet.small", {}, `Waiting for ${waiting}.`),
  );
}
