// Keeps the keyboard focus where it is while a page is drawn anew.

/**
 * Draws, then gives the focus back to the element that had it, or to the nearest button beside it: a browser takes the
 * focus from an element that is moved, disabled or removed.
 * @param {Element} root @param {() => void} draw
 */
export function keepingFocus(root, draw) {
  const active = document.activeElement;
  const had = active instanceof HTMLElement && root.contains(active) ? active : null;
  const row = [...(had?.parentElement?.children ?? [])].filter((each) => each instanceof HTMLElement);
  draw();
  const now = document.activeElement;
  if (!had || (now === had ? !had.matches(":disabled") : now !== document.body)) return;
  const distance = (/** @type {HTMLElement} */ each) => Math.abs(row.indexOf(each) - row.indexOf(had));
  const takes = (/** @type {HTMLElement} */ each) =>
    (each === had || each.nodeName === "BUTTON") && each.isConnected && !each.matches(":disabled");
  [...row]
    .sort((one, other) => distance(one) - distance(other))
    .find(takes)
    ?.focus();
}
