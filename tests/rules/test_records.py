"""Recorded games of every edition, with all their special cards, replayed to the letter.

Beside each record lies its story: every sentence that the engine told when it was played. If a change
of the rules is meant to tell it differently, raise the edition's version and write both anew with
``UPDATE_STORIES=1 pytest tests/rules/test_records.py``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from companion.rules import faces
from companion.rules.editions import OURS
from companion.rules.errors import BadNotation
from companion.rules.events import Challenged, Guessed, News, Spun
from companion.rules.match import Match
from companion.rules.notation import read_record, write_record

RECORDS = sorted(Path(__file__).with_name("records").glob("*.uno"))

EVERYWHERE = {"Caught", "Challenged guilty", "Challenged innocent", "Reshuffled", "Reversed", "UnoCalled"}
SPECIAL = {
    "eye-eye": {f"Spun {who} {what}" for who in faces.WHO for what in faces.WHAT} | {"Picked", "BackIn"},
    "spin": {f"Spun {icon}" for icon in faces.WHEEL} | {"WarEnded", "Yelled", "HandsTraded"},
    "corn": {"ForeheadTaken", "Guessed right", "Guessed wrong", "FalselyCaught"},
    "monster-high": {"GiftColour", "Gave"},
    "mario": {"Bounced", "HouseRulesAgreed", "HouseRuleFired"},
}


@cache
def told(record: Path) -> tuple[Match, list[tuple[str, News]]]:
    """The match of a record, and each of its moves with what it made happen."""
    match = read_record(record.read_text(encoding="utf-8"))
    twin = Match(match.edition, match.names, options=match.options, house_rules=match.proposed_rules)
    return match, [(str(move), twin.push(move)) for move in match.log]


def kinds(record: Path) -> Iterator[str]:
    for _, events in told(record)[1]:
        for event in events:
            kind = type(event).__name__
            if isinstance(event, Spun):
                yield f"{kind} {' '.join(face.id for face in event.faces)}"
            elif isinstance(event, Challenged):
                yield f"{kind} {'guilty' if event.guilty else 'innocent'}"
            elif isinstance(event, Guessed):
                yield f"{kind} {'right' if event.right else 'wrong'}"
            else:
                yield kind


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_recorded_game_replays_to_the_letter(record: Path) -> None:
    match, moves = told(record)
    assert match.over
    assert write_record(match) == record.read_text(encoding="utf-8")
    story = "".join(f"{event.text(match.name)}\n" for _, events in moves for event in events)
    kept = record.with_suffix(".story")
    if os.environ.get("UPDATE_STORIES"):
        kept.write_text(story, encoding="utf-8")
    assert story == kept.read_text(encoding="utf-8")


@pytest.mark.parametrize("id", [kind.id for kind in OURS])
def test_the_records_hold_every_special_card_and_face(id: str) -> None:
    seen = {kind for record in RECORDS if told(record)[0].edition.id == id for kind in kinds(record)}
    missing = (EVERYWHERE | SPECIAL[id]) - seen
    assert not missing


def test_a_record_that_is_no_longer_possible_says_so_in_one_sentence() -> None:
    """Somebody drew although there was nothing left to draw and a card fitted."""
    earlier = Path(__file__).with_name("records") / "earlier" / "corn-draws-nothing.uno"
    with pytest.raises(BadNotation) as refused:
        read_record(earlier.read_text(encoding="utf-8"))
    why = "there is no card left to draw: play one that fits (CORE-27)"
    assert str(refused.value) == f"line 90: '9: draw' is not legal here: {why}"
