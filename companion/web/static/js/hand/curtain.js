// One screen for several hands: a curtain between two players, so that nobody sees another's cards.

/** @import { Link } from "../lib/link.js" */
/** @import { GameLink, MatchLink } from "../lib/types.d.ts" */

import { h } from "../lib/dom.js";
import { awaitedSeats } from "../lib/game.js";
import { hasGame } from "../lib/link.js";
import { nameOf } from "../lib/people.js";
import { ownSeats } from "./reading.js";

const LOOK_S = 1.6;

/**
 * The players on this screen that are waited for: by a vote if there is one, else by the game.
 * @param {GameLink} link
 */
function awaitedHere(link) {
  const { match, game, vote } = link.table;
  const seats = ownSeats(link);
  const voters = (vote?.waiting ?? []).filter((id) => seats.includes(id));
  if (voters.length) return voters;
  return awaitedSeats(game)
    .map((seat) => match.players[seat])
    .filter((each) => !each.bot && seats.includes(each.id))
    .map((each) => each.id);
}

/** Who should have the screen next: somebody else here whom the game waits for. @param {GameLink} link */
function nextOne(link) {
  const awaited = awaitedHere(link);
  return ownSeats(link).length < 2 || awaited.some((id) => id === link.you.player) ? null : (awaited[0] ?? null);
}

/**
 * The only player left here, if the others went away while the curtain fell: no need to wait for anybody.
 * @param {GameLink} link
 */
function leftAlone(link) {
  const [only, ...others] = ownSeats(link);
  return only && !others.length && link.table.game.seat === null ? only : null;
}

/** Draws the curtain a moment after somebody's move, and lifts it for the next one. */
export class Curtain {
  #link;
  #redraw;
  #timer = 0;
  /** @type {string|null} */
  #wanted = null;
  /** Who said on this page that it is them. @type {string|null} */
  #lifted = null;

  /** @param {Link} link @param {() => void} redraw */
  constructor(link, redraw) {
    this.#link = link;
    this.#redraw = redraw;
  }

  /** Finds out who should see the screen. Call it after every change. */
  check() {
    const link = this.#link;
    const dealt = hasGame(link) ? link : null;
    const running = dealt && !dealt.table.match.ended && !dealt.table.spinning && dealt.table.match.paused === null;
    const left = running ? leftAlone(dealt) : null;
    const next = running && !left ? nextOne(dealt) : null;
    const wanted = left ? `${left} alone` : next;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    clearTimeout(this.#timer);
    if (left) this.lift(left).catch(() => {});
    else if (next && link.you.player) this.#timer = setTimeout(() => this.#draw(), LOOK_S * 1000);
  }

  /** Whether it is closed: several share the screen, and the one whose cards would be shown has not confirmed it. */
  get hangs() {
    return ownSeats(this.#link).length > 1 && this.#link.you.player !== this.#lifted;
  }

  /** Whom the curtain waits for, or else the first player on this screen. */
  get next() {
    const link = this.#link;
    return (hasGame(link) ? awaitedHere(link)[0] : undefined) ?? ownSeats(link)[0] ?? "";
  }

  /** @param {string} player */
  async lift(player) {
    await this.#link.send({ type: "look", player });
    this.#lifted = player;
    this.#wanted = null;
    this.#redraw();
  }

  /** From now on nobody's cards are sent here. */
  #draw() {
    this.#lifted = null;
    this.#link.send({ type: "look", player: null }).then(this.#redraw, () => {});
  }
}

/** @param {MatchLink} link @param {string} next */
export function curtainView(link, next) {
  const { match } = link.table;
  const name = nameOf(match, next);
  const others = ownSeats(link).filter((id) => id !== next);
  return h(
    "section.curtain",
    {},
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h("p.quiet", {}, "Hand the screen to"),
    h("h1.curtain-name", {}, name),
    h(
      "button.primary.big.wide",
      { type: "button", "data-key": next, dataset: { act: "lift", value: next } },
      `I am ${name}: show my cards`,
    ),
    others.length > 0 &&
      h(
        "p.row.curtain-others",
        {},
        others.map((id) =>
          h(
            "button.plain",
            { type: "button", "data-key": id, dataset: { act: "lift", value: id } },
            `I am ${nameOf(match, id)}`,
          ),
        ),
      ),
  );
}
