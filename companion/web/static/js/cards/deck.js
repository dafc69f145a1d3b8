// The cards of an edition by their codes: what each is called, and the order in which people sort a hand.

/** @import { CardView } from "../lib/messages.d.ts" */

import { findEdition } from "../lib/editions.js";

export class Deck {
  #cards;

  /** @param {{cards?: CardView[], colours: {word: string}[]}} edition */
  constructor(edition) {
    this.colours = edition.colours.map((each) => each.word);
    this.#cards = new Map((edition.cards ?? []).map((each) => [each.code, each]));
  }

  /** @param {string} code @returns {CardView} an unknown card is called by its code */
  card(code) {
    return this.#cards.get(code) ?? { code, name: code, kind: "", colour: null, number: null, points: 0, art: "" };
  }

  /** By colour, numbers first, wilds last. @param {string[]} codes */
  sorted(codes) {
    const place = (/** @type {CardView} */ card) => [
      card.colour ? this.colours.indexOf(card.colour) : this.colours.length,
      card.number ?? 10,
    ];
    return codes
      .map((code) => this.card(code))
      .sort((one, other) => {
        const [a, b] = [place(one), place(other)];
        return a[0] - b[0] || a[1] - b[1] || one.code.localeCompare(other.code);
      });
  }

  /**
   * The cards of a hand with a key each that stays the same while the hand changes around it.
   * @param {string[]} codes
   */
  keyed(codes) {
    /** @type {Map<string, number>} */
    const seen = new Map();
    return this.sorted(codes).map((card) => {
      const number = seen.get(card.code) ?? 0;
      seen.set(card.code, number + 1);
      return { card, key: `${card.code} ${number}` };
    });
  }
}

/** @param {string} id of the edition @returns {Promise<Deck>} */
export async function loadDeck(id) {
  return new Deck(await findEdition(id));
}
