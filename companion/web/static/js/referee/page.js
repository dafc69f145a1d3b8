// The referee page: big buttons for a thumb.

import { startPage } from "../shell.js";
import { findEdition } from "../table/editions.js";
import { follow, listen, show } from "../table/live.js";
import { waiting } from "../table/waiting.js";
import { refereeActs } from "./acts.js";
import { panel } from "./panel.js";

const { link, main } = startPage({ here: "/referee" });
const own = { spinner: null };

function draw() {
  show(main, link.table ? panel(link, own) : waiting(link));
}

follow(link, draw);
listen(main, refereeActs(link, own, draw, findEdition));
