// What the referee's buttons do: a wish to the table at once, or a sheet that asks first.

import { h } from "../dom.js";
import { attempt } from "../shell.js";
import { lastAct } from "../table/lines.js";
import { seated, seatsOn } from "../table/people.js";
import { askPause, askWho, endMatch, showRounds } from "./around.js";
import { showJoining } from "./devices.js";
import { askPeople } from "./people.js";
import { askDealer, askFaces, askPenalty, askSpinner, askTurn } from "./picking.js";
import { scoreRound } from "./score.js";
import { confirm } from "./sheet.js";

/** Taking these back is seen by the whole table: it is asked for twice. */
const WEIGHTY = new Set(["round-scored", "corrected", "match-ended", "spin-landed", "player-left", "player-joined"]);

/**
 * @param {import("../link.js").Link} link
 * @param {{spinner: string|null}} own what was chosen on this page
 * @param {() => void} redraw
 * @param {(id: string) => Promise<any>} edition
 */
export function refereeActs(link, own, redraw, edition) {
  const match = () => link.table.match;
  const spinner = () => (match() ? seated(match(), own.spinner) : null);
  const wish = (command, pressed) => attempt(link.do(command), pressed);
  const simple = (command) => (_, pressed) => wish(command, pressed);
  return {
    spin: async (_, pressed) => {
      if (await wish({ do: "spin", by: spinner() }, pressed)) {
        own.spinner = null;
        redraw();
      }
    },
    spinner: () =>
      askSpinner(link, spinner() ?? match().turn, (id) => {
        own.spinner = id;
        redraw();
      }),
    "by-hand": async () => askFaces(link, await edition(match().edition), spinner()),
    choose: (player, pressed) => wish({ do: "choose-player", player }, pressed),
    colour: (colour, pressed) => wish({ do: "call-colour", colour, by: match().turn }, pressed),
    next: simple({ do: "pass-turn" }),
    skip: (_, pressed) => wish({ do: "pass-turn", to: seatsOn(match(), match().turn, 2) }, pressed),
    reverse: simple({ do: "pass-turn", turn_around: true }),
    turn: () => askTurn(link),
    track: (_, pressed) => wish({ do: "track", on: !match().tracker }, pressed),
    penalty: () => askPenalty(link),
    dealer: () => askDealer(link),
    "draw-dealer": simple({ do: "draw-dealer" }),
    score: () => scoreRound(link),
    rounds: () => showRounds(link),
    people: () => askPeople(link),
    pause: () => askPause(link),
    resume: simple({ do: "resume" }),
    join: () => showJoining(link),
    who: () => askWho(link),
    end: (_, pressed) => endMatch(link, pressed, wish),
    undo: (_, pressed) => undo(link, pressed, wish),
  };
}

async function undo(link, pressed, wish) {
  const { undo: what } = link.table;
  const last = lastAct(link.lines);
  // Two acts may read alike: it is the record that is taken back.
  const holds = () => link.table.undo === what && lastAct(link.lines)?.at === last?.at;
  const text = [h("b", {}, what), " It stays in the history, struck through. What chance drew stays drawn."];
  const asks = WEIGHTY.has(last?.kind);
  if (!asks || (await confirm(link, { title: "Take it back?", text, yes: "Take it back", danger: false, holds }))) {
    wish({ do: "undo" }, pressed);
  }
}
