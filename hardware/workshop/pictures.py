"""The pictures of the build guide: every part, every step, and the finished trays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from companion.names import TrayKind
from hardware.workshop import stand
from hardware.workshop.assembly import Item, face_items, reel_items, stand_items, tray
from hardware.workshop.parts import NAMED, PARTS, as_printed, solid
from hardware.workshop.render import Thing, View
from hardware.workshop.solids import Solid

Spread = Mapping[str, tuple[float, float, float]]
"""How far each group is moved away, to show what is behind what."""


@dataclass(frozen=True, slots=True)
class Picture:
    name: str
    things: Callable[[], list[Thing]]
    view: View
    size: tuple[int, int]


def _things(items: Iterable[Item], spread: Spread | None = None) -> list[Thing]:
    placed = (item.moved(spread.get(item.group, (0, 0, 0))) if spread else item for item in items)
    return [Thing(item.solid, item.colour, edges=not item.art) for item in placed]


def _upright(things: list[Thing]) -> list[Thing]:
    """From modelled lying on its back to standing, front to the player."""
    return [Thing(thing.solid.rotate((90, 0, 0)), thing.colour, thing.edges) for thing in things]


def _part(name: str) -> list[Thing]:
    part = NAMED[name]
    shown: Solid = stand.stand_up(solid(name)) if name.startswith("face-") else as_printed(name)
    return [Thing(shown, part.colour)]


DISC: Spread = {
    "lock-nut": (0, 0, 62),
    "disc": (0, 0, 34),
    "bearing": (0, 0, 14),
    "gear": (0, 0, 12),
    "motor": (0, 0, -26),
    "axle": (0, 0, -40),
}
NOSE: Spread = {"nose": (0, 0, -24), "nose-mount": (0, 0, -52), "cheek-cap": (0, 0, -22)}
FRONT: Spread = {
    "eye-ring": (0, 0, 26),
    "cheek": (0, 0, 26),
    "pointer": (0, 0, 26),
    "smile": (0, 0, 20),
    "nose": (0, 0, -62),
    "cheek-cap": (0, 0, -62),
    "disc": (0, 0, -110),
    "nose-mount": (0, 0, -96),
    "gear": (0, 0, -150),
    "sensor": (0, 0, -160),
    "mount": (0, 0, -190),
    "motor": (0, 0, -232),
    "cover": (0, 0, -280),
}
STAND: Spread = {"deck": (0, 0, 44), "console": (0, -34, 0), "wells": (0, -56, 0), "cards": (0, -56, 0)}


def _exploded(head: TrayKind) -> list[Thing]:
    return _upright(_things(face_items(head), FRONT))


def _back(head: TrayKind) -> list[Thing]:
    return _upright(_things(face_items(head, covered=False)))


def _nose() -> list[Thing]:
    wanted = {"face", "nose", "nose-mount", "cheek", "cheek-cap", "eye-ring"}
    return _upright(
        _things((item for item in face_items("eyes", covered=False) if item.group in wanted), NOSE)
    )


def _base() -> list[Thing]:
    return _things(stand_items(2, front=False, deck=False))


def _console() -> list[Thing]:
    wanted = [item for item in stand_items(0, computer="none") if item.group == "console"]
    return [Thing(thing.solid.rotate((180, 0, 0)), thing.colour, thing.edges) for thing in _things(wanted)]


def _stand() -> list[Thing]:
    parts = _things(stand_items(2), STAND)
    head = [
        Thing(stand.stand_up(thing.solid).translate((0, 0, 110)), thing.colour, thing.edges)
        for thing in _things(face_items("eyes"))
    ]
    return parts + head


STEPS = (
    Picture("tray-eyes", lambda: _things(tray("eyes")), View(-24, 22), (1100, 900)),
    Picture("tray-wheel", lambda: _things(tray("wheel", 0)), View(22, 22), (1100, 900)),
    Picture("tray-both", lambda: _things(tray("both")), View(-14, 22), (1400, 860)),
    Picture("step-reel", lambda: _things(reel_items("right"), DISC), View(-38, 24, floor=False), (900, 760)),
    Picture("step-reel-done", lambda: _turned_over(reel_items("right")), View(-30, 38), (900, 620)),
    Picture("step-nose", _nose, View(152, 26, floor=False), (1000, 760)),
    Picture("step-eyes-back", lambda: _back("eyes"), View(160, 14), (1000, 860)),
    Picture("step-wheel-back", lambda: _back("wheel"), View(160, 14), (1000, 860)),
    Picture("step-base", _base, View(-24, 46), (1100, 640)),
    Picture("step-console", _console, View(-30, 44), (900, 640)),
    Picture("step-stand", _stand, View(-30, 22, floor=False), (1000, 1060)),
    Picture("apart-eyes", lambda: _exploded("eyes"), View(-68, 18, floor=False), (1500, 760)),
    Picture("apart-wheel", lambda: _exploded("wheel"), View(-68, 18, floor=False), (1500, 760)),
)
EACH = tuple(
    Picture(f"part-{part.name}", partial(_part, part.name), View(-32, 36), (480, 360)) for part in PARTS
)
PICTURES: tuple[Picture, ...] = (*STEPS, *EACH)


def _turned_over(items: Iterable[Item]) -> list[Thing]:
    return [Thing(thing.solid.rotate((180, 0, 0)), thing.colour, thing.edges) for thing in _things(items)]
