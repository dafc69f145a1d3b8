// A match that is being set up: which edition, who plays in which order, what was agreed on.

/** @import { EditionView, MatchView, PersonView, SeatView, commands } from "../lib/messages.d.ts" */
/** @import { AgreedOptions, Stored, TableLink } from "../lib/types.d.ts" */

/** How strong a bot is; empty for a person. @typedef {string} Bot */

/**
 * @typedef {object} Setup
 * @property {string} edition
 * @property {MatchView["cards"]} cards
 * @property {string[]} players their names, in the order of the seats
 * @property {Record<string, Bot>} bots by name
 * @property {AgreedOptions} options
 * @property {string[]} houseRules
 * @property {boolean} tracker
 */

export const FEWEST = 2;
export const MOST = 10;
export const LONGEST_NAME = 24;

/**
 * What the form offers at first: the last match again if there was one, else what this device chose last.
 * @param {Pick<TableLink, "table"|"roster">} link @param {EditionView[]} editions @param {string[]} strengths
 * @param {Stored["last-setup"]|null} [chosen]
 * @returns {Setup}
 */
export function newSetup({ table, roster }, editions, strengths, chosen = null) {
  const last = table.match ?? chosen;
  const edition = (editions.find((each) => each.id === last?.edition) ?? editions[0]).id;
  return {
    edition,
    cards: table.match?.cards ?? "real",
    players: table.match ? seated(table.match) : usual(roster),
    bots: Object.fromEntries((table.match?.players ?? []).map((each) => [each.name, kindOf(each, strengths)])),
    options: last?.edition === edition ? { ...last.options } : {},
    houseRules: [],
    tracker: last?.tracker ?? false,
  };
}

/** Bots are offered again only with virtual cards: they cannot hold real ones. @param {MatchView} match */
function seated(match) {
  return match.players.filter((each) => !each.bot || match.cards === "virtual").map((each) => each.name);
}

/** @param {PersonView[]} roster */
function usual(roster) {
  return enough(roster.slice(0, 4).map((each) => each.name));
}

/** @param {string[]} people */
function enough(people) {
  const names = [...people];
  while (names.length < FEWEST) names.push(freeName(names));
  return names;
}

/** The setup for real cards, which bots cannot play. @param {Setup} setup @returns {Partial<Setup>} */
export function withoutBots({ players, bots }) {
  return { players: enough(players.filter((name) => !bots[name])), bots: {} };
}

/** "Player 3" if the third seat is the next. @param {string[]} names */
export function freeName(names) {
  for (let number = names.length + 1; ; number += 1) {
    if (!sits(names, `Player ${number}`)) return `Player ${number}`;
  }
}

/** "Anna 2" if there is an Anna. @param {string[]} names @param {string} name */
export function numbered(names, name) {
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const offered = name.slice(0, LONGEST_NAME - end.length).trimEnd() + end;
    if (!sits(names, offered)) return offered;
  }
}

/** @param {string[]} names @param {string} name */
export function sits(names, name) {
  return names.some((each) => each.toLocaleLowerCase() === name.toLocaleLowerCase());
}

/**
 * Why somebody of this name cannot sit down, in one sentence; empty if they can.
 * @param {string[]} names @param {string} name
 */
export function cannotSit(names, name) {
  if (!name) return "Type a name first.";
  if (name.length > LONGEST_NAME) return `A name has at most ${LONGEST_NAME} letters.`;
  if (sits(names, name)) return `${name} sits here already. How about ${numbered(names, name)}?`;
  return names.length >= MOST ? `There are ${MOST} seats, and all are taken.` : "";
}

/**
 * The names with one of them a seat earlier (-1) or later (1).
 * @param {string[]} names @param {number} index @param {number} step
 */
export function moved(names, index, step) {
  const other = [...names];
  [other[index], other[index + step]] = [other[index + step], other[index]];
  return other;
}

/**
 * What the table has agreed on, or else the default of the edition.
 * @param {EditionView} edition @param {Setup} setup @param {string} name
 */
export function optionValue(edition, setup, name) {
  return setup.options[name] ?? edition.options.find((each) => each.name === name)?.default ?? "";
}

/**
 * The setup as a command to the table, with only those options that differ from the edition's defaults.
 * @param {Setup} setup @param {EditionView} edition @returns {commands.StartMatch}
 */
export function asCommand(setup, edition) {
  /** @type {commands.StartMatch["options"]} */
  const options = {};
  for (const { name, default: usual } of edition.options) {
    const value = setup.options[name];
    if (value !== undefined && value !== usual) options[name] = value;
  }
  return {
    do: "start-match",
    edition: setup.edition,
    players: setup.players.map((name) => player(setup, name)),
    cards: setup.cards,
    options,
    house_rules: houseRules(setup, edition),
    tracker: setup.tracker,
  };
}

/** @param {Setup} setup @param {string} name */
function player(setup, name) {
  const bot = setup.cards === "virtual" && setup.bots[name];
  return bot ? { name, bot } : { name };
}

/** @param {SeatView} player @param {string[]} strengths @returns {Bot} */
function kindOf({ bot }, strengths) {
  return strengths.find((strength) => strength === bot) ?? "";
}

/**
 * Who plays next for a seat when its button is pressed: a person, then each bot.
 * @param {string[]} strengths @param {Bot} [bot] @returns {Bot}
 */
export function nextKind(strengths, bot = "") {
  /** @type {Bot[]} */
  const kinds = ["", ...strengths];
  return kinds[(kinds.indexOf(bot) + 1) % kinds.length];
}

/**
 * One for each card, in order, up to the last that has a text.
 * @param {Setup} setup @param {EditionView} edition
 */
function houseRules(setup, edition) {
  const texts = setup.houseRules.slice(0, edition.house_cards).map((text) => text.trim());
  return texts.slice(0, texts.findLastIndex(Boolean) + 1).map((text) => ({ text }));
}
