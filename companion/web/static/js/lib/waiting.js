// Before anything is known of the table: the companion is being looked for, or does not answer.

/** @import { Link } from "./link.js" */

import { h } from "./dom.js";

/** @param {Link} link */
export function waiting(link) {
  const lost = link.state === "offline";
  return h(
    "section.card.empty.waiting",
    { role: "status" },
    h("img", { src: "/art/sponge.svg", alt: "", dataset: { asleep: lost ? "yes" : "no" } }),
    h("h1", {}, lost ? "The companion is out of reach" : "Looking for the table…"),
    lost && h("p", {}, "Is it switched on, and is this device in the same network? The page comes back by itself."),
  );
}
