// The tray alone on its page.

import { startPage } from "../shell.js";
import { mountTray } from "./tray.js";

const { link, main } = startPage({ here: "/tray", watch: ["tray"] });
mountTray(main, link);
