"""What a page keeps of the link between one connection and the next."""

from __future__ import annotations

import pytest

from tests.web.js.node import Node

pytestmark = pytest.mark.process

BROWSER = """
const kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
};
globalThis.document = { addEventListener() {}, visibilityState: "visible" };
globalThis.addEventListener = () => {};
globalThis.location = { protocol: "http:", host: "tray.local", pathname: "/hand" };
const sockets = [];
globalThis.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  sent = [];
  constructor() { sockets.push(this); }
  send(text) { this.sent.push(JSON.parse(text)); }
  close() { this.readyState = 3; }
  hear(message) { this.onmessage({ data: JSON.stringify(message) }); }
};
globalThis.setTimeout = (act) => { later.push(act); return later.length; };
globalThis.clearTimeout = () => {};
const later = [];
const line = (at, text) => ({ at, text });
const welcome = (player, since, at, lines) => ({
  type: "welcome", you: { role: "player", player, key: "k" }, token: "t", since, at, lines, join: null,
  table: { head: { sequence: at, hash: "h" } }, tray: {}, present: {}, honest: true, locked: false,
  software: "1",
});
const link = new m.Link();
"""


def test_who_else_is_looked_at_after_a_reconnect_reads_nothing_of_the_one_before(run_module: Node) -> None:
    body = """
      sockets[0].onopen();
      sockets[0].hear(welcome("p1", 0, 2, [line(1, "Ann deals."), line(2, "You draw red 7.")]));
      const before = link.lines.map((each) => each.text);
      sockets[0].onclose({ reason: "" });
      later.at(-1)();
      sockets[1].onopen();
      sockets[1].hear(welcome("p2", 2, 3, [line(3, "Bo plays blue 7.")]));
      const asks = sockets[1].sent.at(-1);
      const now = link.lines.map((each) => each.text);
      return { before, now, asks: [asks.what, asks.before] };
    """
    assert run_module("lib/link.js", BROWSER + body) == {
        "before": ["Ann deals.", "You draw red 7."],
        "now": ["Bo plays blue 7."],
        "asks": ["history", 3],
    }


def test_whoever_is_the_same_after_a_reconnect_reads_on(run_module: Node) -> None:
    body = """
      sockets[0].onopen();
      sockets[0].hear(welcome("p1", 0, 1, [line(1, "Ann deals.")]));
      sockets[0].onclose({ reason: "" });
      later.at(-1)();
      sockets[1].onopen();
      sockets[1].hear(welcome("p1", 1, 2, [line(2, "You draw red 7.")]));
      return [link.lines.map((each) => each.text), sockets[1].sent.length];
    """
    assert run_module("lib/link.js", BROWSER + body) == [["Ann deals.", "You draw red 7."], 1]


def test_a_stranger_holds_no_socket_until_there_is_a_code(run_module: Node) -> None:
    body = """
      const refuse = (socket) => socket.hear({ type: "stranger", reason: "Enter the code.", wait: 0 });
      const told = [];
      link.on("stranger", ({ reason }) => told.push(reason));
      sockets[0].onopen();
      refuse(sockets[0]);
      const meanwhile = [link.state, sockets.map((each) => each.readyState)];
      link.enter(" bcdfg");
      sockets[1].onopen();
      const code = sockets[1].sent[0].code;
      refuse(sockets[1]);
      link.enter("bcdfh");
      sockets[2].onclose({ reason: "" });
      return { meanwhile, code, told, state: link.state };
    """
    assert run_module("lib/link.js", BROWSER + body) == {
        "meanwhile": ["stranger", [3]],
        "code": "BCDFG",
        "told": [
            "Enter the code.",
            "Enter the code.",
            "The companion does not answer: try again in a moment.",
        ],
        "state": "stranger",
    }


def test_a_companion_that_hangs_up_says_why(run_module: Node) -> None:
    body = """
      sockets[0].onopen();
      sockets[0].onclose({ reason: "Too many pages are open: close some." });
      return [link.state, link.reason];
    """
    assert run_module("lib/link.js", BROWSER + body) == ["offline", "Too many pages are open: close some."]


def test_a_page_of_another_version_says_so_and_does_not_try_again(run_module: Node) -> None:
    body = """
      sockets[0].onopen();
      const waiting = later.length;
      sockets[0].onclose({ code: 4005, reason: "Reload the page." });
      return [typeof sockets[0].sent[0].version, link.state, link.reason, later.length - waiting];
    """
    assert run_module("lib/link.js", BROWSER + body) == ["number", "outdated", "Reload the page.", 0]


def test_a_list_of_editions_that_did_not_come_is_asked_for_again(run_module: Node) -> None:
    body = """
      let tries = 0;
      globalThis.fetch = async () => {
        if (++tries === 1) throw new TypeError("no network");
        return { ok: true, json: async () => [{ id: "mario", name: "Super Mario" }] };
      };
      const first = await m.findEdition("mario").catch((error) => error.message);
      const found = await m.findEdition("mario");
      return [first, found.name, (await m.findEdition("gone")).id, tries];
    """
    assert run_module("lib/editions.js", body) == ["no network", "Super Mario", "gone", 2]


def test_whoever_has_left_spins_no_more(run_module: Node) -> None:
    match = {"players": [{"id": "p1"}, {"id": "p2"}]}
    body = 'return ["p1", "p3", null].map((id) => m.seated(match, id));'
    assert run_module("lib/people.js", body, match=match) == ["p1", None, None]


def test_where_nothing_may_be_stored_it_is_kept_until_the_page_is_left(run_module: Node) -> None:
    body = """
      globalThis.localStorage = {
        getItem() { throw new Error("forbidden"); },
        setItem() { throw new Error("forbidden"); },
        removeItem() { throw new Error("forbidden"); },
      };
      m.store("token", "t");
      const kept = m.recall("token");
      m.store("token", null);
      return [kept, m.recall("token")];
    """
    assert run_module("lib/storage.js", body) == ["t", None]
