// One edition on one page: what is special, its faces and what they mean, what its cards are worth.

/** @import { EditionView, FaceView, Sort } from "../lib/messages.d.ts" */
/** @import { Names } from "../lib/names.js" */

import { art, faceArt, lettered } from "../lib/art.js";
import { h } from "../lib/dom.js";
import { editionMark, sortMark } from "../lib/marks.js";
import { byReel } from "../lib/names.js";

/** All editions, to choose one. @param {EditionView[]} editions @param {string|undefined} wanted */
export function choice(editions, wanted) {
  return [
    h("h1", {}, "Rules in short"),
    wanted
      ? h("p.quiet", {}, "There is no such edition. These are:")
      : h("p.quiet", {}, "What is special in each edition, on one page that also prints well."),
    h(
      "div.grid.cheat-choice",
      {},
      editions.map((each) =>
        h(
          "a.card.cheat-card",
          { href: `/cheat/${each.id}` },
          h("span.cheat-mark", {}, art(editionMark(each.id))),
          h("h2", {}, each.name),
          h("p.quiet", {}, each.summary),
        ),
      ),
    ),
  ];
}

/** @param {EditionView} edition @param {EditionView[]} editions @param {Names} names */
export function sheet(edition, editions, names) {
  const reels = byReel(edition.faces);
  return [
    h(
      "nav.cheat-nav",
      { "aria-label": "Editions" },
      editions.map((each) =>
        h(
          "a.button.plain",
          { href: `/cheat/${each.id}`, "aria-current": each.id === edition.id ? "page" : null },
          each.name,
        ),
      ),
      h("button", { dataset: { act: "print" } }, "Print"),
    ),
    h(
      "article.cheat",
      {},
      h(
        "header.cheat-head",
        {},
        h("span.cheat-mark", {}, art(editionMark(edition.id))),
        h("div", {}, h("h1", {}, edition.name), h("p", {}, edition.summary)),
      ),
      special(edition),
      reels.map(([reel, faces]) => facesOf(names.reels[reel].title, faces, reels.length === 1)),
      worth(edition),
      turns(edition, names),
    ),
  ];
}

/** @param {EditionView} edition */
function special(edition) {
  return h(
    "section.card.cheat-special",
    {},
    h("h2", {}, "What is special"),
    h(
      "dl",
      {},
      edition.cheat_sheet.map((each) => [h("dt", {}, each.title), h("dd", {}, each.text)]),
    ),
  );
}

/** @param {string} title @param {FaceView[]} faces @param {boolean} alone whether no other reel stands beside it */
function facesOf(title, faces, alone) {
  return h(
    alone ? "section.card.cheat-faces.alone" : "section.card.cheat-faces",
    {},
    h("h2", {}, title),
    h(
      "ul",
      {},
      faces.map((face) =>
        h(
          "li",
          {},
          h("span.coin", { dataset: { face: face.id } }, faceArt(face.id)),
          h("p", {}, h("b", {}, face.word), h("span", {}, sentence(face.meaning))),
        ),
      ),
    ),
  );
}

/** @param {string} phrase */
function sentence(phrase) {
  return phrase[0].toUpperCase() + phrase.slice(1);
}

/** @param {Sort} sort */
function picture(sort) {
  const mark = sortMark(sort.id);
  return mark ? art(mark) : "?";
}

/** What cards left in a hand are worth: numbers together, the others one by one. @param {EditionView} edition */
function worth(edition) {
  const cards = edition.sorts.filter((sort) => sort.id !== "points");
  const others = cards.filter((sort) => !/^\d+$/.test(sort.id));
  return h(
    "section.card.cheat-worth",
    {},
    h("h2", {}, "Cards and points"),
    h(
      "ul",
      {},
      h("li", {}, h("span.cheat-sort", {}, "0–9"), h("span", {}, "Number cards"), h("b", {}, "their number")),
      others.map((sort) =>
        h("li", {}, h("span.cheat-sort", {}, picture(sort)), h("span", {}, sort.label), h("b.number", {}, sort.points)),
      ),
    ),
    h("p", {}, `Whoever goes out scores what the others hold. ${option(edition, "target")} points win the match.`),
  );
}

/** @param {EditionView} edition @param {Names} names */
function turns(edition, names) {
  return h(
    "section.card.cheat-turns",
    {},
    h("h2", {}, "Always"),
    h(
      "ul.cheat-colours",
      { "aria-label": "Colours" },
      edition.colours.map((each) => h("li", {}, art(`colour-${each.word}`), lettered(each.word))),
    ),
    h(
      "ul.cheat-plain",
      {},
      h(
        "li",
        {},
        "Lay a card of the same colour, number or symbol, or a wild. If you cannot or will not, draw one; you may lay it at once.",
      ),
      h("li", {}, `With one card left call UNO. Caught without it: draw ${names.uno_penalty}.`),
      h("li", {}, challenge(edition)),
    ),
  );
}

/** @param {EditionView} edition */
function challenge(edition) {
  return option(edition, "challenge")
    ? "A Wild Draw Four may be challenged: if it was a bluff, its player draws the 4; if not, the challenger draws 6."
    : "A Wild Draw Four is only for those without a card of the colour in play.";
}

/** @param {EditionView} edition @param {string} name */
function option(edition, name) {
  return edition.options.find((each) => each.name === name)?.default;
}
