// Joining with a phone: the code came with the link; say who you are, or just watch.

/** @import { TableLink } from "../lib/types.d.ts" */

import { h } from "../lib/dom.js";
import { hasTable } from "../lib/link.js";
import { follow, listen, show } from "../lib/live.js";
import { nameButtons } from "../lib/referee/picking.js";
import { attempt, startPage } from "../lib/shell.js";
import { waiting } from "../lib/waiting.js";

const { link, main } = startPage({ here: "/j" });

follow(link, () => {
  const { match } = link.table ?? {};
  if (match?.cards === "virtual" && !match.ended) location.replace("/hand");
  show(main, hasTable(link) ? welcome(link) : waiting(link));
});

listen(main, {
  pick: async (player, pressed) => {
    if (await attempt(link.send({ type: "iam", player }), pressed)) goOn();
  },
  watch: goOn,
});

function goOn() {
  location.replace("/referee");
}

/** @param {TableLink} link */
function welcome(link) {
  const people = link.table.match?.players.filter((each) => !each.bot) ?? link.roster;
  return h(
    "section.card.welcome",
    {},
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h("h1", {}, "You are at the table"),
    people.length > 0
      ? [h("p.quiet", {}, "Who are you?"), nameButtons(people, { chosen: link.you.player ?? "" })]
      : h("p.quiet", {}, "Nobody has sat down yet: start a match and say who plays."),
    h("button.big.wide", { dataset: { act: "watch" } }, people.length > 0 ? "None of these, go on" : "Go on"),
  );
}
