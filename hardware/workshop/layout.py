"""Where everything is in a wiring diagram: boxes beside the board, rows of pins, rails along the edges."""

from __future__ import annotations

from dataclasses import dataclass

from hardware.workshop.boards import Header, HeaderPin
from hardware.workshop.netlist import FIVE, GROUND, THREE, Wiring
from hardware.workshop.rows import Component, Row, components

WIDTH, TOP = 1500, 150
PITCH, LANE = 27, 8
BOX, BOX_GAP = 232, 15
RAILS = {GROUND: 40, THREE: 62, FIVE: 84}
BOX_EDGE = 128
HEADER_HALF = {"gpio": 78, "pico": 128}
SUPPLY = WIDTH / 2 + 300


@dataclass(frozen=True, slots=True)
class Placed:
    """A part's box: its top, and whether it stands on the left."""

    component: Component
    left: bool
    top: float

    @property
    def height(self) -> float:
        rows = max(len(self.component.signals), len(self.component.power))
        return PITCH * (rows + 2) - BOX_GAP

    def row(self, number: int) -> float:
        """Rows stand halfway between the rows of pins: no wire runs over another."""
        return self.top + PITCH * (number + 2)

    @property
    def inner(self) -> float:
        return BOX_EDGE + BOX if self.left else WIDTH - BOX_EDGE - BOX

    @property
    def outer(self) -> float:
        return BOX_EDGE if self.left else WIDTH - BOX_EDGE


@dataclass(frozen=True, slots=True)
class Run:
    """One signal wire: where it starts at the board and ends at a part."""

    wire: Row
    pin_left: bool
    pin_y: float
    box_left: bool
    end: tuple[float, float]


def _side(component: Component, header: Header) -> bool:
    """On the left if most of its pins are."""
    left = sum(wire.pin in header.left for wire in component.signals)
    return left * 2 >= len(component.signals)


def boxes_of(wiring: Wiring, header: Header) -> list[Placed]:
    """Parts in the order of their pins, so that few wires cross."""

    def height_of(component: Component) -> float:
        rows = [pin_y(wire.pin, header) for wire in component.signals if wire.pin]
        return sum(rows) / len(rows)

    boxes = []
    for left in (True, False):
        side = [component for component in components(wiring) if _side(component, header) is left]
        top = float(TOP)
        for component in sorted(side, key=height_of):
            box = Placed(component, left, top)
            boxes.append(box)
            top += box.height + BOX_GAP
    return boxes


def pin_y(pin: HeaderPin, header: Header) -> float:
    column = header.left if pin in header.left else header.right
    return TOP + PITCH * column.index(pin) + PITCH / 2


def pin_x(left: bool, header: Header) -> float:
    return WIDTH / 2 + (-1 if left else 1) * HEADER_HALF[header.kind]


def runs_of(placed: list[Placed], header: Header) -> list[Run]:
    runs = []
    for box in placed:
        for number, wire in enumerate(box.component.signals):
            assert wire.pin is not None
            ends = (box.inner, box.row(number))
            runs.append(Run(wire, wire.pin in header.left, pin_y(wire.pin, header), box.left, ends))
    return runs


def last(box: Placed, rail: str) -> float:
    """The lowest place at which a part takes power from the rail."""
    return max(box.row(number) for number, wire in enumerate(box.component.power) if wire.rail == rail)


def feed(rail: str, header: Header) -> float:
    """Where along the top a rail gets its power."""
    if rail == FIVE:
        return SUPPLY + 80
    number = header.ground if rail == GROUND else header.three_volts
    left = any(pin.number == number for pin in header.left)
    return pin_x(left, header) + (-1 if left else 1) * (90 if rail == GROUND else 96)
