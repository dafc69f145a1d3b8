// Elements in one call. Text is always text: nothing that people typed is ever read as markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * `h("button.primary", {onclick: go, "aria-label": "Go"}, "Go")`. Properties that begin with "on" listen,
 * `style` and `dataset` take objects, false and null leave an attribute out, true sets an empty one.
 * @param {string} name tag, with classes after dots
 * @param {Object<string, any>} [properties]
 * @param {...(Node|string|number|null|false|Array)} children
 * @returns {HTMLElement}
 */
export function h(name, properties = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  return dress(document.createElement(tag), classes, properties, children);
}

/** The same for SVG. @returns {SVGElement} */
export function s(name, properties = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  return dress(document.createElementNS(SVG, tag), classes, properties, children);
}

/** Puts these in the place of everything that an element holds. */
export function fill(element, ...children) {
  element.replaceChildren(...flat(children));
  return element;
}

function dress(element, classes, properties, children) {
  if (classes.length) element.classList.add(...classes);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [name, to] of Object.entries(value)) element.style.setProperty(name, to);
    else if (key === "dataset") Object.assign(element.dataset, value);
    else if (key === "value" || key === "checked" || key === "disabled" || key === "selected") element[key] = value;
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...flat(children));
  return element;
}

function flat(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : String(child)));
}
