// The scores: everybody in the order of the seats, with how far it is to the target.

/** @import { MatchView, SeatView } from "./messages.d.ts" */
/** @import { MarkName } from "./marks.js" */

import { h } from "./dom.js";
import { mark } from "./marks.js";
import { ranking } from "./people.js";

/** @param {MatchView} match @param {string|null} [you] */
export function scores(match, you = null) {
  const best = leaders(match);
  return h(
    "ol.scores",
    { "aria-label": "Scores", style: { "--seats": match.players.length } },
    match.players.map((player) => row(match, player, best.has(player.id), player.id === you)),
  );
}

/** Who is ahead; nobody before the first points. @param {MatchView} match */
function leaders(match) {
  if (match.scoring === "none" || match.round === 1) return new Set();
  return new Set(
    ranking(match)
      .filter((each) => each.place === 1)
      .map((each) => each.id),
  );
}

/** @param {MatchView} match @param {SeatView} player @param {boolean} leads @param {boolean} you */
function row(match, player, leads, you) {
  const turn = match.turn === player.id && !match.ended;
  const value = match.scoring === "none" ? player.won : player.total;
  return h(
    "li.score",
    { "data-key": player.id, dataset: { turn: turn ? "on" : "off" }, "aria-current": turn && "true" },
    h("span.score-mark", {}, turn && [mark("turn"), h("span.visually-hidden", {}, "on turn: ")]),
    h("span.score-name", {}, player.name, you && h("span.score-you", {}, " (you)")),
    h(
      "span.score-tags",
      {},
      player.id === match.dealer && tag("deal", "Deals"),
      leads && tag("crown", "Leads"),
      !match.proven && h("span.score-tag.unproven", {}, "Not proven"),
      match.penalties.some((each) => each.player === player.id) && tag("shout", penaltyWords(match, player.id)),
    ),
    h(
      "span.score-total.number",
      {},
      value,
      h("span.visually-hidden", {}, match.scoring === "none" ? " rounds won" : " points"),
    ),
    match.scoring !== "none" && progress(match, player.total),
  );
}

/** @param {MarkName} name @param {string} words */
function tag(name, words) {
  return h("span.score-tag", { title: words }, mark(name), h("span", {}, words));
}

/** @param {MatchView} match @param {string} id */
function penaltyWords(match, id) {
  const cards = match.penalties.filter((each) => each.player === id).reduce((sum, each) => sum + each.cards, 0);
  return `UNO +${cards}`;
}

/** @param {MatchView} match @param {number} total */
function progress(match, total) {
  const share = Math.max(0, Math.min(1, total / match.target));
  return h(
    "span.score-bar",
    {
      "aria-hidden": "true",
      dataset: { close: share >= 0.8 ? "yes" : "no", low: match.scoring === "low" ? "yes" : "no" },
    },
    h("span", { style: { "--share": share.toFixed(4) } }),
  );
}

/** Those who got up; their points stay, but cannot win. @param {MatchView} match */
export function gone(match) {
  if (!match.gone.length) return null;
  return h(
    "p.gone.quiet.small",
    {},
    "Left the table: ",
    match.gone.map((each) => `${each.name} (${each.total})`).join(", "),
  );
}
