// Where the faces of a disc are seen at an angle, and how a page follows an angle that comes in pieces.

/**
 * The one or two faces that a window shows, as `companion/tray/window.py` has it: each with how far it is below
 * the middle, in heights of the window.
 * @param {number} count faces on the disc @param {number} angle degrees forward of the first face
 * @returns {{index: number, down: number}[]}
 */
export function rolling(count, angle) {
  const place = (angle / 360) * count;
  const first = Math.floor(place);
  return [first, first + 1]
    .map((number) => ({ index: ((number % count) + count) % count, down: place - number }))
    .filter(({ down }) => Math.abs(down) < 1);
}

/** From one angle to another by the shorter way, in degrees. @param {number} from @param {number} to */
export function difference(from, to) {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

const BEHIND_S = 0.1;
const PIECE_S = 0.05;
const GAP_S = 0.25;

/**
 * A disc whose angle arrives about twenty times a second and is drawn sixty times. It is always a little late, so
 * that it can move from one known angle to the next: it never shows a place where the disc has not been.
 */
export class Follower {
  /** @type {{at: number, angle: number}[]} */
  #known = [];
  #lag = Infinity;

  /** The disc rests here. @param {number} angle */
  set(angle) {
    this.#known = [{ at: -Infinity, angle }];
    this.#lag = Infinity;
  }

  /** @param {number} angle degrees @param {number} at by the tray's clock @param {number} now by this page's, both in s */
  hear(angle, at, now) {
    const last = this.#known.at(-1);
    if (!last) return this.set(angle);
    const lag = now - at;
    // A tray that was restarted counts its seconds from zero.
    if (lag > this.#lag + 5) return this.set(angle);
    this.#lag = Math.min(this.#lag, lag);
    const next = last.angle + difference(last.angle, angle);
    // After a rest the disc was still until just now; it did not creep all the time.
    if (at - last.at > GAP_S) this.#known.push({ at: at - PIECE_S, angle: last.angle });
    this.#known.push({ at, angle: next });
    if (this.#known.length > 60) this.#known.splice(0, 20);
  }

  /** What to show now, in degrees that only mean something modulo 360. @param {number} now */
  angle(now) {
    const known = this.#known;
    const last = known.at(-1);
    if (!last) return 0;
    const at = now - this.#lag - BEHIND_S;
    if (!(at < last.at)) return last.angle;
    let after = known.length - 1;
    while (after > 0 && known[after - 1].at > at) after--;
    if (after === 0) return known[0].angle;
    const before = known[after - 1];
    const next = known[after];
    if (before.at === -Infinity) return before.angle;
    return before.angle + ((next.angle - before.angle) * (at - before.at)) / (next.at - before.at);
  }

  /** Whether everything that is known has been shown. @param {number} now */
  rests(now) {
    const last = this.#known.at(-1);
    return !last || !(now - this.#lag - BEHIND_S < last.at);
  }
}
