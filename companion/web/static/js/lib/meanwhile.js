// What a page missed while it was asleep or away, in short; it goes by itself, or with a tap.

/** @import { Link } from "./link.js" */

import { fill, h } from "./dom.js";
import { withUndone } from "./lines.js";

const SHOWN = 4;
const READ_S = 6;
/** Fewer lines than these are no surprise: they still stand on the page. */
const FEW = 2;

/** A card that says what happened since somebody last looked. @param {Link} link */
export function meanwhile(link) {
  const card = h("button.meanwhile", { type: "button", hidden: true, onclick: hide });
  let seen = -1;
  let timer = 0;
  let round = "";

  function hide() {
    card.hidden = true;
    clearTimeout(timer);
  }

  /** @param {boolean} back whether somebody has just come back */
  function look(back) {
    const { table, lines } = link;
    if (!table || document.visibilityState !== "visible" || link.state !== "open") return;
    const now = `${table.match?.edition} ${table.match?.round}`;
    if (back && seen >= 0 && now === round)
      tell(withUndone(lines).filter((line) => line.at > seen && line.text && !line.undone));
    seen = table.at;
    round = now;
  }

  /** @param {{text: string}[]} missed */
  function tell(missed) {
    if (missed.length <= FEW) return;
    const more = missed.length - SHOWN;
    fill(
      card,
      h("b.display", {}, "Meanwhile"),
      more > 0 &&
        h("span.quiet", {}, more === 1 ? "1 more thing happened, then:" : `${more} more things happened, then:`),
      missed.slice(-SHOWN).map((line) => h("span", {}, line.text)),
      h("span.visually-hidden", {}, "Tap to close"),
    );
    card.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(hide, READ_S * 1000);
  }

  link.on("welcome", () => look(true));
  link.on("change", () => look(false));
  document.addEventListener("visibilitychange", () => look(true));
  return card;
}
