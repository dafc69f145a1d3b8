// A game with virtual cards from this screen: bots for empty seats, and this device takes the seats of its people.

/** @import { Link } from "../lib/link.js" */
/** @import { commands } from "../lib/messages.d.ts" */

import { withMatch } from "../lib/link.js";

const BOTS = ["Coral", "Finn", "Shelly", "Kelp", "Marlin", "Urchin", "Otter", "Puffin", "Nori"];

/** Names for n bots, none of them taken. @param {string[]} taken @param {number} count */
export function botNames(taken, count) {
  const used = new Set(taken.map((name) => name.toLocaleLowerCase()));
  return BOTS.filter((name) => !used.has(name.toLocaleLowerCase())).slice(0, count);
}

/** You against three bots. @param {string} edition @param {string} name @returns {commands.StartMatch} */
export function againstBots(edition, name) {
  /** @type {commands.NewPlayer[]} */
  const bots = botNames([name], 3).map((each) => ({ name: each, bot: "easy" }));
  return { do: "start-match", edition, cards: "virtual", players: [{ name }, ...bots] };
}

/**
 * Starts a match with virtual cards and sits its people down at this screen.
 * @param {Link} link @param {commands.StartMatch} command
 */
export async function startHere(link, command) {
  // The table has to know before the deal who shares a screen, as it shows several hands.
  const here = command.players.flatMap((each, seat) => (each.bot ? [] : [seat]));
  await link.do({ ...command, here });
}

/**
 * One person gets the seat for good; several share the screen until they come with their own phones. Those who have
 * joined with a phone already keep their seats there.
 * @param {Link} link
 */
export async function sitHere(link) {
  const people = withMatch(link).table.match.players.filter((each) => !each.bot);
  const shared = people.length > 1;
  for (const { id: player } of people) {
    if (shared && link.present[player] === "here" && !link.you.players.includes(player)) continue;
    const sit = () => link.send({ type: "sit", player, code: null, lent: shared });
    try {
      await sit();
    } catch (error) {
      // A device of an earlier evening may still hold the seat.
      if (!link.isHost) throw error;
      await link.send({ type: "host", act: "free", player });
      await sit();
    }
  }
}
