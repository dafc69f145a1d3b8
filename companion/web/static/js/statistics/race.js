// A match as a race: everybody's total, round by round, towards the target.

/** @import { MatchFigures } from "../lib/messages.d.ts" */

import { art } from "../lib/art.js";
import { fill, h, s } from "../lib/dom.js";
import { behind, panel, table } from "./panel.js";
import { drawing, plot, ticks, words } from "./plot.js";
import { day, duration, figure, many } from "./words.js";

const COLOURS = ["yellow", "blue", "green", "pink", "red"];
const HEIGHT = 300;
const [TOP, RIGHT, BOTTOM, LEFT] = [28, 16, 36, 48];
const MARKER = 14;
/** Its number. @type {number|null} */
let chosen = null;

/**
 * @typedef {object} Runner
 * @property {string} name
 * @property {string} colour
 * @property {boolean} dashed
 * @property {number[]} totals after each round, from 0 on
 * @property {number} total the last of them
 */

/** @param {MatchFigures[]} matches */
export function race(matches) {
  if (!matches.length) return null;
  const shown = () => matches.find((match) => match.match === chosen) ?? matches[0];
  chosen = shown().match;
  const box = h("div.stack");
  const select = h(
    "select",
    {
      "aria-label": "Match",
      onchange: () => {
        chosen = Number(select.value);
        show();
      },
    },
    matches.map((match) => h("option", { value: match.match, selected: match.match === chosen }, title(match))),
  );
  const show = () => fill(box, ...view(shown()));
  show();
  return panel({ title: "Round by round" }, [select, box]);
}

/** @param {MatchFigures} match */
function title(match) {
  return `Match ${match.match}: ${match.edition}, ${day(match.time)}`;
}

/** @param {MatchFigures} match */
function view(match) {
  const players = match.players
    .map((name, place) => runner(name, place, match))
    .sort((one, other) => other.total - one.total);
  return [
    h("p.quiet", {}, ending(match)),
    match.scoring !== "none" && chart(match, players),
    h(
      "ul.runners",
      {},
      players.map((player) =>
        h(
          "li.chip",
          { dataset: { colour: player.colour } },
          art(`colour-${player.colour}`),
          h("span", {}, player.name),
          match.scoring !== "none" && h("strong.number", {}, figure(player.total)),
        ),
      ),
    ),
    behind("Round by round", numbers(match)),
  ];
}

/** @param {string} name @param {number} place @param {MatchFigures} match @returns {Runner} */
function runner(name, place, match) {
  const totals = [0];
  let total = 0;
  for (const round of match.rounds) {
    total += round.points[place];
    totals.push(total);
  }
  const dashed = place >= COLOURS.length;
  return { name, colour: COLOURS[place % COLOURS.length], dashed, totals, total };
}

/** @param {MatchFigures} match */
function ending(match) {
  const lowest = match.scoring === "low" ? ", the lowest wins" : "";
  const goal = match.scoring === "none" ? "without points" : `to ${match.target} points${lowest}`;
  const end = match.winners.length ? `${match.winners.join(" and ")} won` : match.ended ? "broken off" : "not over yet";
  return `${many(match.rounds.length, "round")} ${goal}: ${end}. ${duration(match.seconds)}, ${many(match.spins, "spin")}.`;
}

/** @param {MatchFigures} match @param {Runner[]} players */
function chart(match, players) {
  const rounds = match.rounds.length;
  const most = Math.max(match.target, ...players.flatMap((player) => player.totals));
  const label = `Totals: ${players.map((player) => `${player.name} ${player.total}`).join(", ")}`;
  return plot(label, (width) => {
    const values = ticks(most, 5);
    const highest = Math.max(...values);
    const across = (/** @type {number} */ round) => LEFT + ((width - LEFT - RIGHT) * round) / rounds;
    const up = (/** @type {number} */ total) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * total) / highest;
    return {
      height: HEIGHT,
      marks: [
        ...values.map((value) => s("line.rule", { x1: LEFT, x2: width - RIGHT, y1: up(value), y2: up(value) })),
        ...values.map((value) => words("tick", LEFT - 8, up(value) + 4, figure(value), "end")),
        ...ticks(rounds, Math.min(rounds, Math.floor(width / 64)))
          .filter((round) => round <= rounds)
          .map((round) => words("tick", across(round), HEIGHT - 12, round || "start", round ? "middle" : "start")),
        s("line.target", { x1: LEFT, x2: width - RIGHT, y1: up(match.target), y2: up(match.target) }),
        words("target-word", LEFT + 4, up(match.target) - 6, `target ${match.target}`),
        // The leader is drawn last, on top of all others.
        ...[...players].reverse().map((player) => line(player, across, up)),
      ],
    };
  });
}

/** @param {Runner} player @param {(round: number) => number} across @param {(total: number) => number} up */
function line(player, across, up) {
  const points = player.totals.map((total, round) => [across(round), up(total)]);
  return s(
    player.dashed ? "g.runner.dashed" : "g.runner",
    { "data-colour": player.colour },
    s("polyline", { points: points.map((point) => point.join(",")).join(" ") }),
    points.slice(1).map(([x, y]) => drawing(`colour-${player.colour}`, x - MARKER / 2, y - MARKER / 2, MARKER)),
  );
}

/** @param {MatchFigures} match */
function numbers(match) {
  return table(
    title(match),
    ["Round", ...match.players],
    match.rounds.map((round) => [
      `${round.round}${round.corrected ? " (corrected)" : ""}`,
      ...round.points.map((points, place) =>
        match.players[place] === round.winner ? h("strong", {}, `${points} won`) : points,
      ),
    ]),
  );
}
