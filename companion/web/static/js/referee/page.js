// The referee page: big buttons for a thumb.

/** @import { Chosen } from "../lib/referee/acts.js" */

import { findEdition } from "../lib/editions.js";
import { hasTable } from "../lib/link.js";
import { follow, listen, show } from "../lib/live.js";
import { refereeActs } from "../lib/referee/acts.js";
import { startPage } from "../lib/shell.js";
import { waiting } from "../lib/waiting.js";
import { panel } from "./panel.js";

const { link, main } = startPage({ here: "/referee" });
/** @type {Chosen} */
const own = { spinner: null };

function draw() {
  show(main, hasTable(link) ? panel(link, own) : waiting(link));
}

follow(link, draw);
listen(main, refereeActs(link, own, draw, findEdition));
