// "Break it on purpose": the fault switches of a simulated tray, by part, in words.

/** @import { Link } from "../link.js" */
/** @import { SwitchState } from "../messages.d.ts" */
/** @import { Names } from "../names.js" */
/** @import { EventOn } from "../types.d.ts" */

import { icon } from "../art.js";
import { fill, find, h } from "../dom.js";
import { byReel, capital } from "../names.js";
import { attempt, toast } from "../shell.js";

/** @param {Link} link @param {Names} names */
export function drawFaults(link, names) {
  /** What people call the parts of a tray. @type {Map<string, string>} */
  const parts = new Map(byReel(names.reels).map(([reel, { name }]) => [reel, name]));
  const count = h("span.count");
  const opener = h(
    "button.faults-opener",
    {
      type: "button",
      "aria-expanded": "false",
      "aria-controls": "faults",
      onclick: () => open(drawer.hidden === true),
    },
    icon("wrench"),
    h("span", {}, "Break it", h("span.rest", {}, " on purpose")),
    count,
  );
  const list = h("div.faults-list");
  const drawer = h(
    "section.faults",
    {
      id: "faults",
      hidden: true,
      "aria-label": "Break it on purpose",
      onkeydown: (event) => event.key === "Escape" && open(false),
    },
    h(
      "header",
      {},
      h("h2", {}, "Break it on purpose"),
      h("button.plain.icon", { type: "button", "aria-label": "Close", onclick: () => open(false) }, icon("close")),
    ),
    h("p.quiet", {}, "See what the tray does when a part fails. Nothing here can harm it."),
    list,
  );
  let drawn = "";

  /** @param {boolean} now @returns {void} */
  function open(now) {
    drawer.hidden = !now;
    opener.setAttribute("aria-expanded", String(now));
    if (!now) return opener.focus({ preventScroll: true });
    drawer.querySelector("button")?.focus({ preventScroll: true });
    // On a phone the drawer covers the lower half: what it breaks should be seen in the upper one.
    opener.closest(".tray")?.scrollIntoView();
  }

  /** @param {SwitchState} fault */
  function row({ name, what, once, on }) {
    const says = what[0].toUpperCase() + what.slice(1);
    if (once) {
      const act = async (/** @type {EventOn<HTMLButtonElement>} */ { currentTarget }) => {
        const done = await attempt(link.send({ type: "switch", name, on: true }), currentTarget);
        if (done) toast(`Done: ${what}.`);
      };
      return h(
        "div.fault",
        { dataset: { name } },
        h("span", {}, says),
        h("button", { type: "button", "aria-label": `${says}: do it once`, onclick: act }, on ? "Waits" : "Do it"),
      );
    }
    const change = async (/** @type {EventOn<HTMLInputElement>} */ { currentTarget }) => {
      const wanted = currentTarget.checked;
      if (!(await attempt(link.send({ type: "switch", name, on: wanted }), currentTarget)))
        currentTarget.checked = !wanted;
    };
    return h(
      "label.fault.switch",
      { dataset: { name } },
      h("span", {}, says),
      h("input", { type: "checkbox", role: "switch", checked: on, onchange: change }),
    );
  }

  return {
    opener,
    drawer,
    /** @param {SwitchState[]} switches */
    show(switches) {
      opener.hidden = switches.length === 0;
      if (opener.hidden) drawer.hidden = true;
      const now = JSON.stringify(switches);
      if (now === drawn) return;
      drawn = now;
      const on = switches.filter((each) => each.on).length;
      fill(count, on ? `${on} on` : "");
      count.hidden = !on;
      const held = switches.find(({ name }) => list.querySelector(`[data-name="${name}"]`)?.matches(":focus-within"));
      fill(
        list,
        [...byPart(switches)].map(([part, rows]) =>
          h("fieldset", {}, h("legend", {}, parts.get(part) ?? capital(part)), rows.map(row)),
        ),
      );
      if (held) find(`[data-name="${held.name}"] :is(input, button)`, list).focus();
    },
  };
}

/** @param {SwitchState[]} switches */
function byPart(switches) {
  /** @type {Map<string, SwitchState[]>} */
  const parts = new Map();
  for (const each of switches) parts.set(each.part, [...(parts.get(each.part) ?? []), each]);
  return parts;
}
