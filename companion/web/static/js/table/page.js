// The table page, for a tablet or a TV.

import { h } from "../dom.js";
import { startPage } from "../shell.js";
import { board } from "./board.js";
import { follow, show } from "./live.js";

const { link, main } = startPage({ here: "/table" });

follow(link, () => {
  show(main, link.table ? board(link) : h("p.waiting.quiet", { role: "status" }, "Looking for the table…"));
});
