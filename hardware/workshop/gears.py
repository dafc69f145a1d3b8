"""Involute gears: 36 teeth on the motor's shaft drive 12 on the disc.

Twelve teeth of the standard form would be undercut. So the pinion's profile is shifted outwards and the
gear's inwards by the same amount: the teeth grow strong feet, and the distance of the axes stays.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import acos, cos, pi, radians, sin, sqrt, tan

from hardware.workshop.solids import Flat, Point, polygon

PRESSURE = radians(20)
CLEARANCE = 0.25
"""Room between tip and root, in modules."""


@dataclass(frozen=True, slots=True)
class Gear:
    teeth: int
    module: float
    shift: float
    """How far the profile is moved outwards, in modules."""
    play: float
    """How much thinner a tooth is at the pitch circle than would fill its gap, in millimetres."""

    @property
    def pitch(self) -> float:
        return self.module * self.teeth / 2

    @property
    def tip(self) -> float:
        return self.pitch + self.module * (1 + self.shift)

    @property
    def root(self) -> float:
        return self.pitch - self.module * (1 + CLEARANCE - self.shift)

    def outline(self, steps: int = 8) -> Flat:
        """The gear with a tooth at 0 degrees."""
        base = self.pitch * cos(PRESSURE)
        thickness = self.module * (pi / 2 + 2 * self.shift * tan(PRESSURE)) - self.play
        half_at_base = thickness / 2 / self.pitch + _involute(PRESSURE)
        start = max(base, self.root)
        radii = [start + (self.tip - start) * step / steps for step in range(steps + 1)]
        flank = [(radius, half_at_base - _involute(acos(min(1, base / radius)))) for radius in radii]
        if self.root < base:
            flank.insert(0, (self.root, half_at_base))
        points: list[Point] = []
        for tooth in range(self.teeth):
            middle = 2 * pi * tooth / self.teeth
            points += [_at(radius, middle - half) for radius, half in flank]
            points += [_at(radius, middle + half) for radius, half in reversed(flank)]
        return polygon(points)


def contact_ratio(gear: Gear, pinion: Gear) -> float:
    """How many pairs of teeth carry at a time, on average: below 1.2 it would run roughly."""
    distance = gear.pitch + pinion.pitch
    reach = sum(sqrt(g.tip**2 - (g.pitch * cos(PRESSURE)) ** 2) for g in (gear, pinion))
    return (reach - distance * sin(PRESSURE)) / (pi * gear.module * cos(PRESSURE))


def _involute(angle: float) -> float:
    return tan(angle) - angle


def _at(radius: float, angle: float) -> Point:
    return radius * cos(angle), radius * sin(angle)
