// The calibration page: the reels are measured one after the other, and what was found is saved.

import { fill, h } from "../dom.js";
import { startPage } from "../shell.js";
import { reelCard } from "./reel.js";
import { unit } from "./units.js";

const { link, main } = startPage({ here: "/calibrate", watch: ["tray"] });
const told = h("p.why", { role: "alert" });
const page = h("div.stack");
let care = null;
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
  told,
  page,
  switchOff(),
);

async function act(act, more = {}) {
  if (busy) return;
  busy = true;
  show();
  fill(told);
  try {
    care = await link.send({ type: "care", act, ...more });
    if (act === "end") care = null;
    if (act === "save") fill(told, `Saved to ${care.file}.`);
  } catch (error) {
    fill(told, error.message);
    if (link.tray?.state !== "in service") care = null;
  } finally {
    busy = false;
    show();
  }
}

function show() {
  fill(page, care ? bench() : start());
}

function start() {
  if (!link.isHost) return h("p", {}, "Only the host can do that: ask whoever opened the table.");
  return h(
    "div.card.stack",
    {},
    h("p", {}, "Nobody can spin meanwhile. Keep the discs free, and stay where you can see them."),
    h("button.primary.big", { type: "button", disabled: busy, onclick: () => act("begin") }, "Begin"),
  );
}

function bench() {
  const changed = Object.entries(care.changed);
  return [
    busy && h("p.quiet", { role: "status" }, "The reel turns…"),
    h("div.reels", {}, care.reels.map((reel) => reelCard(reel, { busy, act }))),
    h(
      "section.card.stack",
      {},
      h("h2", {}, changed.length ? "What differs from the config" : "Everything is as the config says"),
      changed.length > 0 && h("pre.keys", {}, changed.map(([key, value]) => `${key} = ${value}${unit(key)}`).join("\n")),
      h(
        "div.row",
        {},
        changed.length > 0 &&
          h("button.primary", { type: "button", disabled: busy, onclick: () => act("save") }, "Save"),
        h("button", { type: "button", disabled: busy, onclick: () => act("end") }, "Back to the game"),
      ),
    ),
  ];
}

function switchOff() {
  const sure = h("button.danger", { type: "button", onclick: () => link.send({ type: "care", act: "switch-off" }).catch((error) => fill(told, error.message)) }, "Yes, switch it off");
  return h("details.card.stack", {}, h("summary", {}, "Switch the tray off"), h("div.row", {}, sure));
}

link.on("welcome", show);
link.on("you", show);
show();
