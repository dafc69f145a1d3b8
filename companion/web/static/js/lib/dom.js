// Elements in one call. Text is always text: nothing that people typed is ever read as markup.

/** @import { Child, HtmlOf, Properties } from "./types.d.ts" */

const SVG = "http://www.w3.org/2000/svg";
/** Set as properties: their attributes only give the initial value. */
const OWN = new Set(["value", "checked", "disabled", "selected"]);

/**
 * `h("button.primary", {onclick: go, "aria-label": "Go"}, "Go")`. Properties that begin with "on" listen,
 * `style` and `dataset` take objects, false and null leave an attribute out, true sets an empty one.
 * @template {string} Name
 * @param {Name} name tag, with classes after dots
 * @param {Properties<HtmlOf<Name>>} [properties]
 * @param {...Child} children
 */
export function h(name, properties = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  // The compiler does not know that a name begins with its tag.
  const element = /** @type {HtmlOf<Name>} */ (document.createElement(tag));
  return dress(element, classes, properties, children);
}

/** The same for SVG. @param {string} name @param {Properties<SVGElement>} [properties] @param {...Child} children */
export function s(name, properties = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElementNS(SVG, tag);
  return dress(element, classes, properties, children);
}

/**
 * Replaces everything that an element holds.
 * @template {Element} E @param {E} element @param {...Child} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...flat(children));
  return element;
}

/**
 * The nearest element around an event that matches the selector, or null.
 * @param {Event} event @param {string} selector
 */
export function within({ target }, selector) {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * The element that matches the selector; throws if there is none.
 * @param {string} selector @param {ParentNode} [root]
 */
export function find(selector, root = document) {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector} on this page.`);
  return found;
}

/** The field with that id; throws if there is none. @param {string} id */
export function field(id) {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${id} on this page.`);
  return found;
}

/**
 * @template {HTMLElement|SVGElement} E
 * @param {E} element @param {string[]} classes @param {Properties<E>} properties @param {Child[]} children
 */
function dress(element, classes, properties, children) {
  if (classes.length) element.classList.add(...classes);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    // `Properties` makes sure that a listener fits the event in its name.
    if (typeof value === "function") element.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else if (key === "style") for (const [name, to] of Object.entries(value)) element.style.setProperty(name, `${to}`);
    else if (key === "dataset") Object.assign(element.dataset, value);
    else if (OWN.has(key)) Object.assign(element, { [key]: value });
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...flat(children));
  return element;
}

/** Nested children as one list, without empty ones. @param {Child[]} children @returns {(Node|string)[]} */
export function flat(children) {
  return children.flatMap((child) => {
    if (child === null || child === undefined || child === false) return [];
    if (Array.isArray(child)) return flat(child);
    return [child instanceof Node ? child : String(child)];
  });
}
