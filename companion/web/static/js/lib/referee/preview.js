// What a round would bring, as the table works it out while somebody still counts the cards.

/** @import { Answers, Command } from "../messages.d.ts" */
/** @import { TableLink } from "../types.d.ts" */

export class RoundPreview {
  #link;
  #arrived;
  /** The draft that `of` was last called for. */
  #draft = "";
  /** That draft with the record that the table was at: its totals count too. */
  #wanted = "";
  #answered = "";
  #asking = false;
  /** @type {Answers["preview"]|null} */
  #answer = null;

  /** @param {TableLink} link @param {() => void} arrived is called when there is something new to draw */
  constructor(link, arrived) {
    this.#link = link;
    this.#arrived = arrived;
  }

  /**
   * What the command would bring, or null until the table has answered. Call it while the cards are counted, and the
   * answer is there when the last step shows it.
   * @param {Command} command
   */
  of(command) {
    const draft = JSON.stringify(command);
    if (draft !== this.#draft) this.#answer = null;
    this.#draft = draft;
    this.#wanted = `${this.#link.table.at} ${draft}`;
    if (!this.#asking && this.#wanted !== this.#answered) this.#ask(command);
    return this.#answer;
  }

  /** One question at a time, however fast somebody taps. @param {Command} command */
  async #ask(command) {
    const asked = this.#wanted;
    this.#asking = true;
    const answer = await this.#link.preview(command).catch(() => null);
    this.#asking = false;
    if (asked === this.#wanted) {
      if (!answer) return; // the next drawing asks again
      this.#answer = answer;
      this.#answered = asked;
    }
    this.#arrived();
  }
}
