// What is going on: whose turn it is, the colour called, the last outcome in words, a pause, a choice to be made.

/** @import { MatchView, Spun, TableView } from "./messages.d.ts" */
/** @import { Child } from "./types.d.ts" */

import { art, colourChip, faceArt } from "./art.js";
import { h } from "./dom.js";
import { mark } from "./marks.js";
import { nameOf } from "./people.js";
import { ring } from "./ring.js";

/** Turn, direction and colour: a ring with the tracker on, the colour alone without it. @param {MatchView} match */
export function turn(match) {
  if (!match.tracker) return match.colour ? colour(match.colour) : null;
  return h(
    "section.turn",
    { "aria-label": "Whose turn" },
    ring(match),
    h(
      "div.turn-words",
      { "aria-hidden": "true" },
      match.turn
        ? [
            h("p.turn-label.quiet", {}, "On turn"),
            h("p.turn-name.display", {}, nameOf(match, match.turn)),
            match.then && h("p.turn-then.quiet", {}, "then ", h("b", {}, nameOf(match, match.then))),
          ]
        : [h("p.turn-name.display", {}, "Who deals?"), h("p.quiet", {}, "Draw or name the dealer to begin.")],
      h("p.turn-way.quiet", {}, mark(match.direction), match.direction),
    ),
  );
}

/** @param {string} word */
function colour(word) {
  return h(
    "section.called",
    { dataset: { colour: word }, "aria-label": "Colour called" },
    art(`colour-${word}`),
    h("p", {}, h("span.quiet", {}, "The colour is"), colourWord(word)),
  );
}

/** @param {string} word */
function colourWord(word) {
  return h("b.display", {}, `${word[0].toUpperCase()} ${word}`);
}

/** One line for small places: "Ann is on turn, then Bob" with the colour beside it. @param {MatchView} match */
export function turnLine(match) {
  return h(
    "p.turn-line",
    {},
    match.tracker &&
      match.turn &&
      h(
        "span.turn-line-who",
        {},
        mark("turn"),
        h("b", {}, nameOf(match, match.turn)),
        match.then && h("span.quiet", {}, ` then ${nameOf(match, match.then)}`),
      ),
    match.tracker &&
      match.turn &&
      h(
        "span.turn-line-way",
        { title: match.direction },
        mark(match.direction),
        h("span.visually-hidden", {}, match.direction),
      ),
    match.colour && colourChip(match.colour),
  );
}

/** The last outcome. It stays until the next one, or the next round. @param {TableView} table */
export function outcome(table) {
  const { spin, spinning, match } = table;
  if (spinning) {
    return h(
      "section.result.spinning",
      { "aria-live": "polite" },
      h("div.result-faces", {}, h("span.whirl"), h("span.whirl")),
      h("p.result-text.display", {}, "Round and round…"),
    );
  }
  if (!spin || (match && !isOfRound(match, spin))) return null;
  return h(
    "section.result",
    { "aria-live": "polite", dataset: { tray: spin.tray } },
    h(
      "div.result-faces",
      {},
      spin.faces.map((face) => h("span.coin", { dataset: { face } }, faceArt(face))),
    ),
    h("div", {}, h("p.result-text.display", {}, spin.text), who(match, spin)),
  );
}

/**
 * What another edition's reels said, or what came in an earlier round, does not belong to this one.
 * @param {MatchView} match @param {Spun} spin
 */
export function isOfRound(match, spin) {
  return spin.tray === match.spinner && (match.ended || match.spun);
}

/** @param {MatchView|null} match @param {Spun} spin */
function who(match, spin) {
  const parts = [
    match && spin.spinner && `${nameOf(match, spin.spinner)} spun`,
    match && spin.chosen && `chose ${spin.chosen === spin.spinner ? "themselves" : nameOf(match, spin.chosen)}`,
    spin.told && "turned by hand",
    Object.values(spin.landed).includes("failed") && "a reel failed: the words count",
  ].filter(Boolean);
  return parts.length > 0 && h("p.result-who.quiet", {}, parts.join(", "));
}

/**
 * A sentence that must not be overlooked: totals in doubt, trouble with the journal, paused, a choice to be made.
 * @param {TableView} table @param {Child} [settle] what the host presses to settle a doubt
 */
export function notices(table, settle = null) {
  const { match, trouble, doubt } = table;
  return [
    doubt && h("p.notice.bad", { role: "alert" }, doubt),
    settle,
    trouble && h("p.notice.bad", { role: "alert" }, trouble),
    match?.paused !== null &&
      match?.paused !== undefined &&
      !match.ended &&
      h(
        "p.notice.paused",
        { role: "status" },
        mark("pause"),
        h("span", {}, h("b", {}, "Paused"), match.paused && `: ${match.paused}`),
      ),
    match?.choosing && h("p.notice.choosing", { role: "status" }, mark("hand"), h("span", {}, match.choosing.text)),
  ];
}

/** What a push of the nose would do, for those who look for the next step. @param {TableView} table */
export function noseLine(table) {
  return table.nose && !table.spinning && h("p.nose-line.quiet", {}, `A push of the nose ${table.nose}.`);
}
