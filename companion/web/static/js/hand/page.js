// The hand page: a phone's cards at the thumb, whatever the game asks, and the tray while it spins.

/** @import { TableView, Vote } from "../lib/messages.d.ts" */
/** @import { Phase } from "./reading.js" */
/** @import { Own } from "./table.js" */

import { Deck } from "../cards/deck.js";
import { staged } from "../cards/great.js";
import { Stages } from "../cards/stage.js";
import { icon } from "../lib/art.js";
import { find, h } from "../lib/dom.js";
import { findEdition } from "../lib/editions.js";
import { isRoundOver, waitingFor } from "../lib/game.js";
import { hasGame, hasMatch, hasTable } from "../lib/link.js";
import { follow, listen, show } from "../lib/live.js";
import { meanwhile } from "../lib/meanwhile.js";
import { attempt, reason, shake, startPage, toast } from "../lib/shell.js";
import { askTotals } from "../lib/totals.js";
import { SpinningTray } from "../lib/tray/spinning.js";
import { waiting } from "../lib/waiting.js";
import { Attention } from "./attention.js";
import { Curtain, curtainView } from "./curtain.js";
import { listenForDrags } from "./drag.js";
import { matchOver, roundOver } from "./endings.js";
import { Hits } from "./hits.js";
import { openHistory, openMenu, seatedAs } from "./menu.js";
import { attemptOf, mayCallWithPlay, moveOf } from "./moves.js";
import { asked, isMine, ownSeats, phase } from "./reading.js";
import { saveRecord } from "./record.js";
import { chooseSeat, noGame, sit } from "./seats.js";
import { tableOfHand } from "./table.js";

const WHY_S = 5;

const { link, main } = startPage({ here: "/hand", watch: ["tray"] });
const root = main.appendChild(h("div.hand-root"));
const tray = new SpinningTray(link);
main.append(tray.element, meanwhile(link));
const attention = new Attention();
const curtain = new Curtain(link, draw);
const stages = new Stages(link, root, draw);
const hits = new Hits();
/** @type {Own} */
const own = { width: 360, tall: innerHeight, busy: null, armed: false, refusal: null, scrolls: false };
/** Calls and catches that are not answered yet: a second tap is ignored. @type {Set<string>} */
const shouted = new Set();
/** The vote that this player asked for, while it lasts. @type {Vote|null} */
let asksBack = null;
/** The edition that was sent for. @type {string|null} */
let wanted = null;
/** @type {Deck|null} */
let deck = null;
let drags = false;
let forget = 0;

const more = h(
  "button.plain.icon",
  {
    type: "button",
    "aria-label": "More: history, rules, pause, seats",
    onclick: () => hasMatch(link) && openMenu(link),
  },
  icon("more"),
);
const seated = h("p.hand-name");
find(".frame .tools").prepend(more);
find(".frame .logo").after(seated);

follow(link, draw);
new ResizeObserver(() => measure()).observe(main);

function measure() {
  const width = Math.min(1040, root.clientWidth) - 16;
  const hand = root.querySelector(".hand-cards");
  const scrolls = hand ? hand.scrollHeight > hand.clientHeight + 1 : false;
  if (width === own.width && scrolls === own.scrolls && own.tall === innerHeight) return;
  Object.assign(own, { width, scrolls, tall: innerHeight });
  draw();
}

/** The edition's cards come once, before the first hand is drawn. @param {string} id */
async function prepare(id) {
  wanted = id;
  try {
    deck = new Deck(await findEdition(id));
  } catch {
    wanted = null; // the next change of the table asks again
    return;
  }
  draw();
}

function draw() {
  if (drags) return;
  const now = phase(link) === "play" && curtain.hangs ? "curtain" : phase(link);
  const { match = null, game = null } = link.table ?? {};
  if (match?.cards === "virtual" && wanted !== match.edition) {
    deck = null;
    prepare(match.edition);
  }
  if (game && own.armed && !mayCallWithPlay(game)) own.armed = false;
  more.hidden = !match;
  seated.textContent = hasMatch(link) && now !== "curtain" ? seatedAs(link) : "";
  document.documentElement.dataset.hand = now;
  curtain.check();
  hits.hear(stages.look());
  show(root, view(now));
  stages.play(deck);
  tray.show();
  if (link.table) followVote(link.table);
  wantAttention(now);
  requestAnimationFrame(measure);
}

/** @param {Phase} now */
function view(now) {
  if (!hasTable(link)) return waiting(link);
  if (now === "no-game" || !hasMatch(link)) return noGame(link);
  if (now === "seats") return chooseSeat(link, link.present);
  if (now === "curtain") return curtainView(link, curtain.next);
  if (!deck) return waiting(link);
  if (now === "match-over") return matchOver(link, deck);
  if (!hasGame(link)) return trouble(link.table);
  const { match, game } = link.table;
  return isRoundOver(game) ? roundOver(match, game, deck) : tableOfHand(link, own, deck, stages.now, hits);
}

/** @param {TableView} table */
function trouble(table) {
  return h(
    "section.card.sitting",
    {},
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h("h1", {}, "This round cannot go on"),
    h("p", {}, table.trouble || "The companion cannot replay it."),
    h("button.primary.big", { type: "button", dataset: { act: "redeal" } }, "Deal it again"),
  );
}

/** Tells whoever wanted something taken back that somebody said no; a yes is seen anyway. @param {TableView} table */
function followVote({ vote }) {
  const mine = vote && ownSeats(link).includes(vote.by) ? vote : null;
  const before = asksBack;
  if (before && !mine && !link.lines.some((line) => line.back_to === before.back_to))
    toast("It stays as it is: not everybody wanted it back.");
  asksBack = mine;
}

/** @param {Phase} now */
function wantAttention(now) {
  const open = link.state === "open" && now === "play" && hasGame(link);
  if (!open || link.table.match.paused !== null || link.table.spinning) return attention.want("");
  const { game } = link.table;
  if (asked(game).free.some((each) => each.kind === "yell")) return attention.want("urgent");
  return attention.want(isMine(game) ? "turn" : "");
}

/**
 * Makes a move; a refusal shakes what was pressed and says why where everybody looks.
 * @param {string} move @param {HTMLElement} pressed
 */
async function make(move, pressed, { urgent = false } = {}) {
  if (urgent ? shouted.has(move) : own.busy) return;
  if (urgent) shouted.add(move);
  else own.busy = move;
  say(null);
  draw();
  try {
    await link.do({ do: "make-move", move });
    own.armed = false;
  } catch (error) {
    say(reason(error));
    if (pressed) shake(pressed);
  } finally {
    if (urgent) shouted.delete(move);
    else own.busy = null;
    draw();
  }
}

/** One sentence in the place of the headline, for a while. @param {string|null} text */
function say(text) {
  clearTimeout(forget);
  own.refusal = text ? readRefusal(text) : null;
  if (text) {
    forget = setTimeout(() => {
      say(null);
      draw();
    }, WHY_S * 1000);
    navigator.vibrate?.(120);
  }
}

/** Splits off the rule, which the table names in brackets. @param {string} text */
function readRefusal(text) {
  const [, words = text, rule = ""] = text.match(/^(.*?)(?:\s*\(([A-Z]+-R?\d+)\))?\.?$/s) ?? [];
  return { text: `${words[0].toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}`, rule };
}

/** @param {string} code @param {HTMLElement} pressed */
function playCard(code, pressed) {
  if (!hasGame(link)) return;
  const { match, game, spinning } = link.table;
  const move = moveOf(game, code, own.armed);
  const tried = attemptOf(game, code);
  if (match.paused !== null) return refuse("The game is paused.", pressed);
  if (move && !spinning) return make(move.move, pressed);
  if (tried) return make(tried, pressed);
  const [decision] = asked(game).due;
  const told = staged(link.table);
  if (told) return refuse(`One moment: ${told}`, pressed);
  return refuse(decision ? decision.prompt : `Wait a moment: ${waitingFor(match, game)}.`, pressed);
}

/** @param {string} text @param {HTMLElement} pressed */
function refuse(text, pressed) {
  say(text);
  draw();
  shake(pressed);
}

listen(root, {
  card: (code, pressed) => playCard(code, pressed),
  move: (move, pressed) => make(move, pressed),
  urgent: (move, pressed) => make(move, pressed, { urgent: true }),
  arm: () => {
    own.armed = !own.armed;
    draw();
  },
  sit: (player, pressed) => hasMatch(link) && sit(link, player, pressed),
  lift: (player, pressed) => attempt(curtain.lift(player), pressed),
  deal: (_, pressed) => attempt(link.do({ do: "deal" }), pressed),
  redeal: (_, pressed) => attempt(link.do({ do: "redeal" }), pressed),
  totals: () => hasMatch(link) && askTotals(link),
  resume: (_, pressed) => attempt(link.do({ do: "resume" }), pressed),
  undo: (_, pressed) => attempt(link.do({ do: "undo" }), pressed),
  myself: (player, pressed) => attempt(link.do({ do: "hand-over", player, bot: "" }), pressed),
  vote: (answer, pressed) => attempt(link.do({ do: "answer-undo", yes: answer === "yes" }), pressed),
  seen: () => {
    hits.forget();
    draw();
  },
  history: () => hasTable(link) && openHistory(link, deck),
  record: (_, pressed) => hasMatch(link) && attempt(saveRecord(link), pressed),
});
listenForDrags(root, playCard, (on) => {
  drags = on;
  if (!on) draw();
});
