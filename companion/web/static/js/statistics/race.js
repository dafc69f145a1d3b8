// A match as a race: everybody's total, round by round, towards the target.

import { art } from "../art.js";
import { fill, h, s } from "../dom.js";
import { behind, panel, table } from "./panel.js";
import { drawing, plot, ticks, words } from "./plot.js";
import { day, duration, figure, many } from "./words.js";

const COLOURS = ["yellow", "blue", "green", "pink", "red"];
const HEIGHT = 300;
const [TOP, RIGHT, BOTTOM, LEFT] = [28, 16, 36, 48];
const MARKER = 14;
let chosen = null;

export function race(matches) {
  if (!matches.length) return null;
  if (!matches.some((match) => match.match === chosen)) chosen = matches[0].match;
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
  const show = () => fill(box, ...view(matches.find((match) => match.match === chosen)));
  show();
  return panel({ title: "Round by round" }, [select, box]);
}

function title(match) {
  return `Match ${match.match}: ${match.edition}, ${day(match.time)}`;
}

function view(match) {
  const players = match.players
    .map((name, place) => ({
      name,
      place,
      colour: COLOURS[place % COLOURS.length],
      dashed: place >= COLOURS.length,
      totals: totals(match, place),
    }))
    .sort((one, other) => other.totals.at(-1) - one.totals.at(-1));
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
          match.scoring !== "none" && h("strong.number", {}, figure(player.totals.at(-1))),
        ),
      ),
    ),
    behind("Round by round", numbers(match)),
  ];
}

function totals(match, place) {
  const sums = [0];
  for (const round of match.rounds) sums.push(sums.at(-1) + round.points[place]);
  return sums;
}

function ending(match) {
  const goal = {
    standard: `to ${match.target} points`,
    low: `to ${match.target} points, the lowest wins`,
    none: "without points",
  }[match.scoring];
  const end = match.winners.length ? `${match.winners.join(" and ")} won` : match.ended ? "broken off" : "not over yet";
  return `${many(match.rounds.length, "round")} ${goal}: ${end}. ${duration(match.seconds)}, ${many(match.spins, "spin")}.`;
}

function chart(match, players) {
  const rounds = match.rounds.length;
  const most = Math.max(match.target, ...players.flatMap((player) => player.totals));
  const label = `Totals: ${players.map((player) => `${player.name} ${player.totals.at(-1)}`).join(", ")}`;
  return plot(label, (width) => {
    const values = ticks(most, 5);
    const across = (round) => LEFT + ((width - LEFT - RIGHT) * round) / rounds;
    const up = (total) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * total) / values.at(-1);
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

function line(player, across, up) {
  const points = player.totals.map((total, round) => [across(round), up(total)]);
  return s(
    player.dashed ? "g.runner.dashed" : "g.runner",
    { "data-colour": player.colour },
    s("polyline", { points: points.map((point) => point.join(",")).join(" ") }),
    points.slice(1).map(([x, y]) => drawing(`colour-${player.colour}`, x - MARKER / 2, y - MARKER / 2, MARKER)),
  );
}

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
