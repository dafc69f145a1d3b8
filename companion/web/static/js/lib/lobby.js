// The lobby: who came with a phone and waits for the next match, around the sponge.

/** @import { Link } from "./link.js" */
/** @import { LobbyGuest } from "./messages.d.ts" */

import { badge } from "./creatures.js";
import { h } from "./dom.js";

/** @param {Link} link @returns {LobbyGuest[]} */
export const guestsOf = (link) => link.table?.lobby ?? [];

/** This device's own place in the lobby, if it has one. @param {Link} link */
export function ownPlace(link) {
  return guestsOf(link).find((each) => each.device === link.you.key) ?? null;
}

/** Everybody around the sponge. @param {Link} link */
export function aroundSponge(link) {
  const guests = guestsOf(link);
  return h(
    "div.lobby",
    { dataset: { many: guests.length > 6 ? "yes" : "no" } },
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h(
      "ul.lobby-guests",
      { "aria-label": "Who plays in the next match" },
      guests.map((guest, place) => {
        const angle = (2 * Math.PI * place) / guests.length;
        return h(
          "li.lobby-guest",
          {
            "data-key": guest.device,
            style: { left: `${50 + 38 * Math.sin(angle)}%`, top: `${50 - 38 * Math.cos(angle)}%` },
          },
          badge(guest),
          h("span.lobby-name", {}, guest.name),
        );
      }),
    ),
  );
}
