// The referee page: big buttons for a thumb.

/** @import { Chosen } from "./panel.js" */

import { hasTable } from "../link.js";
import { startPage } from "../shell.js";
import { findEdition } from "../table/editions.js";
import { follow, listen, show } from "../table/live.js";
import { waiting } from "../table/waiting.js";
import { refereeActs } from "./acts.js";
import { panel } from "./panel.js";

const { link, main } = startPage({ here: "/referee" });
/** @type {Chosen} */
const own = { spinner: null };

function draw() {
  show(main, hasTable(link) ? panel(link, own) : waiting(link));
}

follow(link, draw);
listen(main, refereeActs(link, own, draw, findEdition));
