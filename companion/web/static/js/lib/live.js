// Pages that follow the table: each change draws the whole page from data, and `show` updates only what differs.
//
// A view is a function from data to elements. `show` makes the old elements equal to the new ones and keeps
// those that need no change, so focus, a finger that is pressing and transitions survive. Elements therefore have
// no listeners of their own: a button names its act (`dataset: {act: "undo"}`), and `listen` calls it.

/** @import { Link } from "./link.js" */
/** @import { Acts, Child } from "./types.d.ts" */

import { flat, within } from "./dom.js";

/** Attributes that stay as they are: people open and close what they like. */
const OWN = new Set(["open", "style"]);
/** The value each field was last given. What somebody typed stays until the field is given another value. */
const given = new WeakMap();

/** @param {Node} node @returns {node is HTMLElement|SVGElement} */
const isElement = (node) => node instanceof HTMLElement || node instanceof SVGElement;

/** @param {Node} node @returns {node is HTMLInputElement|HTMLTextAreaElement} */
const isTyped = (node) => node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/** @param {Node} node @returns {node is HTMLInputElement|HTMLTextAreaElement|HTMLSelectElement} */
const isField = (node) => isTyped(node) || node instanceof HTMLSelectElement;

/** @param {Node} node */
const keyOf = (node) => (isElement(node) ? node.dataset.key : undefined);

/** Makes the children of `root` equal to these. @param {Element} root @param {...Child} children */
export function show(root, ...children) {
  const wanted = document.createDocumentFragment();
  wanted.append(...flat(children));
  adjustChildren(root, wanted);
}

/** @param {Element} root @param {Node} wanted */
function adjustChildren(root, wanted) {
  const keyed = new Map([...root.children].map((each) => [keyOf(each), each]));
  let place = root.firstChild;
  for (const want of [...wanted.childNodes]) {
    const key = keyOf(want);
    const known = key ? keyed.get(key) : place;
    if (known && alike(known, want)) {
      if (known !== place) root.insertBefore(known, place);
      else place = place.nextSibling;
      adjust(known, want);
    } else {
      root.insertBefore(want, place);
      if (isElement(want)) remember(want);
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/** @param {HTMLElement|SVGElement} element */
function remember(element) {
  for (const field of [element, ...element.querySelectorAll("input, textarea")])
    if (isTyped(field)) given.set(field, field.value);
}

/** @param {Node} old @param {Node} want */
function alike(old, want) {
  if (old.nodeName !== want.nodeName || keyOf(old) !== keyOf(want)) return false;
  // Text that was typed into one field must not move to another.
  return !isField(old) || (isField(want) && old.id === want.id && old.name === want.name);
}

/** @param {Node} old @param {Node} want */
function adjust(old, want) {
  if (!isElement(old) || !isElement(want)) {
    if (old.nodeValue !== want.nodeValue) old.nodeValue = want.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) {
    if (!OWN.has(name) && !want.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of want.attributes) {
    if (!OWN.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.style.cssText !== want.style.cssText) old.style.cssText = want.style.cssText;
  adjustChildren(old, want);
  if (isField(old) && isField(want)) {
    const idle = old !== document.activeElement;
    if (idle && given.get(old) !== want.value && old.value !== want.value) old.value = want.value;
    if (isTyped(old) && (idle || old.value === want.value)) given.set(old, want.value);
  }
  if (old instanceof HTMLInputElement && want instanceof HTMLInputElement && old.checked !== want.checked)
    old.checked = want.checked;
}

/**
 * Calls `acts[name](value, element)` when something with `data-act` is clicked, or changed if it is a field;
 * `value` is its `data-value`, or what the field holds.
 * @param {HTMLElement} root @param {Acts} acts
 */
export function listen(root, acts) {
  const hear = (/** @type {Event} */ event) => {
    const element = within(event, "[data-act]");
    if (!(element instanceof HTMLElement) || !root.contains(element) || element.matches(":disabled")) return;
    if (isField(element) === (event.type === "click")) return;
    // Forms are never sent anywhere.
    if (element instanceof HTMLButtonElement && element.form) event.preventDefault();
    const value = isField(element) ? element.value : element.dataset.value;
    // An act knows what its elements hold.
    acts[element.dataset.act ?? ""]?.(/** @type {string} */ (value), element);
  };
  root.addEventListener("click", hear);
  root.addEventListener("input", hear);
}

/**
 * Draws now and after every change of the table or the link; changes that come together are drawn once.
 * @param {Link} link @param {() => void} draw
 */
export function follow(link, draw) {
  let due = false;
  const soon = () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      draw();
    });
  };
  const ends = [link.on("change", soon), link.on("state", soon)];
  soon();
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Calls `ask` until it succeeds. After a failure it waits until the link or the table has changed, so two calls never
 * run at once.
 * @template T @param {Link} link @param {() => Promise<T>} ask @returns {Promise<T>}
 */
export async function insist(link, ask) {
  for (;;) {
    // Listen before asking: a change in the meantime may be the last one for long.
    const changed = nextChange(link);
    try {
      return await ask();
    } catch {
      await changed;
    }
  }
}

/** @param {Link} link @returns {Promise<void>} */
function nextChange(link) {
  return new Promise((resolve) => {
    const changed = () => {
      for (const end of ends) end();
      resolve();
    };
    const ends = [link.on("change", changed), link.on("state", changed)];
  });
}
