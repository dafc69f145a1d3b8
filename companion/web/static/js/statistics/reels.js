// A reel's faces: how often each was drawn, over the band in which chance alone keeps it.

/** @import { ReelCount } from "../lib/messages.d.ts" */
/** @import { Names } from "../lib/names.js" */
/** @import { Row } from "./bars.js" */

import { h } from "../lib/dom.js";
import { bars } from "./bars.js";
import { panel, table } from "./panel.js";
import { figure, many } from "./words.js";

const DOUBTFUL = 0.001;

/** @param {ReelCount} reel @param {Names} names */
export function reels(reel, names) {
  /** @type {Row[]} */
  const rows = reel.faces.map((face) => ({
    name: face.word,
    figure: figure(face.count),
    value: face.count,
    art: `face-${face.face}`,
    band: [face.low, face.high],
    mark: face.expected,
  }));
  const label = `Faces drawn: ${reel.faces.map((face) => `${face.word} ${face.count}`).join(", ")}`;
  return panel(
    { title: names.reels[reel.reel].short_title, text: verdict(reel) },
    [
      bars(label, rows),
      h(
        "p.legend",
        { "aria-hidden": "true" },
        h("span.key.bar-key", {}, "drawn"),
        h("span.key.mark-key", {}, "expected"),
        h("span.key.band-key", {}, "95 times of 100"),
      ),
    ],
    table(
      `Faces of the ${reel.reel} reel`,
      ["Face", "Drawn", "Expected", "95 times of 100"],
      reel.faces.map((face) => [
        face.word,
        figure(face.count),
        figure(face.expected),
        `${Math.ceil(face.low)} to ${Math.floor(face.high)}`,
      ]),
    ),
  );
}

/** @param {ReelCount} reel */
function verdict(reel) {
  const draws = `${many(reel.draws, "draw")}${reel.weighted ? ", with the weights of the config" : ""}`;
  if (reel.p === null) return `${draws}. Too few to judge before ${reel.enough}.`;
  const p = reel.p < DOUBTFUL ? "below 0.001" : reel.p.toFixed(2);
  return `${draws}. ${reel.p < DOUBTFUL ? "Chance alone is hardly ever this uneven" : "As even as chance should be"} (chi-square p ${p}).`;
}
