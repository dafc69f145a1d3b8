// The tray alone on its page.

import { h } from "../lib/dom.js";
import { startPage } from "../lib/shell.js";
import { mountTray } from "../lib/tray/tray.js";

const { link, main } = startPage({ here: "/tray", watch: ["tray"] });
const tray = h("div");
main.append(h("h1.visually-hidden", {}, "The tray"), tray);
mountTray(tray, link);
