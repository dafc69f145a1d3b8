// The form that starts a match: edition, cards, who plays, and what was agreed on. One big button.

import { art, icon } from "../art.js";
import { h } from "../dom.js";
import { keep, recall } from "../kept.js";
import { attempt, shake, toast } from "../shell.js";
import { listen, show } from "../table/live.js";
import { editionMark, mark } from "../table/marks.js";
import { FEWEST, LONGEST_NAME, MOST, asCommand, cannotSit, freeName, moved, newSetup, sits } from "./draft.js";
import { options } from "./options.js";

/**
 * Fills `root` with the form. `virtual()` says whether this companion deals virtual cards.
 * @returns {{draw: () => void}}
 */
export function startForm(root, link, editions, { virtual, started, cancel }) {
  let setup = newSetup(link.table, editions, recall("last-setup"));
  const edition = () => editions.find((each) => each.id === setup.edition);
  const change = (changes) => {
    setup = { ...setup, ...changes };
    draw();
  };
  const option = (name, value) => change({ options: { ...setup.options, [name]: value } });

  function draw() {
    show(root, form(link, editions, edition(), setup, virtual(), cancel !== null));
  }

  function typed() {
    return root.querySelector("#new-name").value.trim().replace(/\s+/g, " ");
  }

  function add(name, pressed) {
    const field = root.querySelector("#new-name");
    const why = cannotSit(setup.players, name);
    root.querySelector("#new-name-why").textContent = why;
    field.setAttribute("aria-invalid", String(why !== ""));
    if (why) return shake(pressed);
    field.value = "";
    change({ players: [...setup.players, name] });
    return undefined;
  }

  listen(root, {
    edition: (id) => change({ edition: id }),
    cards: (cards) => change({ cards }),
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
    number: (value, field) =>
      option(field.name, Math.max(Number(field.min), Math.trunc(Number(value)) || Number(field.min))),
    choice: (value, field) => option(field.name, value),
    switch: (on, field) => option(field.name, on),
    house: (text, field) => {
      const rules = [...setup.houseRules];
      rules[Number(field.name)] = text;
      setup = { ...setup, houseRules: Array.from(rules, (rule) => rule ?? "") };
    },
    cancel: () => cancel?.(),
    start: async (_, pressed) => {
      if (setup.players.length < FEWEST) {
        shake(pressed);
        toast(`It takes ${FEWEST} to play: add somebody.`, "bad");
        return;
      }
      if (await attempt(link.do(asCommand(setup, edition())), pressed)) {
        keep("last-setup", { edition: setup.edition, options: setup.options, tracker: setup.tracker });
        started();
      }
    },
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target.id !== "new-name") return;
    event.preventDefault();
    add(typed(), event.target);
  });
  draw();
  return { draw };
}

function form(link, editions, edition, setup, virtual, running) {
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
    virtual && chooseCards(setup),
    choosePlayers(link.table.roster, setup),
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

function inShort(edition, setup) {
  const value = (name) => setup.options[name] ?? edition.options.find((each) => each.name === name).default;
  const aim = { standard: `to ${value("target")}`, low: `lowest wins at ${value("target")}`, none: "no points" }[
    value("scoring")
  ];
  return `${aim}, turns ${setup.tracker ? "followed" : "not followed"}`;
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

/** This tray cannot do the edition's spins. */
function lacking(tray, edition) {
  if (!edition.spinner || tray.kinds.includes(edition.spinner)) return null;
  const reels = edition.spinner === "wheel" ? "no wheel" : "no eyes";
  return h(
    "p.notice",
    { role: "status" },
    mark("hand"),
    h("span", {}, `This tray has ${reels}: turn some by hand and tell the referee page what they show.`),
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
    h("div.segments", {}, choice("real", "Real cards"), choice("virtual", "On phones")),
  );
}

function choosePlayers(roster, setup) {
  const away = roster.filter((each) => !sits(setup.players, each.name)).slice(0, 12);
  return h(
    "fieldset.start-players",
    {},
    h(
      "legend",
      {},
      "Players",
      h("span.quiet.small", {}, ` ${setup.players.length} of ${MOST}, in the order of the seats`),
    ),
    h(
      "ol.players",
      {},
      setup.players.map((name, index) => player(setup.players, name, index)),
    ),
    setup.players.length < MOST && [
      h(
        "div.newcomer-line",
        {},
        h("label.visually-hidden", { for: "new-name" }, "Name of another player"),
        h("input", {
          id: "new-name",
          type: "text",
          maxlength: LONGEST_NAME,
          autocomplete: "off",
          autocapitalize: "words",
          enterkeyhint: "done",
          placeholder: "Name",
          "aria-describedby": "new-name-why",
        }),
        h("button.add", { type: "button", dataset: { act: "add" } }, icon("plus"), "Add"),
      ),
      h("p.why", { id: "new-name-why", role: "alert" }),
      away.length > 0 &&
        h(
          "div.row.roster",
          { role: "group", "aria-label": "Played here before" },
          away.map((each) =>
            h(
              "button",
              { type: "button", "data-key": each.id, dataset: { act: "add", value: each.name } },
              icon("plus"),
              each.name,
            ),
          ),
        ),
    ],
  );
}

function player(names, name, index) {
  const step = (by, words, picture) =>
    h(
      "button.plain.icon",
      {
        type: "button",
        dataset: { act: "move", value: `${index} ${by}` },
        disabled: names[index + by] === undefined,
        "aria-label": `${name}: ${words}`,
      },
      icon(picture),
    );
  return h(
    "li.player",
    { "data-key": `player-${name}` },
    h("span.player-seat.number", { "aria-hidden": "true" }, index + 1),
    h("span.player-name", {}, name),
    step(-1, "one seat earlier", "up"),
    step(1, "one seat later", "down"),
    h(
      "button.plain.icon",
      { type: "button", dataset: { act: "remove", value: index }, "aria-label": `Remove ${name}` },
      mark("remove"),
    ),
  );
}
