"""The disc of a reel in whole numbers: what a Pi counts with, and what a Pico is told."""

from __future__ import annotations

from fractions import Fraction

import pytest
from companion._firmware.marks import FINE

from companion.config.board import ReelSettings
from companion.hal.marks import disc_of
from companion.hal.pico.settings import LARGEST_PARTS, description


def reel(**settings: object) -> ReelSettings:
    return ReelSettings(**{"coils": (1, 2, 3, 4), "sensor": 5, "faces": 3, "marks": 3} | settings)  # type: ignore[arg-type]


def test_a_disc_is_as_the_settings_say() -> None:
    disc = disc_of(reel(faces=9, marks=9, window=7, steps_per_turn="4096", drive="2/1", offset_degrees=-9.0))
    assert (disc.faces, disc.marks, disc.window) == (9, 9, 7 * FINE)
    assert (disc.turn, disc.parts) == (2048, 1)
    degree = 2048 * FINE / 360
    assert (disc.width, disc.index_width, disc.offset) == (
        round(6 * degree),
        round(14 * degree),
        round(-9 * degree),
    )


def test_a_turn_is_the_exact_fraction_of_the_settings() -> None:
    common = disc_of(reel())
    assert Fraction(common.turn, common.parts) == Fraction("18157568/4455") / 3
    measured = disc_of(reel(steps_per_turn="4075.123456789"))
    assert Fraction(measured.turn, measured.parts) == Fraction("4075.123456789") / 3


@pytest.mark.parametrize("steps_per_turn", ["18157568/4455", "4096", "4075.12"])
def test_a_pico_is_told_the_same_disc(steps_per_turn: str) -> None:
    settings = reel(steps_per_turn=steps_per_turn, offset_degrees=17.0)
    disc = disc_of(settings)
    assert description(settings)[2:] == (
        *(disc.faces, disc.marks, settings.window),
        *(disc.turn, disc.parts),
        *(disc.width, disc.index_width, disc.offset),
    )


def test_a_pico_is_told_a_turn_whose_numbers_it_can_hold() -> None:
    settings = reel(steps_per_turn="4075.123456789")
    turn, parts = description(settings)[5:7]
    assert parts <= LARGEST_PARTS
    assert abs(Fraction(turn, parts) - settings.turn) < Fraction(1, 10**9)
