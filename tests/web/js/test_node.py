"""What runs the pages' modules keeps its bodies apart, and fails where one of them does."""

from __future__ import annotations

import pytest

from tests.web.js.node import Node

pytestmark = pytest.mark.process


def test_no_body_sees_what_another_has_done(run_module: Node) -> None:
    left = "m.store('name', 'Ann'); globalThis.left = 1; Array.prototype.left = 1; return m.recall('name');"
    assert run_module("lib/storage.js", left) == "Ann"
    assert run_module("lib/storage.js", "return [m.recall('name'), typeof left, typeof [].left];") == [
        None,
        "undefined",
        "undefined",
    ]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("throw new Error('no such card');", "no such card"),
        ("return m.noSuchThing();", "noSuchThing is not a function"),
        ("return 1 +;", "SyntaxError"),
        ("await new Promise(() => {});", "never comes"),
    ],
)
def test_a_body_that_fails_says_why_and_the_next_one_runs(run_module: Node, body: str, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        run_module("lib/storage.js", body)
    assert run_module("lib/storage.js", "return m.recall('nothing');") is None
