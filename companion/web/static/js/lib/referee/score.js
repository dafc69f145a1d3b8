// Scoring a round, step by step: who went out, what each of the others has left, and what it comes to.

/** @import { Answers, MatchView, RoundView, Sort } from "../messages.d.ts" */
/** @import { MatchLink } from "../types.d.ts" */
/** @import { Draft } from "./draft.js" */

import { art } from "../art.js";
import { h } from "../dom.js";
import { mark, sortMark } from "../marks.js";
import { nameOf, possessive } from "../people.js";
import { openSheet } from "../sheet.js";
import { asCommand, canAdd, cardsIn, counted, newDraft, numberLeft, present, withLeft, worth } from "./draft.js";
import { counter, nameButtons } from "./picking.js";
import { RoundPreview } from "./preview.js";

/** What the table makes of a draft. @typedef {Answers["preview"]} Scored */

const BLOCKED = "blocked";

/**
 * Opens the sheet for the round that is being played, or to correct an earlier one.
 * @param {MatchLink} link @param {RoundView|null} [round]
 */
export function scoreRound(link, round = null) {
  let draft = newDraft(link.table.match, round);
  let step = "winner";
  const preview = new RoundPreview(link, () => sheet.redraw());
  const match = () => link.table.match;
  const go = (/** @type {string} */ to) => {
    step = to;
    sheet.redraw();
    document.querySelector("dialog.tall .sheet-body")?.scrollTo(0, 0);
  };
  const sheet = openSheet(link, {
    title: round ? `Correct round ${round.round}` : `Score round ${link.table.match.round}`,
    tall: true,
    draw: () => {
      if (step === "winner") return winnerStep(match(), draft, round !== null);
      const scored = preview.of(asCommand(match(), draft));
      return step === "check" ? checkStep(match(), draft, scored) : handStep(match(), draft, step);
    },
    acts: {
      pick: (value) => {
        draft = { ...draft, winner: value === BLOCKED ? null : value };
        go(counted(match(), draft)[0]?.id ?? "check");
      },
      step: go,
      count: (by, pressed) => {
        const row = pressed.closest("[data-sort]");
        const sort = row instanceof HTMLElement ? (row.dataset.sort ?? "") : "";
        draft = withLeft(draft, step, sort, Math.max(0, numberLeft(draft, step, sort) + Number(by)));
        sheet.redraw();
      },
      points: (value) => {
        draft = withLeft(draft, step, "points", Math.max(0, Math.min(9999, Math.trunc(Number(value)) || 0)));
        sheet.redraw();
      },
      clear: () => {
        draft = { ...draft, left: { ...draft.left, [step]: {} } };
        sheet.redraw();
      },
      save: (_, pressed) => sheet.do(asCommand(match(), draft), pressed),
    },
  });
}

/** @param {MatchView} match @param {Draft} draft @param {boolean} again */
function winnerStep(match, draft, again) {
  const chosen = draft.winner === undefined ? null : (draft.winner ?? BLOCKED);
  return [
    h("p.quiet", {}, again ? "Who went out, as it should have been written down?" : "Who has no cards left?"),
    nameButtons(present(match, draft), { chosen }),
    h(
      "button.big.wide",
      { dataset: { act: "pick", value: BLOCKED }, "aria-pressed": String(chosen === BLOCKED) },
      "Nobody: the round is blocked",
    ),
  ];
}

/**
 * One hand: a counter for each sort of card, or the points that somebody has added up already.
 * @param {MatchView} match @param {Draft} draft @param {string} id
 */
function handStep(match, draft, id) {
  const hand = draft.left[id] ?? {};
  const cards = match.sorts.filter((sort) => sort.id !== "points");
  const numbers = cards.filter((sort) => /^\d+$/.test(sort.id));
  const others = cards.filter((sort) => !numbers.includes(sort));
  return [
    tabs(match, draft, id),
    h("h3.hand-title", {}, `${possessive(nameOf(match, id))} cards`),
    h(
      "div.hand-numbers",
      { "data-key": `numbers-${id}` },
      numbers.map((sort) => sortCounter(draft, id, sort)),
    ),
    h(
      "div.hand-others",
      { "data-key": `others-${id}` },
      others.map((sort) => sortCounter(draft, id, sort)),
    ),
    h(
      "label.hand-points",
      { "data-key": `points-${id}` },
      h("span", {}, "Points counted already"),
      h("input.number", {
        type: "number",
        inputmode: "numeric",
        min: 0,
        max: 9999,
        placeholder: "0",
        value: hand.points || "",
        dataset: { act: "points" },
      }),
    ),
    h(
      "footer.sheet-foot",
      {},
      h(
        "p.hand-sum",
        { "aria-live": "polite" },
        h("b.display.number", {}, worth(match, hand)),
        h("span.quiet", {}, summary(hand)),
      ),
      h("button.plain", { dataset: { act: "clear" }, disabled: !Object.keys(hand).length }, "Clear"),
      h("button.big.primary", { dataset: { act: "step", value: following(match, draft, id) } }, "Next"),
    ),
  ];
}

/** @param {Record<string, number>} hand */
function summary(hand) {
  const cards = cardsIn(hand);
  return cards === 1 ? "points in 1 card" : cards ? `points in ${cards} cards` : "points";
}

/** @param {Draft} draft @param {string} id @param {Sort} sort */
function sortCounter(draft, id, sort) {
  const number = numberLeft(draft, id, sort.id);
  const drawing = sortMark(sort.id);
  return h(
    "div.sort",
    { "data-key": sort.id, dataset: { sort: sort.id, some: number ? "yes" : "no" } },
    h("span.sort-card", { "aria-hidden": "true" }, drawing ? art(drawing) : sort.label),
    h(
      "span.sort-words",
      {},
      h("span.sort-label", {}, sort.label),
      " ",
      h("span.quiet.small", {}, `${sort.points} points`),
    ),
    counter(number, "count", { more: canAdd(draft, sort), label: sort.label }),
  );
}

/** @param {MatchView} match @param {Draft} draft @param {string} step */
function tabs(match, draft, step) {
  return h(
    "nav.hand-tabs",
    { "aria-label": "Hands to count" },
    counted(match, draft).map((each) =>
      h(
        "button",
        {
          "data-key": each.id,
          dataset: { act: "step", value: each.id },
          "aria-current": each.id === step ? "step" : null,
        },
        h("span.names-name", {}, each.name),
        h("b.number", {}, worth(match, draft.left[each.id])),
      ),
    ),
  );
}

/** @param {MatchView} match @param {Draft} draft @param {string} id */
function following(match, draft, id) {
  const hands = counted(match, draft).map((each) => each.id);
  return hands[hands.indexOf(id) + 1] ?? "check";
}

/** @param {MatchView} match @param {Draft} draft @param {Scored|null} scored */
function checkStep(match, draft, scored) {
  return [
    counted(match, draft).length > 0 && tabs(match, draft, "check"),
    h("p.check-title.display", { "aria-live": "polite" }, outcome(match, draft, scored)),
    match.scoring === "low" &&
      scored &&
      h(
        "ul.check-list",
        {},
        counted(match, draft).map((each) =>
          h("li", {}, h("span", {}, each.name), h("b.number", {}, `+${scored.points[each.id] ?? 0}`)),
        ),
      ),
    draft.winner &&
      match.scoring === "standard" &&
      scored &&
      h("p.quiet.check-total", {}, total(match, draft.winner, scored)),
    h(
      "footer.sheet-foot",
      {},
      h("button.big", { dataset: { act: "step", value: "winner" } }, mark("back"), "Back"),
      h(
        "button.big.primary",
        { dataset: { act: "save" } },
        mark("tick"),
        draft.round === null ? "Write it down" : "Correct it",
      ),
    ),
  ];
}

/** @param {MatchView} match @param {Draft} draft @param {Scored|null} scored */
function outcome(match, draft, scored) {
  if (!draft.winner) return "Blocked: nobody scores.";
  const name = nameOf(match, draft.winner);
  if (match.scoring === "none") return `${name} went out and wins the match.`;
  if (match.scoring === "low") return `${name} went out and is charged nothing.`;
  return scored ? `${name} scores ${scored.points[draft.winner] ?? 0}.` : "";
}

/** @param {MatchView} match @param {string} winner @param {Scored} scored */
function total(match, winner, scored) {
  const sum = scored.totals[winner] ?? 0;
  const missing = match.target - sum;
  if (scored.winners.includes(winner)) return `${sum} points in all, which wins the match.`;
  return missing > 0 ? `${sum} points in all, ${missing} to go.` : `${sum} points in all.`;
}
