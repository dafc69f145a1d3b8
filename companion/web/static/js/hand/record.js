// The record of a match, to keep: a file that `tray replay` plays.

/** @import { MatchLink } from "../lib/types.d.ts" */

import { h } from "../lib/dom.js";

/** @param {MatchLink} link */
export async function saveRecord(link) {
  const { match } = link.table;
  const text = await link.ask("record");
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const file = `${match.edition} ${match.players.map((each) => each.name).join(" ")}.uno`;
  h("a", { href: url, download: file.replace(/[^\p{L}\p{N} .-]/gu, "") }).click();
  // Revoke the address only after the browser has begun to download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
