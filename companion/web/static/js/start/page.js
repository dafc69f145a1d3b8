// The first page: the tray to push, the table beside it, the form that starts a match, and the history below.

/** @import { Chosen } from "../lib/referee/acts.js" */
/** @import { TableLink } from "../lib/types.d.ts" */

import { h } from "../lib/dom.js";
import { allEditions, findEdition } from "../lib/editions.js";
import { hasTable } from "../lib/link.js";
import { follow, insist, listen, show } from "../lib/live.js";
import { loadNames } from "../lib/names.js";
import { refereeActs } from "../lib/referee/acts.js";
import { attempt, startPage } from "../lib/shell.js";
import { mountTray } from "../lib/tray/tray.js";
import { waiting } from "../lib/waiting.js";
import { startForm } from "./form.js";
import { sitHere } from "./seating.js";
import { beside, log } from "./table.js";

const { link, main } = startPage({ here: "/", watch: ["tray"] });
const tray = h("div.first-sticky");
const table = h("section.first-table", { "aria-label": "The table" });
const below = h("section.first-log", { "aria-label": "History" });
main.append(h("section.first-tray", { "aria-label": "The tray" }, tray), table, below);
mountTray(tray, link, { compact: true });

/** @type {Chosen} */
const own = { spinner: null };
const side = h("div.first-side");
const setup = h("div.first-setup");
table.append(side, setup);
/** @type {{draw: () => void}|null} */
let form = null;
let wanted = location.hash === "#new";

addEventListener("hashchange", () => want(location.hash === "#new"));

/** Opens or closes the form for a new match. It is made anew each time. @param {boolean} form_ */
function want(form_) {
  wanted = form_;
  if (!form_) {
    form = null;
    setup.replaceChildren();
    history.replaceState(null, "", location.pathname);
  }
  draw();
}

/** @param {TableLink} link */
async function openForm(link) {
  if (form) return;
  const coming = { draw() {} };
  form = coming;
  const [editions, names] = await insist(link, () => Promise.all([allEditions(), loadNames()]));
  if (form !== coming) return;
  const root = h("div");
  setup.replaceChildren(root);
  const playing = link.table.match !== null && !link.table.match.ended;
  form = startForm(root, link, editions, names, {
    started: () => {
      want(false);
      scrollTo(0, 0);
    },
    dealt: () => {
      want(false);
      toHand();
    },
    cancel: playing ? () => want(false) : null,
  });
  if (wanted) setup.scrollIntoView({ block: "start" });
}

function draw() {
  if (!hasTable(link)) {
    show(side, waiting(link));
    return;
  }
  const { match } = link.table;
  const asks = !match || match.ended || wanted;
  if (asks) openForm(link);
  else if (form) want(false);
  form?.draw();
  setup.hidden = !asks;
  // On a phone only one of them is in sight without scrolling: the tray while real cards are played.
  main.dataset.first = asks || match?.cards === "virtual" ? "table" : "tray";
  show(side, !wanted || match?.ended ? beside(link) : null);
  show(below, log(link));
}

follow(link, draw);
listen(side, {
  ...refereeActs(link, own, draw, findEdition),
  again: () => want(true),
  here: async (_, pressed) => {
    if (await attempt(sitHere(link), pressed)) toHand();
  },
});

/** To the cards of whoever plays on this screen; if all play on phones, to the table. */
function toHand() {
  location.assign(link.table?.match?.players.some((each) => link.you.players.includes(each.id)) ? "/hand" : "/table");
}
