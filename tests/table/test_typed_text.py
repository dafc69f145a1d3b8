"""Names: everything in them can be seen, and nobody is taken for somebody else."""

from __future__ import annotations

import pytest

from companion.table.errors import Refused
from companion.table.typed_text import (
    ALIKE,
    LONGEST_NAME,
    check_free,
    clean,
    clean_name,
    free_name,
    look_alike,
)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna\t Maria\n", "Anna Maria"),
        ("An\u200bna", "Anna"),
        ("\u202eannA\u202c", "annA"),
        ("An\u200dna\ufe0f", "Anna"),
        ("Anna\u3164\u2800\u115f\u034f", "Anna"),
        ("Anna\U000e0041\U000e0101\x00", "Anna"),
        ("A\u0308nn", "Änn"),
        ("🐙 Octo", "🐙 Octo"),
        ("👩‍🚀", "👩‍🚀"),
        ("❤️‍🔥", "❤️‍🔥"),
        ("👍🏽", "👍🏽"),
    ],
)
def test_what_cannot_be_seen_is_left_out(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@pytest.mark.parametrize("typed", ["\u200d", "\ufe0f", "\u3164", "\u2800 \u200b", "\u202e", "\x07"])
def test_a_name_of_nothing_that_can_be_seen_is_none(typed: str) -> None:
    with pytest.raises(Refused, match="needs a name"):
        clean_name(typed)


@pytest.mark.parametrize(
    "other",
    [
        "anna",
        "ANNA",
        "Ａｎｎａ",
        "𝒜nna",
        "Аnna",  # a Cyrillic A
        "Αnnа",  # a Greek A and a Cyrillic a
        "Апnа",  # a Cyrillic p, which is a Latin n
        "Anոa",  # Armenian
        "Ꭺnna",  # Cherokee
        "ꭺnna",  # a small letter of Cherokee, which looks like its capital
        "ᗅnna",  # a Canadian syllable
    ],
)
def test_names_that_look_alike_are_the_same(other: str) -> None:
    assert look_alike("Anna", other)
    with pytest.raises(Refused, match=r"take another name, such as Anna 2\."):
        check_free(other, ["Bo", "Anna"])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "AIice"),
        ("Bo", "B0"),
        ("Нina", "Hina"),  # a Cyrillic N, which is a Latin H
        ("Тома", "тома"),  # in small letters it looks like no Latin name
        ("Zoë", "Zоё"),  # both with two dots
        ("Straße", "STRASSE"),
    ],
)
def test_some_more_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Änna"), ("Ann", "Anne"), ("Ina", "Una"), ("Player 1", "Player 2"), ("🐙", "🐙🐙")],
)
def test_names_that_differ_are_different(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_it_says_why_and_what_to_do() -> None:
    with pytest.raises(Refused) as same:
        check_free("ANNA", ["Anna", "Anna 2"])
    assert str(same.value) == "ANNA sits here already: take another name, such as Anna 3."
    with pytest.raises(Refused) as alike:
        check_free("AIice", ["Alice"])
    assert str(alike.value) == "AIice looks like Alice: take another name, such as Alice 2."


def test_the_name_that_is_offered_is_not_too_long() -> None:
    longest = "x" * LONGEST_NAME
    assert free_name(longest, [longest]) == "x" * (LONGEST_NAME - 2) + " 2"


def test_every_letter_stands_for_a_latin_one() -> None:
    assert all(latin.isascii() and len(latin) == 1 for latin in ALIKE.values())
