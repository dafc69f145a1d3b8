// Pages that follow the table: drawn anew from plain data, while what is on the screen is only adjusted.
//
// A view is a function from data to elements. `show` makes the old elements equal to the new ones and keeps
// those that need no change: focus, a finger that is just pressing and transitions survive. So elements carry
// no listeners of their own; a button says what it wants (`dataset: {act: "undo"}`), `listen` hears it.

const FORM = new Set(["INPUT", "SELECT", "TEXTAREA"]);
const TYPED = new Set(["INPUT", "TEXTAREA"]);
/** What people open and close is theirs. */
const OWN = new Set(["open", "style"]);
/** What each field was given to show. What is typed into it stays until something else is to be shown. */
const given = new WeakMap();

/** Makes the children of `root` equal to these. */
export function show(root, ...children) {
  const wanted = document.createDocumentFragment();
  wanted.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  adjustChildren(root, wanted);
}

function adjustChildren(root, wanted) {
  const keyed = new Map([...root.children].filter((each) => each.dataset.key).map((each) => [each.dataset.key, each]));
  let place = root.firstChild;
  for (const want of [...wanted.childNodes]) {
    const known = want.dataset?.key ? keyed.get(want.dataset.key) : place;
    if (known && alike(known, want)) {
      if (known !== place) root.insertBefore(known, place);
      else place = place.nextSibling;
      adjust(known, want);
    } else {
      root.insertBefore(want, place);
      if (want.nodeType === Node.ELEMENT_NODE) remember(want);
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

function remember(element) {
  const fields = TYPED.has(element.nodeName) ? [element] : element.querySelectorAll("input, textarea");
  for (const field of fields) given.set(field, field.value);
}

function alike(old, want) {
  if (old.nodeName !== want.nodeName || old.dataset?.key !== want.dataset?.key) return false;
  // What was typed into one field is not meant for another.
  return !FORM.has(old.nodeName) || (old.id === want.id && old.name === want.name);
}

function adjust(old, want) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== want.data) old.data = want.data;
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
  if (FORM.has(old.nodeName)) {
    const idle = old !== document.activeElement;
    if (idle && given.get(old) !== want.value && old.value !== want.value) old.value = want.value;
    if (TYPED.has(old.nodeName) && (idle || old.value === want.value)) given.set(old, want.value);
    if (old.checked !== want.checked) old.checked = want.checked;
  }
}

/**
 * Calls `acts[name](value, element)` when something with `data-act` is clicked, or changed if it is a field;
 * `value` is its `data-value`, or what the field holds.
 */
export function listen(root, acts) {
  const hear = (event) => {
    const element = event.target.closest("[data-act]");
    if (!element || !root.contains(element) || element.disabled) return;
    if (FORM.has(element.nodeName) === (event.type === "click")) return;
    // Forms are never sent anywhere.
    if (element.form && event.type === "click") event.preventDefault();
    const field = event.type === "click" ? element.dataset.value : fieldValue(element);
    acts[element.dataset.act]?.(field, element);
  };
  root.addEventListener("click", hear);
  root.addEventListener("input", hear);
}

function fieldValue(element) {
  return element.type === "checkbox" ? element.checked : element.value;
}

/** Draws now and after every change of the table or the link, once for changes that come together. */
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
  return () => ends.forEach((end) => end());
}

/**
 * What `ask` brings in the end: after a failure it is asked again when the link or the table has changed, so never
 * twice at once.
 * @template T @param {import("../link.js").Link} link @param {() => Promise<T>} ask @returns {Promise<T>}
 */
export async function insist(link, ask) {
  for (;;) {
    // A change while it is asked counts as well: it may be the last one for long.
    const changed = nextChange(link);
    try {
      return await ask();
    } catch {
      await changed;
    }
  }
}

function nextChange(link) {
  return new Promise((resolve) => {
    const ends = ["change", "state"].map((type) =>
      link.on(type, () => {
        ends.forEach((end) => end());
        resolve();
      }),
    );
  });
}
