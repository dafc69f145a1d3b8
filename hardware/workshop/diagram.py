"""The wiring as a picture: the board in the middle, parts on both sides, power on rails along the edges.

Signals leave a part towards the board, power leaves it towards the rails. Every wire has a lane of its own.
"""

from __future__ import annotations

from html import escape

from hardware.workshop.boards import HEADERS, Header
from hardware.workshop.layout import (
    BOX,
    HEADER_HALF,
    LANE,
    PITCH,
    RAILS,
    SUPPLY,
    TOP,
    WIDTH,
    Placed,
    boxes_of,
    feed,
    last,
    pin_x,
    pin_y,
    runs_of,
)
from hardware.workshop.netlist import FIVE, GROUND, RAIL_COLOURS, THREE, Wiring
from hardware.workshop.rows import components
from hardware.workshop.svg import CARD, FAINT, FONT, INK, PAINTS, SHEET, dot, n, text


def diagram(wiring: Wiring) -> str:
    header = HEADERS[wiring.kind]
    placed = boxes_of(wiring, header)
    bottom = max(TOP + PITCH * len(header.left), *(box.top + box.height for box in placed))
    crossing = [run for run in runs_of(placed, header) if run.pin_left != run.box_left]
    height = bottom + 70 + 10 * len(crossing)
    marks = [
        *_headline(wiring),
        *_rails(wiring, placed, bottom),
        *_board(header, wiring),
        *_wires(placed, header, bottom),
        *(mark for box in placed for mark in _box(box)),
        *_foot(height),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {n(height)}" role="img">'
        f"<title>{escape(_title(wiring))}</title>"
        f'<rect width="{WIDTH}" height="{n(height)}" fill="{SHEET}"/>' + "".join(marks) + "</svg>\n"
    )


def _title(wiring: Wiring) -> str:
    reels = ", ".join(wiring.board.reels)
    screen = " with its screen on SPI" if wiring.screen == "spi" else ""
    return f"{HEADERS[wiring.kind].title}, profile {wiring.profile}{screen}: {reels}"


def _wires(placed: list[Placed], header: Header, bottom: float) -> list[str]:
    runs = runs_of(placed, header)
    marks = []
    below = bottom + 16
    for left in (True, False):
        away = -1 if left else 1
        side = [run for run in runs if run.box_left is left]
        # Wires that go up keep their order if the lowest is farthest from the board, those that go down if
        # the highest is.
        up = sorted((run for run in side if run.end[1] < run.pin_y), key=lambda run: run.pin_y)
        down = sorted((run for run in side if run.end[1] >= run.pin_y), key=lambda run: -run.pin_y)
        straight = [run for run in (*up, *down) if run.pin_left is left]
        first = pin_x(left, header) + away * 106
        for lane, run in enumerate(straight):
            x = first + away * LANE * lane
            start = (pin_x(left, header) + away * 82, run.pin_y)
            marks += _line([start, (x, run.pin_y), (x, run.end[1]), run.end], run.wire.colour)
        around = [run for run in side if run.pin_left is not left]
        for place, run in enumerate(around):
            x = first + away * LANE * (len(straight) + place)
            back = pin_x(not left, header) - away * (106 + LANE * (len(runs) - len(side) + place + 1))
            below += 10
            start = (pin_x(not left, header) - away * 82, run.pin_y)
            way = [start, (back, run.pin_y), (back, below), (x, below), (x, run.end[1]), run.end]
            marks += _line(way, run.wire.colour)
    return marks


def _line(points: list[tuple[float, float]], colour: str) -> list[str]:
    """A wire with round bends, and a light rim where it crosses others."""
    path = f"M{n(points[0][0])} {n(points[0][1])}"
    for before, bend, after in zip(points, points[1:], points[2:], strict=False):
        into, out = _towards(bend, before), _towards(bend, after)
        path += f"L{n(into[0])} {n(into[1])}Q{n(bend[0])} {n(bend[1])} {n(out[0])} {n(out[1])}"
    path += f"L{n(points[-1][0])} {n(points[-1][1])}"
    return [
        f'<path d="{path}" fill="none" stroke="{SHEET}" stroke-width="6.5"/>',
        f'<path d="{path}" fill="none" stroke="{PAINTS[colour]}" stroke-width="3.2" stroke-linecap="round"/>',
    ]


def _towards(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    length = abs(b[0] - a[0]) + abs(b[1] - a[1])
    share = min(5.0, length / 2) / (length or 1)
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _box(box: Placed) -> list[str]:
    x = min(box.inner, box.outer)
    inwards, outwards = ("end", "start") if box.left else ("start", "end")
    component = box.component
    marks = [
        f'<rect x="{n(x)}" y="{n(box.top)}" width="{BOX}" height="{n(box.height)}" rx="12" fill="{CARD}" '
        f'stroke="#d8d4c8" stroke-width="1.5"/>',
        text(x + BOX / 2, box.top + 20, component.title, 15, bold=True, anchor="middle"),
        text(x + BOX / 2, box.top + 35, component.note, 10.5, colour=FAINT, anchor="middle"),
    ]
    inset = -14 if box.left else 14
    for row, wire in enumerate(component.signals):
        y = box.row(row)
        assert wire.pin is not None
        marks.append(dot(box.inner, y, PAINTS[wire.colour]))
        name = wire.pin.name if wire.pin.gpio is not None else f"place {wire.pin.number}"
        label = f"{wire.terminal} · {name}"
        marks.append(text(box.inner + inset, y + 4, label, 12, anchor=inwards))
        if wire.through:
            marks += _resistor(box.inner, 1 if box.left else -1, y, wire.through)
    for row, wire in enumerate(component.power):
        y = box.row(row)
        rail = RAILS[wire.rail] if box.left else WIDTH - RAILS[wire.rail]
        marks += _line([(box.outer, y), (rail, y)], wire.colour)
        marks += [dot(rail, y, PAINTS[wire.colour]), dot(box.outer, y, PAINTS[wire.colour])]
        words = f"{wire.terminal} ({wire.through})" if wire.through else wire.terminal
        marks.append(text(box.outer - inset, y + 4, words, 11 if wire.through else 12, anchor=outwards))
    return marks


def _resistor(edge: float, away: int, y: float, words: str) -> list[str]:
    width = 10 + 5.6 * len(words)
    x = edge + away * (width / 2 + 10)
    return [
        f'<rect x="{n(x - width / 2)}" y="{n(y - 8)}" width="{n(width)}" height="16" rx="5" '
        f'fill="#f3ead2" stroke="#b99a4e"/>',
        text(x, y + 4, words, 10.5, anchor="middle"),
    ]


def _rails(wiring: Wiring, placed: list[Placed], bottom: float) -> list[str]:
    """Along both edges, joined across the top, where board and supply feed them."""
    header = wiring.header
    marks: list[str] = []
    for level, (rail, x) in enumerate(RAILS.items()):
        used = [box for box in placed if any(wire.rail == rail for wire in box.component.power)]
        ends = {box.left: max(last(b, rail) for b in used if b.left is box.left) for box in used}
        across = TOP - 26 - 13 * level
        colour = RAIL_COLOURS[rail]
        sides = sorted(ends, reverse=True)
        points = [(float(x if left else WIDTH - x), min(ends[left], bottom)) for left in sides]
        over = (points[-1][0], across) if len(points) == 2 else (feed(rail, header), across)
        way = [points[0], (points[0][0], across), over, *points[1:]]
        marks += _line(way, colour)
        for left in sides:
            at = x if left else WIDTH - x
            marks.append(text(at, across - 8, rail, 11, bold=True, colour=PAINTS[colour], anchor="middle"))
    for place, rail in ((header.ground, GROUND), (header.three_volts, THREE)):
        pin = next(pin for pin in (*header.left, *header.right) if pin.number == place)
        left = pin in header.left
        away = -1 if left else 1
        start, lane = (pin_x(left, header) + away * 82, pin_y(pin, header)), feed(rail, header)
        across = TOP - 26 - 13 * list(RAILS).index(rail)
        marks += _line([start, (lane, start[1]), (lane, across)], RAIL_COLOURS[rail])
        marks.append(dot(lane, across, PAINTS[RAIL_COLOURS[rail]]))
    return marks + _supply(wiring)


def _supply(wiring: Wiring) -> list[str]:
    x, y = SUPPLY, 18
    circuit = next(circuit for circuit in wiring.circuits if circuit.kind == "supply")
    across = ", ".join(part.value for part in circuit.of_kind("capacitor"))
    marks = [
        f'<rect x="{x}" y="{y}" width="250" height="46" rx="12" fill="{CARD}" stroke="#d8d4c8" '
        f'stroke-width="1.5"/>',
        text(x + 125, y + 19, "Motor supply, 5 V, 2 A", 14, bold=True, anchor="middle"),
        text(
            x + 125,
            y + 35,
            f"with {across} across it; never the Pi's 5 V",
            10.5,
            colour=FAINT,
            anchor="middle",
        ),
    ]
    for rail, along in ((FIVE, 80), (GROUND, 170)):
        level = TOP - 26 - 13 * list(RAILS).index(rail)
        marks += _line([(x + along, y + 46), (x + along, level)], RAIL_COLOURS[rail])
        marks.append(dot(x + along, level, PAINTS[RAIL_COLOURS[rail]]))
    return marks


def _board(header: Header, wiring: Wiring) -> list[str]:
    half, rows = HEADER_HALF[header.kind], len(header.left)
    middle, height = WIDTH / 2, PITCH * rows
    green = "#1f7a4d"
    marks = [
        f'<rect x="{n(middle - half - 18)}" y="{TOP - 14}" width="{2 * half + 36}" height="{height + 28}" '
        f'rx="16" fill="{green}"/>',
    ]
    if header.kind == "gpio":
        marks.append(
            f'<rect x="{n(middle - half + 12)}" y="{TOP - 2}" width="{2 * half - 24}" height="{height + 4}" '
            f'rx="6" fill="#14181c"/>'
        )
    else:
        marks.append(
            f'<rect x="{n(middle - 34)}" y="{TOP - 22}" width="68" height="44" rx="6" fill="#c4c9ce"/>'
        )
        marks.append(text(middle, TOP + 4, "USB", 13, bold=True, anchor="middle"))
    spot = TOP + height / 2
    marks.append(
        f'<text x="{n(middle)}" y="{n(spot)}" {FONT} font-size="17" font-weight="700" fill="#fff" '
        f'text-anchor="middle" transform="rotate(-90 {n(middle)} {n(spot)})">{header.title}</text>'
    )
    used = {row.pin: row.colour for part in components(wiring) for row in part.signals}
    feeds = {header.ground: "black", header.three_volts: "orange"}
    for left, column in ((True, header.left), (False, header.right)):
        away = -1 if left else 1
        for pin in column:
            x, y = pin_x(left, header), pin_y(pin, header)
            colour = used.get(pin, feeds.get(pin.number, ""))
            fill = PAINTS[colour] if colour else "#e9e5d8"
            inside = x - away * 28 if header.kind == "gpio" else x + away * 2
            marks.append(f'<circle cx="{n(inside)}" cy="{n(y)}" r="10.5" fill="{fill}"/>')
            tone = "#fff" if colour else "#8b8778"
            marks.append(text(inside, y + 4, str(pin.number), 11, bold=True, colour=tone, anchor="middle"))
            anchor = "end" if left else "start"
            tone = INK if colour else "#b4b0a2"
            marks.append(
                text(x + away * 26, y + 4, pin.name, 12, bold=bool(colour), colour=tone, anchor=anchor)
            )
    return marks


def _headline(wiring: Wiring) -> list[str]:
    counts = f"{len(wiring.board.reels)} reel{'s' * (len(wiring.board.reels) > 1)}"
    lights = len(wiring.board.lights)
    counts += f", {lights} RGB light{'s' * (lights > 1)}"
    where = "" if wiring.kind == "gpio" else "; the OLED stays on the Pi: pins 1, 3, 5 and 9"
    screen = ", OLED on SPI" if wiring.screen == "spi" else ""
    title = f"{HEADERS[wiring.kind].title} · {wiring.profile}"
    return [
        text(40, 42, title, 26, bold=True),
        text(40, 66, f"{counts}{screen}{where}", 14, colour=FAINT),
    ]


def _foot(height: float) -> list[str]:
    words = (
        "Numbers in circles are places on the header. Resistors, transistor, diode, capacitor and "
        "all three rails are on the plug board. No input sees more than 3.3 V."
    )
    return [text(40, height - 16, words, 12, colour=FAINT)]
