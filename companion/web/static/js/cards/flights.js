// Cards that fly: from a hand or a seat to the pile, from the pile to a hand, from seat to seat. None with reduced motion.

/** @import { StageView } from "../lib/messages.d.ts" */
/** @import { Deck } from "./deck.js" */

import { h } from "../lib/dom.js";
import { preferences } from "../lib/preferences.js";
import { cardBack, cardPicture } from "./card.js";

const FLIGHT_MS = 480;
const APART_MS = 90;
const MOST = 6;
/** How wide cards are on their way, in pixels: between seats, and to the middle. */
const SMALL = 64;
const LARGE = 260;
const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";

/**
 * @typedef {object} Before
 * @property {Map<string, DOMRect>} held where the cards of one's own hand were, by code
 * @property {Node|null} top a copy of the card that was on top
 * @property {DOMRect|null} topAt
 */

export class Flights {
  #root;
  #layer = h("div.flights", { "aria-hidden": "true" });

  /** @param {HTMLElement} root what holds the seats, the piles and perhaps a hand */
  constructor(root) {
    this.#root = root;
  }

  /** What a flight has to know of the page before it is drawn anew. @returns {Before} */
  look() {
    const held = new Map();
    for (const card of this.#all(".held")) held.set(card.dataset.value ?? "", card.getBoundingClientRect());
    const top = this.#find(".top-card, .felt-top");
    return { held, top: top?.cloneNode(true) ?? null, topAt: top?.getBoundingClientRect() ?? null };
  }

  /**
   * Lets the cards of a stage fly, after the page was drawn.
   * @param {StageView} stage @param {Before} before @param {Deck} deck @param {number|null} own the viewer's seat
   */
  fly(stage, before, deck, own) {
    if (preferences.calm || document.visibilityState !== "visible") return;
    if (!this.#layer.isConnected) document.body.append(this.#layer);
    const pile = this.#rect(".draw-pile, .felt-pile");
    const seat = (/** @type {number|null} */ number) => this.#seat(number, own);
    const { kind, cards, count } = stage;
    if (kind === "played" || kind === "discarded") this.#lay(stage, before, deck, seat(stage.seat));
    else if (kind === "drew" && stage.seat === own) this.#arrive(cards, before, pile);
    else if (kind === "drew" || kind === "forehead-taken") this.#many(pile, seat(stage.seat), count, cards, deck);
    else if (kind === "gave") this.#many(seat(stage.seat), seat(stage.target), 1, cards, deck);
    else if (kind === "hands-traded") this.#trade(own);
  }

  /** @param {StageView} stage @param {Before} before @param {Deck} deck @param {DOMRect|null} seat */
  #lay({ cards: [code] }, before, deck, seat) {
    const top = this.#find(".top-card, .felt-top");
    const from = before.held.get(code) ?? seat;
    if (!top || !from || !code) return;
    const to = top.getBoundingClientRect();
    // The card that was on top stays until the new one lies on it.
    if (before.top && before.topAt) this.#stay(before.top, before.topAt);
    top.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: FLIGHT_MS });
    this.#send(cardPicture(deck.card(code), deck.colours), from, to, { lands: true });
  }

  /** New cards of one's own hand come from the pile. @param {string[]} codes @param {Before} before @param {DOMRect|null} pile */
  #arrive(codes, before, pile) {
    if (!pile) return;
    const fresh = this.#all(".held").filter(
      ({ dataset: { value = "" } }) => codes.includes(value) && !before.held.has(value),
    );
    for (const [index, card] of fresh.entries()) {
      const at = card.getBoundingClientRect();
      const [x, y] = [middle(pile).x - middle(at).x, middle(pile).y - middle(at).y];
      card.animate(
        [
          { translate: `${x}px ${y}px`, scale: 0.7 },
          { translate: "0 0", scale: 1 },
        ],
        {
          duration: FLIGHT_MS,
          delay: index * APART_MS,
          easing: EASE,
          fill: "backwards",
        },
      );
    }
  }

  /** @param {number|null} own */
  #trade(own) {
    const seats = this.#all("[data-seat]").map((each) => Number(each.dataset.seat));
    const around = [...new Set(own === null ? seats : [...seats, own])].sort((a, b) => a - b);
    for (const [index, from] of around.entries()) {
      const to = around[(index + 1) % around.length];
      this.#many(this.#seat(from, own), this.#seat(to, own), 4, [], null);
    }
  }

  /**
   * @param {DOMRect|null} from @param {DOMRect|null} to @param {number} count
   * @param {string[]} codes those that may be seen @param {Deck|null} deck
   */
  #many(from, to, count, codes, deck) {
    if (!from || !to) return;
    for (let index = 0; index < Math.min(count, MOST); index++) {
      const code = codes[index];
      const picture = code && deck ? cardPicture(deck.card(code), deck.colours) : cardBack("");
      this.#send(picture, from, to, { delay: index * APART_MS });
    }
  }

  /** @param {Element} picture @param {DOMRect} from @param {DOMRect} to */
  #send(picture, from, to, { delay = 0, lands = false } = {}) {
    const width = Math.min(to.width, Math.max(SMALL, from.width), lands ? LARGE : SMALL);
    const card = h("div.flying", { style: { width: `${width}px` } }, picture);
    this.#layer.append(card);
    const at = (/** @type {DOMRect} */ rect) =>
      `translate(${middle(rect).x - width / 2}px, ${middle(rect).y - width * 0.75}px)`;
    const flight = card.animate(
      [
        { transform: `${at(from)} rotate(-12deg) scale(${Math.min(1, from.width / width)})` },
        { transform: `${at(to)} rotate(0) scale(${Math.min(1, to.width / width)})` },
      ],
      { duration: FLIGHT_MS, delay, easing: EASE, fill: "both" },
    );
    flight.finished.then(
      () => card.remove(),
      () => card.remove(),
    );
  }

  /** @param {Node} copy @param {DOMRect} at */
  #stay(copy, at) {
    const card = h("div.flying", { style: { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px` } }, copy);
    this.#layer.append(card);
    setTimeout(() => card.remove(), FLIGHT_MS);
  }

  /** @param {number|null} number @param {number|null} own */
  #seat(number, own) {
    if (number === null) return null;
    return this.#rect(number === own ? ".hand-cards" : `[data-seat="${number}"]`);
  }

  /** @param {string} selector */
  #rect(selector) {
    return this.#find(selector)?.getBoundingClientRect() ?? null;
  }

  /** @param {string} selector */
  #find(selector) {
    return this.#all(selector)[0] ?? null;
  }

  /** @param {string} selector @returns {HTMLElement[]} */
  #all(selector) {
    return [...this.#root.querySelectorAll(selector)].filter((each) => each instanceof HTMLElement);
  }
}

/** @param {DOMRect} rect */
function middle(rect) {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
