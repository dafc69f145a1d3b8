// A request that the server refused: the reason is a sentence for people, `needs` is for the page.

/** @import { replies } from "./messages.d.ts" */

export class Refusal extends Error {
  /** @param {replies.Refused} answer */
  constructor({ reason, needs }) {
    super(reason);
    /** What the page can ask for to try again, if anything. */
    this.needs = needs;
  }
}
