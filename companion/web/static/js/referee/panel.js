// The referee's buttons: what can be done at this moment, the most wanted within reach of a thumb.

/** @import { Link } from "../lib/link.js" */
/** @import { Chosen } from "../lib/referee/acts.js" */
/** @import { ChoosingView, MatchView, SeatView, TableView } from "../lib/messages.d.ts" */
/** @import { MarkName } from "../lib/marks.js" */
/** @import { MatchLink, MatchTable, TableLink } from "../lib/types.d.ts" */

import { art, icon } from "../lib/art.js";
import { h } from "../lib/dom.js";
import { finish } from "../lib/finish.js";
import { hasMatch } from "../lib/link.js";
import { editionMark, mark } from "../lib/marks.js";
import { isOfRound, notices, outcome, turnLine } from "../lib/now.js";
import { aim, nameOf, seated } from "../lib/people.js";
import { canCorrect } from "../lib/referee/draft.js";
import { colourButtons, nameButtons } from "../lib/referee/picking.js";
import { settleButton, unproven } from "../lib/totals.js";

/** @param {TableLink} link @param {Chosen} own */
export function panel(link, own) {
  if (!hasMatch(link)) return [locked(link), nobody(link.table)];
  const { match } = link.table;
  if (match.ended) return [locked(link), over(link)];
  if (watches(link))
    return [
      locked(link),
      top(link),
      status(link),
      h(
        "div.tiles",
        {},
        linkTile("/table", "score", "The table"),
        linkTile(`/cheat/${match.edition}`, "rules", "Rules"),
      ),
    ];
  return [top(link), status(link), quick(link), bar(link, own)];
}

const watches = (/** @type {Link} */ link) => link.locked && !link.isHost;

/** @param {Link} link */
function locked(link) {
  return (
    watches(link) &&
    h("p.notice", { role: "status" }, mark("lock"), h("span", {}, "The host has locked the table. You can watch."))
  );
}

/** @param {TableView} table */
function nobody(table) {
  return h(
    "div.referee-empty.stack",
    {},
    h(
      "section.card.empty",
      {},
      h("img", { src: "/art/sponge.svg", alt: "" }),
      h("h1", {}, "No match yet"),
      h("p", {}, "Start one and this page becomes the referee. Until then every push of the nose is a spin."),
      h("a.button.primary.big", { href: "/#new" }, "Start a match"),
    ),
    table.spin || table.spinning ? h("section.card", {}, outcome(table)) : null,
    h("button.big.wide", { dataset: { act: "spin" }, disabled: table.spinning }, "Just spin"),
  );
}

/** @param {MatchLink} link */
function over(link) {
  const { match, undo } = link.table;
  return h(
    "div.stack",
    {},
    h("h1.visually-hidden", {}, "Match over"),
    notices(link.table, settleButton(link)),
    h("section.card", {}, finish(match)),
    h("a.button.primary.big.wide", { href: "/#new" }, "Play again"),
    h(
      "div.tiles",
      {},
      tile("rounds", "score", "Rounds", canCorrect(match) ? "see and correct" : "see"),
      undo && tile("undo", "undo", "Undo", undo),
      linkTile("/statistics", "crown", "Statistics"),
      linkTile(`/cheat/${match.edition}`, "rules", "Rules"),
    ),
  );
}

/** @param {MatchLink} link */
function top(link) {
  const { match } = link.table;
  const you = link.you.player && nameOf(match, link.you.player, "");
  return h(
    "header.referee-top",
    {},
    h("span.heading-mark", {}, art(editionMark(match.edition))),
    h("div", {}, h("h1", {}, `Round ${match.round}`), h("p.quiet.small", {}, `${aim(match)} · ${match.name}`)),
    h(
      "button.plain.you",
      { dataset: { act: "who" }, title: "Whose phone is this?" },
      mark("person"),
      you ? [h("span.visually-hidden", {}, "You are"), h("span", {}, you)] : h("span", {}, "I am…"),
    ),
  );
}

/** @param {MatchLink} link */
function status(link) {
  const { table } = link;
  const { match } = table;
  return h(
    "section.card.status",
    { "aria-label": "How it stands" },
    notices({ ...table, match: { ...match, choosing: null } }, settleButton(link)),
    match.choosing && choosing(match, match.choosing),
    turnLine(match),
    link.mayAct && whatNext(table),
    !match.choosing && outcome(table),
    h(
      "ul.mini-scores",
      { "aria-label": "Scores" },
      match.players.map((each) => miniScore(match, each)),
    ),
  );
}

/** For those who have just begun: the next step, until the first spin. @param {MatchTable} table */
function whatNext({ match, spin, spinning }) {
  if (match.cards === "virtual" || match.paused !== null || match.round > 1 || spinning) return null;
  if (!match.dealer)
    return h(
      "section.what-next",
      { "aria-label": "What to do next" },
      h("p.display", {}, "First: who deals?"),
      h(
        "div.sheet-answers",
        {},
        h("button.primary", { "data-key": "draw-dealer", dataset: { act: "draw-dealer" } }, "The tray draws"),
        h("button", { "data-key": "name-dealer", dataset: { act: "dealer" } }, "We know who"),
      ),
    );
  if (spin && isOfRound(match, spin)) return null;
  return h(
    "section.what-next",
    { "aria-label": "What to do next" },
    h("p.display", {}, `${nameOf(match, match.dealer)} deals. Play!`),
    h(
      "p.quiet",
      {},
      match.spinner && "A card asks for a spin? Push the nose, or tap Spin. ",
      "Somebody is out? Tap Score the round.",
    ),
  );
}

/** After a green eye: whom did they choose? @param {MatchView} match @param {ChoosingView} asked */
function choosing(match, asked) {
  const players = match.players.filter((each) => asked.players.includes(each.id));
  return h(
    "section.choose",
    { role: "group", "aria-label": "Whom did they choose?" },
    h("p.choose-text.display", {}, asked.text),
    h("p.quiet", {}, "Whom did they choose?"),
    nameButtons(players, { act: "choose", note: ({ id }) => (id === asked.by ? "the spinner" : "") }),
  );
}

/** @param {MatchView} match @param {SeatView} player */
function miniScore(match, player) {
  const value = match.scoring === "none" ? player.won : player.total;
  return h(
    "li",
    { "data-key": player.id, dataset: { turn: player.id === match.turn ? "on" : "off" } },
    player.id === match.dealer &&
      h("span.mini-dealer", { title: "deals" }, "D", h("span.visually-hidden", {}, " (deals)")),
    h("span.mini-name", {}, player.name),
    h("b.number", {}, value, unproven(match)),
  );
}

/** With virtual cards the companion keeps turns, colours and scores itself. @param {MatchLink} link */
function quick(link) {
  const { match } = link.table;
  if (match.cards === "virtual") return h("div.tiles.small-tiles", {}, always(match));
  const paused = match.paused !== null;
  return [colourButtons(match, paused), everyRound(match, paused), more(match, paused)];
}

/** What every round needs, beside undo and spin. @param {MatchView} match @param {boolean} paused */
function everyRound(match, paused) {
  return h(
    "div.tiles",
    {},
    match.tracker &&
      match.turn &&
      tile("next", "next", "Next turn", match.then ? nameOf(match, match.then) : "", paused),
    tile("penalty", "shout", "Forgot UNO", "", paused),
    h(
      "button.tile.score-tile",
      { "data-key": "score", dataset: { act: "score" }, disabled: paused },
      mark("score"),
      h("span.tile-name", {}, "Score the round"),
    ),
  );
}

/** @param {MatchView} match @param {boolean} paused */
function more(match, paused) {
  const follows = match.tracker && match.turn !== null;
  return h(
    "details.referee-more",
    {},
    h("summary.display", {}, "More"),
    h(
      "div.tiles.small-tiles",
      {},
      follows && [tile("skip", "skip", "Skip", "", paused), tile("reverse", "reverse", "Reverse", "", paused)],
      match.tracker && tile("turn", "turn", "Whose turn?", match.turn ? nameOf(match, match.turn) : "say it", paused),
      tile("track", match.direction, match.tracker ? "Stop keeping track of turns" : "Keep track of turns"),
      tile("dealer", "deal", "Dealer", match.dealer ? nameOf(match, match.dealer) : "draw or name", paused),
      match.spinner && tile("by-hand", "hand", "We turned the reels by hand", "", paused),
      always(match),
    ),
  );
}

/** @param {MatchView} match */
function always(match) {
  return [
    tile("people", "people", "Players"),
    tile("rounds", "score", "Rounds"),
    tile("pause", "pause", "Pause", "", match.paused !== null),
    tile("join", "join", "Join code"),
    linkTile(`/cheat/${match.edition}`, "rules", "Rules"),
    tile("end", "stop", "End match"),
    linkTile("/#new", "play", "New match"),
  ];
}

/** @param {string} act @param {MarkName|"undo"} drawing @param {string} name */
function tile(act, drawing, name, note = "", disabled = false) {
  return h(
    "button.tile",
    { "data-key": act, dataset: { act }, disabled },
    drawing === "undo" ? icon("undo") : mark(drawing),
    h("span.tile-name", {}, name),
    note && h("span.tile-note.quiet.small", {}, note),
  );
}

/** @param {string} href @param {MarkName} drawing @param {string} name */
function linkTile(href, drawing, name) {
  return h("a.button.tile", { "data-key": href, href }, mark(drawing), h("span.tile-name", {}, name));
}

/** At the thumb: undo, and the one big thing to do. @param {MatchLink} link @param {Chosen} own */
function bar(link, own) {
  const { table } = link;
  return h(
    "div.bar",
    {},
    h(
      "button.bar-undo",
      {
        dataset: { act: "undo" },
        disabled: !table.undo || table.spinning,
        "aria-label": table.undo ? `Undo: ${table.undo}` : "Nothing to undo",
        title: table.undo,
      },
      icon("undo"),
      h("span.bar-undo-what.small", {}, table.undo || "nothing"),
    ),
    step(link, own),
  );
}

/** @param {MatchLink} link @param {Chosen} own */
function step(link, own) {
  const { match } = link.table;
  if (match.paused !== null)
    return h("button.primary.bar-main", { dataset: { act: "resume" } }, h("span.display", {}, "Go on"));
  if (match.cards === "virtual")
    return h("a.button.primary.bar-main", { href: "/hand" }, h("span.display", {}, "My cards"));
  if (!match.spinner) return plain(match);
  return spin(link.table, own);
}

/** @param {MatchTable} table @param {Chosen} own */
function spin(table, own) {
  const { match } = table;
  const who = seated(match, own.spinner) ?? match.turn;
  return h(
    "div.bar-spin",
    {},
    h(
      "button.primary.bar-main",
      { dataset: { act: "spin" }, disabled: table.spinning },
      h("span.display", {}, table.spinning ? "Spinning…" : "Spin"),
      who && !table.spinning && h("span.small", {}, `for ${nameOf(match, who)}`),
    ),
    match.tracker && h("button.bar-who", { dataset: { act: "spinner" }, "aria-label": "Who spins?" }, mark("person")),
  );
}

/** An edition without reels: the next step of the round. @param {MatchView} match */
function plain(match) {
  if (!match.dealer)
    return h("button.primary.bar-main", { dataset: { act: "draw-dealer" } }, h("span.display", {}, "Draw the dealer"));
  if (match.tracker && match.turn) {
    return h(
      "button.primary.bar-main",
      { dataset: { act: "next" } },
      h("span.display", {}, "Next turn"),
      h("span.small", {}, nameOf(match, match.then)),
    );
  }
  return h("button.primary.bar-main", { dataset: { act: "score" } }, h("span.display", {}, "Score the round"));
}
