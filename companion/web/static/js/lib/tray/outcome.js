// The big words: who and what, as symbols and as a sentence; or what the tray is doing.

/** @import { ReelName, Spun, replies } from "../messages.d.ts" */
/** @import { Names } from "../names.js" */

import { fill, h } from "../dom.js";
import { capital } from "../names.js";
import { irisPicture } from "./iris.js";

/** @param {Names} names @param {{aloud: boolean}} how aloud: a screen reader reads what is written here */
export function drawOutcome({ kinds, reels }, { aloud }) {
  const symbols = h("div.symbols");
  const title = h("p.says.display");
  const text = h("p.quiet");
  const hint = h("p.hint");
  const element = h(
    "section.outcome",
    { "aria-label": "Outcome" },
    symbols,
    h("div", { role: aloud && "status" }, title, text),
    hint,
  );

  let drawn = "";

  /** @param {ReelName} reel @param {string} id of its face @param {string|undefined} note @param {string} spinner */
  function symbol(reel, id, note, spinner) {
    const { asks, faces, title } = reels[reel];
    const face = faces.find((each) => each.id === id) ?? { id, word: id, meaning: "" };
    return h(
      "div.symbol",
      { dataset: { face: id } },
      irisPicture(face),
      h(
        "div",
        {},
        h("p.asked.quiet", {}, asks ? capital(asks) : `${title} says`),
        h("p.word.display", {}, (face.meaning === "the spinner" && spinner) || face.word),
        note && h("p.note", {}, note),
      ),
    );
  }

  /** @param {string} kind @param {string} says @param {string} more */
  function write(kind, says, more) {
    element.dataset.shows = kind;
    // A screen reader reads aloud whatever is written, so write only what differs.
    if (title.textContent !== says) title.textContent = says;
    if (text.textContent !== more) text.textContent = more;
    text.hidden = !more;
  }

  return {
    element,
    /**
     * @param {Spun} spin
     * @param {replies.TroubleView[]} troubles what is said elsewhere already
     * @param {string} spinner the name of the one who spun, if it is known
     */
    landed(spin, troubles, spinner) {
      /** @type {Record<string, string|undefined>} */
      const notes = { failed: "stuck: go by this", expected: "not seen by its sensor" };
      const said = new Set(troubles.map(({ advice }) => advice));
      const reasons = [...new Set(Object.values(spin.reasons))].filter((reason) => !said.has(reason));
      if (JSON.stringify([spin, reasons]) === drawn) return;
      drawn = JSON.stringify([spin, reasons]);
      hint.textContent = "";
      fill(
        symbols,
        kinds[spin.tray].map((reel, index) => symbol(reel, spin.faces[index], notes[spin.landed[reel] ?? ""], spinner)),
      );
      symbols.hidden = false;
      write("landed", spin.text, reasons.join(" "));
    },
    /** @param {{title: string, text: string, hint?: string}} words */
    say({ title: says, text: more, hint: how = "" }) {
      drawn = "";
      hint.textContent = how;
      fill(symbols);
      symbols.hidden = true;
      write("words", says, more);
    },
  };
}
