// What the tray is doing, in a headline and a sentence, for the big words and for the screen reader.

/** @import { Link } from "../link.js" */
/** @import { GameTable } from "../types.d.ts" */
/** @import { replies } from "../messages.d.ts" */
/** @import { Names } from "../names.js" */

import { nameAt, waits } from "../game.js";
import { hasGame } from "../link.js";

/** What to say in each state of the tray: [mood, headline, sentence]. The mood is how the sponge looks. */
/** @type {Record<replies.TrayView["state"], [mood: string, headline: string, sentence: string]>} */
const STATES = {
  asleep: ["doze", "Fast asleep", "Push my nose to wake me."],
  homing: ["gasp", "Stretching…", "The reels look for their first face. One moment."],
  ready: ["smile", "Push my nose!", ""],
  spinning: ["gasp", "Round and round…", ""],
  outcome: ["grin", "Push my nose!", ""],
  stopped: ["worry", "I have stopped", "Somebody has to look after me."],
  "in service": ["worry", "In service", "Somebody is working on me. Hold my nose for the menu."],
  off: ["doze", "Switched off", "Start the companion again to wake me."],
};

/**
 * @param {Link} link @param {Names} names
 * @param {replies.Retry|null} retry the reel that tries once more, if any
 * @returns {{mood: string, title: string, text: string, hint?: string}}
 */
export function wordsFor(link, names, retry) {
  if (link.state !== "open" || !link.tray) {
    return link.state === "connecting"
      ? { mood: "doze", title: "Hello…", text: "Looking for the tray." }
      : { mood: "doze", title: "Out of reach", text: "The companion does not answer. This page comes back by itself." };
  }
  const { state, troubles } = link.tray;
  const [mood, title, text] = STATES[state];
  if (state === "spinning" && retry) {
    return { mood: "worry", title: `${names.reels[retry.reel].name} tries once more`, text: sentence(retry.reason) };
  }
  if (state === "stopped" && troubles.length) return { mood, title: troubles[0].title, text: troubles[0].advice };
  if ((state === "ready" || state === "outcome") && hasGame(link) && !beckons(link))
    return { mood, title: waitsFor(link.table), text: "" };
  if (state === "ready" || state === "outcome")
    return { mood, title, text: promise(link.table?.nose), hint: hintFor(link.tray) };
  return { mood, title, text };
}

/** Whether whoever looks at this page may push the nose now. @param {Link} link */
export function beckons(link) {
  if (!hasGame(link) || link.table.match.ended || link.table.match.paused !== null) return true;
  const { match, game } = link.table;
  const due = game.spin_due;
  if (!due || due.seat === null) return false;
  return due.seat === game.seat || ["bot", "stand-in"].includes(link.present[match.players[due.seat]?.id]);
}

/** Whom the tray waits for. @param {GameTable} table */
function waitsFor({ match, game, stage }) {
  const { spin_due: due } = game;
  if (due && due.seat !== null) return `${nameAt(match, due.seat)} pushes my nose`;
  if (stage && stage.seconds > 0) return stage.text;
  return waits(match, game);
}

/** @param {replies.TrayView} tray */
function hintFor({ simulated }) {
  const keys = matchMedia("(hover: hover)").matches ? "The space bar does it too." : "";
  return [keys, simulated ? "Hold it for the menu." : ""].filter(Boolean).join(" ");
}

/** "spins the eyes for Ann" as a sentence. @param {string|undefined} nose */
function promise(nose) {
  return nose ? `It ${nose}.` : "";
}

/** @param {string} words */
function sentence(words) {
  return `${words[0].toUpperCase()}${words.slice(1)}${/[.!?…]$/.test(words) ? "" : "."}`;
}
