// The history in words, newest first; what was taken back is struck through.

/** @import { Line, TableView } from "./messages.d.ts" */

import { h } from "./dom.js";
import { withUndone } from "./lines.js";

/**
 * @param {Line[]} lines @param {number} [most] how many lines to show
 * @param {(code: string) => Node} [picture] draws a card that a line tells of
 */
export function history(lines, most = 60, picture) {
  if (!lines.length)
    return h(
      "p.history-empty.quiet",
      {},
      "Nothing has happened yet. The first push of the nose will be the first line here.",
    );
  return h(
    "ol.history",
    { reversed: true, tabindex: 0, "aria-label": "History, newest first" },
    withUndone(lines)
      .map((line, number) => ({ ...line, key: `line-${number}` }))
      .slice(-most)
      .reverse()
      .map((line) => row(line, picture)),
  );
}

/** @param {Line & {undone: boolean, key: string}} line @param {((code: string) => Node)|undefined} picture */
function row(line, picture) {
  const text = line.undone ? [h("s", {}, line.text), h("span.visually-hidden", {}, " (taken back)")] : line.text;
  return h(
    "li",
    { "data-key": line.key, dataset: { kind: line.kind, undone: line.undone ? "yes" : "no" } },
    h("time.number", { datetime: line.time }, clock(line.time)),
    h("span", {}, text),
    picture &&
      line.cards.length > 0 &&
      h(
        "span.line-cards",
        { "aria-hidden": "true" },
        line.cards.map((code) => h("span", {}, picture(code))),
      ),
  );
}

/** @param {string} time */
function clock(time) {
  const date = new Date(time);
  return Number.isNaN(date.getTime())
    ? time
    : date.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** The chain's head, as the OLED and `tray audit --head` write it. @param {TableView} table */
export function chainHead(table) {
  const head = table.head.hash.slice(0, 8).toUpperCase();
  return h(
    "p.chain.quiet.small",
    { title: "Write it down to check later that nobody changed the history: tray audit --head" },
    `Record ${table.head.sequence}, chain `,
    h("code", {}, head),
  );
}
