// The form that starts a match: edition, cards, who plays, and what was agreed on. One big button.

import { art } from "../art.js";
import { h } from "../dom.js";
import { keep, recall } from "../kept.js";
import { attempt, shake, toast } from "../shell.js";
import { listen, show } from "../table/live.js";
import { editionMark, mark } from "../table/marks.js";
import {
  asCommand,
  cannotSit,
  FEWEST,
  freeName,
  moved,
  newSetup,
  nextKind,
  optionValue,
  withoutBots,
} from "./draft.js";
import { options } from "./options.js";
import { choosePlayers } from "./players.js";
import { quick } from "./quick.js";
import { againstBots, botNames, startHere } from "./seating.js";

/**
 * Fills `root` with the form.
 * @param {{started: () => void, dealt: () => void, cancel: (() => void)|null}} then started: with real cards;
 *   dealt: with virtual ones, and this device has its seats
 * @returns {{draw: () => void}}
 */
export function startForm(root, link, editions, { started, dealt, cancel }) {
  let myName = recall("my-name") ?? link.table.roster[0]?.name ?? freeName([]);
  let setup = newSetup(link.table, editions, recall("last-setup"));
  const edition = () => editions.find((each) => each.id === setup.edition);
  /** Why the name that was typed cannot sit down; it stands there until something is done about it. */
  let whyNot = "";
  const change = (changes) => {
    setup = { ...setup, ...changes };
    whyNot = "";
    draw();
  };
  const option = (name, value) => change({ options: { ...setup.options, [name]: value } });
  let starting = false;

  /** Two taps start one match. When it is started this form is over. */
  async function begin(wish, pressed) {
    if (starting) return false;
    starting = true;
    starting = await attempt(wish(), pressed);
    return starting;
  }

  function draw() {
    show(
      root,
      quick(editions, myName, !link.mayAct),
      form(link, editions, edition(), setup, { whyNot, running: cancel !== null }),
    );
  }

  /** Nobody has said yet who plays. */
  function untouched() {
    return !link.table.match && !link.table.roster.length && setup.players.every((name) => /^Player \d+$/.test(name));
  }

  function youAndBots() {
    const { players } = againstBots(setup.edition, myName || freeName([]));
    return {
      players: players.map((each) => each.name),
      bots: Object.fromEntries(players.map((each) => [each.name, each.bot ?? ""])),
    };
  }

  function typed() {
    return (root.querySelector("#new-name")?.value ?? "").trim().replace(/\s+/g, " ");
  }

  function add(name, pressed) {
    whyNot = cannotSit(setup.players, name);
    if (whyNot) {
      draw();
      shake(pressed);
      return false;
    }
    root.querySelector("#new-name").value = "";
    // A bot of this name may have sat here before.
    change({ players: [...setup.players, name], bots: { ...setup.bots, [name]: "" } });
    return true;
  }

  listen(root, {
    edition: (id) => change({ edition: id }),
    cards: (cards) => {
      if (cards === "real") change({ cards, ...withoutBots(setup) });
      else change({ cards, ...(untouched() ? youAndBots() : {}) });
    },
    kind: (name) => change({ bots: { ...setup.bots, [name]: nextKind(setup.bots[name]) } }),
    "add-bot": () => {
      const [name = freeName(setup.players)] = botNames(setup.players, 1);
      change({ players: [...setup.players, name], bots: { ...setup.bots, [name]: "easy" } });
    },
    "my-name": (name) => {
      myName = name.trim().replace(/\s+/g, " ");
      keep("my-name", myName || null);
    },
    quick: async (id, pressed) => {
      if (await begin(() => startHere(link, againstBots(id, myName || freeName([]))), pressed)) dealt();
    },
    add: (name, pressed) => add(name ?? (typed() || freeName(setup.players)), pressed),
    move: (value) => {
      const [index, step] = value.split(" ").map(Number);
      change({ players: moved(setup.players, index, step) });
      root
        .querySelectorAll(".player")
        [index + step].querySelector(`[data-value="${index + step} ${step}"]:not(:disabled)`)
        ?.focus();
    },
    remove: (index) => change({ players: setup.players.filter((_, at) => at !== Number(index)) }),
    tracker: (on) => change({ tracker: on }),
    number: (value, field) => option(field.name, asNumber(value, field)),
    choice: (value, field) => option(field.name, value),
    switch: (on, field) => option(field.name, on),
    house: (text, field) => {
      const rules = [...setup.houseRules];
      rules[Number(field.name)] = text;
      setup = { ...setup, houseRules: Array.from(rules, (rule) => rule ?? "") };
    },
    cancel: () => cancel?.(),
    start: async (_, pressed) => {
      if (starting) return;
      // Whoever typed a name wants to play, even without a press on Add.
      if (typed() && !add(typed(), pressed)) {
        const field = root.querySelector("#new-name");
        field.focus({ preventScroll: true });
        // On a phone the button lies over what is at the lower edge.
        field.scrollIntoView({ block: "center" });
        return;
      }
      if (setup.players.length < FEWEST) {
        shake(pressed);
        toast(`It takes ${FEWEST} to play: add somebody.`, "bad");
        return;
      }
      const virtual = setup.cards === "virtual";
      const command = asCommand(setup, edition());
      if (!(await begin(() => (virtual ? startHere(link, command) : link.do(command)), pressed))) return;
      keep("last-setup", { edition: setup.edition, options: setup.options, tracker: setup.tracker });
      if (virtual) dealt();
      else started();
    },
  });
  // Whoever leaves a field sees in it what counts.
  root.addEventListener("change", ({ target }) => {
    if (target.dataset.act === "number") target.value = optionValue(edition(), setup, target.name);
  });
  root.addEventListener("input", ({ target }) => {
    if (target.id === "new-name" && whyNot) change({});
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target.id !== "new-name") return;
    event.preventDefault();
    add(typed(), event.target);
  });
  draw();
  return { draw };
}

function form(link, editions, edition, setup, { whyNot, running }) {
  return h(
    "form.start.card",
    { novalidate: true, "aria-label": "Start a match" },
    h(
      "header.start-head",
      {},
      h("h1", {}, "Who plays what?"),
      running && h("button.plain", { type: "button", dataset: { act: "cancel" } }, "Back to the table"),
    ),
    chooseEdition(editions, setup),
    lacking(link.tray, edition),
    chooseCards(setup),
    choosePlayers(link.table.roster, setup, whyNot),
    h(
      "details.start-more",
      {},
      h("summary", {}, mark("edit"), h("span", {}, "More options"), h("span.quiet.small", {}, inShort(edition, setup))),
      options(edition, setup),
    ),
    h(
      "button.primary.big.wide.start-go",
      { type: "submit", dataset: { act: "start" }, disabled: !link.mayAct },
      running ? "Start a new match" : "Start",
    ),
    running &&
      h("p.quiet.small", {}, "The match that is being played will be broken off. Its scores stay in the history."),
  );
}

/** Undefined where nothing is typed: then the edition's own default counts. */
function asNumber(text, { min, max }) {
  if (text.trim() === "") return undefined;
  return Math.min(Number(max), Math.max(Number(min), Math.trunc(Number(text))));
}

function inShort(edition, setup) {
  const value = (name) => optionValue(edition, setup, name);
  const aim = { standard: `to ${value("target")}`, low: `lowest wins at ${value("target")}`, none: "no points" }[
    value("scoring")
  ];
  return setup.cards === "virtual" ? aim : `${aim}, turns ${setup.tracker ? "followed" : "not followed"}`;
}

function chooseEdition(editions, setup) {
  return h(
    "fieldset.start-editions",
    {},
    h("legend", {}, "Edition"),
    editions.map((each) =>
      h(
        "label.edition",
        { "data-key": each.id, dataset: { chosen: each.id === setup.edition ? "yes" : "no" } },
        h("input.visually-hidden", {
          type: "radio",
          name: "edition",
          value: each.id,
          checked: each.id === setup.edition,
          dataset: { act: "edition" },
        }),
        h("span.edition-mark", {}, art(editionMark(each.id))),
        h("span.edition-name", {}, each.name),
        h("span.edition-summary.quiet.small", {}, each.summary),
      ),
    ),
  );
}

/** This tray has no reels for the edition's spins. */
function lacking(tray, edition) {
  if (!edition.spinner || tray.kinds.includes(edition.spinner)) return null;
  const reels = edition.spinner === "wheel" ? "no wheel" : "no eyes";
  return h(
    "p.notice",
    { role: "status" },
    mark("hand"),
    h("span", {}, `This tray has ${reels}: its screen shows what they would.`),
  );
}

function chooseCards(setup) {
  const choice = (value, name) =>
    h(
      "button",
      { type: "button", dataset: { act: "cards", value }, "aria-pressed": String(setup.cards === value) },
      name,
    );
  return h(
    "fieldset.start-cards",
    {},
    h("legend", {}, "Cards"),
    h("div.segments", {}, choice("real", "Real cards"), choice("virtual", "Virtual cards")),
    setup.cards === "virtual" &&
      h("p.quiet.small", {}, "Everybody plays on a phone, or hands this screen on. Bots fill empty seats."),
  );
}
