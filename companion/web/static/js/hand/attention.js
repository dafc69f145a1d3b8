// Your turn: a buzz, two notes and a title that blinks, until you have seen it.

/** @import { replies } from "../lib/messages.d.ts" */

import { preferences } from "../lib/preferences.js";
import { playTune } from "../lib/tray/sound.js";

/** @type {replies.Tune["notes"]} */
const TURN = [
  [0.09, 660],
  [0.03, null],
  [0.14, 880],
];
/** @type {replies.Tune["notes"]} */
const URGENT = [
  [0.07, 988],
  [0.02, null],
  [0.07, 988],
  [0.02, null],
  [0.12, 1319],
];
const REMIND_S = 25;
const BLINK_S = 1;

export class Attention {
  #title = document.title;
  /** @type {""|"turn"|"urgent"} */
  #mine = "";
  #reminder = 0;
  #blink = 0;

  /** @param {""|"turn"|"urgent"} now what is wanted of the viewer; the same twice in a row is one thing */
  want(now) {
    if (now === this.#mine) return;
    const calls = now !== "" && (this.#mine === "" || now === "urgent");
    this.#mine = now;
    clearInterval(this.#reminder);
    clearInterval(this.#blink);
    document.title = now ? `● Your turn · ${this.#title}` : this.#title;
    if (calls) this.#call(now);
    if (!now) return;
    this.#reminder = setInterval(() => this.#call(now), REMIND_S * 1000);
    let on = true;
    this.#blink = setInterval(() => {
      on = !on || document.visibilityState === "visible";
      document.title = on ? `● Your turn · ${this.#title}` : this.#title;
    }, BLINK_S * 1000);
  }

  /** @param {"turn"|"urgent"} how */
  #call(how) {
    if (navigator.userActivation?.hasBeenActive ?? true)
      navigator.vibrate?.(how === "urgent" ? [40, 30, 40, 30, 80] : [60, 50, 90]);
    if (preferences.sound) playTune(how === "urgent" ? URGENT : TURN);
  }
}
