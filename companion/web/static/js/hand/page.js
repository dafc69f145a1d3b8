// The hand page: a phone's cards at the thumb, whatever the game asks, and the tray while it spins.

import { icon } from "../art.js";
import { Deck } from "../cards/deck.js";
import { h } from "../dom.js";
import { attempt, shake, startPage, toast } from "../shell.js";
import { findEdition } from "../table/editions.js";
import { follow, listen, show } from "../table/live.js";
import { waiting } from "../table/waiting.js";
import { Attention } from "./attention.js";
import { Curtain, curtainView } from "./curtain.js";
import { listenForDrags } from "./drag.js";
import { matchOver, roundOver } from "./endings.js";
import { openHistory, openMenu, seatedAs } from "./menu.js";
import { attemptOf, mayCallWithPlay, moveOf } from "./moves.js";
import { asked, isMine, ownSeats, phase, waitingFor } from "./reading.js";
import { saveRecord } from "./record.js";
import { chooseSeat, noGame, sit } from "./seats.js";
import { SpinningTray } from "./spinning.js";
import { tableOfHand } from "./table.js";

const WHY_S = 5;

const { link, main } = startPage({ here: "/hand", watch: ["tray"] });
const root = main.appendChild(h("div.hand-root"));
const tray = new SpinningTray(link);
main.append(tray.element);
const attention = new Attention();
const curtain = new Curtain(link, draw);
/** What this page itself remembers. */
const own = { width: 360, tall: innerHeight, busy: null, armed: false, refusal: null, scrolls: false };
/** Calls and catches on their way: a second tap says nothing new. */
const shouted = new Set();
/** The vote that this player asked for, while it lasts. */
let asksBack = null;
let edition = null;
let deck = null;
let drags = false;
let forget = 0;

const more = h(
  "button.plain.icon",
  {
    type: "button",
    "aria-label": "More: history, rules, pause, seats",
    onclick: () => link.table?.match && openMenu(link),
  },
  icon("more"),
);
const seated = h("p.hand-name");
document.querySelector(".frame .tools").prepend(more);
document.querySelector(".frame .logo").after(seated);

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

/** The edition's cards come once, before the first hand is drawn. */
async function prepare(id) {
  edition = { id };
  try {
    edition = await findEdition(id);
    deck = new Deck(edition);
  } catch {
    edition = null; // the next change of the table asks again
    return;
  }
  draw();
}

function draw() {
  if (drags) return;
  const now = phase(link) === "play" && curtain.hangs ? "curtain" : phase(link);
  const { match } = link.table ?? {};
  if (match && match.cards === "virtual" && edition?.id !== match.edition) {
    deck = null;
    prepare(match.edition);
  }
  const { game } = link.table ?? {};
  if (game && own.armed && !mayCallWithPlay(game)) own.armed = false;
  more.hidden = !match;
  seated.textContent = match && now !== "curtain" ? seatedAs(link) : "";
  document.documentElement.dataset.hand = now;
  curtain.check();
  show(root, view(now));
  tray.show();
  if (link.table) followVote(link.table);
  wantAttention(now, game);
  requestAnimationFrame(measure);
}

function view(now) {
  if (now === "loading" || (!deck && !["no-game", "seats", "curtain"].includes(now))) return waiting(link);
  if (now === "no-game") return noGame(link);
  if (now === "seats") return chooseSeat(link, link.present);
  if (now === "curtain") return curtainView(link, curtain.next);
  if (now === "trouble") return trouble();
  if (now === "round-over") return roundOver(link, deck);
  if (now === "match-over") return matchOver(link, deck);
  return tableOfHand(link, own, deck, edition);
}

function trouble() {
  return h(
    "section.card.sitting",
    {},
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h("h1", {}, "This round cannot go on"),
    h("p", {}, link.table.trouble || "The companion cannot replay it."),
    h("button.primary.big", { type: "button", dataset: { act: "redeal" } }, "Deal it again"),
  );
}

/** Whoever wanted something taken back hears of a no; a yes is seen. */
function followVote({ vote }) {
  const mine = ownSeats(link).includes(vote?.by) ? vote : null;
  if (asksBack && !mine && !link.lines.some((line) => line.back_to === asksBack.back_to))
    toast("It stays as it is: not everybody wanted it back.");
  asksBack = mine;
}

function wantAttention(now, game) {
  const open = link.state === "open" && now === "play" && link.table.match.paused === null && !link.table.spinning;
  if (!open) return attention.want("");
  if (asked(game).free.some((each) => each.kind === "yell")) return attention.want("urgent");
  return attention.want(isMine(game) ? "turn" : "");
}

/** Makes a move; a refusal shakes what was pressed and says why where everybody looks. */
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
    say(error.message);
    if (pressed) shake(pressed);
  } finally {
    if (urgent) shouted.delete(move);
    else own.busy = null;
    draw();
  }
}

/** One sentence in the place of the headline, for a while. */
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

/** The table names the rule in brackets; it is told apart. */
function readRefusal(text) {
  const [, words, rule = ""] = text.match(/^(.*?)(?:\s*\(([A-Z]+-R?\d+)\))?\.?$/s);
  return { text: `${words[0].toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}`, rule };
}

function playCard(code, pressed) {
  const { match, game, spinning } = link.table;
  const move = moveOf(game, code, own.armed);
  const tried = attemptOf(game, code);
  if (match.paused !== null) return refuse("The game is paused.", pressed);
  if (move && !spinning) return make(move.move, pressed);
  if (tried) return make(tried, pressed);
  const [decision] = asked(game).due;
  return refuse(decision ? decision.prompt : `Wait a moment: ${waitingFor(match, game)}.`, pressed);
}

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
  sit: (player, pressed) => sit(link, player, pressed),
  lift: (player, pressed) => attempt(curtain.lift(player), pressed),
  deal: (_, pressed) => attempt(link.do({ do: "deal" }), pressed),
  redeal: (_, pressed) => attempt(link.do({ do: "redeal" }), pressed),
  resume: (_, pressed) => attempt(link.do({ do: "resume" }), pressed),
  undo: (_, pressed) => attempt(link.do({ do: "undo" }), pressed),
  myself: (player, pressed) => attempt(link.do({ do: "hand-over", player, bot: "" }), pressed),
  vote: (answer, pressed) => attempt(link.do({ do: "answer-undo", yes: answer === "yes" }), pressed),
  history: () => openHistory(link),
  record: (_, pressed) => attempt(saveRecord(link), pressed),
});
listenForDrags(root, playCard, (on) => {
  drags = on;
  if (!on) draw();
});
