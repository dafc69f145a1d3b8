"""The circuits as diagrams with the usual symbols, drawn from the netlist and checked against it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from hardware.workshop import symbols
from hardware.workshop.currents import Way
from hardware.workshop.netlist import FIVE, GROUND, RAIL_COLOURS, Circuit, CircuitKind, Part
from hardware.workshop.svg import FAINT, INK, PAINTS, SHEET, Point, dot, n, path, text

UNIT = 34.0
MARGIN = 56.0
HEAD = 84.0

TITLES: dict[CircuitKind, str] = {
    "sensor": "Slot sensor",
    "light": "RGB light",
    "buzzer": "Buzzer",
    "nose": "Nose",
    "motor": "Motor and driver",
    "supply": "Motor supply",
}
"""The circuits that are drawn: one of each kind, as all of a kind are alike."""


@dataclass(slots=True)
class Sheet:
    """A drawing in progress: where each leg is, which lines are drawn, which nets are named where."""

    circuit: Circuit
    legs: dict[tuple[str, str], Point] = field(default_factory=dict)
    lines: list[tuple[Point, ...]] = field(default_factory=list)
    tags: list[tuple[str, Point]] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    size: Point = (8, 10)

    def role(self, kind: str, number: int = 0) -> Part:
        return [part for part in self.circuit.parts if part.kind == kind][number]

    def put(self, part: Part, **legs: Point) -> None:
        """Say where legs are; leg names that are no words are given as `plus`, `minus`, `one`, `two`."""
        spelled = {"plus": "+", "minus": "−", "one": "1", "two": "2"}
        for leg, point in legs.items():
            self.legs[(part.name, spelled.get(leg, leg))] = point

    def line(self, *points: Point) -> None:
        self.lines.append(points)

    def tag(self, net: str, point: Point) -> None:
        self.tags.append((net, point))

    # Symbols with two legs, from top to bottom

    def resistor(self, number: int, at: Point, *, lying: bool = False, turned: bool = False) -> None:
        part, (x, y) = self.role("resistor", number), at
        far = (x + 2, y) if lying else (x, y + 2)
        self.marks.append(symbols.resistor(at, far))
        self.marks.append(
            symbols.words(x + 1 if lying else x, y - 0.5 if lying else y + 1, part, lying=lying)
        )
        one, two = (far, at) if turned else (at, far)
        self.put(part, one=one, two=two)

    def plug(self, leg: str, at: Point, *, below: bool = False) -> None:
        part = self.role("plug")
        self.legs[(part.name, leg)] = at
        self.marks.append(symbols.plug(at, f"{part.name} {leg}", below=below))

    def pin(self, at: Point, number: int = 0, *, side: str = "right") -> None:
        part = self.role("pin", number)
        self.legs[(part.name, "1")] = at
        self.marks.append(symbols.pin(at, f"{part.name}, {part.value}", side))

    def ground(self, at: Point) -> None:
        self.tag(GROUND, at)
        self.marks.append(symbols.ground(at))

    def rail(self, net: str, at: Point) -> None:
        self.tag(net, at)
        self.marks.append(symbols.rail(at, net, PAINTS[RAIL_COLOURS[net]]))


def _sensor(sheet: Sheet) -> None:
    sensor = sheet.role("slot sensor")
    sheet.marks.append(symbols.frame((-0.4, 5.0), (7.6, 8.4), "inside the sensor"))
    for column in (1, 4):
        sheet.rail("3.3 V", (column, 0.6))
        sheet.line((column, 0.6), (column, 1))
        sheet.line((column, 3), (column, 5.6))
        sheet.line((column, 7.6), (column, 9.8))
        sheet.ground((column, 9.8))
    sheet.resistor(0, (1, 1))
    sheet.resistor(1, (4, 1))
    for leg, at in (("anode", (1, 4.4)), ("cathode", (1, 9)), ("collector", (4, 4.4)), ("emitter", (4, 9))):
        sheet.plug(leg, at)
    sheet.line((4, 3.7), (6, 3.7))
    sheet.pin((6, 3.7))
    sheet.marks += [symbols.led((1, 5.6), (1, 7.6)), symbols.light_transistor((4, 5.6), (4, 7.6))]
    sheet.put(sensor, anode=(1, 5.6), cathode=(1, 7.6), collector=(4, 5.6), emitter=(4, 7.6))
    sheet.size = (10, 11)


def _light(sheet: Sheet) -> None:
    light = sheet.role("light")
    sheet.marks.append(symbols.frame((0.0, 5.0), (8.7, 8.3), "RGB LED"))
    for number, (channel, column) in enumerate((("red", 1), ("green", 4), ("blue", 7))):
        sheet.pin((column, 0.6), number, side="top")
        sheet.line((column, 0.6), (column, 1))
        sheet.resistor(number, (column, 1))
        sheet.line((column, 3), (column, 5.4))
        sheet.plug(channel, (column, 4.4))
        sheet.marks.append(symbols.led((column, 5.4), (column, 7.4), PAINTS[channel]))
        sheet.legs[(light.name, channel)] = (column, 5.4)
    sheet.marks += [symbols.inner((1, 7.4), (7, 7.4)), symbols.inner((4, 7.4), (4, 8))]
    sheet.put(light, cathode=(4, 8))
    sheet.line((4, 8), (4, 9.8))
    sheet.plug("cathode", (4, 9))
    sheet.ground((4, 9.8))
    sheet.size = (10, 11)


def _buzzer(sheet: Sheet) -> None:
    buzzer, diode, transistor = sheet.role("buzzer"), sheet.role("diode"), sheet.role("transistor")
    sheet.rail("3.3 V", (6, 0.4))
    sheet.line((6, 0.4), (6, 2.4))
    sheet.plug("+", (6, 1.7))
    sheet.marks += [symbols.buzzer((6, 2.4), (6, 4.4)), symbols.words(6.5, 3.4, buzzer)]
    sheet.put(buzzer, plus=(6, 2.4), minus=(6, 4.4))
    sheet.line((6, 0.9), (3, 0.9), (3, 2.4))
    sheet.marks += [symbols.diode((3, 4.4), (3, 2.4)), symbols.words(0.4, 3.3, diode)]
    sheet.put(diode, cathode=(3, 2.4), anode=(3, 4.4))
    sheet.line((3, 4.4), (3, 6), (6, 6))
    sheet.line((6, 4.4), (6, 6.6))
    sheet.plug("−", (6, 5.2))
    sheet.marks += [symbols.transistor((6, 6.6), (6, 8.6), (5, 7.6)), symbols.words(6.2, 7.6, transistor)]
    sheet.put(transistor, C=(6, 6.6), E=(6, 8.6), B=(5, 7.6))
    sheet.line((6, 8.6), (6, 9.4))
    sheet.ground((6, 9.4))
    sheet.resistor(0, (2.2, 7.6), lying=True)
    sheet.line((4.2, 7.6), (5, 7.6))
    sheet.line((1.2, 7.6), (2.2, 7.6))
    sheet.pin((1.2, 7.6), side="top")
    sheet.size = (10, 10.6)


def _nose(sheet: Sheet) -> None:
    switch = sheet.role("switch")
    sheet.pin((1, 0.6), side="top")
    sheet.line((1, 0.6), (1, 3))
    sheet.plug("1", (1, 1.8))
    sheet.marks += [symbols.switch((1, 3), (1, 5)), symbols.words(2.2, 4, switch)]
    sheet.put(switch, one=(1, 3), two=(1, 5))
    sheet.line((1, 5), (1, 7))
    sheet.plug("2", (1, 6.1))
    sheet.ground((1, 7))
    sheet.size = (8, 8.2)


def _motor(sheet: Sheet) -> None:
    driver, motor = sheet.role("driver"), sheet.role("motor")
    sheet.marks += [
        symbols.chip((3, 1.6), (7, 7.4), driver.value),
        symbols.chip((10, 1.6), (13, 7.4), motor.value),
    ]
    leads = [leg for leg in motor.legs if leg != "red"]
    for number, lead in enumerate([*leads, "red"], 1):
        y = 1.6 + number
        if lead != "red":
            net = driver.legs[f"IN{number}"]
            sheet.legs[(driver.name, f"IN{number}")] = (3, y)
            sheet.tag(net, (1.4, y))
            sheet.line((1.4, y), (3, y))
            sheet.marks += [symbols.place((1.4, y), net), symbols.leg((3, y), f"IN{number}", "start")]
        sheet.legs[(driver.name, f"OUT{number}")] = (7, y)
        sheet.legs[(motor.name, lead)] = (10, y)
        sheet.line((7, y), (10, y))
        sheet.marks += [symbols.lead((7, y), (10, y), PAINTS[lead]), symbols.leg((10, y), lead, "start")]
        # The fifth is joined to + inside the driver's board.
        sheet.marks.append(symbols.leg((7, y), "+" if lead == "red" else f"OUT{number}", "end"))
    sheet.tag(FIVE, (7, 6.6))
    sheet.rail(FIVE, (5, 0.1))
    sheet.line((5, 0.1), (5, 1.6))
    sheet.plug("+", (5, 0.8))
    sheet.line((5, 7.4), (5, 9.2))
    sheet.plug("−", (5, 8.3))
    sheet.ground((5, 9.2))
    sheet.put(driver, plus=(5, 1.6), minus=(5, 7.4))
    sheet.size = (14, 10.4)


def _supply(sheet: Sheet) -> None:
    supply, capacitor = sheet.role("supply"), sheet.role("capacitor")
    sheet.marks += [symbols.chip((-0.4, 2), (2.4, 5), f"{supply.value} supply", small=True)]
    sheet.put(supply, plus=(1, 2), minus=(1, 5))
    sheet.line((1, 2), (1, 1), (7.4, 1))
    sheet.line((1, 5), (1, 6), (5.4, 6), (5.4, 6.6))
    sheet.plug("+", (3, 1), below=True)
    sheet.plug("−", (3, 6), below=True)
    sheet.line((5.4, 1), (5.4, 2.5))
    sheet.line((5.4, 4.5), (5.4, 6))
    sheet.marks += [symbols.capacitor((5.4, 2.5), (5.4, 4.5)), symbols.words(6.2, 3.5, capacitor)]
    sheet.put(capacitor, plus=(5.4, 2.5), minus=(5.4, 4.5))
    sheet.rail(FIVE, (7.4, 1))
    sheet.ground((5.4, 6.6))
    sheet.size = (10, 7.8)


RECIPES: dict[CircuitKind, Callable[[Sheet], None]] = {
    "sensor": _sensor,
    "light": _light,
    "buzzer": _buzzer,
    "nose": _nose,
    "motor": _motor,
    "supply": _supply,
}


def drawn(circuit: Circuit) -> Sheet:
    sheet = Sheet(circuit)
    RECIPES[circuit.kind](sheet)
    return sheet


def schematic(circuit: Circuit, ways: list[Way]) -> str:
    """The diagram, with what flows written under it."""
    sheet = drawn(circuit)
    notes = _notes(circuit, ways)
    width = max(sheet.size[0] * UNIT + 2 * MARGIN, 440)
    top = HEAD + sheet.size[1] * UNIT
    height = top + 30 + 18 * len(notes)
    title = TITLES[circuit.kind]
    body = [path(points, INK, 0.06) for points in sheet.lines]
    body += [dot(x, y, INK, 0.13) for x, y in _junctions(sheet)]
    words = [text(24, top + 28 + 18 * row, note, 13, colour=FAINT) for row, note in enumerate(notes)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(width)} {n(height)}" '
        f'width="{n(width)}" height="{n(height)}" role="img"><title>{title}</title>'
        f'<rect width="{n(width)}" height="{n(height)}" fill="{SHEET}"/>'
        + text(24, 36, title, 22, bold=True)
        + f'<g transform="translate({n(MARGIN)} {n(HEAD - 10)}) scale({n(UNIT)})">'
        + "".join(body + sheet.marks)
        + "</g>"
        + "".join(words)
        + "</svg>\n"
    )


def _notes(circuit: Circuit, ways: list[Way]) -> list[str]:
    """What flows: equal ways are told once."""
    names = {part.name for part in circuit.parts}
    notes: dict[str, list[str]] = {}
    for way in ways:
        if {part.name for part, _ in way.steps} <= names:
            through = " and ".join(part.name for part, _ in way.steps)
            inside = f", {way.source.ohms / 1000:g} kΩ inside the Pi" if way.source.ohms else ""
            words = f"{inside}, through {through} to GND: {way.milliamps:.2f} mA"
            notes.setdefault(words, []).append(way.source.net)
    return [_told(nets, words) for words, nets in notes.items()]


def _told(nets: list[str], words: str) -> str:
    if len(nets) == 1:
        return nets[0] + words
    return (f"Each coil, {nets[0]}" if len(set(nets)) == 1 else f"Each of {', '.join(nets)}") + words


# Checking


def _on(point: Point, a: Point, b: Point) -> bool:
    """Whether a point is on the straight line between two others."""
    cross = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
    inside = all(min(a[i], b[i]) - 1e-9 <= point[i] <= max(a[i], b[i]) + 1e-9 for i in (0, 1))
    return abs(cross) < 1e-9 and inside


def _touches(point: Point, line: tuple[Point, ...]) -> bool:
    return any(_on(point, a, b) for a, b in pairwise(line))


def _groups(sheet: Sheet) -> list[set[Point]]:
    """Points that lines join: a line joins whatever is on it, and a line that ends on it."""
    points = {*sheet.legs.values(), *(at for _, at in sheet.tags)}
    groups = [{point} for point in points]
    for line in sheet.lines:
        ends = {line[0], line[-1]}
        near = [
            group
            for group in groups
            if any(_touches(point, line) for point in group)
            or any(_meet(line, other) for other in sheet.lines if set(other) & group and other is not line)
        ]
        merged = set().union(*near) | ends | set(line)
        groups = [group for group in groups if group not in near] + [merged]
    return groups


def _meet(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Whether one of two lines ends on the other; lines that only cross are not joined."""
    return any(_touches(end, other) for end in (one[0], one[-1])) or any(
        _touches(end, one) for end in (other[0], other[-1])
    )


def _junctions(sheet: Sheet) -> Iterator[Point]:
    """Where a line ends in the middle of another."""
    for line in sheet.lines:
        for end in (line[0], line[-1]):
            for other in sheet.lines:
                if other is not line and _touches(end, other) and end not in (other[0], other[-1]):
                    yield end


def schematic_faults(circuit: Circuit) -> Iterator[str]:
    """Everything in which a drawing is not the netlist."""
    sheet = drawn(circuit)
    nets = {(part.name, leg): net for part in circuit.parts for leg, net in part.legs.items()}
    for name, leg in sorted(set(nets) ^ set(sheet.legs)):
        yield f"{name} {leg} is in the netlist or in the drawing, but not in both."
    named: dict[str, int] = {}
    for group in _groups(sheet):
        there = {nets[key] for key, at in sheet.legs.items() if at in group and key in nets}
        tags = {net for net, at in sheet.tags if at in group}
        if len(there | tags) > 1:
            yield f"{' and '.join(sorted(there | tags))} are joined."
        for net in there - tags:
            named[net] = named.get(net, 0) + 1
    known = {net for net, _ in sheet.tags}
    for net, count in named.items():
        if count > 1 or net in known:
            yield f"{net} is drawn in pieces: a line is missing."
