"""The few shapes that every drawing is made of, each as an outline to fill and as SVG markup."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, cos, radians, sin
from typing import Literal, Protocol

from companion.colours import ColourName

GRID = 32
"""Every drawing lives on a square of this many units; x grows to the right, y downwards."""

Paint = Literal["ink", "paper", ColourName]
"""What a shape is filled with; ``paper`` cuts a hole into what came before. In one bit every tint is ink."""

Point = tuple[float, float]
Outline = tuple[Point, ...]


class Shape(Protocol):
    @property
    def paint(self) -> Paint: ...

    def outlines(self) -> tuple[Outline, ...]:
        """Closed outlines; a point is in the shape if any one of them holds it."""

    def svg(self, colour: str) -> str:
        """One SVG element."""


@dataclass(frozen=True, slots=True)
class Circle:
    x: float
    y: float
    r: float
    paint: Paint = "ink"

    def outlines(self) -> tuple[Outline, ...]:
        return (_swept(self.x, self.y, self.r, 0, 360),)

    def svg(self, colour: str) -> str:
        return f'<circle cx="{_n(self.x)}" cy="{_n(self.y)}" r="{_n(self.r)}" fill="{colour}"/>'


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle around its centre, with round corners, turned clockwise by degrees: most often a card."""

    x: float
    y: float
    width: float
    height: float
    round: float = 0
    turn: float = 0
    paint: Paint = "ink"

    def outlines(self) -> tuple[Outline, ...]:
        dx, dy = self.width / 2 - self.round, self.height / 2 - self.round
        corners = ((dx, dy, 0), (-dx, dy, 90), (-dx, -dy, 180), (dx, -dy, 270))
        around = [p for x, y, start in corners for p in _swept(x, y, self.round, start, start + 90)]
        return (tuple(turned(p, self.turn, (self.x, self.y)) for p in around),)

    def svg(self, colour: str) -> str:
        left, top = self.x - self.width / 2, self.y - self.height / 2
        corner = f' rx="{_n(self.round)}"' if self.round else ""
        turn = f' transform="rotate({_n(self.turn)} {_n(self.x)} {_n(self.y)})"' if self.turn else ""
        return (
            f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(self.width)}" height="{_n(self.height)}"'
            f'{corner} fill="{colour}"{turn}/>'
        )


@dataclass(frozen=True, slots=True)
class Polygon:
    """Straight edges; ``soft`` grows it on all sides with round corners, to look friendly."""

    points: Outline
    soft: float = 0
    paint: Paint = "ink"

    def outlines(self) -> tuple[Outline, ...]:
        edges = Line((*self.points, self.points[0]), 2 * self.soft).outlines() if self.soft else ()
        return (self.points, *edges)

    def svg(self, colour: str) -> str:
        edge = (
            f' stroke="{colour}" stroke-width="{_n(2 * self.soft)}" stroke-linejoin="round"'
            if self.soft
            else ""
        )
        return f'<polygon points="{_list(self.points)}" fill="{colour}"{edge}/>'


@dataclass(frozen=True, slots=True)
class Blob:
    """A smooth closed curve that the points pull outwards."""

    points: Outline
    paint: Paint = "ink"

    def outlines(self) -> tuple[Outline, ...]:
        around = []
        for before, pull, after in self._bends():
            for step in range(8):
                t = step / 8
                around.append(_mix(_mix(before, pull, t), _mix(pull, after, t), t))
        return (tuple(around),)

    def svg(self, colour: str) -> str:
        bends = self._bends()
        bent = " ".join(f"Q{_pair(pull)} {_pair(after)}" for _, pull, after in bends)
        return f'<path d="M{_pair(bends[0][0])} {bent}Z" fill="{colour}"/>'

    def _bends(self) -> list[tuple[Point, Point, Point]]:
        ring = (self.points[-1], *self.points, self.points[0])
        return [
            (_mix(a, b, 0.5), b, _mix(b, c, 0.5)) for a, b, c in zip(ring, ring[1:], ring[2:], strict=False)
        ]


@dataclass(frozen=True, slots=True)
class Line:
    """A stroke through its points with round ends and bends."""

    points: Outline
    width: float
    paint: Paint = "ink"

    def outlines(self) -> tuple[Outline, ...]:
        half = self.width / 2
        ends = [_swept(x, y, half, 0, 360) for x, y in self.points]
        return (*ends, *(_bar(a, b, half) for a, b in zip(self.points, self.points[1:], strict=False)))

    def svg(self, colour: str) -> str:
        return f'<polyline points="{_list(self.points)}" {_stroke(colour, self.width)}/>'


@dataclass(frozen=True, slots=True)
class Arc:
    """A round-ended stroke along a circle, clockwise from ``start`` to ``end`` degrees; 0 is to the right."""

    x: float
    y: float
    r: float
    start: float
    end: float
    width: float
    paint: Paint = "ink"

    def outlines(self) -> tuple[Outline, ...]:
        half = self.width / 2
        outer = _swept(self.x, self.y, self.r + half, self.start, self.end)
        inner = _swept(self.x, self.y, self.r - half, self.start, self.end)
        ends = [_swept(*self.at(angle), half, 0, 360) for angle in (self.start, self.end)]
        return (outer + inner[::-1], *ends)

    def at(self, angle: float) -> Point:
        """The point on the arc's middle at that angle."""
        return _on_circle(self.x, self.y, self.r, angle)

    def svg(self, colour: str) -> str:
        # Two halves, because an SVG arc cannot be a whole circle.
        points = [self.at(angle) for angle in (self.start, (self.start + self.end) / 2, self.end)]
        large = int(self.end - self.start > 360)
        half = f"A{_n(self.r)} {_n(self.r)} 0 {large} 1"
        return (
            f'<path d="M{_pair(points[0])} {half} {_pair(points[1])} {half} {_pair(points[2])}" '
            f"{_stroke(colour, self.width)}/>"
        )


def turned(offset: Point, degrees: float, centre: Point) -> Point:
    """The point that lies ``offset`` from the centre once the offset is turned clockwise."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    x, y = offset
    return _exact(centre[0] + x * c - y * s, centre[1] + x * s + y * c)


def _on_circle(x: float, y: float, r: float, angle: float) -> Point:
    return _exact(x + r * cos(radians(angle)), y + r * sin(radians(angle)))


def _swept(x: float, y: float, r: float, start: float, end: float) -> Outline:
    if r <= 0:
        return ((x, y),)
    steps = ceil((end - start) / 7.5)
    return tuple(_on_circle(x, y, r, start + (end - start) * i / steps) for i in range(steps + 1))


def _bar(a: Point, b: Point, half: float) -> Outline:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    ox, oy = -dy / length * half, dx / length * half
    return ((a[0] + ox, a[1] + oy), (b[0] + ox, b[1] + oy), (b[0] - ox, b[1] - oy), (a[0] - ox, a[1] - oy))


def _exact(x: float, y: float) -> Point:
    # Sines differ in their last bit from one machine to the next; pictures must not.
    return round(x, 4), round(y, 4)


def _mix(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _stroke(colour: str, width: float) -> str:
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'fill="none" stroke="{colour}" stroke-width="{_n(width)}" {ends}'


def _n(value: float) -> str:
    return f"{round(value, 3) + 0:g}"


def _pair(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"


def _list(points: Outline) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
