// The self-test page: the host begins it, answers what no sensor can see, and reads what was found.

/** @import { requests, SelftestView } from "../lib/messages.d.ts" */

import { fill, h } from "../lib/dom.js";
import { keepingFocus } from "../lib/focus.js";
import { listen, show } from "../lib/live.js";
import { reason, startPage } from "../lib/shell.js";
import { checkLine } from "./check.js";
import { saveReport } from "./report.js";

const AGAIN_MS = 2000;
const { link, main } = startPage({ here: "/selftest", watch: ["tray"] });
const notice = h("p.why", { role: "alert" });
const page = h("div.stack");
/** @type {SelftestView | null} */
let view = null;
let following = false;

main.append(
  h(
    "div.stack",
    {},
    h("h1", {}, "Test the tray"),
    h("p.quiet", {}, "Every part is tested, then it spins 50 times: about ten minutes. You can stop it at any moment."),
  ),
  notice,
  page,
);

/** @param {requests.SelftestRequest["act"]} act @param {{seen?: number, alone?: boolean}} [more] */
async function ask(act, more = {}) {
  // `send` does not know the type of the answer.
  view = /** @type {SelftestView} */ (await link.send({ type: "selftest", act, ...more }));
  draw();
}

/** @param {requests.SelftestRequest["act"]} act @param {{alone?: boolean}} [more] */
async function tell(act, more = {}) {
  fill(notice);
  try {
    await ask(act, more);
  } catch (error) {
    fill(notice, reason(error));
  }
  follow();
}

/** Ask for news for as long as it runs; one question at a time is enough. */
async function follow() {
  if (following) return;
  following = true;
  while (view?.running) {
    try {
      await ask("next", { seen: view.changes });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
  following = false;
}

function draw() {
  keepingFocus(page, () => show(page, link.isHost ? parts() : guest()));
}

function guest() {
  return h("p", {}, "Only the host can do that: ask whoever opened the table.");
}

/** @param {string} name @param {string} act @param {string} words */
function button(name, act, words) {
  return h(name, { type: "button", "data-key": act, dataset: { act } }, words);
}

function parts() {
  const now = view;
  if (!now || !(now.running || now.checks.length)) return start();
  return [
    now.running ? underWay(now) : over(now),
    h("ol.checks", { "data-key": "checks", "aria-label": "What was found" }, inOrder(now).map(checkLine)),
  ];
}

/** While it runs the newest first, then what is wrong. @param {SelftestView} view */
function inOrder({ running, checks }) {
  if (running) return [...checks].reverse();
  return ["wrong", "warning", "well", "skipped"].flatMap((verdict) =>
    checks.filter((each) => each.verdict === verdict),
  );
}

function start() {
  return h(
    "div.card.stack",
    { "data-key": "start" },
    h("p", {}, "Nobody can spin meanwhile. Keep the discs free, and stay where you can see them."),
    h("div.row", {}, button("button.primary.big", "begin", "Begin"), button("button", "alone", "Without questions")),
  );
}

/** @param {SelftestView} now */
function underWay({ number, count, now, does, progress, question }) {
  const done = progress ? ` ${progress[0]} of ${progress[1]}` : "";
  return h(
    "section.card.stack",
    { "data-key": "now", "aria-label": "Now" },
    h("progress", { max: String(count), value: String(number - 1), "aria-label": "Checks made" }),
    h("h2", {}, now),
    h("p.quiet", { role: "status" }, `${number} of ${count}. ${does}${done}`),
    question && [
      h("p.question", {}, question.words),
      !question.push &&
        h(
          "div.row",
          {},
          button("button.primary.big", "yes", "Yes"),
          button("button.big", "no", "No"),
          question.can_repeat && button("button", "again", "Once more"),
        ),
    ],
    h("div.row", {}, button("button.danger", "stop", "Stop")),
  );
}

/** @param {SelftestView} now */
function over({ summary }) {
  return h(
    "section.card.stack",
    { "data-key": "over", "aria-label": "Result" },
    h("div", { role: "status" }, h("h2", {}, summary)),
    h(
      "div.row",
      {},
      button("button.primary", "begin", "Test again"),
      button("button", "save", "Save the figures"),
      button("button", "print", "Print"),
    ),
  );
}

listen(page, {
  begin: () => tell("begin"),
  alone: () => tell("begin", { alone: true }),
  yes: () => tell("yes"),
  no: () => tell("no"),
  again: () => tell("again"),
  stop: () => tell("stop"),
  save: () => view && saveReport(view.report),
  print: () => globalThis.print(),
});
link.on("welcome", () => (link.isHost ? tell("look") : draw()));
link.on("you", draw);
draw();
