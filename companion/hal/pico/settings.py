"""The settings file that goes onto the Pico with its firmware: which pin does what, and the discs."""

from __future__ import annotations

import json
from binascii import crc32
from fractions import Fraction

from companion.config.board import BoardSettings, ReelSettings

FINE = 256
"""The Pico counts places on a disc in parts of a half step."""
LARGEST_PARTS = 100_000
"""A turn is a fraction; with larger parts its numbers would not fit, and nobody can measure that fine."""


def settings_file(board: BoardSettings) -> bytes:
    """The same settings always give the same bytes, so their sum tells whether a Pico has them."""
    here = board.pico.parts
    settings = {
        "reels": [pico_reel(reel) for reel in board.reels.values()],
        "nose": board.nose.pin if board.nose is not None and "nose" in here else None,
        "lights": [
            [[light.red, light.green, light.blue], int(light.common_anode)]
            for light in (board.lights.values() if "lights" in here else ())
        ],
        "buzzer": board.buzzer.pin if board.buzzer is not None and "buzzer" in here else None,
        "led": board.pico.led or None,
    }
    return json.dumps(settings, separators=(",", ":"), sort_keys=True).encode()


def settings_sum(board: BoardSettings) -> int:
    return crc32(settings_file(board))


def counted_turn(reel: ReelSettings) -> Fraction:
    """Half steps for one turn of the disc, as the Pico counts them."""
    return reel.turn.limit_denominator(LARGEST_PARTS)


def pico_reel(reel: ReelSettings) -> dict[str, object]:
    """One reel, as the Pico wants it."""
    turn = counted_turn(reel)

    def fine(degrees: float) -> int:
        return round(Fraction(degrees) / 360 * reel.turn * FINE)

    return {
        "coils": reel.coils,
        "sensor": reel.sensor,
        "active_low": reel.sensor_active_low,
        "direction": reel.direction,
        "turn": [turn.numerator, turn.denominator],
        "faces": reel.faces,
        "marks": reel.marks,
        "width": fine(reel.mark_degrees),
        "index_width": fine(reel.index_degrees),
        "offset": fine(reel.offset_degrees),
        "window": reel.window,
        "verify": reel.verify,
    }
