// The host's sheet: how to join, who was let in, and what each of them may do.

/** @import { requests, replies } from "./messages.d.ts" */
/** @import { TableLink } from "./types.d.ts" */

import { h } from "./dom.js";
import { joining } from "./joining.js";
import { mark } from "./marks.js";
import { confirm, openSheet } from "./sheet.js";

/** The square code for everybody; for the host also lock, code and devices. @param {TableLink} link */
export function showJoining(link) {
  /** @type {replies.KeyView[]} */
  let devices = [];
  const look = async () => {
    if (!link.isHost) return;
    devices = await link.ask("keys").catch(() => []);
    sheet.redraw();
  };
  /** @type {(request: Omit<requests.HostRequest, "id"|"type">, pressed: HTMLElement) => Promise<void>} */
  const host = async (request, pressed) => {
    await sheet.waitFor(link.send({ type: "host", ...request }), pressed, { stay: true });
    await look();
  };
  let typed = "";
  const sheet = openSheet(link, {
    title: "Join with a phone",
    draw: () => [
      joining(link.join, link.locked),
      link.isHost ? [tools(link, devices), list(link, devices)] : becomeHost(link, typed),
    ],
    acts: {
      lock: (_, pressed) => host({ act: link.locked ? "unlock" : "lock" }, pressed),
      code: async (_, pressed) => {
        const text = "Phones that came with the old code have to join again.";
        if (await confirm(link, { title: "New code?", text, yes: "New code" })) host({ act: "new-code" }, pressed);
      },
      "step-down": (_, pressed) => host({ act: "step-down" }, pressed),
      "ask-host": (_, pressed) => sheet.waitFor(link.send({ type: "become-host" }), pressed),
      "type-host": (code) => {
        typed = code;
      },
      "enter-host": (_, pressed) => sheet.waitFor(link.send({ type: "become-host", code: typed.trim() }), pressed),
      free: (player, pressed) => host({ act: "free", player }, pressed),
      "make-host": (key, pressed) => host({ act: "make-host", key }, pressed),
      "shut-out": async (key, pressed) => {
        const text = "The join code changes, so it cannot come back with the old one. Everybody else stays.";
        if (await confirm(link, { title: "Shut this device out?", text, yes: "Shut out" }))
          host({ act: "shut-out", key }, pressed);
      },
    },
  });
  look();
}

/** How somebody becomes host when the host is gone. @param {TableLink} link @param {string} typed */
function becomeHost(link, typed) {
  const { match } = link.table;
  const plays = match && !match.ended && match.players.some((each) => each.id === link.you.player);
  return h(
    "details.become-host",
    {},
    h("summary", {}, mark("crown"), h("span", {}, "Is the host gone?")),
    plays && [
      h("p.quiet", {}, "Everybody who plays is asked. If most agree and nobody says no, you are host after a minute."),
      h("button.wide", { type: "button", dataset: { act: "ask-host" } }, "Ask to be host"),
    ],
    h("p.quiet", {}, plays && "Or: ", "hold the tray’s nose, choose New host, and type the code that it shows."),
    h(
      "form.seat-code",
      { novalidate: true },
      h("label", { for: "host-code" }, "The tray’s code"),
      h("input", {
        id: "host-code",
        type: "text",
        autocomplete: "off",
        autocapitalize: "characters",
        spellcheck: "false",
        maxlength: 8,
        value: typed,
        dataset: { act: "type-host" },
      }),
      h("button.primary", { type: "submit", dataset: { act: "enter-host" } }, "Be host"),
    ),
  );
}

/** @param {TableLink} link @param {replies.KeyView[]} devices */
function tools(link, devices) {
  const others = devices.some((each) => each.role === "host" && each.key !== link.you.key);
  return h(
    "div.host-tools",
    {},
    h(
      "button",
      { dataset: { act: "lock" }, "aria-pressed": String(link.locked) },
      mark("lock"),
      link.locked ? "Unlock: all may act" : "Lock: only hosts act",
    ),
    h("button", { dataset: { act: "code" } }, mark("join"), "New code"),
    others && h("button", { dataset: { act: "step-down" } }, mark("crown"), "Stop being host"),
  );
}

/** @param {TableLink} link @param {replies.KeyView[]} devices */
function list(link, devices) {
  const weight = (/** @type {replies.KeyView} */ each) => 2 * Number(each.here) + Number(each.player !== null);
  const others = devices.filter((each) => each.key !== link.you.key).sort((a, b) => weight(b) - weight(a));
  return (
    others.length > 0 && [
      h("h3", {}, "Devices"),
      h(
        "ul.devices",
        {},
        others.map((each) => device(link, each)),
      ),
    ]
  );
}

/** @param {TableLink} link @param {replies.KeyView} device */
function device({ table, roster }, { key, role, player, here, seen }) {
  const name = [...(table.match?.players ?? []), ...roster].find((each) => each.id === player)?.name;
  return h(
    "li.device",
    { "data-key": key },
    h(
      "span.device-who",
      {},
      h("b", {}, name ?? "Nobody’s phone"),
      h(
        "span.quiet.small",
        {},
        [role === "host" && "host", here ? "here now" : `last seen ${day(seen)}`].filter(Boolean).join(", "),
      ),
    ),
    h(
      "span.row",
      {},
      player && h("button", { dataset: { act: "free", value: player }, title: "Another phone may be theirs" }, "Free"),
      role !== "host" && h("button", { dataset: { act: "make-host", value: key } }, "Make host"),
      h("button", { dataset: { act: "shut-out", value: key } }, "Shut out"),
    ),
  );
}

/** @param {string} time */
function day(time) {
  return new Date(time).toLocaleString([], {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}
