// How a phone comes to the table: the square code to scan, and the five characters to type.

import { h } from "./dom.js";

/** @param {{code: string, url: string, qr: string, hint?: string}|null} join */
export function joining(join, locked = false) {
  if (!join?.url) return join?.hint ? h("p.joining-hint.quiet", {}, ...inOnePiece(join.hint)) : null;
  return h(
    "section.joining",
    { "aria-label": "Join with a phone" },
    join.qr && h("div.joining-qr", { role: "img", "aria-label": `Square code for ${join.url}` }, picture(join.qr)),
    h(
      "div",
      {},
      h("p.joining-label.quiet", {}, locked ? "Scan to watch" : "Scan, or type"),
      h("p.joining-code.display", {}, join.code),
      h("p.joining-url.quiet.small", {}, ...shortUrl(join.url)),
    ),
  );
}

/** The sentence, with an option and its value always on the same line. @param {string} hint */
function inOnePiece(hint) {
  return hint.split(/(--\S+ \S+)/).map((part, index) => (index % 2 ? h("code", {}, part) : part));
}

/** Host and port. If they do not fit on one line, the port goes to the next. @param {string} url */
function shortUrl(url) {
  const [, host = url, port] = /^https?:\/\/(.*?)(:\d+)?\/j\//i.exec(url) ?? [];
  return [host, port && h("wbr"), port && h("span.joining-port", {}, port)];
}

/** The server's own SVG, as elements of this page. @param {string} svg */
function picture(svg) {
  const drawn = new DOMParser().parseFromString(svg, "text/html").querySelector("svg");
  return drawn && document.importNode(drawn, true);
}
