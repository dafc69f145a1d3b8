// Staged events as every page plays them: each once, with its flights and its voice.

/** @import { Link } from "../lib/link.js" */
/** @import { StageView } from "../lib/messages.d.ts" */
/** @import { Before } from "./flights.js" */
/** @import { Deck } from "./deck.js" */

import { preferences } from "../lib/preferences.js";
import { speak } from "../lib/tray/sound.js";
import { Flights } from "./flights.js";

/** How long a page shows what holds nobody up, such as a call of UNO. */
const AT_ONCE_S = 1.6;
/** Kinds that are told while others go on playing. */
const AT_ONCE = new Set(["uno-called", "sealed"]);

export class Stages {
  #link;
  #redraw;
  #flights;
  /** The last stage that was seen. */
  #id = "";
  #until = 0;
  #timer = 0;
  /** @type {Before|null} */
  #before = null;
  #fresh = false;

  /** @param {Link} link @param {HTMLElement} root @param {() => void} redraw */
  constructor(link, root, redraw) {
    this.#link = link;
    this.#redraw = redraw;
    this.#flights = new Flights(root);
  }

  /** Before the page is drawn: what happens now that did not before, or null. @returns {StageView|null} */
  look() {
    const stage = this.#link.table?.stage ?? null;
    this.#fresh = stage !== null && stage.id !== this.#id && (this.#id !== "" || stage.seconds > 0);
    this.#id = stage?.id ?? "none";
    if (!this.#fresh || !stage) return null;
    this.#before = this.#flights.look();
    if (AT_ONCE.has(stage.kind) && stage.seconds === 0) this.#linger();
    if (preferences.voice && stage.kind !== "spun") speak(stage.you || stage.text);
    return stage;
  }

  /** After it was drawn. @param {Deck|null|undefined} deck */
  play(deck) {
    const table = this.#link.table;
    if (!this.#fresh || !this.#before || !table?.stage || !deck) return;
    this.#flights.fly(table.stage, this.#before, deck, table.game?.seat ?? null);
    this.#before = null;
  }

  /** What everybody looks at now; null if the game goes on. @returns {StageView|null} */
  get now() {
    const stage = this.#link.table?.stage ?? null;
    return stage && (stage.seconds > 0 || performance.now() < this.#until) ? stage : null;
  }

  #linger() {
    this.#until = performance.now() + AT_ONCE_S * 1000;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#redraw, AT_ONCE_S * 1000 + 20);
  }
}
