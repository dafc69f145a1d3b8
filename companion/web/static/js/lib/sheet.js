// A sheet over a page that asks one question. It is drawn from data like the page, and shows refusals itself.

/** @import { Link } from "./link.js" */
/** @import { Command } from "./messages.d.ts" */
/** @import { Acts, Child } from "./types.d.ts" */

import { icon } from "./art.js";
import { h } from "./dom.js";
import { keepingFocus } from "./focus.js";
import { follow, listen, show } from "./live.js";
import { reason, shake, toast } from "./shell.js";

/**
 * Opens a sheet. `draw()` returns what is in it; it is drawn again when the table changes and on `redraw()`.
 * @param {Link} link
 * @param {{title: string, draw: () => Child, acts?: Acts, tall?: boolean, closed?: () => void}} content
 */
export function openSheet(link, { title, draw, acts = {}, tall = false, closed = () => {} }) {
  const body = h("div.sheet-body");
  const why = h("p.sheet-why", { role: "alert" });
  const dialog = h(
    tall ? "dialog.sheet.tall" : "dialog.sheet",
    { "aria-label": title },
    h(
      "header.sheet-head",
      {},
      h("h2", {}, title),
      h("button.plain.icon", { dataset: { act: "close" }, "aria-label": "Close" }, icon("close")),
    ),
    body,
    why,
  );
  let waits = false;
  const sheet = {
    redraw: () => keepingFocus(body, () => show(body, draw())),
    close: () => dialog.close(),
    /** Shows one sentence in the sheet, which stays there. @param {string} text @param {Element} [pressed] */
    refuse(text, pressed) {
      why.textContent = text;
      if (text && pressed) shake(pressed);
    },
    /**
     * Sends a command. Closes the sheet if it is granted, says why if it is refused.
     * @param {Command} command @param {Element} pressed @param {{stay?: boolean}} [then]
     */
    async do(command, pressed, then) {
      return sheet.waitFor(link.do(command), pressed, then);
    },
    /**
     * The same for a request that was sent already.
     * @param {Promise<unknown>} request @param {Element} pressed @param {{stay?: boolean}} [then]
     */
    async waitFor(request, pressed, { stay = false } = {}) {
      sheet.refuse("");
      waits = true;
      try {
        await request;
      } catch (error) {
        waits = false;
        sheet.refuse(reason(error), pressed);
        return false;
      }
      if (stay) waits = false;
      else dialog.close();
      return true;
    },
  };
  // One request at a time, so that a double tap sends one. Fields can be filled in meanwhile.
  const once = (/** @type {Acts[string]} */ act) => (/** @type {string} */ value, /** @type {HTMLElement} */ element) =>
    (waits && element.nodeName === "BUTTON") || act(value, element);
  const guarded = Object.entries(acts).map(([name, act]) => [name, once(act)]);
  listen(dialog, { close: sheet.close, ...Object.fromEntries(guarded) });
  // Selecting text in a field and releasing the pointer beside the sheet is a click there, but did not begin there.
  let beside = false;
  dialog.addEventListener("pointerdown", (event) => {
    beside = event.target === dialog;
  });
  dialog.addEventListener("click", (event) => event.target === dialog && beside && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  const leave = follow(link, sheet.redraw);
  dialog.addEventListener("close", () => {
    leave();
    dialog.remove();
    closed();
  });
  return sheet;
}

/** @typedef {ReturnType<typeof openSheet>} Sheet */

/**
 * Asks before something that is hard to undo. Resolves to whether the answer was yes.
 * The question closes when it no longer `holds`, so that nobody agrees to something else than they read.
 * @param {Link} link
 * @param {{title: string, text: Child, yes: string, danger?: boolean, holds?: () => boolean}} question
 * @returns {Promise<boolean>}
 * @param {MatchLink} link
 */
export function confirm(link, { title, text, yes, danger = true, holds = () => true }) {
  return new Promise((resolve) => {
    let meant = false;
    const sheet = openSheet(link, {
      title,
      draw: () => [
        h("p", {}, text),
        h(
          "div.sheet-answers",
          {},
          h("button.big", { dataset: { act: "close" } }, "No, go back"),
          h(danger ? "button.big.danger" : "button.big.primary", { dataset: { act: "yes" } }, yes),
        ),
      ],
      acts: {
        yes: () => {
          meant = true;
          sheet.close();
        },
      },
      closed: () => {
        leave();
        resolve(meant);
      },
    });
    const leave = link.on("change", () => {
      if (holds()) return;
      meant = false;
      leave();
      sheet.close();
      toast("Something has changed meanwhile: look again.");
    });
  });
}
