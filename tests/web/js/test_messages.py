"""The messages that the pages' scripts are checked against are those of the server."""

from __future__ import annotations

from typing import get_args, get_type_hints

from companion.web import requests, version
from tests.web.js.messages import FILE, answers, script_of, written


def test_scripts_are_checked_against_the_messages_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "write it anew: python -m tests.web.js.messages"


def test_messages_that_have_changed_have_another_version() -> None:
    script = version.FILE.read_text(encoding="utf-8")
    assert script == script_of(version.VERSION, written()), "write it anew: python -m tests.web.js.messages"


def test_it_is_known_what_each_question_is_answered_with() -> None:
    assert {
        *get_args(get_type_hints(requests.Ask)["what"]),
        "preview",
        "maintain",
        "selftest",
    } == answers().keys()
