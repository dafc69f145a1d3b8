// The cheat sheets: all editions to choose from, or one of them on one page.

import { h, within } from "../lib/dom.js";
import { allEditions } from "../lib/editions.js";
import { loadNames } from "../lib/names.js";
import { reason, startPage } from "../lib/shell.js";
import { choice, sheet } from "./sheet.js";

const { main } = startPage({ here: "/cheat" });
const wanted = location.pathname.match(/^\/cheat\/([^/]+)/)?.[1];

try {
  const [editions, names] = await Promise.all([allEditions(), loadNames()]);
  const edition = editions.find((each) => each.id === wanted);
  if (edition) document.title = `${edition.name} · Tray Companion`;
  main.replaceChildren(...(edition ? sheet(edition, editions, names) : choice(editions, wanted)));
  main.querySelector(".cheat-nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
} catch (error) {
  main.replaceChildren(h("p.waiting", { role: "alert" }, reason(error)));
}

main.addEventListener("click", (event) => within(event, "[data-act=print]") && print());
