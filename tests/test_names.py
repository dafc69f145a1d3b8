"""The vocabulary: whatever is listed once has all that the layers need of it, and nobody lists it again."""

from __future__ import annotations

import json
import re
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest

from companion.bots import strengths
from companion.colours import COLOURS, LIGHT_COLOURS, ColourName, LightColour
from companion.config.discs import DISCS, settings
from companion.config.pins import profiles
from companion.names import (
    KIND_OF,
    LIGHT_FACTS,
    REEL_FACTS,
    REELS_OF,
    UNO_PENALTY,
    LightName,
    ReelName,
    TrayKind,
)
from companion.rules.art import FACES
from companion.rules.faces import REELS
from companion.tray import lights
from companion.web.colours import style_sheet
from companion.web.names import listed
from companion.web.static_files import STATIC

ALL_REELS: tuple[ReelName, ...] = get_args(ReelName)
ALL_FACES = list(chain.from_iterable(REELS.values()))
OTHER_WORDS = {*COLOURS, "war"}
"""Ids of faces that mean something else, too: a colour, a kind of decision."""
PAGES = sorted(
    path for path in STATIC.rglob("*") if path.suffix in (".js", ".css") and path.name != "messages.d.ts"
)


@pytest.mark.parametrize("reel", ALL_REELS)
def test_a_reel_has_words_faces_drawings_a_disc_and_pins(reel: ReelName) -> None:
    assert REEL_FACTS[reel].name
    assert [face.reel for face in REELS[reel]] == [reel] * settings(reel).faces
    assert all(face.id in FACES for face in REELS[reel])
    assert DISCS.of(reel).radius > 0
    assert reel in profiles("gpio")[KIND_OF[reel]]["reels"]
    assert reel in profiles("pico")[KIND_OF[reel]]["reels"]


def test_every_reel_turns_in_one_kind_of_tray() -> None:
    assert sorted(chain.from_iterable(REELS_OF.values())) == sorted(ALL_REELS)
    assert set(REELS_OF) == set(get_args(TrayKind))
    assert set(REEL_FACTS) == set(REELS) == set(ALL_REELS)


def test_reels_that_turn_together_differ_in_light_tone_and_question() -> None:
    for reels in REELS_OF.values():
        facts = [REEL_FACTS[reel] for reel in reels]
        assert len({each.light for each in facts}) == len(facts)
        assert len({each.tick_hz for each in facts}) == len(facts)
        assert len({each.asks for each in facts}) == len(facts)


def test_a_faces_id_and_sign_are_its_own() -> None:
    assert len({face.id for face in ALL_FACES}) == len(ALL_FACES)
    assert len({face.look.sign for face in ALL_FACES}) == len(ALL_FACES)


def test_every_light_and_every_colour_of_one_is_described() -> None:
    assert set(LIGHT_FACTS) == set(get_args(LightName))
    assert set(LIGHT_COLOURS) == set(get_args(LightColour))
    assert [lights.word_for(lights.blinking(colour)) for colour in LIGHT_COLOURS] == list(LIGHT_COLOURS)


def test_every_colour_is_described() -> None:
    assert set(COLOURS) == set(get_args(ColourName))


def test_pages_are_told_every_reel_tray_light_and_bot() -> None:
    told = json.loads(listed())
    assert {reel: [face["id"] for face in words["faces"]] for reel, words in told["reels"].items()} == {
        reel: [face.id for face in faces] for reel, faces in REELS.items()
    }
    assert told["kinds"] == {kind: list(reels) for kind, reels in REELS_OF.items()}
    assert set(told["lights"]) == set(LIGHT_FACTS)
    assert told["bots"] == list(strengths())
    assert told["uno_penalty"] == UNO_PENALTY


def test_pages_get_the_colours_of_every_face_by_night_and_by_day() -> None:
    sheet = style_sheet()
    for name in COLOURS:
        assert len(re.findall(rf"[ {{]--{name}: #", sheet)) == 2, "one for each theme"
    for face in ALL_FACES:
        assert f'[data-face="{face.id}"] {{ --field: {face.look.field};' in sheet


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_no_script_or_style_sheet_of_a_page_knows_a_face_or_a_shade_by_itself(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    faces = "|".join(re.escape(face.id) for face in ALL_FACES if face.id not in OTHER_WORDS)
    assert not re.findall(rf"[\"']({faces})[\"']", text), "names.js has the faces"
    assert not re.findall(rf"--(?:{'|'.join(COLOURS)})(?:-text)?: #\w+", text), "companion/colours.py has it"
