"""Bots that another package brings: listed, chosen and seated like our own."""

import json
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from random import Random

import pytest

import companion.bots
from companion.bots import Bot, NoSuchBot, bot, strengths
from companion.rules.decisions import Decision
from companion.rules.moves import Move
from companion.rules.view import View
from companion.web import names
from tests.cli.terminal import NOWHERE, run


class Hasty(Bot):
    strength = "hasty"
    summary = "takes the first move there is"

    def choose(self, view: View | None, decisions: tuple[Decision, ...]) -> Move | None:
        return decisions[0].moves[0]


no_bot = "not a bot"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What packages bring, as long as a test takes."""
    found: list[EntryPoint] = []
    monkeypatch.setattr(companion.bots, "entry_points", lambda group: found if group == "tray.bots" else [])
    for cached in (strengths, names.listed):
        cached.cache_clear()
    yield found
    for cached in (strengths, names.listed):
        cached.cache_clear()


def test_a_bot_of_another_package_is_in_every_list(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("hasty", f"{__name__}:Hasty", "tray.bots"))
    assert list(strengths()) == ["easy", "sharp", "expert", "hasty"]
    assert isinstance(bot("hasty", Random()), Hasty)
    assert json.loads(names.listed())["bots"] == list(strengths())


def test_what_is_no_bot_is_named(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("hasty", f"{__name__}:no_bot", "tray.bots"))
    with pytest.raises(NoSuchBot, match=r"entry point hasty \(.*:no_bot\) is not a Bot class"):
        strengths()


def test_our_own_bots_cannot_be_replaced(
    installed: list[EntryPoint], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hasty, "strength", "easy")
    installed.append(EntryPoint("easy", f"{__name__}:Hasty", "tray.bots"))
    assert strengths()["easy"] is not Hasty


def test_the_command_line_lists_them() -> None:
    printed = run(NOWHERE, "bots").stdout.split()
    assert set(strengths()) <= set(printed)
    listed = json.loads(run(NOWHERE, "bots", "--json").stdout)
    assert {each["strength"]: each["summary"] for each in listed} == {
        strength: kind.summary for strength, kind in strengths().items()
    }
