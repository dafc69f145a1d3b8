// Questions to everybody at the table, on every page: may a device have a seat, or be a host's? They answer here.

/** @import { Ballot } from "./messages.d.ts" */
/** @import { Link } from "./link.js" */
/** @import { MatchLink } from "./types.d.ts" */

import { h } from "./dom.js";
import { hasMatch } from "./link.js";
import { follow, listen, show } from "./live.js";
import { mark } from "./marks.js";
import { nameOf } from "./people.js";

/**
 * An element that shows the open questions.
 * @param {Link} link
 * @param {{attempt: (request: Promise<unknown>, pressed: Element) => unknown, toast: (text: string) => void}} shell
 */
export function ballotsOf(link, { attempt, toast }) {
  const root = h("section.ballots", { "aria-label": "Questions to the table" });
  /** @type {Ballot|null} */
  let mine = null;
  follow(link, () => {
    const now = ownBallot(link);
    if (mine && !now && !granted(link, mine)) toast("Nobody said yes: ask them, then try again in a minute.");
    mine = now;
    show(root, hasMatch(link) && link.state === "open" ? link.table.ballots?.map((each) => ballot(link, each)) : null);
  });
  const answer = (/** @type {boolean} */ yes) => (/** @type {string} */ id, /** @type {HTMLElement} */ pressed) =>
    attempt(link.send({ type: "vote", ballot: Number(id), yes }), pressed);
  listen(root, { yes: answer(true), no: answer(false) });
  return root;
}

/** What this device asks the others, if anything. @param {Link} link */
export function ownBallot(link) {
  return link.table?.ballots?.find((each) => each.device === link.you.key) ?? null;
}

/** @param {Link} link @param {Ballot} ballot */
function granted(link, { about, player }) {
  return about === "host" ? link.isHost : link.you.players.includes(player);
}

/** Whether this device has a vote: a host's, or that of somebody who does not share a screen. @param {MatchLink} link */
function mayAnswer(link) {
  const { you, table } = link;
  if (link.isHost) return true;
  if (!you.player) return false;
  const seated = table.match.players.some((each) => each.id === you.player);
  return table.match.cards === "virtual" ? Boolean(you.codes?.[you.player]) : seated;
}

/** @param {MatchLink} link @param {Ballot} ballot */
function ballot(link, ballot) {
  const { you } = link;
  const { id, yes = [] } = ballot;
  const said = you.player !== null && yes.includes(you.player);
  const asks = ballot.device !== you.key && !said && mayAnswer(link);
  return h(
    "div.ballot-card",
    { "data-key": String(id), role: asks ? "alert" : "status" },
    h(
      "p.ballot-words",
      {},
      mark("person"),
      h("span", {}, h("b", {}, words(link, ballot)), h("span.quiet.small", {}, ` ${progress(link, ballot)}`)),
    ),
    asks &&
      h(
        "div.ballot-answers",
        {},
        h("button", { type: "button", dataset: { act: "no", value: id } }, "No"),
        h("button.primary", { type: "button", dataset: { act: "yes", value: id } }, "Yes"),
      ),
  );
}

/** @param {MatchLink} link @param {Ballot} ballot */
function words({ you, table }, { about, device, player }) {
  const name = nameOf(table.match, player);
  if (about === "host") return device === you.key ? "You ask to be host." : `${name} wants to be host. All right?`;
  return device === you.key ? `You ask to play for ${name}.` : `A device wants to play for ${name}. Is that ${name}?`;
}

/** @param {MatchLink} link @param {Ballot} ballot */
function progress({ table }, { about, needed, yes = [] }) {
  const said = yes.length ? `${yes.map((each) => nameOf(table.match, each)).join(", ")} said yes. ` : "";
  if (about === "host") return `${said}It takes ${needed} who play, nobody against, and a minute; or a host’s yes.`;
  return `${said}It takes a yes of the host, or of ${needed === 1 ? "anybody who plays" : `${needed} who play`}.`;
}
