"""The plug board: a perfboard of 5 × 7 cm into which every part plugs, laid out from the netlist.

Two rows of cells, one a circuit, plugs at the outer edges; between them three rails: ground, supply, ground.
The rail in the middle is 3.3 V on the left and 5 V on the right. Parts lie on the upper side. Bare wire on
the solder side joins their legs, always straight along the holes and never across another. What must get past
the ground rail goes over it on the upper side: a resistor, or a link, which is a wire.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product

from hardware.workshop.netlist import FIVE, GROUND, THREE, Circuit, CircuitKind, Part, Terminal, Wiring

PITCH = 2.54
COLUMNS, ROWS = 24, 18
SIZE = (70.0, 50.0)
SCREWS = (66.0, 46.0)
"""How far apart the holes in its corners are."""
UPPER_GROUND, MIDDLE, LOWER_GROUND = 8, 9, 10

Hole = tuple[int, int]
"""Column and row, from 1, as seen from the upper side."""
Line = tuple[Hole, Hole]


@dataclass(frozen=True, slots=True)
class Cell:
    """Where the legs of a circuit's parts go: holes from the cell's left column and from the board's edge."""

    width: int
    legs: dict[str, dict[str, Hole]]
    """By the part's role, and by leg."""
    wires: tuple[Line, ...]
    links: tuple[Line, ...] = ()
    rail: str = ""
    """What it needs from the rail in the middle."""


def _light_cell() -> Cell:
    channels = {"red": 0, "green": 2, "blue": 3}
    legs: dict[str, dict[str, Hole]] = {
        "plug": {"red": (0, 1), "cathode": (1, 1), "green": (2, 1), "blue": (3, 1)}
    }
    wires: list[Line] = [((1, 1), (1, 8))]
    for number, column in enumerate(channels.values()):
        legs[f"pin {number}"] = {"1": (column, 7)}
        legs[f"resistor {number}"] = {"1": (column, 6), "2": (column, 2)}
        wires += [((column, 1), (column, 2)), ((column, 6), (column, 7))]
    return Cell(4, legs, tuple(wires))


CELLS: dict[CircuitKind, Cell] = {
    "sensor": Cell(
        4,
        {
            "plug": {"anode": (0, 1), "cathode": (1, 1), "collector": (2, 1), "emitter": (3, 1)},
            "pin": {"1": (2, 3)},
            "resistor 0": {"1": (0, 9), "2": (0, 5)},
            "resistor 1": {"1": (2, 9), "2": (2, 5)},
        },
        (((0, 1), (0, 5)), ((1, 1), (1, 8)), ((2, 1), (2, 5)), ((3, 1), (3, 8))),
        rail=THREE,
    ),
    "light": _light_cell(),
    "buzzer": Cell(
        5,
        {
            "plug": {"+": (0, 1), "−": (1, 1)},
            "pin": {"1": (3, 1)},
            "resistor": {"1": (3, 2), "2": (3, 6)},
            "diode": {"anode": (1, 2), "cathode": (1, 6)},
            "transistor": {"C": (2, 7), "B": (3, 7), "E": (4, 7)},
        },
        (
            *(((0, 1), (0, 6)), ((0, 6), (1, 6)), ((1, 1), (1, 2)), ((1, 2), (2, 2)), ((2, 2), (2, 7))),
            *(((3, 1), (3, 2)), ((3, 6), (3, 7)), ((4, 7), (4, 8))),
        ),
        links=(((0, 6), (0, 9)),),
        rail=THREE,
    ),
    "nose": Cell(
        2,
        {"plug": {"1": (0, 1), "2": (1, 1)}, "pin": {"1": (0, 3)}},
        (((0, 1), (0, 3)), ((1, 1), (1, 8))),
    ),
    "noses": Cell(
        4,
        {
            "plug 0": {"2": (0, 1), "1": (1, 1)},
            "plug 1": {"1": (2, 1), "2": (3, 1)},
            "pin": {"1": (1, 3)},
        },
        (((0, 1), (0, 8)), ((1, 1), (1, 3)), ((1, 3), (2, 3)), ((2, 1), (2, 3)), ((3, 1), (3, 8))),
    ),
    "feed": Cell(
        2,
        {"plug": {"3.3 V": (0, 1), "GND": (1, 1)}},
        (((0, 1), (0, 6)), ((1, 1), (1, 8))),
        links=(((0, 6), (0, 9)),),
        rail=THREE,
    ),
    "reset": Cell(
        2,
        {
            "plug": {"RES": (0, 1)},
            "resistor": {"1": (0, 5), "2": (0, 9)},
            "capacitor": {"1": (0, 3), "2": (1, 3)},
        },
        (((0, 1), (0, 5)), ((1, 3), (1, 8))),
        rail=THREE,
    ),
    "motor": Cell(
        2,
        {"plug": {"+": (0, 1), "−": (1, 1)}},
        (((0, 1), (0, 6)), ((1, 1), (1, 8))),
        links=(((0, 6), (0, 9)),),
        rail=FIVE,
    ),
    "supply": Cell(
        3,
        {"plug": {"+": (0, 1), "−": (2, 1)}, "capacitor": {"+": (0, 4), "−": (2, 4)}},
        (((0, 1), (0, 6)), ((2, 1), (2, 8))),
        links=(((0, 6), (0, 9)),),
        rail=FIVE,
    ),
}


@dataclass(frozen=True, slots=True)
class Placed:
    """A circuit's cell on the board."""

    circuit: Circuit
    cell: Cell
    column: int
    upper: bool

    def at(self, hole: Hole) -> Hole:
        column, row = hole
        return self.column + column, row if self.upper else 2 * MIDDLE - row

    def legs(self) -> Iterator[tuple[Part, str, Hole]]:
        for part, role in _roles(self.circuit):
            for leg, hole in self.cell.legs[role].items():
                yield part, leg, self.at(hole)

    def lines(self, lines: tuple[Line, ...]) -> list[Line]:
        return [(self.at(a), self.at(b)) for a, b in lines]


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole board."""

    wiring: Wiring
    placed: tuple[Placed, ...]
    wires: tuple[Line, ...]
    """Bare wire on the solder side."""
    links: tuple[Line, ...]
    """Wire on the upper side."""
    rails: tuple[tuple[str, Line], ...]

    def legs(self) -> list[tuple[Part, str, Hole]]:
        return [leg for placed in self.placed for leg in placed.legs()]

    def hole_of(self, terminal: Terminal) -> Hole | None:
        for part, leg, hole in self.legs():
            if (part.name, leg) == (terminal.part, terminal.leg):
                return hole
        return None


def name_of(hole: Hole) -> str:
    """`C5`: column C, row 5."""
    return f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[hole[0] - 1]}{hole[1]}"


def plan(wiring: Wiring) -> Plan:
    placed = _packed(tuple(circuit for circuit in wiring.circuits if circuit.kind in CELLS))
    wires = [line for found in placed for line in found.lines(found.cell.wires)]
    links = [line for found in placed for line in found.lines(found.cell.links)]
    rails = list(_rails(placed))
    bridge = ((1, UPPER_GROUND), (1, LOWER_GROUND))
    return Plan(wiring, placed, (*wires, bridge), tuple(links), tuple(rails))


def _rails(placed: tuple[Placed, ...]) -> Iterator[tuple[str, Line]]:
    for upper, row in ((True, UPPER_GROUND), (False, LOWER_GROUND)):
        last = max(
            hole[0]
            for found in placed
            if found.upper is upper
            for line in found.lines(found.cell.wires)
            for hole in line
            if hole[1] == row
        )
        yield GROUND, ((1, row), (last, row))
    for rail in (THREE, FIVE):
        columns = [column for found in placed if found.cell.rail == rail for column in _on_rail(found)]
        yield rail, ((min(columns), MIDDLE), (max(columns), MIDDLE))


def _on_rail(found: Placed) -> list[int]:
    """The columns in which a cell takes from the rail in the middle."""
    holes = [hole for _, _, hole in found.legs()]
    holes += [hole for line in found.lines(found.cell.links) for hole in line]
    return [column for column, row in holes if row == MIDDLE]


def _packed(circuits: tuple[Circuit, ...]) -> tuple[Placed, ...]:
    """In two rows: what needs 3.3 V at the left, what needs 5 V at the right."""
    order = {THREE: 0, "": 1, FIVE: 2}
    ordered = sorted(circuits, key=lambda circuit: order[CELLS[circuit.kind].rail])
    best: tuple[tuple[int, int], tuple[Placed, ...]] | None = None
    for sides in product((True, False), repeat=len(ordered)):
        rows = [
            [circuit for circuit, side in zip(ordered, sides, strict=True) if side is upper]
            for upper in (True, False)
        ]
        spans = [_width(row) for row in rows]
        if max(spans) > COLUMNS - 1 or not all(rows):
            continue
        placed = tuple(
            found for row, upper in zip(rows, (True, False), strict=True) for found in _row(row, upper)
        )
        left = max(column for found in placed if found.cell.rail == THREE for column in _on_rail(found))
        right = min(column for found in placed if found.cell.rail == FIVE for column in _on_rail(found))
        mixed = sum(a != b for a, b in pairwise(_kinds(rows)))
        score = (abs(spans[0] - spans[1]), mixed)
        if left < right and (best is None or score < best[0]):
            best = score, placed
    assert best is not None, "the plug board is too small for these circuits"
    return best[1]


def _kinds(rows: list[list[Circuit]]) -> list[tuple[int, str]]:
    return [(number, circuit.kind) for number, row in enumerate(rows) for circuit in row]


def _width(row: list[Circuit]) -> int:
    return sum(CELLS[circuit.kind].width + 1 for circuit in row) - 1


def _row(row: list[Circuit], upper: bool) -> Iterator[Placed]:
    """From column 2 on, as the first joins the two ground rails; what needs 5 V from the right end on."""
    column = 2
    for circuit in row:
        cell = CELLS[circuit.kind]
        if cell.rail == FIVE:
            break
        yield Placed(circuit, cell, column, upper)
        column += cell.width + 1
    column = COLUMNS + 1
    for circuit in reversed(row):
        cell = CELLS[circuit.kind]
        if cell.rail != FIVE:
            break
        column -= cell.width
        yield Placed(circuit, cell, column, upper)
        column -= 1


@cache
def _role_names(kinds: tuple[str, ...]) -> tuple[str, ...]:
    counts = {kind: kinds.count(kind) for kind in kinds}
    seen: dict[str, int] = {}
    names = []
    for kind in kinds:
        names.append(kind if counts[kind] == 1 else f"{kind} {seen.get(kind, 0)}")
        seen[kind] = seen.get(kind, 0) + 1
    return tuple(names)


def _roles(circuit: Circuit) -> Iterator[tuple[Part, str]]:
    """What each soldered part is in its circuit: its kind, numbered if there are several."""
    soldered = [part for part in circuit.parts if part.on_board]
    return zip(soldered, _role_names(tuple(part.kind for part in soldered)), strict=True)


# Checking


def holes_of(line: Line) -> list[Hole]:
    """Every hole that a straight wire passes."""
    (x, y), (to_x, to_y) = line
    assert x == to_x or y == to_y, f"{name_of(line[0])} to {name_of(line[1])} is not straight"
    dx, dy = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
    steps = max(abs(to_x - x), abs(to_y - y))
    return [(x + dx * step, y + dy * step) for step in range(steps + 1)]


def joined(plan: Plan) -> dict[Hole, set[Hole]]:
    """Which holes are joined to which neighbours, or by links."""
    near: dict[Hole, set[Hole]] = {}
    for line in (*plan.wires, *(line for _, line in plan.rails)):
        for a, b in pairwise(holes_of(line)):
            near.setdefault(a, set()).add(b)
            near.setdefault(b, set()).add(a)
    for a, b in plan.links:
        near.setdefault(a, set()).add(b)
        near.setdefault(b, set()).add(a)
    return near


def plan_faults(plan: Plan) -> Iterator[str]:
    """Everything in which the board is not the netlist: each net joined once, and nothing else joined."""
    near = joined(plan)
    taken: dict[Hole, str] = {}
    nets: dict[str, set[Hole]] = {}
    for part, leg, hole in plan.legs():
        if hole in taken:
            yield f"{part.name} and {taken[hole]} are both in {name_of(hole)}."
        taken[hole] = part.name
        nets.setdefault(part.legs[leg], set()).add(hole)
    wanted = {(part.name, leg) for part in plan.wiring.parts if part.on_board for leg in part.legs}
    there = {(part.name, leg) for part, leg, _ in plan.legs()}
    for name, leg in sorted(wanted ^ there):
        yield f"{name} {leg} is in the netlist or on the board, but not in both."
    for hole in {*near, *taken}:
        if not (1 <= hole[0] <= COLUMNS and 1 <= hole[1] <= ROWS):
            yield f"{hole} is not on the board."
    of_hole = {hole: net for net, holes in nets.items() for hole in holes}
    reached: set[Hole] = set()
    for net, holes in sorted(nets.items()):
        group = _group(min(holes), near)
        reached |= group
        if apart := sorted(name_of(hole) for hole in holes - group):
            yield f"{net} does not reach {', '.join(apart)}."
        if strangers := sorted({of_hole[hole] for hole in group if of_hole.get(hole, net) != net}):
            yield f"{net} is joined with {', '.join(strangers)}."
        if sum(len(near.get(hole, ())) for hole in group) // 2 != len(group) - 1:
            yield f"{net} is joined twice: one of its wires is too much."
    if loose := sorted(name_of(hole) for hole in set(near) - reached):
        yield f"Wires without a part at {', '.join(loose)}."


def _group(start: Hole, near: dict[Hole, set[Hole]]) -> set[Hole]:
    group, ahead = {start}, [start]
    while ahead:
        for hole in near.get(ahead.pop(), set()) - group:
            group.add(hole)
            ahead.append(hole)
    return group
