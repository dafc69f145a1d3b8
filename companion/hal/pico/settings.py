"""What a Pico is told of its tray.

Which pin does what is in a file that `tray flash` writes: whoever moves a wire has the Pico at hand anyway.
How the reels are built is sent whenever the companion connects, so that `tray calibrate` can change it.
"""

from __future__ import annotations

import json
from binascii import crc32
from fractions import Fraction

from companion._firmware import wire
from companion.config.board import BoardSettings, ReelSettings
from companion.hal.marks import disc_numbers

LARGEST_PARTS = 100_000
"""A turn is a fraction; with larger parts its numbers would not fit, and nobody can measure that fine."""


def settings_file(board: BoardSettings) -> bytes:
    """The same settings always give the same bytes, so a check sum shows whether a Pico has them."""
    here = board.pico.parts
    settings = {
        "reels": [{"coils": reel.coils, "sensor": reel.sensor} for reel in board.reels.values()],
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


def description(reel: ReelSettings) -> tuple[int, ...]:
    """How a reel is built, as `wire.reel` takes it."""
    how = wire.ACTIVE_LOW * reel.sensor_active_low | wire.VERIFY * reel.verify
    return (reel.direction, how, *disc_numbers(reel, counted_turn(reel)))
