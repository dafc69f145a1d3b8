// The table page, for a tablet or a TV.

/** @import { TableLink } from "../types.d.ts" */

import { h } from "../dom.js";
import { SpinningTray } from "../hand/spinning.js";
import { hasGame, hasTable } from "../link.js";
import { startPage } from "../shell.js";
import { board } from "./board.js";
import { follow, show } from "./live.js";
import { virtualBoard } from "./virtual.js";
import { waiting } from "./waiting.js";

const { link, main } = startPage({ here: "/table", watch: ["tray"] });
const root = main.appendChild(h("div.table-root"));
const tray = new SpinningTray(link, { watches: true });
main.append(tray.element);

function draw() {
  show(root, hasTable(link) ? whole(link) : waiting(link));
  tray.show();
}

/** @param {TableLink} link */
function whole(link) {
  return hasGame(link) && !link.table.match.ended ? virtualBoard(link, draw) : board(link);
}

follow(link, draw);
