"""The mark ring of a disc, as the sensor expects it: see `firmware/marks.py`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from companion.config.discs import DISCS, forward, settings
from companion.names import ReelName


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark while face 0 is in its window: degrees counter-clockwise, seen from the front."""

    begin: float
    end: float
    is_index: bool


@cache
def marks(reel: ReelName) -> tuple[Mark, ...]:
    reel_settings, sensor, turn = settings(reel), DISCS.of(reel).sensor, forward(reel)
    found = []
    for number in range(reel_settings.marks):
        # What comes to the sensor later lies behind it, against the turn; so does a mark's later edge.
        begin = 360 * number / reel_settings.marks - reel_settings.mark_degrees / 2
        width = reel_settings.mark_degrees if number else reel_settings.index_degrees
        edges = sorted(sensor - turn * edge for edge in (begin, begin + width))
        found.append(Mark(edges[0], edges[1], number == 0))
    return tuple(found)
