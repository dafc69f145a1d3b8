// The form that starts a match: edition, cards, who plays, and what was agreed on. One big button.

/** @import { EditionView, LobbyGuest, MatchView, TableView, replies } from "../lib/messages.d.ts" */
/** @import { Names } from "../lib/names.js" */
/** @import { TableLink } from "../lib/types.d.ts" */
/** @import { Setup } from "./draft.js" */

import { field, h } from "../lib/dom.js";
import { listen, show } from "../lib/live.js";
import { guestsOf } from "../lib/lobby.js";
import { mark } from "../lib/marks.js";
import { attempt, shake, toast } from "../lib/shell.js";
import { recall, store } from "../lib/storage.js";
import {
  asCommand,
  cannotSit,
  FEWEST,
  freeName,
  MOST,
  moved,
  newSetup,
  nextKind,
  numbered,
  optionValue,
  sits,
  withoutBots,
} from "./draft.js";
import { options } from "./options.js";
import { choosePace } from "./pace.js";
import { choosePlayers } from "./players.js";
import { chooseEdition, playNow, yourName } from "./quick.js";
import { againstBots, botNames, startHere } from "./seating.js";

/**
 * Fills `root` with the form.
 * @param {HTMLElement} root @param {TableLink} link @param {EditionView[]} editions @param {Names} names
 * @param {{started: () => void, dealt: () => void, cancel: (() => void)|null}} then started: with real cards;
 *   dealt: with virtual ones, and this device has its seats
 */
export function startForm(root, link, editions, names, { started, dealt, cancel }) {
  let myName = recall("my-name") ?? link.roster[0]?.name ?? freeName([]);
  let setup = newSetup(link, editions, names.bots, recall("last-setup"));
  /** The name of whoever sits here, as it stands among the players. */
  let seated = setup.players[0];
  const edition = () => editions.find((each) => each.id === setup.edition) ?? editions[0];
  /** Why the name that was typed cannot sit down; it stands there until something is done about it. */
  let whyNot = "";
  /** Whether a press on a name of somebody who played here has it forgotten. */
  let forgets = false;
  /** The names of those who came with a phone, by device, as they stand among the players. @type {Map<string, string>} */
  const phones = new Map();

  /** Whoever comes with a phone sits down here by themselves, under the name that they have now. */
  function followLobby() {
    const guests = new Map(guestsOf(link).map((each) => [each.device, each.name]));
    if (!phones.size && guests.size && untouched()) {
      const me = recall("my-name");
      setup = { ...setup, cards: "virtual", players: me ? [me] : [], bots: {} };
    }
    const others = setup.players.filter((name) => ![...phones.values()].includes(name) || guestIs(guests, name));
    const players = setup.players
      .map((name) => renamed(phones, guests, name))
      .filter((name, seat) => others.includes(setup.players[seat]) || guestIs(guests, name));
    for (const name of guests.values()) if (!sits(players, name) && players.length < MOST) players.push(name);
    phones.clear();
    for (const [device, name] of guests) phones.set(device, name);
    const bots = { ...setup.bots };
    for (const name of guests.values()) bots[name] = "";
    setup = { ...setup, players, bots };
  }

  const change = (/** @type {Partial<Setup>} */ changes) => {
    setup = { ...setup, ...changes };
    whyNot = "";
    draw();
  };
  /** @type {(name: string, value: Setup["options"][string]) => void} */
  const option = (name, value) => change({ options: { ...setup.options, [name]: value } });
  let starting = false;

  /**
   * Two taps start one match. Once it has started, this form is done.
   * @param {() => Promise<unknown>} request @param {HTMLElement} pressed
   */
  async function begin(request, pressed) {
    if (starting) return false;
    starting = true;
    starting = await attempt(request(), pressed);
    return starting;
  }

  function draw() {
    if (lobbyChanged(phones, guestsOf(link))) followLobby();
    show(root, form(link, editions, edition(), setup, { myName, whyNot, forgets, running: cancel !== null }));
  }

  /** Whether nobody has changed who plays yet. */
  function untouched() {
    return (
      !link.table.match &&
      !link.roster.length &&
      setup.players.every((name) => name === seated || /^Player \d+$/.test(name))
    );
  }

  /** Whoever says their name plays under it, unless they sit there already. */
  function sitDown() {
    const [first, ...others] = setup.players;
    if (!myName || !untouched() || first !== seated || sits(others, myName)) return;
    seated = myName;
    change({ players: [myName, ...others], bots: { ...setup.bots, [myName]: "" } });
  }

  function addBot() {
    const [name = freeName(setup.players)] = botNames(setup.players, 1);
    change({ players: [...setup.players, name], bots: { ...setup.bots, [name]: "easy" } });
  }

  function youAndBots() {
    const { players } = againstBots(setup.edition, myName || freeName([]));
    return {
      players: players.map((each) => each.name),
      bots: Object.fromEntries(players.map((each) => [each.name, each.bot ?? ""])),
    };
  }

  function typed() {
    const name = root.querySelector("input#new-name") ? field("new-name").value : "";
    return name.trim().replace(/\s+/g, " ");
  }

  /** @param {string} name @param {HTMLElement} pressed */
  function add(name, pressed) {
    whyNot = cannotSit(setup.players, name);
    if (whyNot) {
      draw();
      if (sits(setup.players, name)) field("new-name").value = numbered(setup.players, name);
      shake(pressed);
      return false;
    }
    field("new-name").value = "";
    // A bot of this name may have sat here before.
    change({ players: [...setup.players, name], bots: { ...setup.bots, [name]: "" } });
    return true;
  }

  listen(root, {
    edition: (id) => change({ edition: id }),
    cards: (/** @type {MatchView["cards"]} */ cards) => {
      if (cards === "real") change({ cards, ...withoutBots(setup) });
      else change({ cards, ...(untouched() ? youAndBots() : {}) });
    },
    kind: (name) => change({ bots: { ...setup.bots, [name]: nextKind(names.bots, setup.bots[name]) } }),
    "add-bot": addBot,
    "my-name": (name) => {
      myName = name.trim().replace(/\s+/g, " ");
      store("my-name", myName || null);
      sitDown();
    },
    quick: async (_, pressed) => {
      if (await begin(() => startHere(link, againstBots(setup.edition, myName || freeName([]))), pressed)) dealt();
    },
    add: (/** @type {string|undefined} */ name, pressed) => add(name ?? (typed() || freeName(setup.players)), pressed),
    move: (value) => {
      const [index, step] = value.split(" ").map(Number);
      change({ players: moved(setup.players, index, step) });
      const same = root.querySelector(`.player [data-act="move"][data-value="${index + step} ${step}"]:not(:disabled)`);
      if (same instanceof HTMLElement) same.focus();
    },
    forgets: () => {
      forgets = !forgets;
      draw();
    },
    forget: (player, pressed) => attempt(link.do({ do: "forget", player }), pressed),
    remove: (index) => change({ players: setup.players.filter((_, at) => at !== Number(index)) }),
    tracker: (_, /** @type {HTMLInputElement} */ field) => change({ tracker: field.checked }),
    number: (value, /** @type {HTMLInputElement} */ field) => option(field.name, asNumber(value, field)),
    choice: (value, /** @type {HTMLSelectElement} */ field) => option(field.name, value),
    switch: (_, /** @type {HTMLInputElement} */ field) => option(field.name, field.checked),
    house: (text, /** @type {HTMLInputElement} */ field) => {
      const rules = [...setup.houseRules];
      rules[Number(field.name)] = text;
      setup = { ...setup, houseRules: Array.from(rules, (rule) => rule ?? "") };
    },
    pace: (/** @type {TableView["pace"]} */ pace, field) => attempt(link.do({ do: "choose-pace", pace }), field),
    cancel: () => cancel?.(),
    start: async (_, pressed) => {
      if (starting) return;
      // Whoever typed a name wants to play, even without a press on Add.
      if (typed() && !add(typed(), pressed)) {
        field("new-name").focus({ preventScroll: true });
        // On a phone the button lies over what is at the lower edge.
        field("new-name").scrollIntoView({ block: "center" });
        return;
      }
      if (phones.size > 0 && setup.cards === "virtual" && setup.players.length < FEWEST) addBot();
      if (setup.players.length < FEWEST) {
        shake(pressed);
        toast(`It takes ${FEWEST} to play: add somebody.`, "bad");
        return;
      }
      const virtual = setup.cards === "virtual";
      const command = asCommand(setup, edition());
      if (!(await begin(() => (virtual ? startHere(link, command) : link.do(command)), pressed))) return;
      store("last-setup", { edition: setup.edition, options: setup.options, tracker: setup.tracker });
      if (virtual) dealt();
      else started();
    },
  });
  // When somebody leaves a field, it shows the value that counts.
  root.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.act === "number")
      target.value = String(optionValue(edition(), setup, target.name));
  });
  root.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.id === "new-name" && whyNot) change({});
  });
  root.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (key !== "Enter" || !(target instanceof HTMLInputElement) || target.id !== "new-name") return;
    event.preventDefault();
    add(typed(), target);
  });
  sitDown();
  draw();
  return { draw };
}

/**
 * @param {TableLink} link @param {EditionView[]} editions @param {EditionView} edition @param {Setup} setup
 * @param {{myName: string, whyNot: string, forgets: boolean, running: boolean}} now
 */
function form(link, editions, edition, setup, { myName, whyNot, forgets, running }) {
  return h(
    "form.start.card",
    { novalidate: true, "aria-label": "Start a match" },
    h(
      "header.start-head",
      {},
      h("h1", {}, "What do we play?"),
      running && h("button.plain", { type: "button", dataset: { act: "cancel" } }, "Back to the table"),
    ),
    yourName(myName),
    chooseEdition(editions, edition),
    playNow(!link.mayAct),
    running &&
      h("p.quiet.small", {}, "The match that is being played will be broken off. Its scores stay in the history."),
    h(
      "details.start-together",
      // Where there is room, or where somebody asked for it, nobody has to open it first.
      { open: running || location.hash === "#new" || matchMedia("(min-width: 1000px)").matches },
      h(
        "summary",
        {},
        mark("people"),
        h("span", {}, "Play together"),
        h("span.quiet.small", {}, "real cards or phones"),
      ),
      lacking(link.tray, edition),
      chooseCards(setup),
      choosePlayers(link, setup, { whyNot, forgets }),
      setup.cards === "virtual" && choosePace(link),
      h(
        "details.start-more",
        {},
        h(
          "summary",
          {},
          mark("edit"),
          h("span", {}, "More options"),
          h("span.quiet.small", {}, inShort(edition, setup)),
        ),
        options(edition, setup),
      ),
      h(
        "button.primary.big.wide.start-go",
        { type: "submit", dataset: { act: "start" }, disabled: !link.mayAct },
        running ? "Start a new match" : "Start",
      ),
    ),
  );
}

/**
 * Undefined if nothing is typed: then the default of the edition counts.
 * @param {string} text @param {HTMLInputElement} field
 */
function asNumber(text, { min, max }) {
  if (text.trim() === "") return undefined;
  return Math.min(Number(max), Math.max(Number(min), Math.trunc(Number(text))));
}

/** @param {EditionView} edition @param {Setup} setup */
function inShort(edition, setup) {
  const [target, scoring] = ["target", "scoring"].map((name) => optionValue(edition, setup, name));
  const aim = scoring === "none" ? "no points" : scoring === "low" ? `lowest wins at ${target}` : `to ${target}`;
  return setup.cards === "virtual" ? aim : `${aim}, turns ${setup.tracker ? "followed" : "not followed"}`;
}

/** This tray has no reels for the edition's spins. @param {replies.TrayView} tray @param {EditionView} edition */
function lacking(tray, edition) {
  if (!edition.spinner || tray.kinds.includes(edition.spinner)) return null;
  return h(
    "p.notice",
    { role: "status" },
    mark("hand"),
    h("span", {}, `This tray has no ${edition.spinner}: its screen shows what they would.`),
  );
}

/** @param {Setup} setup */
function chooseCards(setup) {
  const choice = (/** @type {MatchView["cards"]} */ value, /** @type {string} */ name) =>
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

/** @param {Map<string, string>} known @param {LobbyGuest[]} guests */
function lobbyChanged(known, guests) {
  return known.size !== guests.length || guests.some((each) => known.get(each.device) !== each.name);
}

/** @param {Map<string, string>} guests @param {string} name */
function guestIs(guests, name) {
  return [...guests.values()].includes(name);
}

/** The name that somebody has now. @param {Map<string, string>} before @param {Map<string, string>} now @param {string} name */
function renamed(before, now, name) {
  const device = [...before].find(([, was]) => was === name)?.[0];
  return (device && now.get(device)) || name;
}
