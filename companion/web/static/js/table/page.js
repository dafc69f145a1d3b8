// The table page, for a tablet or a TV.

import { h } from "../dom.js";
import { SpinningTray } from "../hand/spinning.js";
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
  show(root, link.table ? whole() : waiting(link));
  tray.show();
}

function whole() {
  const { match, game } = link.table;
  return game && !match.ended ? virtualBoard(link, draw) : board(link);
}

follow(link, draw);
