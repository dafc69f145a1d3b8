// The cards of an edition by their codes: what each is called, and the order in which people sort a hand.

import { findEdition } from "../table/editions.js";

/** @typedef {{code: string, name: string, kind: string, colour: string|null, number: number|null, points: number, art: string|null}} Card */

export class Deck {
  #cards;

  /** @param {{cards?: Card[], colours: {word: string}[]}} edition */
  constructor(edition) {
    this.colours = edition.colours.map((each) => each.word);
    this.#cards = new Map((edition.cards ?? []).map((each) => [each.code, each]));
  }

  /** @param {string} code @returns {Card} a card that nobody has heard of has its code for a name */
  card(code) {
    return this.#cards.get(code) ?? { code, name: code, kind: "", colour: null, number: null, points: 0, art: null };
  }

  /** By colour, numbers first, wilds last. @param {string[]} codes */
  sorted(codes) {
    const place = (card) => [card.colour ? this.colours.indexOf(card.colour) : this.colours.length, card.number ?? 10];
    return codes
      .map((code) => this.card(code))
      .sort((one, other) => {
        const [a, b] = [place(one), place(other)];
        return a[0] - b[0] || a[1] - b[1] || one.code.localeCompare(other.code);
      });
  }

  /** The cards of a hand with a key each that stays the same while the hand changes around it. */
  keyed(codes) {
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
