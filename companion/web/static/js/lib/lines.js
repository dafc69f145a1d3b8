// Lines of the history: which of them an undo has taken back, and what the last act was.

/** @import { Line } from "./messages.d.ts" */

/** The lines, each with `undone`: whether a later undo has taken it back. @param {Line[]} lines */
export function withUndone(lines) {
  const undone = new Set();
  for (const undo of lines) {
    if (undo.back_to === null || undo.back_to === undefined) continue;
    for (const line of lines) if (line.at > undo.back_to && line.at < undo.at && !line.stands) undone.add(line.at);
  }
  return lines.map((line) => ({ ...line, undone: undone.has(line.at) }));
}

/** The last act that still counts: what an undo would take back. @param {Line[]} lines */
export function lastAct(lines) {
  return withUndone(lines).findLast((line) => !line.undone && !line.stands && (line.back_to ?? null) === null);
}
