// "Break it on purpose": the fault switches of a simulated tray, by part, in words.

import { icon } from "../art.js";
import { fill, h } from "../dom.js";
import { attempt, toast } from "../shell.js";
import { REEL_NAMES } from "./faces.js";

const PARTS = { ...REEL_NAMES, nose: "Nose", screen: "Screen" };

/** @param {import("../link.js").Link} link */
export function drawFaults(link) {
  const count = h("span.count");
  const opener = h(
    "button.faults-opener",
    { type: "button", "aria-expanded": "false", "aria-controls": "faults", onclick: () => open(drawer.hidden) },
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

  function open(now) {
    drawer.hidden = !now;
    opener.setAttribute("aria-expanded", String(now));
    if (!now) return opener.focus({ preventScroll: true });
    drawer.querySelector("button").focus({ preventScroll: true });
    // On a phone the drawer covers the lower half: what it breaks should be seen in the upper one.
    opener.closest(".tray").scrollIntoView();
  }

  function row({ name, what, once, on }) {
    const says = what[0].toUpperCase() + what.slice(1);
    if (once) {
      const act = async ({ currentTarget }) => {
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
    const change = async ({ currentTarget }) => {
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
    /** @param {{name: string, part: string, what: string, once: boolean, on: boolean}[]} switches */
    show(switches) {
      opener.hidden = switches.length === 0;
      if (opener.hidden) drawer.hidden = true;
      const now = JSON.stringify(switches);
      if (now === drawn) return;
      drawn = now;
      const on = switches.filter((each) => each.on).length;
      fill(count, on ? `${on} on` : "");
      count.hidden = !on;
      const held = list.contains(document.activeElement) ? document.activeElement.closest(".fault").dataset.name : null;
      fill(
        list,
        [...byPart(switches)].map(([part, rows]) =>
          h("fieldset", {}, h("legend", {}, PARTS[part] ?? part), rows.map(row)),
        ),
      );
      if (held) list.querySelector(`[data-name="${held}"]`)?.querySelector("input, button").focus();
    },
  };
}

function byPart(switches) {
  const parts = new Map();
  for (const each of switches) parts.set(each.part, [...(parts.get(each.part) ?? []), each]);
  return parts;
}
