"""The disc of a reel in whole numbers, for `firmware/marks.py`, which a Pi and a Pico share."""

from __future__ import annotations

from fractions import Fraction

from companion._firmware.marks import FINE, Disc
from companion.config.board import ReelSettings


def disc_of(reel: ReelSettings) -> Disc:
    """The disc that these settings describe, with a turn as exact as they give it."""
    return Disc(*disc_numbers(reel, reel.turn))


def disc_numbers(reel: ReelSettings, turn: Fraction) -> tuple[int, ...]:
    """The arguments of `Disc`, where one turn of the disc counts as `turn` half steps."""

    def fine(degrees: float) -> int:
        places: Fraction = Fraction(degrees) / 360 * reel.turn * FINE
        return round(places)

    return (
        reel.faces,
        reel.marks,
        reel.window,
        turn.numerator,
        turn.denominator,
        fine(reel.mark_degrees),
        fine(reel.index_degrees),
        fine(reel.offset_degrees),
    )
