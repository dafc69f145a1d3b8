// Staged events as every page plays them: the card flies, a name, what comes of it. The great ones take the middle.

/** @import { Link } from "../lib/link.js" */
/** @import { MatchView, StageView, TableView } from "../lib/messages.d.ts" */
/** @import { Before } from "./flights.js" */
/** @import { Deck } from "./deck.js" */

import { h } from "../lib/dom.js";
import { nameAt } from "../lib/game.js";
import { preferences } from "../lib/preferences.js";
import { speak } from "../lib/tray/sound.js";
import { cardPicture } from "./card.js";
import { Flights } from "./flights.js";

/** How long a page shows what holds nobody up, such as a call of UNO. */
const AT_ONCE_S = 1.6;
/** What takes the middle of the table, and what is written over it. @type {Record<string, string|undefined>} */
const GREAT = {
  revealed: "War!",
  "war-ended": "War!",
  "hand-shown": "Show the hand!",
  "hands-traded": "Trade hands!",
  challenged: "Challenge!",
  "uno-called": "UNO!",
  caught: "Caught!",
  "falsely-caught": "Wrong!",
  bounced: "Super Star!",
  "house-rule-fired": "House rule!",
  yelled: "UNO Spin!",
  "gift-colour": "Urrrhhh!",
  guessed: "What is on the forehead?",
  "drew-for-dealer": "Who deals?",
};
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

/** What happens now, in the words for the viewer; empty if the game waits for somebody. @param {TableView} table */
export function staged({ stage }) {
  return stage && stage.seconds > 0 ? stage.you || stage.text : "";
}

/**
 * A great moment over the middle of the table, with its cards; null for all others.
 * @param {MatchView} match @param {StageView|null} stage @param {Deck} deck
 */
export function greatMoment(match, stage, deck) {
  const title = stage && GREAT[stage.kind];
  if (!stage || !title) return null;
  return h(
    "div.great",
    { "data-key": `great ${stage.id}`, dataset: { kind: stage.kind } },
    h("p.great-title.display", {}, title),
    stage.laid.length > 0 ? laid(match, stage, deck) : fan(stage, deck),
    !stage.laid.length && h("p.great-words", { "aria-hidden": "true" }, stage.text.replace(/: [^:]*\.$/, ".")),
  );
}

/** Cards that lie open before several people; the highest stands out. @param {MatchView} match @param {StageView} stage @param {Deck} deck */
function laid(match, { laid }, deck) {
  const worth = laid.map(([, code]) => deck.card(code).number ?? 0);
  const best = Math.max(...worth);
  return h(
    "ul.great-laid",
    {},
    laid.map(([seat, code], index) =>
      h(
        "li",
        { dataset: { best: worth[index] === best ? "yes" : "no" } },
        h("span.great-card", {}, cardPicture(deck.card(code), deck.colours)),
        h("b", {}, nameAt(match, seat)),
      ),
    ),
  );
}

/** @param {StageView} stage @param {Deck} deck */
function fan({ cards }, deck) {
  if (!cards.length) return null;
  return h(
    "div.great-fan",
    { style: { "--cards": cards.length } },
    deck
      .sorted(cards)
      .map((card, index) =>
        h("span.great-card", { style: { "--place": index - (cards.length - 1) / 2 } }, cardPicture(card, deck.colours)),
      ),
  );
}
