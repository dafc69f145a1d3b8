// The history's lines: kept in order, without doubles; which of them an undo has taken back.

const KEPT = 1000;

/** Old and new lines as one list. A line that is known already is not added again. */
export function joined(lines, more) {
  const last = lines.at(-1)?.at ?? -1;
  return [...lines, ...more.filter((line) => line.at > last)].slice(-KEPT);
}

/** The lines, each with `undone`: whether a later undo has taken it back. */
export function withUndone(lines) {
  const undone = new Set();
  for (const undo of lines) {
    if (undo.back_to === null || undo.back_to === undefined) continue;
    for (const line of lines) if (line.at > undo.back_to && line.at < undo.at) undone.add(line.at);
  }
  return lines.map((line) => ({ ...line, undone: undone.has(line.at) }));
}

/** The last act that still counts: what an undo would take back. */
export function lastAct(lines) {
  return withUndone(lines).findLast((line) => !line.undone && (line.back_to ?? null) === null);
}
