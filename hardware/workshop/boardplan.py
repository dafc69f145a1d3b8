"""The plug board as drawings: a page to read, with both sides enlarged, and one to print in true size."""

from __future__ import annotations

from collections.abc import Iterator

from hardware.workshop.netlist import RAIL_COLOURS, Part
from hardware.workshop.plugboard import (
    COLUMNS,
    PITCH,
    ROWS,
    SCREWS,
    SIZE,
    Hole,
    Placed,
    Plan,
    name_of,
)
from hardware.workshop.svg import CARD, FAINT, INK, PAINTS, SHEET, Point, box, dot, n, path, text

LARGE = 2.05
PAGE = (210.0, 297.0)
EDGE = ((SIZE[0] - (COLUMNS - 1) * PITCH) / 2, (SIZE[1] - (ROWS - 1) * PITCH) / 2)
COPPER, BOARD, WIRE = "#d8b04c", "#eef3ea", "#3b4048"
LETTERS = {
    "anode": "A",
    "cathode": "K",
    "collector": "C",
    "emitter": "E",
    "red": "R",
    "green": "G",
    "blue": "B",
    "3.3 V": "3",
    "RES": "R",
}


class Side:
    """One side of the board, in millimetres; the solder side is seen with the board turned over."""

    def __init__(self, plan: Plan, *, solder: bool, labels: bool) -> None:
        self.plan = plan
        self.solder = solder
        self.labels = labels

    def at(self, hole: Hole) -> Point:
        x, y = EDGE[0] + (hole[0] - 1) * PITCH, EDGE[1] + (hole[1] - 1) * PITCH
        return (SIZE[0] - x if self.solder else x), y

    def draw(self) -> str:
        marks = [box(0, 0, *SIZE, fill=BOARD, stroke=FAINT, corner=1, line=0.2), *self._holes()]
        marks += self._solder() if self.solder else self._upper()
        if self.labels:
            marks += [*self._scale(), *self._titles()]
        return "".join(marks)

    def _holes(self) -> Iterator[str]:
        for column in range(1, COLUMNS + 1):
            for row in range(1, ROWS + 1):
                yield dot(*self.at((column, row)), "#c9cfc4", 0.38)
        for x in (-1, 1):
            for y in (-1, 1):
                middle = (SIZE[0] / 2 + x * SCREWS[0] / 2, SIZE[1] / 2 + y * SCREWS[1] / 2)
                yield dot(*middle, "#ffffff", 1.0)

    def _scale(self) -> Iterator[str]:
        """Letters for the columns and numbers for the rows, as on a chess board."""
        for column in range(1, COLUMNS + 1):
            x, _ = self.at((column, 1))
            for y in (1.35, SIZE[1] - 0.65):
                yield text(x, y, name_of((column, 1))[0], 1.2, colour=FAINT, anchor="middle")
        for row in range(1, ROWS + 1):
            _, y = self.at((1, row))
            for x in (3.6, SIZE[0] - 3.6):
                yield text(x, y + 0.42, str(row), 1.2, colour=FAINT, anchor="middle")

    def _titles(self) -> Iterator[str]:
        """What plugs in where, outside of the board."""
        for placed in self.plan.placed:
            for part in placed.circuit.of_kind("plug"):
                holes = [hole for found, _, hole in placed.legs() if found is part]
                x = sum(self.at(hole)[0] for hole in holes) / len(holes)
                upper = holes[0][1] < ROWS / 2
                words = part.value.rsplit(" ", 1)
                lines = [part.name, *words]
                for number, word in enumerate(lines):
                    y = -1.2 - 1.55 * (len(lines) - 1 - number) if upper else SIZE[1] + 2 + 1.55 * number
                    yield text(x, y, word, 1.4, bold=number == 0, anchor="middle")

    # The upper side

    def _upper(self) -> Iterator[str]:
        for net, line in self.plan.rails:
            yield path(map(self.at, line), PAINTS[RAIL_COLOURS[net]] + "33", 0.9)
        for link in self.plan.links:
            yield path(map(self.at, link), WIRE, 0.55)
            yield from (dot(*self.at(hole), WIRE, 0.5) for hole in link)
        for placed in self.plan.placed:
            for part in placed.circuit.parts:
                if part.on_board:
                    yield self._part(part, placed)

    def _part(self, part: Part, placed: Placed) -> str:
        holes = {leg: self.at(hole) for found, leg, hole in placed.legs() if found is part}
        points = list(holes.values())
        if part.kind in ("resistor", "diode"):
            return self._lying(part, holes)
        if part.kind == "capacitor":
            return self._capacitor(part, holes)
        if part.kind == "transistor":
            return self._transistor(part, holes)
        if part.kind == "pin":
            colour = PAINTS[self._colour(part)]
            (x, y) = points[0]
            words = text(x, y + 0.36, part.name, 0.95, bold=True, colour="#fff", anchor="middle")
            return box(x - 1.1, y - 0.9, 2.2, 1.8, fill=colour, corner=0.3) + words
        low, high = min(points)[0] - 1.2, max(points)[0] + 1.2
        y = points[0][1]
        marks = box(low, y - 1.2, high - low, 2.4, fill="#2b2d31", corner=0.3)
        for leg, (x, _) in holes.items():
            marks += box(x - 0.75, y - 0.75, 1.5, 1.5, fill=COPPER, corner=0.15)
            letter = LETTERS.get(leg, leg[:1])
            marks += text(x, y + 0.45, letter, 1.25, bold=True, anchor="middle")
        return marks

    def _colour(self, pin: Part) -> str:
        return next(wire.colour for wire in self.plan.wiring.wires if wire.end.part == pin.name)

    def _lying(self, part: Part, holes: dict[str, Point]) -> str:
        (x, y), (_, to_y) = sorted(holes.values(), key=lambda point: point[1])
        middle = (y + to_y) / 2
        fill = "#f3ead2" if part.kind == "resistor" else "#e58e73"
        long = 6.4 if part.kind == "resistor" else 5.0
        marks = path(((x, y), (x, to_y)), FAINT, 0.35) + dot(x, y, FAINT, 0.45) + dot(x, to_y, FAINT, 0.45)
        marks += box(
            x - 1.0, middle - long / 2, 2.0, long, fill=fill, stroke="#b99a4e", corner=0.8, line=0.15
        )
        if part.kind == "diode":
            ring = middle + (long / 2 - 0.9) * (1 if holes["cathode"][1] > holes["anode"][1] else -1)
            marks += path(((x - 0.9, ring), (x + 0.9, ring)), INK, 0.45)
        value = part.value.replace(" Ω", "").replace(" kΩ", "k") if part.kind == "resistor" else ""
        words = f"{part.name} {value}".strip()
        return marks + text(x + 0.42, middle, words, 1.15, bold=True, anchor="middle", turned=-90)

    def _capacitor(self, part: Part, holes: dict[str, Point]) -> str:
        (x, y), (to_x, to_y) = holes.values()
        middle, radius = ((x + to_x) / 2, (y + to_y) / 2), 4.0 if "+" in holes else 1.4
        marks = dot(*middle, "#cfd8e6", radius) + dot(x, y, INK, 0.45) + dot(to_x, to_y, INK, 0.45)
        if "+" not in holes:
            return marks + text(
                *_above(middle, 2.0), f"{part.name} {part.value}", 1.0, bold=True, anchor="middle"
            )
        marks += text(holes["+"][0], holes["+"][1] - 0.8, "+", 1.8, bold=True, anchor="middle")
        marks += text(middle[0], middle[1] + 1.9, part.name, 1.2, bold=True, anchor="middle")
        return marks + text(middle[0], middle[1] + 3.1, part.value.split(",")[0], 1.1, anchor="middle")

    def _transistor(self, part: Part, holes: dict[str, Point]) -> str:
        low, high = min(holes.values())[0] - 0.9, max(holes.values())[0] + 0.9
        y = holes["B"][1]
        marks = box(low, y - 1.1, high - low, 2.2, fill="#3b4048", corner=1.0)
        for leg, (x, _) in holes.items():
            marks += text(x, y + 0.45, leg, 1.3, bold=True, colour="#fff", anchor="middle")
        return marks + text(high + 0.3, y + 0.4, part.name, 1.15, bold=True)

    # The solder side

    def _solder(self) -> Iterator[str]:
        for net, line in self.plan.rails:
            yield path(map(self.at, line), PAINTS[RAIL_COLOURS[net]], 0.9)
        for wire in self.plan.wires:
            yield path(map(self.at, wire), WIRE, 0.75)
        for _, _, hole in self.plan.legs():
            yield dot(*self.at(hole), INK, 0.72)
        for link in self.plan.links:
            for hole in link:
                x, y = self.at(hole)
                yield dot(x, y, INK, 0.72) + dot(x, y, CARD, 0.35)
        if self.labels:
            for placed in self.plan.placed:
                for part, leg, hole in placed.legs():
                    if part.kind == "plug":
                        x, y = self.at(hole)
                        letter = LETTERS.get(leg, leg[:1])
                        yield text(x, y + 0.42, letter, 1.1, bold=True, colour="#fff", anchor="middle")


def _above(point: Point, by: float) -> Point:
    return point[0], point[1] - by


def _page(title: str, marks: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(PAGE[0])} {n(PAGE[1])}" '
        f'width="{n(PAGE[0])}mm" height="{n(PAGE[1])}mm" role="img"><title>{title}</title>'
        f'<rect width="{n(PAGE[0])}" height="{n(PAGE[1])}" fill="{SHEET}"/>' + "".join(marks) + "</svg>\n"
    )


def _placed(side: Side, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({n(x)} {n(y)}) scale({n(scale)})">{side.draw()}</g>'


def _title(plan: Plan) -> str:
    screen = ", OLED on SPI" if plan.wiring.screen == "spi" else ""
    return f"Plug board · {plan.wiring.profile}{screen}"


def to_read(plan: Plan) -> str:
    """Both sides, enlarged."""
    x = (PAGE[0] - SIZE[0] * LARGE) / 2
    first, second = 32.0, 32.0 + SIZE[1] * LARGE + 27
    title = _title(plan)
    marks = [
        text(12, 13, title, 7, bold=True),
        text(
            12,
            19.5,
            "Upper side: parts, plugs (J) and the pins (P) for wires from the header",
            3.6,
            colour=FAINT,
        ),
        _placed(Side(plan, solder=False, labels=True), x, first + 2, LARGE),
        text(
            12,
            second - 8.5,
            "Solder side: the board turned over like a page; bare wire along the holes",
            3.6,
            colour=FAINT,
        ),
        _placed(Side(plan, solder=True, labels=True), x, second + 6, LARGE),
        text(
            12,
            293,
            "Rails: black GND, orange 3.3 V, red 5 V. Ringed dots: ends of links on the upper side.",
            3.2,
            colour=FAINT,
        ),
    ]
    return _page(title, marks)


def to_print(plan: Plan) -> str:
    """Both sides in their true size, to be cut out and laid onto the board, and a ruler."""
    title = _title(plan)
    marks = [
        text(12, 16, f"{title} · true size", 7, bold=True),
        text(
            12, 23, "Print at 100 %. The ruler must be 100 mm long; holes are 2.54 mm apart.", 4, colour=FAINT
        ),
    ]
    marks.append(path(((20, 34), (120, 34)), INK, 0.3))
    for mark in range(0, 101, 10):
        marks.append(path(((20 + mark, 32), (20 + mark, 36)), INK, 0.3))
        marks.append(text(20 + mark, 40, str(mark), 3, anchor="middle"))
    for number, (solder, name) in enumerate(((False, "Upper side"), (True, "Solder side"))):
        x = 20 + 90 * number
        marks.append(text(x, 54, name, 4.5, bold=True))
        marks.append(_placed(Side(plan, solder=solder, labels=True), x, 64, 1))
    return _page(f"{title}, true size", marks)
