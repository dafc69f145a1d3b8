// The table page, for a tablet or a TV.

import { startPage } from "../shell.js";
import { board } from "./board.js";
import { follow, show } from "./live.js";
import { waiting } from "./waiting.js";

const { link, main } = startPage({ here: "/table" });

follow(link, () => {
  show(main, link.table ? board(link) : waiting(link));
});
