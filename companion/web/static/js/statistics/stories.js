// What a family likes to tell: streaks, luck, the closest finish, favourite cards.

/** @import { Statistics } from "../lib/messages.d.ts" */

import { h } from "../lib/dom.js";

/** @param {Statistics["stories"]} told */
export function stories(told) {
  if (!told.length) return null;
  return h(
    "dl.stories",
    { "aria-label": "Stories" },
    told.map((each) => h("div.story.card", {}, h("dt.quiet", {}, each.title), h("dd.display", {}, each.text))),
  );
}
