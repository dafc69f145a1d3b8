// Sheets that let people pick one of a few: a player, a colour, faces.

/** @import { Command, EditionView, FaceView, MatchView, PersonView, ReelName } from "../messages.d.ts" */
/** @import { Names } from "../names.js" */
/** @import { Acts, Child, MatchLink } from "../types.d.ts" */

import { art, faceArt, lettered } from "../art.js";
import { h } from "../dom.js";
import { byReel } from "../names.js";
import { nameOf } from "../people.js";
import { openSheet } from "../sheet.js";

/**
 * Buttons with names, one a player. `note` says something small beside a name.
 * @param {PersonView[]} players
 * @param {{act?: string, chosen?: string|null, note?: (player: PersonView) => string}} [options]
 */
export function nameButtons(players, { act = "pick", chosen = null, note = () => "" } = {}) {
  return h(
    "div.names",
    {},
    players.map((each) =>
      h(
        "button.big",
        {
          "data-key": each.id,
          dataset: { act, value: each.id },
          "aria-pressed": chosen === null ? null : String(each.id === chosen),
        },
        h("span.names-name", {}, each.name),
        note(each) && h("span.small.quiet", {}, note(each)),
      ),
    ),
  );
}

/** The colours of the deck, to say which one was called. @param {MatchView} match @param {boolean} disabled */
export function colourButtons(match, disabled) {
  return h(
    "div.colours",
    { role: "group", "aria-label": "Colour called" },
    match.colours.map((colour) =>
      h(
        "button.colour-button",
        {
          dataset: { act: "colour", value: colour, colour },
          "aria-pressed": String(match.colour === colour),
          disabled,
        },
        art(`colour-${colour}`),
        h("span", {}, lettered(colour)),
      ),
    ),
  );
}

/**
 * Asks for a player and sends `command(id)`.
 * @param {MatchLink} link
 * @param {{
 *   title: string, text?: string, note?: (player: PersonView) => string, command: (id: string) => Command,
 *   more?: Child, acts?: Acts,
 * }} question
 */
function askPlayer(link, { title, text = "", note = () => "", command, more = null, acts = {} }) {
  const sheet = openSheet(link, {
    title,
    draw: () => [text && h("p.quiet", {}, text), nameButtons(link.table.match.players, { note }), more],
    acts: {
      pick: (id, pressed) => sheet.do(command(id), pressed),
      command: (value, pressed) => sheet.do(JSON.parse(value), pressed),
      ...acts,
    },
  });
  return sheet;
}

/** Who deals: the tray draws, or the table knows. @param {MatchLink} link */
export function askDealer(link) {
  askPlayer(link, {
    title: "Who deals?",
    text: "Let the tray draw, every seat equally likely, or name the dealer.",
    note: ({ id }) => (id === link.table.match.dealer ? "deals now" : ""),
    command: (player) => ({ do: "name-dealer", player }),
    more: h(
      "button.big.primary.wide",
      { dataset: { act: "command", value: '{"do":"draw-dealer"}' } },
      "The tray draws",
    ),
  });
}

/** Whose turn it is, if the tracker got it wrong. @param {MatchLink} link */
export function askTurn(link) {
  const { match } = link.table;
  askPlayer(link, {
    title: "Whose turn is it?",
    text: match.turn ? `The companion thinks it is the turn of ${nameOf(match, match.turn)}.` : "",
    note: ({ id }) => (id === match.turn ? "on turn" : ""),
    command: (to) => ({ do: "pass-turn", to }),
  });
}

/** Somebody forgot to call UNO: who, how many cards, and perhaps who saw it. @param {MatchLink} link */
export function askPenalty(link) {
  let cards = 2;
  /** @type {string|null} */
  let forgot = null;
  /** @type {string|null} */
  let caughtBy = null;
  const sheet = openSheet(link, {
    title: "Forgot to call UNO",
    draw: () => [
      h("p.quiet", {}, "Who forgot?"),
      nameButtons(link.table.match.players, { chosen: forgot ?? "" }),
      h("div.counter-line", {}, h("span", {}, "Cards to draw"), counter(cards, "cards", { less: cards > 1 })),
      h("label.field", {}, "Seen by", seenBy(link.table.match, caughtBy)),
      h(
        "button.big.primary.wide",
        { dataset: { act: "confirm" }, disabled: forgot === null },
        forgot === null ? "Say who forgot" : `${nameOf(link.table.match, forgot)} draws ${cards}`,
      ),
    ],
    acts: {
      cards: (step) => {
        cards = Math.max(1, Math.min(20, cards + Number(step)));
        sheet.redraw();
      },
      seen: (id) => {
        caughtBy = id || null;
      },
      pick: (player) => {
        forgot = player;
        sheet.redraw();
      },
      confirm: (_, pressed) =>
        forgot !== null && sheet.do({ do: "penalise-uno", player: forgot, cards, caught_by: caughtBy }, pressed),
    },
  });
}

/** @param {MatchView} match @param {string|null} chosen */
function seenBy(match, chosen) {
  return h(
    "select",
    { dataset: { act: "seen" } },
    h("option", { value: "", selected: chosen === null }, "Nobody in particular"),
    match.players.map((each) => h("option", { value: each.id, selected: each.id === chosen }, each.name)),
  );
}

/**
 * A number with a button on each side. `data-value` of the buttons is the step.
 * @param {number} number @param {string} act
 */
export function counter(number, act, { less = number > 0, more = true, label = "" } = {}) {
  return h(
    "span.counter",
    {},
    h(
      "button.counter-step",
      { dataset: { act, value: "-1" }, disabled: !less, "aria-label": `One less ${label}`.trim() },
      "−",
    ),
    h("output.number", {}, number),
    h(
      "button.counter-step",
      { dataset: { act, value: "1" }, disabled: !more, "aria-label": `One more ${label}`.trim() },
      "+",
    ),
  );
}

/**
 * Who spins this time. That does not change whose turn it is.
 * @param {MatchLink} link @param {string|null} chosen @param {(id: string) => void} pick
 */
export function askSpinner(link, chosen, pick) {
  const sheet = openSheet(link, {
    title: "Who spins?",
    draw: () => nameButtons(link.table.match.players, { chosen }),
    acts: {
      pick: (id) => {
        pick(id);
        sheet.close();
      },
    },
  });
}

/**
 * Somebody turned the reels by hand: which face does each of them show?
 * @param {MatchLink} link @param {EditionView} edition @param {Names} names @param {string|null} by
 */
export function askFaces(link, edition, names, by) {
  const reels = byReel(edition.faces);
  /** @type {Map<string, string>} */
  const picked = new Map();
  const sheet = openSheet(link, {
    title: "Turned by hand",
    draw: () => [
      reels.map(([reel, faces]) => [
        h("h3", {}, `The ${names.reels[reel].name.toLowerCase()} shows`),
        h(
          "div.faces",
          { role: "group" },
          faces.map((face) => faceButton(reel, face, picked.get(reel) === face.id)),
        ),
      ]),
      h(
        "button.big.primary.wide",
        { dataset: { act: "tell" }, disabled: reels.some(([reel]) => !picked.has(reel)) },
        "This is what they show",
      ),
    ],
    acts: {
      face: (value) => {
        const [reel, face] = value.split(" ");
        picked.set(reel, face);
        sheet.redraw();
      },
      tell: (_, pressed) =>
        sheet.do({ do: "tell-spin", faces: reels.map(([reel]) => picked.get(reel) ?? ""), by }, pressed),
    },
  });
}

/** @param {ReelName} reel @param {FaceView} face @param {boolean} chosen */
function faceButton(reel, face, chosen) {
  return h(
    "button.face-button",
    { dataset: { act: "face", value: `${reel} ${face.id}` }, "aria-pressed": String(chosen) },
    h("span.coin", { dataset: { face: face.id } }, faceArt(face.id)),
    h("span.small", {}, face.word),
  );
}
