// The calibration page: the reels are measured one after the other, and what was found is saved.

/** @import { Answers, MaintenanceView, ReelName, requests } from "../lib/messages.d.ts" */

import { fill, h } from "../lib/dom.js";
import { keepingFocus } from "../lib/focus.js";
import { insist, listen, show } from "../lib/live.js";
import { loadNames } from "../lib/names.js";
import { reason, startPage } from "../lib/shell.js";
import { reelCard } from "./reel.js";
import { unit } from "./units.js";

const { link, main } = startPage({ here: "/calibrate", watch: ["tray"] });
const notice = h("p.why", { role: "alert" });
const page = h("div.stack");
/** @type {Answers["maintain"]} */
let maintenance = null;
let busy = false;

main.append(
  h(
    "div.stack",
    {},
    h("h1", {}, "Calibrate the tray"),
    h(
      "p.quiet",
      {},
      "Find out how the reels are really built, so that every spin lands. Each reel turns a few times; nothing can break.",
    ),
  ),
  notice,
  page,
  h("p", {}, h("a", { href: "/selftest" }, "Test the whole tray")),
  switchOff(),
);
const names = await insist(link, loadNames);

/** @param {requests.MaintenanceRequest["act"]} act @param {{reel?: ReelName, degrees?: number}} [more] */
async function act(act, more = {}) {
  if (busy) return;
  busy = true;
  draw();
  fill(notice);
  try {
    // `send` does not know the type of the answer.
    maintenance = /** @type {Answers["maintain"]} */ (await link.send({ type: "maintain", act, ...more }));
    if (act === "end") maintenance = null;
    if (act === "save" && maintenance) fill(notice, `Saved to ${maintenance.file}.`);
  } catch (error) {
    fill(notice, reason(error));
    if (link.tray?.state !== "in service") maintenance = null;
  } finally {
    busy = false;
    draw();
  }
}

function draw() {
  keepingFocus(page, () => show(page, maintenance ? bench(maintenance) : start()));
}

/**
 * While a reel turns, buttons only look disabled: one that is would lose the keyboard's focus.
 * @param {string} name @param {string} act @param {string} words
 */
function button(name, act, words) {
  return h(name, { type: "button", "aria-disabled": busy && "true", "data-key": act, dataset: { act } }, words);
}

function start() {
  if (!link.isHost) return h("p", {}, "Only the host can do that: ask whoever opened the table.");
  return h(
    "div.card.stack",
    {},
    h("p", {}, "Nobody can spin meanwhile. Keep the discs free, and stay where you can see them."),
    button("button.primary.big", "begin", "Begin"),
  );
}

/** @param {MaintenanceView} view */
function bench(view) {
  const changed = Object.entries(view.changed);
  return [
    // Always there, so that nothing moves: what is moved loses the focus.
    h("p.quiet", { role: "status", hidden: !busy }, "The reel turns…"),
    h(
      "div.reels",
      {},
      view.reels.map((reel) => reelCard(reel, names.reels[reel.reel].name, busy)),
    ),
    h(
      "section.card.stack",
      {},
      h("h2", {}, changed.length ? "What differs from the config" : "Everything is as the config says"),
      changed.length > 0 &&
        h("pre.keys", {}, changed.map(([key, value]) => `${key} = ${value}${unit(key)}`).join("\n")),
      h(
        "div.row",
        { "data-key": "ends" },
        changed.length > 0 && button("button.primary", "save", "Save"),
        button("button", "end", "Back to the game"),
      ),
    ),
  ];
}

function switchOff() {
  const sure = h(
    "button.danger",
    {
      type: "button",
      onclick: () => link.send({ type: "maintain", act: "switch-off" }).catch((error) => fill(notice, reason(error))),
    },
    "Yes, switch it off",
  );
  return h("details.card.stack", {}, h("summary", {}, "Switch the tray off"), h("div.row", {}, sure));
}

listen(page, {
  begin: () => act("begin"),
  measure: (/** @type {ReelName} */ reel) => act("measure", { reel }),
  "turn-around": (/** @type {ReelName} */ reel) => act("turn-around", { reel }),
  nudge: (value) => {
    const [reel, degrees] = value.split(" ");
    // As `reelCard` writes it.
    act("nudge", { reel: /** @type {ReelName} */ (reel), degrees: Number(degrees) });
  },
  speed: (/** @type {ReelName} */ reel) => act("speed", { reel }),
  save: () => act("save"),
  end: () => act("end"),
});
link.on("welcome", draw);
link.on("you", draw);
draw();
