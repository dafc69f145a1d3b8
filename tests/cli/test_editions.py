"""``tray editions`` and ``tray rules``: what there is to play, and how."""

import json
from pathlib import Path

import pytest

from companion.rules.editions import edition, editions
from companion.rules.faces import WHAT, WHEEL, WHO
from companion.rules.options import WORDS, Options
from tests.cli.conftest import EDITIONS
from tests.cli.terminal import NOWHERE, Terminal, run


def output(*args: str) -> str:
    done = run(NOWHERE, *args)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_list_has_every_edition_with_its_deck_and_colours() -> None:
    lines = {line.split()[0]: line for line in output("editions").splitlines() if line}
    for id in EDITIONS:
        assert edition(id).name in lines[id]
        assert f" {len(edition(id).deck)} " in lines[id]
    assert "left and right" in lines["eye-eye"]
    assert "♥P" in lines["corn"]
    assert "●R" not in lines["corn"]


def test_scripts_get_the_same_as_json() -> None:
    listed = json.loads(output("editions", "--json"))
    assert [each["id"] for each in listed] == list(EDITIONS)
    assert [each["cards"] for each in listed] == [108, 108, 112, 112, 112]
    assert [each["reels"] for each in listed] == [["left", "right"], ["wheel"], [], [], []]
    assert listed[2]["colours"] == ["blue", "green", "yellow", "pink"]


@pytest.mark.parametrize("id", EDITIONS)
def test_a_cheat_sheet_has_all_that_is_special_and_fits_80_columns(id: str) -> None:
    sheet = output("rules", id)
    assert max(map(len, sheet.splitlines())) <= 80
    flowing = " ".join(sheet.split())
    for title, text in edition(id).cheat_sheet.items():
        assert title.upper() in sheet
        assert title == "Wild Draw Four" or " ".join(text.split()) in flowing
    for name in edition(id).option_names:
        assert f"{name}=" in sheet
    assert f"{len(edition(id).deck)} cards" in sheet


def test_the_eyes_have_a_table_of_who_and_what() -> None:
    sheet = output("rules", "eye-eye")
    for face in (*WHO, *WHAT):
        assert face.word in sheet
    assert sheet.count("Nobody acts") == 3
    assert "Anyone draws 4" in sheet


def test_the_wheel_has_a_line_for_each_icon() -> None:
    sheet = output("rules", "spin")
    for face in WHEEL:
        assert face.word in sheet


def test_only_editions_that_challenge_speak_of_challenges() -> None:
    assert "may challenge and see the hand" in output("rules", "mario")
    assert "may challenge and see the hand" not in output("rules", "spin")


def test_every_option_is_explained() -> None:
    assert WORDS.keys() == set(Options.__struct_fields__)
    assert {name for each in editions().values() for name in each.option_names} == set(WORDS)


def test_an_unknown_edition_is_answered_with_the_nearest(home: Path) -> None:
    done = run(home, "rules", "cron")
    assert done.returncode == 2
    assert done.stderr == "tray: there is no edition 'cron': did you mean corn?\n"


@pytest.mark.process
def test_colours_are_used_where_they_can_be_seen(home: Path) -> None:
    with Terminal(home, "editions", env={"COLORTERM": "truecolor"}) as terminal:
        assert terminal.exit_code() == 0
        assert "\x1b[38;2;255;92;87m●R" in terminal.raw
    with Terminal(home, "editions", env={"NO_COLOR": "1"}) as terminal:
        assert terminal.exit_code() == 0
        assert "\x1b" not in terminal.raw
        assert "●R" in terminal.raw
