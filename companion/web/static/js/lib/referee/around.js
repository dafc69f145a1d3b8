// Sheets around the match: earlier rounds, whose phone this is, pause, end.

/** @import { Command, MatchView, RoundView } from "../messages.d.ts" */
/** @import { MatchLink, TableLink } from "../types.d.ts" */

import { field, h } from "../dom.js";
import { mark } from "../marks.js";
import { nameOf } from "../people.js";
import { confirm, openSheet } from "../sheet.js";
import { canCorrect } from "./draft.js";
import { nameButtons } from "./picking.js";
import { scoreRound } from "./score.js";

/** Earlier rounds; those that people counted can be corrected. @param {MatchLink} link */
export function showRounds(link) {
  /** Older than those that the link has. @type {RoundView[]} */
  let older = [];
  const known = () => [...older.filter((each) => each.round < link.rounds[0].round), ...link.rounds];
  const sheet = openSheet(link, {
    title: "Rounds so far",
    draw: () => {
      const { match } = link.table;
      const rounds = known();
      if (!rounds.length) return h("p.quiet", {}, "No round has been scored yet.");
      return [
        h(
          "ol.rounds",
          {},
          rounds.toReversed().map((round) => roundRow(match, round)),
        ),
        rounds[0].round > 1 && h("button.wide", { dataset: { act: "older" } }, "Earlier rounds"),
      ];
    },
    acts: {
      correct: (number) => {
        sheet.close();
        scoreRound(link, known().find((each) => each.round === Number(number)) ?? null);
      },
      older: async () => {
        older = [...(await link.ask("rounds", { before: known()[0].round })), ...older];
        sheet.redraw();
      },
    },
  });
}

/** @param {MatchView} match @param {RoundView} round */
function roundRow(match, round) {
  const gains = Object.entries(round.points).filter(([, points]) => points);
  const words = round.lost
    ? "its record was set aside: not proven"
    : round.winner === null
      ? "blocked"
      : gains.map(([id, points]) => `${nameOf(match, id)} ${points}`).join(", ") ||
        `${nameOf(match, round.winner)} went out`;
  return h(
    "li",
    { "data-key": `round-${round.round}` },
    h(
      "span.rounds-words",
      {},
      h("b", {}, `Round ${round.round}`),
      h("span", {}, words, round.corrected && h("span.quiet", {}, " (corrected)")),
    ),
    canCorrect(match) &&
      h(
        "button",
        { dataset: { act: "correct", value: round.round }, "aria-label": `Correct round ${round.round}` },
        mark("edit"),
        "Correct",
      ),
  );
}

/** "This phone is Ann's." @param {TableLink} link */
export function askWho(link) {
  const sheet = openSheet(link, {
    title: "Who are you?",
    draw: () => [
      h("p.quiet", {}, "This device belongs to"),
      nameButtons(link.table.match?.players ?? link.roster, { chosen: link.you.player ?? "" }),
      h(
        "button.big.wide",
        { dataset: { act: "nobody" }, "aria-pressed": String(link.you.player === null) },
        "Nobody: I am the referee",
      ),
    ],
    acts: {
      pick: (player, pressed) => sheet.waitFor(link.send({ type: "iam", player }), pressed),
      nobody: (_, pressed) => sheet.waitFor(link.send({ type: "iam", player: null }), pressed),
    },
  });
}

/** A pause, with a word why. @param {MatchLink} link */
export function askPause(link) {
  const sheet = openSheet(link, {
    title: "Pause the match",
    draw: () =>
      h(
        "form.stack",
        {},
        h("p.quiet", {}, "Scores are kept. You can go on tonight or another day."),
        h(
          "label.field",
          {},
          "Why? (not needed)",
          h("input", {
            id: "pause-reason",
            type: "text",
            maxlength: 80,
            autocomplete: "off",
            placeholder: "Pizza is here",
          }),
        ),
        h("button.big.primary.wide", { dataset: { act: "pause" } }, mark("pause"), "Pause"),
      ),
    acts: {
      pause: (_, pressed) => sheet.do({ do: "pause", reason: field("pause-reason").value.trim() }, pressed),
    },
  });
}

/**
 * @param {MatchLink} link @param {HTMLElement} pressed @param {(command: Command, pressed: HTMLElement) => void} send
 */
export async function endMatch(link, pressed, send) {
  const { match } = link.table;
  const text = `Nobody wins ${match.name}. The scores stay in the history.`;
  if (await confirm(link, { title: "End the match?", text, yes: "End the match" })) send({ do: "end-match" }, pressed);
}
