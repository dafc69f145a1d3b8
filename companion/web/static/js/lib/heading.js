// Which match is played, which round it is in, and how it is decided.

/** @import { MatchView } from "./messages.d.ts" */

import { art } from "./art.js";
import { h } from "./dom.js";
import { editionMark } from "./marks.js";
import { aim } from "./people.js";

/** "Eye-Eye SpongeBob, round 4, to 500". @param {MatchView} match */
export function heading(match) {
  return h(
    "header.heading",
    {},
    h("span.heading-mark", {}, art(editionMark(match.edition))),
    h(
      "div",
      {},
      h("h1", {}, match.name),
      h("p.quiet", {}, match.ended ? "Match over" : `Round ${match.round}`, " · ", aim(match)),
    ),
  );
}
