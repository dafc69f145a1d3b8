// The ring of seats: who sits where, whose turn it is and which way play runs; the colour called is its middle.

/** @import { Direction, MatchView, SeatView } from "./messages.d.ts" */

import { lettered } from "./art.js";
import { s } from "./dom.js";
import { initials, nameOf } from "./people.js";

const MIDDLE = 200;
const REACH = 152;
const ARROWS = 96;

/** Seats are set clockwise from the top, as people see their table from above. @param {MatchView} match */
export function ring(match) {
  const count = match.players.length;
  const size = count > 7 ? 31 : 36;
  return s(
    "svg.ring",
    { viewBox: "0 0 400 400", role: "img", "aria-label": inWords(match) },
    s("circle.ring-table", { cx: MIDDLE, cy: MIDDLE, r: REACH }),
    arrows(match.direction, Math.max(2, Math.min(4, count))),
    match.colour && middle(match.colour),
    match.players.map((player, index) => seat(match, player, (index / count) * 360, size)),
  );
}

/** @param {MatchView} match */
export function inWords(match) {
  const turn = match.turn ? `It is the turn of ${nameOf(match, match.turn)}, ` : "Nobody is on turn yet, ";
  const then = match.then ? `then ${nameOf(match, match.then)}, ` : "";
  const colour = match.colour ? ` The colour is ${match.colour}.` : "";
  return `${turn}${then}play runs ${match.direction}.${colour}`;
}

/** @param {MatchView} match @param {SeatView} player @param {number} angle @param {number} size */
function seat(match, player, angle, size) {
  const [x, y] = at(angle, REACH);
  const state = player.id === match.turn ? "on" : player.id === match.then ? "then" : "off";
  return s(
    `g.seat`,
    { "data-key": player.id, "data-state": state, transform: `translate(${x} ${y})` },
    s("circle.seat-disc", { r: state === "on" ? size + 6 : size }),
    s(
      "text.seat-name",
      { "text-anchor": "middle", "dominant-baseline": "central", "font-size": size * 0.78 },
      initials(player.name),
    ),
    player.id === match.dealer && dealerMark(size),
  );
}

/** A small card at the corner of the dealer's seat. @param {number} size */
function dealerMark(size) {
  return s(
    "g.seat-dealer",
    { transform: `translate(${size * 0.85} ${size * 0.75})` },
    s("rect", { x: -11, y: -14, width: 22, height: 28, rx: 5 }),
    s("text", { "text-anchor": "middle", "dominant-baseline": "central", "font-size": 17 }, "D"),
  );
}

/** @param {Direction} direction @param {number} number */
function arrows(direction, number) {
  const way = direction === "clockwise" ? 1 : -1;
  const span = 360 / number - 26;
  return s(
    "g.ring-arrows",
    { "data-key": `arrows-${direction}`, "data-direction": direction },
    Array.from({ length: number }, (_, index) => arrow((index / number) * 360 + 180 / number, span, way)),
  );
}

/**
 * An arc around `angle` with a head where play runs to.
 * @param {number} angle @param {number} span @param {number} way
 */
function arrow(angle, span, way) {
  const from = at(angle - (way * span) / 2, ARROWS);
  const to = at(angle + (way * span) / 2, ARROWS);
  const head = [-1, 1].map((side) => at(angle + way * (span / 2 - 7.5), ARROWS + side * 13));
  return s("path", {
    d: `M${from} A${ARROWS} ${ARROWS} 0 0 ${way > 0 ? 1 : 0} ${to} M${head[0]} L${to} L${head[1]}`,
    fill: "none",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
}

/** @param {string} colour */
function middle(colour) {
  return s(
    "g.ring-colour",
    { "data-key": `colour-${colour}`, "data-colour": colour },
    s("use", { href: `/art/sprite.svg#colour-${colour}`, x: MIDDLE - 38, y: MIDDLE - 58, width: 76, height: 76 }),
    s("text", { x: MIDDLE, y: MIDDLE + 50, "text-anchor": "middle", "font-size": 32 }, lettered(colour)),
  );
}

/** @param {number} angle @param {number} reach */
function at(angle, reach) {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [MIDDLE + reach * Math.cos(turn), MIDDLE + reach * Math.sin(turn)].map((each) => Number(each.toFixed(2)));
}
