"""What a page asks for again when it did not come."""

from __future__ import annotations

import pytest

from tests.web.js.node import Node

pytestmark = pytest.mark.process

ASKED = """
  const listeners = { change: new Set(), state: new Set() };
  const link = { on: (type, hear) => (listeners[type].add(hear), () => listeners[type].delete(hear)) };
  const tell = (type) => [...listeners[type]].forEach((hear) => hear());
  const asked = [];
  const ask = () => new Promise((resolve, reject) => asked.push({ resolve, reject }));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const came = m.insist(link, ask);
  const counts = [];
  for (const happens of [
    () => asked[0].reject(),
    () => tell("change"),
    () => (tell("state"), tell("change")),
    () => asked[1].reject(),
    () => asked[2].resolve("editions"),
    () => tell("change"),
  ]) {
    happens();
    await settled();
    counts.push(asked.length);
  }
  return { counts, came: await came, listening: listeners.change.size + listeners.state.size };
"""


def test_what_did_not_come_is_asked_for_at_the_next_change_and_never_twice_at_once(run_module: Node) -> None:
    told = run_module("lib/live.js", ASKED)
    assert told == {"counts": [1, 2, 2, 3, 3, 3], "came": "editions", "listening": 0}
