"""Does it fit? Parts on the printer's bed, and in the tray beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from hardware.workshop.assembly import TURNING, Item
from hardware.workshop.parts import BED
from hardware.workshop.solids import Solid

TOUCH = 0.05
"""Cubic millimetres: what is left where two faces lie on each other."""
TOGETHER = frozenset({frozenset({"motor", "motor-gear"})})
"""The motor's shaft turns with its gear; the model does not turn it."""


def is_one_closed_piece(solid: Solid) -> bool:
    return solid.status().name == "NoError" and solid.volume() > 0 and len(solid.decompose()) == 1


def fits_the_bed(lying: Solid) -> bool:
    low_x, low_y, low_z, high_x, high_y, high_z = lying.bounding_box()
    size = (high_x - low_x, high_y - low_y, high_z - low_z)
    return all(extent <= room for extent, room in zip(size, BED, strict=True))


def clashes(items: Sequence[Item], *, turning: bool = False) -> Iterator[tuple[str, str, float]]:
    """Pairs that would have to be in the same place, and how much of it; `turning`: if one of them turns."""
    solid = [item for item in items if not item.art]
    for one, other in combinations(solid, 2):
        if turning and one.group not in TURNING and other.group not in TURNING:
            continue
        if frozenset({one.name, other.name}) in TOGETHER:
            continue
        if _apart(one.solid, other.solid):
            continue
        shared = (one.solid ^ other.solid).volume()
        if shared > TOUCH:
            yield one.name, other.name, shared


def _apart(one: Solid, other: Solid) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    return any(a[axis + 3] <= b[axis] or b[axis + 3] <= a[axis] for axis in range(3))
