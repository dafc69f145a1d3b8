// The tray in a page: the face or the wheel, its nose, screen, lights and sounds.

/** @import { IconName } from "../art.js" */
/** @import { Link } from "../link.js" */
/** @import { Spun, TableView, TrayKind, replies } from "../messages.d.ts" */
/** @import { EventOn } from "../types.d.ts" */

import { icon } from "../art.js";
import { fill, h } from "../dom.js";
import { insist } from "../live.js";
import { byKind, byReel, capital, loadNames } from "../names.js";
import { preferences } from "../preferences.js";
import { attempt } from "../shell.js";
import { drawEyes } from "./eyes.js";
import { drawFaults } from "./faults.js";
import { drawLights } from "./lights.js";
import { drawNose } from "./nose.js";
import { drawOutcome } from "./outcome.js";
import { Follower } from "./rolling.js";
import { drawScreen } from "./screen.js";
import { canSpeak, playTune, speak } from "./sound.js";
import { drawWheel } from "./wheel.js";
import { beckons, wordsFor } from "./words.js";

/**
 * @param {HTMLElement} element what the tray fills
 * @param {Link} link one that watches the tray
 * @param {{compact?: boolean, aloud?: boolean}} [options] compact: beside other things, not a page of its own;
 *   aloud: screen readers hear the outcome from here, not from the page around it
 */
export async function mountTray(element, link, { compact = false, aloud = true } = {}) {
  const names = await insist(link, loadNames);
  const reels = byReel(names.reels).map(([reel]) => reel);
  const followers = Object.fromEntries(reels.map((reel) => [reel, new Follower()]));
  const pictures = byKind(names.kinds).map(([kind, turning]) => {
    const picture = turning.length === 1 ? drawWheel(kind, names) : drawEyes(kind, names);
    return { kind, reels: turning, ...picture };
  });
  const nose = drawNose(link);
  const stage = h(
    "div.stage",
    {},
    pictures.map(({ element }) => element),
    nose,
  );
  const screen = drawScreen();
  const lights = drawLights(names);
  const outcome = drawOutcome(names, { aloud });
  const faults = drawFaults(link, names);
  const troubles = h("div.troubles", { role: "status" });
  const tools = drawTools(link);
  /** @type {replies.Retry|null} */
  let retry = null;
  let told = "";
  let frame = 0;

  element.classList.add("tray");
  element.classList.toggle("compact", compact);
  fill(
    element,
    h(
      "div.tray-view",
      {},
      h(
        "div.tray-body",
        {},
        stage,
        h(
          "div.side",
          {},
          h("div.console", {}, lights.element, screen.element),
          h("div.words", {}, outcome.element, troubles),
          h("div.tray-tools", {}, tools.elements, faults.opener),
        ),
      ),
    ),
  );
  // In a compact tray the drawer covers the rest of the page, so it must not be inside the tray's stacking context.
  faults.drawer.classList.toggle("over", compact);
  (compact ? document.body : element).append(faults.drawer);

  /** @param {number} milliseconds */
  function follow(milliseconds) {
    frame = 0;
    const now = milliseconds / 1000;
    const turning = reels.some((reel) => !followers[reel].rests(now));
    // With reduced motion nothing rolls: the eyes close, and open again when the reels are still.
    const hides = preferences.calm && (turning || link.tray?.state === "spinning");
    stage.classList.toggle("hides", hides);
    if (!hides) {
      for (const picture of pictures) for (const reel of picture.reels) picture.turn(reel, followers[reel].angle(now));
    }
    if (turning) frame = requestAnimationFrame(follow);
  }

  /** Shows the picture of this tray. @param {TrayKind} kind */
  function pose(kind) {
    element.dataset.kind = kind;
    element.classList.toggle("alone", names.kinds[kind].length === 1);
    for (const picture of pictures) picture.element.classList.toggle("shown", picture.kind === kind);
  }

  function look() {
    if (!frame) frame = requestAnimationFrame(follow);
  }

  /** @param {replies.TrayView["angles"]} angles */
  function place(angles) {
    for (const [reel, angle] of byReel(angles)) followers[reel].set(angle);
    look();
  }

  function show() {
    const { tray, table } = link;
    const words = wordsFor(link, names, retry);
    const over = link.state === "open" && tray?.state === "outcome" ? table?.spin : null;
    element.dataset.state = link.state === "open" ? (tray?.state ?? "") : link.state;
    element.dataset.mood = over?.faces.includes(names.nobody) ? "smile" : words.mood;
    if (tray && over) outcome.landed(saidTo(link, over), tray.troubles, nameOfSpinner(link, over));
    else outcome.say(words);
    for (const reel of reels) {
      const hurt = Boolean(tray?.out[reel]) || over?.landed[reel] === "failed";
      stage.querySelector(`.plaster[data-reel="${reel}"]`)?.classList.toggle("hurt", hurt);
    }
    element.dataset.beckons = beckons(link) ? "yes" : "no";
    screen.say(over ? over.text : [words.title, words.text].filter(Boolean).join(" "));
    nose.setAttribute("aria-disabled", String(link.state !== "open"));
    tools.show();
    if (!tray) return;
    const due = over?.tray ?? nextReels(table) ?? tray.kind;
    // What the tray has no reels for is only on its screen, and on this page.
    pose(tray.kinds.includes(due) ? tray.kind : due);
    lights.show(tray.lights, ["spinning", "outcome"].includes(tray.state) ? tray.kind : null);
    faults.show(tray.simulated ? tray.switches : []);
    tell(tray.state === "stopped" ? tray.troubles.slice(1) : tray.troubles);
    look();
  }

  /** Writes them only if they changed: a screen reader reads all that is written. @param {replies.TroubleView[]} now */
  function tell(now) {
    if (JSON.stringify(now) === told) return;
    told = JSON.stringify(now);
    fill(
      troubles,
      now.map(({ title, advice }) => h("div.trouble", {}, h("h3", {}, title), h("p", {}, advice))),
    );
  }

  link.on("welcome", ({ tray }) => place(tray.angles));
  link.on("tray", ({ angles, state }) => {
    if (angles && state !== "spinning") place(angles);
    if (state && state !== "spinning") retry = null;
  });
  link.on("turned", ({ angles, at }) => {
    const now = performance.now() / 1000;
    for (const [reel, angle] of byReel(angles)) followers[reel].hear(angle, at, now);
    look();
  });
  link.on("landed", (spin) => speak(saidTo(link, spin).text));
  link.on("retry", (tried) => {
    retry = tried;
    show();
  });
  link.on("tick", ({ reel }) => flick(pictures.find((picture) => picture.reels.includes(reel))?.element));
  link.on("tune", ({ notes }) => playTune(notes));
  link.on("picture", screen.show);
  link.on("change", show);
  link.on("state", show);
  preferences.onchange(show);
  if (link.tray) place(link.tray.angles);
  if (link.picture) screen.show(link.picture);
  pose(pictures[0].kind);
  show();
}

/** The outcome in the second person for the spinner's own phone. @param {Link} link @param {Spun} spin @returns {Spun} */
function saidTo({ table }, spin) {
  const stage = table?.stage;
  return stage?.kind === "spun" && stage.you ? { ...spin, text: stage.you } : spin;
}

/** @param {Link} link @param {Spun} spin */
function nameOfSpinner({ table }, { spinner }) {
  return (spinner && table?.match?.players.find((each) => each.id === spinner)?.name) || "";
}

/** The reels that turn now or will turn next, whether the tray has them or not. @param {TableView|null} table */
function nextReels(table) {
  const match = table?.match;
  return table?.spinning ?? (match && !match.ended ? match.spinner : null);
}

/** A peg passes under the pointer; eyes have none. @param {Element} [wheel] */
function flick(wheel) {
  if (preferences.calm) return;
  wheel
    ?.querySelector(".pointer")
    ?.animate([{ transform: "rotate(0)" }, { transform: "rotate(9deg)" }, { transform: "rotate(0)" }], {
      duration: 110,
      easing: "ease-out",
    });
}

/** Buttons that choose the reels, switch voice and buzzer, and home the reels. @param {Link} link */
function drawTools(link) {
  const kinds = h("div.segments", { role: "group", "aria-label": "Which tray" });
  const voice = toggle("button.toggle", "voice", "Voice", () => preferences.set("voice", !preferences.voice));
  const buzzer = toggle("button.toggle.spare", "sound", "Buzzer", (event) =>
    attempt(link.send({ type: "tray", muted: !link.tray?.muted }), event.currentTarget),
  );
  const home = h(
    "button.spare",
    { type: "button", onclick: (event) => attempt(link.send({ type: "tray", act: "home" }), event.currentTarget) },
    icon("home"),
    "Home the reels",
  );
  const calibrate = h("a.button.spare", { href: "/calibrate" }, "Calibrate");
  /** @type {Map<TrayKind, HTMLElement>} */
  const choices = new Map();
  return {
    elements: [kinds, canSpeak && voice.element, buzzer.element, home, calibrate],
    show() {
      const { tray } = link;
      voice.set(preferences.voice);
      buzzer.set(tray ? !tray.muted : false);
      kinds.hidden = (tray?.kinds.length ?? 0) < 2;
      for (const kind of tray?.kinds ?? []) {
        const button = choices.get(kind) ?? kinds.appendChild(choice(link, kind));
        choices.set(kind, button);
        button.setAttribute("aria-pressed", String(kind === tray?.kind));
      }
    },
  };
}

/** @param {Link} link @param {TrayKind} kind */
function choice(link, kind) {
  const onclick = (/** @type {EventOn<HTMLButtonElement>} */ event) =>
    attempt(link.send({ type: "tray", kind }), event.currentTarget);
  return h("button", { type: "button", onclick }, capital(kind));
}

/**
 * A button whose label says whether it is on.
 * @param {`button.${string}`} name @param {IconName} picture @param {string} label
 * @param {(event: EventOn<HTMLButtonElement>) => unknown} onclick
 */
function toggle(name, picture, label, onclick) {
  const words = h("span");
  const element = h(name, { type: "button", onclick }, icon(picture), words);
  return {
    element,
    /** @param {boolean} on */
    set(on) {
      element.classList.toggle("on", on);
      words.textContent = `${label} ${on ? "on" : "off"}`;
    },
  };
}
