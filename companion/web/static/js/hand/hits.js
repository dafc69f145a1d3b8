// What happened to you: a loud banner that stays until your next turn, or a tap.

/** @import { Deck } from "../cards/deck.js" */
/** @import { GameView, StageView, replies } from "../lib/messages.d.ts" */

import { cardPicture } from "../cards/card.js";
import { h } from "../lib/dom.js";
import { preferences } from "../lib/preferences.js";
import { playTune } from "../lib/tray/sound.js";
import { asked } from "./reading.js";

/** @type {replies.Tune["notes"]} */
const HIT = [
  [0.1, 330],
  [0.03, null],
  [0.18, 196],
];
const MOST = 3;
const MOST_CARDS = 6;

export class Hits {
  /** @type {StageView[]} */
  #hits = [];

  /** Takes in a stage that has just begun. @param {StageView|null} stage */
  hear(stage) {
    if (!stage?.hits) return;
    this.#hits = [...this.#hits.slice(1 - MOST), stage];
    if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.([90, 40, 140]);
    if (preferences.sound) playTune(HIT);
  }

  /** A turn of one's own, or a tap, ends it. */
  forget() {
    this.#hits = [];
  }

  /** @param {GameView} game @param {Deck} deck */
  banner(game, deck) {
    if (asked(game).due.length) this.forget();
    if (!this.#hits.length) return null;
    const cards = this.#hits.flatMap((each) => (each.kind === "hand-shown" ? [] : each.cards)).slice(-MOST_CARDS);
    return h(
      "button.hit",
      { "data-key": `hit ${this.#hits.at(-1)?.id}`, type: "button", dataset: { act: "seen" } },
      cards.length > 0 &&
        h(
          "span.hit-cards",
          { "aria-hidden": "true" },
          cards.map((code) => h("span", {}, cardPicture(deck.card(code), deck.colours))),
        ),
      h(
        "span.hit-words",
        {},
        this.#hits.map((each) => h("span", { "data-key": each.id }, each.you)),
      ),
      h("span.visually-hidden", {}, " Tap when you have read it"),
    );
  }
}
