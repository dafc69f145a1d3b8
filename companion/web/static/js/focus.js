// The keyboard's place, kept where what is around it is drawn anew.

/**
 * Draws, then gives the focus back to what had it: a browser drops it when an element is moved, and from a button
 * that is disabled or gone. Then the nearest button beside it has it.
 * @param {Element} root @param {() => void} draw
 */
export function keepingFocus(root, draw) {
  const had = root.contains(document.activeElement) ? document.activeElement : null;
  const row = had ? [...had.parentElement.children] : [];
  draw();
  const now = document.activeElement;
  if (!had || (now === had ? !had.disabled : now !== document.body)) return;
  const distance = (each) => Math.abs(row.indexOf(each) - row.indexOf(had));
  const takes = (each) => (each === had || each.nodeName === "BUTTON") && each.isConnected && !each.disabled;
  [...row]
    .sort((one, other) => distance(one) - distance(other))
    .find(takes)
    ?.focus();
}
