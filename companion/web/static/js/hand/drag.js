// Dragging a card to the middle plays it, as a tap does.

import { within } from "../lib/dom.js";

const SLACK = 12;

/**
 * @param {HTMLElement} root @param {(code: string, card: HTMLElement) => void} play
 * @param {(on: boolean) => void} dragging nothing may be redrawn meanwhile
 */
export function listenForDrags(root, play, dragging) {
  /** @type {{card: HTMLElement, id: number, x: number, y: number, moves: boolean}|null} */
  let held = null;

  root.addEventListener("pointerdown", (event) => {
    const card = within(event, ".held");
    if (!(card instanceof HTMLElement) || event.button !== 0 || held) return;
    held = { card, id: event.pointerId, x: event.clientX, y: event.clientY, moves: false };
  });

  // On the whole page: a quick drag leaves the hand before it is recognised.
  document.addEventListener("pointermove", (event) => {
    if (held?.id !== event.pointerId) return;
    if (!event.buttons) return end(event); // let go outside the window
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moves) {
      if (Math.hypot(dx, dy) < SLACK) return;
      held.moves = true;
      dragging(true);
      held.card.setPointerCapture(held.id);
      held.card.classList.add("dragged");
      root.classList.add("dragging");
    }
    held.card.style.setProperty("--dx", `${dx}px`);
    held.card.style.setProperty("--dy", `${dy}px`);
  });

  const end = (/** @type {PointerEvent} */ event) => {
    if (held?.id !== event.pointerId) return;
    const { card, moves } = held;
    held = null;
    if (!moves) return;
    card.classList.remove("dragged");
    root.classList.remove("dragging");
    card.style.removeProperty("--dx");
    card.style.removeProperty("--dy");
    const middle = root.querySelector(".hand-cards")?.getBoundingClientRect();
    const over = event.type === "pointerup" && middle && event.clientY < middle.top;
    // The click that follows a drag is not a tap.
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    card.addEventListener("click", swallow, { capture: true });
    setTimeout(() => {
      card.removeEventListener("click", swallow, { capture: true });
      dragging(false);
    });
    if (over && card.dataset.value) play(card.dataset.value, card);
  };
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", end);
}
