// The tray takes over the screen: for the one who pushes its nose, and for all while it spins.

/** @import { Link } from "../link.js" */
/** @import { GameTable } from "../types.d.ts" */

import { h } from "../dom.js";
import { nameAt } from "../game.js";
import { hasGame } from "../link.js";
import { mountTray } from "./tray.js";

const READ_S = 3.5;

export class SpinningTray {
  #link;
  #watches;
  #mounted = false;
  #until = 0;
  /** @type {string|null} */
  #folded = null;
  #timer = 0;
  #inside = h("div");
  #words = h("p.spin-words.display");

  /** @param {Link} link @param {{watches?: boolean}} [options] watches: a page for all, not one player's */
  constructor(link, { watches = false } = {}) {
    this.#link = link;
    this.#watches = watches;
    this.element = h(
      "section.hand-tray",
      { "aria-label": "The tray", hidden: true },
      this.#words,
      this.#inside,
      h("button.spin-back", { type: "button", onclick: () => this.#fold() }, "Back to the cards"),
    );
    link.on("landed", () => {
      const { stage } = link.table ?? {};
      // The game goes on when the stage is over, so the cards must be seen by then.
      const seconds = stage?.kind === "spun" && stage.seconds > 0 ? stage.seconds : READ_S;
      this.#until = performance.now() + seconds * 1000;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.show(), seconds * 1000 + 50);
      this.show();
    });
  }

  /** Shows or hides the tray, depending on the game. */
  show() {
    const link = this.#link;
    const table = hasGame(link) && this.#belongs(link.table) ? link.table : null;
    if (table && !this.#mounted) {
      this.#mounted = true;
      // The page around it tells the spin as a stage, once.
      mountTray(this.#inside, link, { compact: true, aloud: false });
    }
    const due = table?.match.paused === null ? table.game.spin_due : null;
    const mine = due !== null && (this.#watches || due.seat === table?.game.seat);
    const turns = Boolean(table?.spinning);
    // In a race nobody has time to read the outcome.
    if (table?.game.decisions.some((each) => each.kind === "yell")) this.#until = 0;
    const reads = table !== null && performance.now() < this.#until;
    // Whoever folds it away does so for this spin only.
    const which = turns || reads ? "spins" : mine ? `due ${table?.at}` : "";
    if (which === "" || (this.#folded !== null && this.#folded !== which)) this.#folded = null;
    const over = which !== "" && this.#folded === null;
    this.element.hidden = !table;
    this.element.classList.toggle("over", over);
    document.documentElement.classList.toggle("tray-over", over);
    const who = table && this.#watches && mine && due.seat !== null ? nameAt(table.match, due.seat) : "Your spin";
    this.#words.textContent = mine && !turns ? `${who}: push the nose!` : "";
  }

  /** Whether the game uses a tray, and this page belongs to a player or to everybody. @param {GameTable} table */
  #belongs({ match, game }) {
    return match.spinner !== null && !match.ended && (this.#watches || game.seat !== null);
  }

  #fold() {
    const { table } = this.#link;
    this.#folded = table?.spinning || performance.now() < this.#until ? "spins" : `due ${table?.at}`;
    this.show();
  }
}
