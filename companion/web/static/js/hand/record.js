// The record of a match, to keep: a file that `tray replay` plays.

/** @import { MatchLink } from "../lib/types.d.ts" */

import { download } from "../lib/download.js";

/** @param {MatchLink} link */
export async function saveRecord(link) {
  const { match } = link.table;
  const text = await link.ask("record");
  const file = `${match.edition} ${match.players.map((each) => each.name).join(" ")}.uno`;
  download(text, "text/plain", file.replace(/[^\p{L}\p{N} .-]/gu, ""));
}
