"""The symbols of circuit diagrams, in units of their grid."""

from __future__ import annotations

from hardware.workshop.netlist import Part
from hardware.workshop.svg import CARD, FAINT, INK, Point, box, dot, n, path, text

LINE = 0.07
SMALL = 0.36


def words(x: float, y: float, part: Part, *, lying: bool = False) -> str:
    """Name and value of a part, beside it or above it."""
    if lying:
        return text(x, y, f"{part.name}  {part.value}", SMALL, anchor="middle")
    return text(x + 0.5, y - 0.05, part.name, SMALL, bold=True) + text(
        x + 0.5, y + 0.4, part.value, SMALL, colour=FAINT
    )


def resistor(a: Point, b: Point) -> str:
    (x, y), (to_x, to_y) = a, b
    if y == to_y:
        body = box(x + 0.35, y - 0.25, to_x - x - 0.7, 0.5, fill=CARD, stroke=INK, line=LINE)
    else:
        body = box(x - 0.25, y + 0.35, 0.5, to_y - y - 0.7, fill=CARD, stroke=INK, line=LINE)
    return path((a, b), INK, LINE) + body


def diode(anode: Point, cathode: Point, fill: str = CARD) -> str:
    """Upright; the bar is at the cathode."""
    x, middle = anode[0], (anode[1] + cathode[1]) / 2
    way = 1 if cathode[1] > anode[1] else -1
    tip, foot = middle + way * 0.4, middle - way * 0.4
    arrow = path(((x - 0.42, foot), (x + 0.42, foot), (x, tip), (x - 0.42, foot)), INK, LINE, fill=fill)
    return path((anode, cathode), INK, LINE) + arrow + path(((x - 0.42, tip), (x + 0.42, tip)), INK, 0.1)


def led(anode: Point, cathode: Point, fill: str = CARD) -> str:
    x, middle = anode[0], (anode[1] + cathode[1]) / 2
    rays = "".join(
        path(((x + 0.55, y), (x + 0.95, y - 0.3)), INK, 0.05) + dot(x + 0.97, y - 0.32, INK, 0.07)
        for y in (middle - 0.1, middle + 0.25)
    )
    return diode(anode, cathode, fill) + rays


def transistor(collector: Point, emitter: Point, base: Point | None) -> str:
    """NPN."""
    x, middle = collector[0], (collector[1] + emitter[1]) / 2
    bar = x - 0.55
    marks = path(((bar, middle - 0.45), (bar, middle + 0.45)), INK, 0.11)
    marks += path((collector, (x, middle - 0.5), (bar, middle - 0.2)), INK, LINE)
    marks += path(((bar, middle + 0.2), (x, middle + 0.5), emitter), INK, LINE)
    tip = (x - 0.06, middle + 0.48)
    marks += path(((tip[0] - 0.28, tip[1] + 0.02), tip, (tip[0] - 0.1, tip[1] - 0.27)), INK, LINE)
    if base is not None:
        marks += path((base, (bar, middle)), INK, LINE)
        marks += text(base[0] + 0.02, base[1] - 0.18, "B", 0.3, colour=FAINT)
        marks += text(x + 0.12, collector[1] + 0.25, "C", 0.3, colour=FAINT)
        marks += text(x + 0.12, emitter[1] - 0.02, "E", 0.3, colour=FAINT)
    return marks


def light_transistor(collector: Point, emitter: Point) -> str:
    x, middle = collector[0], (collector[1] + emitter[1]) / 2
    rays = "".join(
        path(((x - 1.4, y - 0.15), (x - 0.8, y)), INK, 0.05) + dot(x - 0.78, y, INK, 0.07)
        for y in (middle - 0.2, middle + 0.15)
    )
    return transistor(collector, emitter, None) + rays


def buzzer(plus: Point, minus: Point) -> str:
    x, middle = plus[0], (plus[1] + minus[1]) / 2
    ring = (
        f'<circle cx="{n(x)}" cy="{n(middle)}" r="0.62" fill="{CARD}" stroke="{INK}" stroke-width="{LINE}"/>'
    )
    return path((plus, minus), INK, LINE) + ring + text(x - 0.62, middle - 0.62, "+", 0.45, anchor="middle")


def capacitor(plus: Point, minus: Point) -> str:
    x, middle = plus[0], (plus[1] + minus[1]) / 2
    marks = path((plus, (x, middle - 0.14)), INK, LINE) + path(((x, middle + 0.14), minus), INK, LINE)
    for y in (middle - 0.14, middle + 0.14):
        marks += path(((x - 0.5, y), (x + 0.5, y)), INK, 0.11)
    return marks + text(x - 0.7, middle - 0.3, "+", 0.45, anchor="middle")


def switch(one: Point, two: Point) -> str:
    x = one[0]
    marks = path((one, (x, one[1] + 0.5)), INK, LINE) + path(((x, two[1] - 0.5), two), INK, LINE)
    marks += path(((x + 0.38, one[1] + 0.5), (x + 0.38, two[1] - 0.5)), INK, 0.1)
    marks += path(((x + 0.38, (one[1] + two[1]) / 2), (x + 0.95, (one[1] + two[1]) / 2)), INK, LINE)
    return marks + dot(x, one[1] + 0.55, INK, 0.12) + dot(x, two[1] - 0.55, INK, 0.12)


def ground(at: Point) -> str:
    x, y = at
    return "".join(
        path(((x - half, y + low), (x + half, y + low)), INK, 0.09)
        for half, low in ((0.5, 0), (0.32, 0.2), (0.14, 0.4))
    )


def rail(at: Point, net: str, colour: str) -> str:
    x, y = at
    return path(((x - 0.5, y), (x + 0.5, y)), colour, 0.13) + text(
        x, y - 0.25, net, 0.42, bold=True, colour=colour, anchor="middle"
    )


def plug(at: Point, name: str, *, below: bool = False) -> str:
    x, y = at
    return box(x - 0.2, y - 0.2, 0.4, 0.4, fill="#f3ead2", stroke="#b99a4e", line=0.06) + text(
        x + (0 if below else 0.36), y + (0.65 if below else 0.12), name, 0.33, colour=FAINT
    )


def pin(at: Point, name: str, side: str) -> str:
    x, y = at
    square = box(x - 0.22, y - 0.22, 0.44, 0.44, fill="#cfe3ff", stroke="#2b6fd6", line=0.06)
    if side == "top":
        return square + text(x, y - 0.45, name, SMALL, bold=True, anchor="middle")
    return square + text(x + 0.4, y + 0.13, name, SMALL, bold=True)


def place(at: Point, name: str) -> str:
    """A place on the header."""
    x, y = at
    return dot(x, y, "#2b6fd6", 0.18) + text(x - 0.35, y + 0.13, name, SMALL, bold=True, anchor="end")


def leg(at: Point, name: str, anchor: str) -> str:
    x, y = at
    return text(x + (0.2 if anchor == "start" else -0.2), y + 0.13, name, SMALL, anchor=anchor)


def lead(a: Point, b: Point, colour: str) -> str:
    return path((a, b), colour, 0.13)


def inner(a: Point, b: Point) -> str:
    """A joint inside a part."""
    return path((a, b), INK, LINE)


def chip(low: Point, high: Point, name: str, *, small: bool = False) -> str:
    x, y, to_x, to_y = *low, *high
    across = (x + to_x) / 2
    words = text(across, (y + to_y) / 2 + 0.1, name, 0.38, bold=True, anchor="middle")
    if not small:
        words = text(across, y + 0.42, name, 0.34, bold=True, anchor="middle")
    return box(x, y, to_x - x, to_y - y, fill=CARD, stroke=INK, corner=0.2, line=LINE) + words


def frame(low: Point, high: Point, name: str) -> str:
    x, y, to_x, to_y = *low, *high
    return (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(to_x - x)}" height="{n(to_y - y)}" rx="0.3" fill="none" '
        f'stroke="{FAINT}" stroke-width="0.05" stroke-dasharray="0.2 0.15"/>'
        + text(to_x - 0.15, to_y - 0.18, name, 0.32, colour=FAINT, anchor="end")
    )
