// What the referee's buttons do: send a command at once, or open a sheet that asks first.

/** @import { Link } from "../link.js" */
/** @import { Command, EditionView } from "../messages.d.ts" */
/** @import { Acts, MatchLink, TableLink } from "../types.d.ts" */

import { showJoining } from "../devices.js";
import { h } from "../dom.js";
import { lastAct } from "../lines.js";
import { hasMatch, hasTable, withMatch } from "../link.js";
import { loadNames } from "../names.js";
import { seated, seatsOn } from "../people.js";
import { confirm } from "../sheet.js";
import { attempt } from "../shell.js";
import { askTotals } from "../totals.js";
import { askPause, askWho, endMatch, showRounds } from "./around.js";
import { askPeople } from "./people.js";
import { askDealer, askFaces, askPenalty, askSpinner, askTurn } from "./picking.js";
import { scoreRound } from "./score.js";

/** What was chosen on this page only. @typedef {{spinner: string|null}} Chosen */

/** Undoing these changes a lot for everybody, so the page asks first. */
const WEIGHTY = new Set(["round-scored", "corrected", "match-ended", "spin-landed", "player-left", "player-joined"]);

/**
 * @param {Link} link
 * @param {Chosen} own
 * @param {() => void} redraw
 * @param {(id: string) => Promise<EditionView>} edition
 * @returns {Acts}
 */
export function refereeActs(link, own, redraw, edition) {
  const match = () => withMatch(link).table.match;
  const spinner = () => (hasMatch(link) ? seated(match(), own.spinner) : null);
  /** @type {(command: Command, pressed: HTMLElement) => Promise<boolean>} */
  const send = (command, pressed) => attempt(link.do(command), pressed);
  /** @type {(command: Command) => Acts[string]} */
  const simple = (command) => (_, pressed) => send(command, pressed);
  /** @type {(ask: (link: MatchLink) => unknown) => Acts[string]} */
  const sheet = (ask) => () => ask(withMatch(link));
  return {
    spin: async (_, pressed) => {
      if (await send({ do: "spin", by: spinner() }, pressed)) {
        own.spinner = null;
        redraw();
      }
    },
    spinner: () =>
      askSpinner(withMatch(link), spinner() ?? match().turn, (id) => {
        own.spinner = id;
        redraw();
      }),
    "by-hand": async () => {
      const [played, names] = await Promise.all([edition(match().edition), loadNames()]);
      askFaces(withMatch(link), played, names, spinner());
    },
    choose: (player, pressed) => send({ do: "choose-player", player }, pressed),
    colour: (colour, pressed) => send({ do: "call-colour", colour, by: match().turn }, pressed),
    next: simple({ do: "pass-turn" }),
    skip: (_, pressed) => {
      const { turn } = match();
      if (turn) send({ do: "pass-turn", to: seatsOn(match(), turn, 2) }, pressed);
    },
    reverse: simple({ do: "pass-turn", turn_around: true }),
    turn: sheet(askTurn),
    track: (_, pressed) => send({ do: "track", on: !match().tracker }, pressed),
    penalty: sheet(askPenalty),
    dealer: sheet(askDealer),
    "draw-dealer": simple({ do: "draw-dealer" }),
    score: sheet((playing) => scoreRound(playing)),
    rounds: sheet(showRounds),
    totals: sheet(askTotals),
    people: sheet(askPeople),
    pause: sheet(askPause),
    resume: simple({ do: "resume" }),
    join: () => hasTable(link) && showJoining(link),
    who: () => hasTable(link) && askWho(link),
    end: (_, pressed) => endMatch(withMatch(link), pressed, send),
    undo: (_, pressed) => hasTable(link) && undo(link, pressed, send),
  };
}

/**
 * @param {TableLink} link @param {HTMLElement} pressed @param {(command: Command, pressed: HTMLElement) => void} send
 */
async function undo(link, pressed, send) {
  const { undo: what } = link.table;
  const last = lastAct(link.lines);
  // Two acts may have the same words, so compare their records.
  const holds = () => link.table.undo === what && lastAct(link.lines)?.at === last?.at;
  const text = [h("b", {}, what), " It stays in the history, struck through. What chance drew stays drawn."];
  const asks = WEIGHTY.has(last?.kind ?? "");
  if (!asks || (await confirm(link, { title: "Take it back?", text, yes: "Take it back", danger: false, holds }))) {
    send({ do: "undo" }, pressed);
  }
}
