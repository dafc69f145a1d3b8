// The frame of every page: header, connection, theme, sound, toasts, and the door for strangers.

import { icon } from "./art.js";
import { ballotsOf } from "./ballots.js";
import { fill, h, within } from "./dom.js";
import { hasTable, Link } from "./link.js";
import { mark } from "./marks.js";
import { preferences } from "./preferences.js";
import { recall } from "./storage.js";

/**
 * Frames the page and opens its link. `main` is where the page goes; it stays hidden from strangers.
 * @param {{here: string, watch?: "tray"[]}} page
 */
export function startPage({ here, watch = [] }) {
  const invited = location.pathname.match(/^\/j\/([a-z0-9]{1,12})\/?$/i);
  const link = new Link({ watch, code: invited?.[1].toUpperCase() ?? null });
  const main = document.querySelector("main") ?? document.body.appendChild(h("main"));
  const offline = h("div.connection", { role: "status" });
  document.body.prepend(header(here), offline);
  main.before(ballotsOf(link, { attempt, toast }));
  const door = doorFor(link);
  const old = reloadCard();
  main.after(door, old);
  const showState = () => {
    document.documentElement.dataset.link = link.state;
    const why = link.reason || "The companion does not answer.";
    fill(offline, link.state === "offline" ? `${why} Trying again…` : "");
    door.hidden = link.state !== "stranger";
    old.hidden = link.state !== "outdated";
    main.hidden = !door.hidden || !old.hidden;
    // Once: a page that was never let in has just been loaded, and is still of another version.
    if (link.state === "outdated" && hasTable(link)) location.reload();
  };
  link.on("state", showState);
  link.on("objection", () => object(link, main));
  showState();
  return { link, main };
}

/** @param {string} here */
function header(here) {
  const theme = h("button.plain.icon", {
    type: "button",
    onclick: ({ currentTarget }) => changeTheme(currentTarget),
  });
  showTheme(theme);
  // If nobody has chosen a theme, theme.js has just followed the system.
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => showTheme(theme));
  // The server puts it into every page, and knows all pages.
  const nav = /** @type {HTMLElement} */ (document.getElementById("pages"));
  nav.hidden = false;
  const current = nav.querySelector(`a[href="${here}"]`);
  current?.setAttribute("aria-current", "page");
  const menu = h(
    "button.plain.icon.menu",
    { type: "button", "aria-label": "Pages", "aria-controls": "pages" },
    icon("menu"),
  );
  const open = (/** @type {boolean} */ now) => {
    nav.classList.toggle("open", now);
    menu.setAttribute("aria-expanded", String(now));
  };
  open(false);
  menu.addEventListener("click", () => open(!nav.classList.contains("open")));
  document.addEventListener("keydown", (event) => event.key === "Escape" && open(false));
  document.addEventListener("pointerdown", (event) => within(event, ".frame") || open(false));
  const name = current?.textContent;
  return h(
    "header.frame",
    {},
    h(
      "a.logo",
      { href: "/", "aria-label": `Tray Companion${name ? `, ${name}` : ""}: to the first page` },
      h("img", { src: "/art/sponge.svg", alt: "" }),
      h("span.product", {}, "Tray Companion"),
      name && h("span.page-name", {}, name),
    ),
    nav,
    h("div.tools", {}, here === "/table" && fullScreenButton(), soundButton(), theme, menu),
  );
}

/** For a TV; null where the browser has no such thing. */
function fullScreenButton() {
  if (!document.fullscreenEnabled) return null;
  const toggle = () =>
    document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  return h("button.plain.full-screen", { type: "button", onclick: toggle }, mark("fullscreen"), "Full screen");
}

function soundButton() {
  const button = h("button.plain.icon", {
    type: "button",
    onclick: () => preferences.set("sound", !preferences.sound),
  });
  const show = () => {
    const label = preferences.sound ? "Sound of this page is on" : "Sound of this page is off";
    button.setAttribute("aria-label", label);
    button.title = label;
    fill(button, icon(preferences.sound ? "sound" : "silent"));
  };
  preferences.onchange(show);
  show();
  return button;
}

/** @param {HTMLButtonElement} button */
function changeTheme(button) {
  const theme = document.documentElement.dataset.theme === "light" ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Then the choice lasts as long as the page.
  }
  showTheme(button);
}

/** @param {HTMLButtonElement} button */
function showTheme(button) {
  const light = document.documentElement.dataset.theme === "light";
  const label = light ? "Switch to the dark theme" : "Switch to the light theme";
  button.setAttribute("aria-label", label);
  button.title = label;
  fill(button, icon(light ? "dark" : "light"));
}

/** Where people who have not joined yet type the code that the tray shows. @param {Link} link */
function doorFor(link) {
  const why = h("p.why", { role: "alert" });
  const code = h("input", {
    id: "code",
    type: "text",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    required: true,
    "aria-describedby": "code-why",
  });
  why.id = "code-why";
  const join = h("button.primary.big", { type: "submit" }, "Join");
  const form = h(
    "form.stranger.card.stack",
    {
      hidden: true,
      onsubmit: (event) => {
        event.preventDefault();
        asked = true;
        link.enter(code.value);
      },
    },
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h("h1", {}, "Come to the table"),
    h("p.quiet", {}, "Type the five letters that the tray shows under Join, or scan its square code."),
    h("div.field", {}, h("label", { for: "code" }, "Code"), code, why),
    join,
  );
  let asked = /^\/j\//i.test(location.pathname);
  link.on("stranger", ({ reason, wait = 0, gone = false }) => {
    join.disabled = wait > 0;
    setTimeout(() => (join.disabled = false), wait * 1000);
    if (asked) {
      fill(why, reason);
      shake(form);
    }
    if (gone) return;
    code.value = "";
    code.focus();
  });
  return form;
}

/** For a page of another version than the companion, which loading it again did not mend. */
function reloadCard() {
  return h(
    "section.stranger.card.stack",
    { hidden: true, role: "alert" },
    h("img", { src: "/art/sponge.svg", alt: "" }),
    h("h1", {}, "The companion has changed"),
    h("p.quiet", {}, "This page does not fit it any more. Load the page again to go on."),
    h("button.primary.big", { type: "button", onclick: () => location.reload() }, "Reload"),
  );
}

/**
 * Warns that the history was changed since this device last saw it, until somebody confirms that they know.
 * @param {Link} link @param {HTMLElement} main
 */
function object(link, main) {
  document.querySelector(".objection")?.remove();
  const seen = recall("head");
  if (!seen) return;
  const card = h(
    "section.objection.card.bad.stack",
    { role: "alert" },
    h("h2", {}, "The history was changed"),
    h(
      "p",
      {},
      `This device remembers record ${seen.sequence} (${seen.hash.slice(0, 8).toUpperCase()}), and the table's journal no longer leads to it. `,
      "Perhaps it is another tray or a fresh journal; if not, somebody has written over what happened. The command “tray audit” tells more.",
    ),
    h(
      "button",
      {
        onclick: () => {
          link.acceptHistory();
          card.remove();
        },
      },
      "We know, go on from here",
    ),
  );
  main.before(card);
}

const toasts = h("div.toasts", { "aria-live": "polite" });

/** One sentence that goes away by itself. @param {string} text @param {""|"good"|"bad"} [tone] */
export function toast(text, tone = "") {
  if (!toasts.isConnected) document.body.append(toasts);
  for (const same of [...toasts.children].filter((each) => each.textContent === text)) same.remove();
  const line = h("div", { class: `toast ${tone}` }, text);
  toasts.append(line);
  while (toasts.children.length > 3) toasts.firstChild?.remove();
  setTimeout(() => line.remove(), 3000 + 60 * text.length);
}

/** @param {Element} element */
export function shake(element) {
  element.classList.remove("shake");
  void element.getBoundingClientRect();
  element.classList.add("shake");
  element.addEventListener("animationend", () => element.classList.remove("shake"), { once: true });
}

/**
 * Waits for a request. If it is refused, shakes what was pressed and says why. Resolves to whether it was granted.
 * @param {Promise<unknown>} request @param {Element} [pressed]
 */
export async function attempt(request, pressed) {
  try {
    await request;
    return true;
  } catch (error) {
    if (pressed) shake(pressed);
    toast(reason(error), "bad");
    return false;
  }
}

/** What went wrong, in words. @param {unknown} error */
export function reason(error) {
  return error instanceof Error ? error.message : String(error);
}
