// The statistics page: asks the table once, and again when something new has happened there.

/** @import { Statistics } from "../lib/messages.d.ts" */
/** @import { Names } from "../lib/names.js" */

import { fill, h } from "../lib/dom.js";
import { loadNames } from "../lib/names.js";
import { reason, startPage } from "../lib/shell.js";
import { editions } from "./editions.js";
import { longest } from "./longest.js";
import { players } from "./players.js";
import { race } from "./race.js";
import { reels } from "./reels.js";
import { stories } from "./stories.js";
import { tiles } from "./tiles.js";

const CALM_S = 2;

const { link, main } = startPage({ here: "/statistics" });
let asking = false;
let due = 0;
/** @type {Statistics|null} */
let shown = null;

/** Many records may come at once; the figures are counted once for all of them. */
function later() {
  clearTimeout(due);
  due = setTimeout(ask, CALM_S * 1000);
}

async function ask() {
  if (asking) return later();
  asking = true;
  try {
    const [figures, names] = await Promise.all([link.ask("statistics"), loadNames()]);
    show(figures, names);
  } catch (error) {
    // If there are figures already, they stay: the frame of the page says that the connection is lost.
    if (!shown && link.state === "open") fail(error);
  } finally {
    asking = false;
  }
}

/** @param {Statistics} figures @param {Names} names */
function show(figures, names) {
  if (shown?.at === figures.at) return;
  shown = figures;
  const active = document.activeElement;
  const focused = active instanceof HTMLElement ? stops().indexOf(active) : -1;
  fill(main, figures.matches || figures.spins ? page(figures, names) : empty());
  stops()[focused]?.focus({ preventScroll: true });
}

/** Where the Tab key stops. */
const stops = () =>
  [...main.querySelectorAll("a, button, select, summary, .scroller")].filter((each) => each instanceof HTMLElement);

/** @param {Statistics} figures @param {Names} names */
function page(figures, names) {
  return [
    h("h1", {}, "Statistics"),
    stories(figures.stories),
    tiles(figures),
    h(
      "div.plots",
      {},
      players(figures.players),
      race(figures.latest),
      longest(figures),
      editions(figures.editions),
      // Last, for those who doubt the reels.
      figures.reels.map((reel) => reels(reel, names)),
    ),
  ];
}

function empty() {
  return h(
    "div.empty.card",
    {},
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h("h1", {}, "Nothing to count yet"),
    h(
      "p",
      {},
      "Play a round, or just push the nose: who wins, how long it takes and what the reels show comes here by itself.",
    ),
    h("a.button.primary", { href: "/" }, "Start a match"),
  );
}

/** @param {unknown} error */
function fail(error) {
  fill(
    main,
    h(
      "div.empty.card.bad",
      { role: "alert" },
      h("h1", {}, "The figures could not be counted"),
      h("p", {}, reason(error)),
      h("button.primary", { onclick: ask }, "Try again"),
    ),
  );
}

fill(main, h("p.waiting.quiet", { role: "status" }, "Counting…"));
link.on("welcome", ask);
link.on("news", later);
