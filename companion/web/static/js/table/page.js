// The table page, for a tablet or a TV.

/** @import { TableLink } from "../lib/types.d.ts" */

import { Stages } from "../cards/stage.js";
import { find, h } from "../lib/dom.js";
import { hasGame, hasTable } from "../lib/link.js";
import { follow, show } from "../lib/live.js";
import { meanwhile } from "../lib/meanwhile.js";
import { startPage } from "../lib/shell.js";
import { SpinningTray } from "../lib/tray/spinning.js";
import { voiceButton } from "../lib/tray/voice.js";
import { waiting } from "../lib/waiting.js";
import { board } from "./board.js";
import { deckOf, virtualBoard } from "./virtual.js";

const { link, main } = startPage({ here: "/table", watch: ["tray"] });
const root = main.appendChild(h("div.table-root"));
const tray = new SpinningTray(link, { watches: true });
main.append(tray.element, meanwhile(link));
const stages = new Stages(link, root, draw);
find(".frame .tools").prepend(voiceButton());

function draw() {
  stages.look();
  show(root, hasTable(link) ? whole(link) : waiting(link));
  if (hasGame(link)) stages.play(deckOf(link.table.match.edition, draw));
  tray.show();
}

/** @param {TableLink} link */
function whole(link) {
  return hasGame(link) && !link.table.match.ended ? virtualBoard(link, stages, draw) : board(link);
}

follow(link, draw);
