"""How long the wires must be: from the plug board or the header to each part, the way they really go."""

from __future__ import annotations

from itertools import pairwise
from math import ceil, cos, dist, radians, sin

from companion.config.discs import DISCS
from companion.names import REELS_OF, ReelName, TrayKind
from hardware.workshop import face, reels, stand
from hardware.workshop.netlist import Circuit, Part, Wire, Wiring
from hardware.workshop.rows import from_header
from hardware.workshop.solids import polar

Place = tuple[float, float, float]

SLACK, BENDS = 25.0, 1.1
"""Millimetres for two plugs, and how much longer a wire is than the straight lines it follows."""
SOLD = (20, 30, 40, 60)
"""Centimetres in which wires are sold, or are cut."""
MOTOR_LEADS = 240.0
"""Millimetres that a 28BYJ-48 comes with."""
DECK_TOP = stand.HEIGHT + stand.DECK


def upright(x: float, y: float, z: float) -> Place:
    """From a place in the face as it is modelled to where it is in the tray."""
    turn = radians(90 - face.LEAN)
    along, up = y * cos(turn) - z * sin(turn), y * sin(turn) + z * cos(turn)
    return x, along + stand.FACE_FRONT - stand.EDGE, up + DECK_TOP - stand.UNDERSIDE


def length(wire: Wire, wiring: Wiring) -> float:
    """Millimetres that a wire must have."""
    start = header_place(wiring) if from_header(wire) else BOARD
    part = next(part for part in wiring.parts if part.name == wire.end.part)
    return reach([start, *_way(part, wiring)])


def reach(way: list[Place], slack: float = SLACK) -> float:
    return sum(dist(a, b) for a, b in pairwise(way)) * BENDS + slack


def to_buy(millimetres: float) -> int:
    """The next length in which wires are sold, in centimetres."""
    return next((size for size in SOLD if size * 10 >= millimetres), 10 * ceil(millimetres / 100))


BOARD: Place = (*stand.BOARD_AT, stand.FLOOR + stand.ON_POSTS)


def header_place(wiring: Wiring) -> Place:
    """The middle of the pins: of the Pi, or of the Pico in front of a Pi Zero."""
    if wiring.kind == "pico":
        return (*stand.PICO_AT, stand.FLOOR + stand.LOW + 10)
    return stand.PI_AT[0] + 85 - 32.5, stand.PI_AT[1] + 3.5, stand.FLOOR + stand.ON_POSTS + 10


def _way(part: Part, wiring: Wiring) -> list[Place]:
    """Through the openings to the part. With `both`, the wheel is in the tray to the right."""
    name = part.name.split()[-1]
    beside = wiring.profile == "both" and name == "wheel"
    if part.on_board:
        return [BOARD]
    if part.kind == "driver":
        return _driver(name, beside=beside)
    if part.kind == "supply":
        return [(stand.SOCKET[0], stand.DEPTH - 16, stand.SOCKET[1])]
    if part.kind in ("screen", "buzzer") or part.name == "Light colour":
        return [(0, 0, 22), (0, -stand.WELL[1] / 2, 20)]
    head: TrayKind = "wheel" if "wheel" in (name, wiring.profile) else "eyes"
    if part.name == "Second nose":
        head, beside = "wheel", True
    x = stand.WIDTH if beside else 0.0
    opening = (x, stand.on_deck(0, -24)[1], DECK_TOP)
    way = [*_across(beside=beside), opening]
    return [*way, _shifted(_in_face(part, head, name), x)]


def _across(*, beside: bool) -> list[Place]:
    y, z = stand.SIDE_CABLES
    return [(stand.WIDTH / 2, y, z)] if beside else []


def _shifted(place: Place, x: float) -> Place:
    return place[0] + x, place[1], place[2]


def _driver(name: str, *, beside: bool) -> list[Place]:
    high = stand.FLOOR + stand.ON_POSTS + 10
    if beside:
        return [*_across(beside=True), (stand.WIDTH + stand.GUEST[0], stand.GUEST[1], high)]
    return [(*stand.DRIVERS[1 if name == "right" else 0], high)]


def _in_face(part: Part, head: TrayKind, name: str) -> Place:
    if part.kind == "switch":
        return upright(*face.NOSE[head], face.NOSE_POST_END - 3)
    if part.kind == "light":
        return upright(*face.CHEEKS[head][1 if name == "right" else 0], -10)
    reel: ReelName = REELS_OF[head][1 if name == "right" else 0]
    x, y = DISCS.of(reel).axis
    if part.kind == "motor":
        at = polar(reels.AXES + reels.SHAFT_OFFSET + 17, reels.GEAR_ANGLES[reel], (x, y))
        return upright(*at, face.DISC_FRONT + reels.MOUNT_SPAN[0] - 9)
    at = polar(sum(reels.SKIRT) / 2, DISCS.of(reel).sensor, (x, y))
    return upright(*at, face.DISC_FRONT + reels.SLOT_BASE)


def motor_leads(circuit: Circuit, wiring: Wiring) -> float:
    """Millimetres that a motor's own leads must have, to its driver."""
    (motor,) = circuit.of_kind("motor")
    (driver,) = circuit.of_kind("driver")
    name = driver.name.split()[-1]
    beside = wiring.profile == "both" and name == "wheel"
    *_, end = _driver(name, beside=beside)
    *_, (x, y, z), place = _way(motor, wiring)
    # They have one plug, and take the nearer end of the opening in the deck.
    return min(reach([end, (x + side, y, z), place], SLACK / 2) for side in (-18, 0, 18))
