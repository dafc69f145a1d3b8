"""How a reel moves: when each half step is due. Pure arithmetic, no pins and no waiting.

Speeds are half steps a second, times are seconds after the start of a move. The ramp is the one that
Austin's method and AccelStepper approximate with one division a step, v² = v₀² + 2as; with a square root at
hand it is taken exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil, sqrt

from companion.config.board import MotionSettings


@dataclass(frozen=True, slots=True)
class Limits:
    """What a motor can follow, or a share of it."""

    top: float
    start: float
    acceleration: float

    @classmethod
    def of(cls, motion: MotionSettings) -> Limits:
        return cls(motion.limit_hz, motion.start_hz, motion.acceleration_hz_per_s)

    @classmethod
    def planned(cls, motion: MotionSettings) -> Limits:
        """The ramp that keeps to the planned share of the motor's speed all the way."""
        share = motion.share
        return cls(
            motion.limit_hz * share, motion.start_hz * share, motion.acceleration_hz_per_s * share * share
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Ramp:
    """Speed up from `first`, `cruise`, slow down to `last`."""

    first: float
    cruise: float
    last: float
    speeding: float
    """Negative if `cruise` is slower than `first`: then it slows down twice."""
    slowing: float

    def capped(self, cruise: float) -> Ramp:
        """The same at another cruising speed."""
        return replace(self, first=min(self.first, cruise), cruise=cruise, last=min(self.last, cruise))

    @property
    def steps_up(self) -> float:
        return (self.cruise**2 - self.first**2) / (2 * self.speeding)

    @property
    def steps_down(self) -> float:
        return (self.cruise**2 - self.last**2) / (2 * self.slowing)

    @property
    def seconds_up(self) -> float:
        return (self.cruise - self.first) / self.speeding

    @property
    def seconds_down(self) -> float:
        return (self.cruise - self.last) / self.slowing

    def reach(self, seconds: float) -> float:
        """How far it goes in this time, if that is enough to reach `cruise` and slow down again."""
        cruising = seconds - self.seconds_up - self.seconds_down
        return self.steps_up + cruising * self.cruise + self.steps_down


@dataclass(frozen=True, slots=True)
class Profile:
    """A move of n half steps."""

    steps: int
    ramp: Ramp

    @classmethod
    def fastest(cls, steps: int, ramp: Ramp) -> Profile:
        """A short move begins to slow down before it has reached its cruising speed."""
        up, down = ramp.speeding, ramp.slowing
        peak = sqrt((2 * up * down * steps + down * ramp.first**2 + up * ramp.last**2) / (up + down))
        return cls(steps, ramp.capped(min(ramp.cruise, peak)))

    @property
    def seconds(self) -> float:
        ramp = self.ramp
        cruising = max(0.0, self.steps - ramp.steps_up - ramp.steps_down)
        return ramp.seconds_up + cruising / ramp.cruise + ramp.seconds_down

    def times(self, begin: float = 0.0) -> Iterator[float]:
        """When each half step is due."""
        ramp = self.ramp
        first, up, last, down = ramp.first, ramp.speeding, ramp.last, ramp.slowing
        cruising_from = ramp.steps_up
        slowing_from = self.steps - ramp.steps_down
        step = 1
        while step <= self.steps and step < cruising_from:
            yield begin + (sqrt(first * first + 2 * up * step) - first) / up
            step += 1
        at_cruise = begin + ramp.seconds_up
        while step <= self.steps and step < slowing_from:
            yield at_cruise + (step - cruising_from) / ramp.cruise
            step += 1
        end = begin + self.seconds
        while step <= self.steps:
            yield end - (sqrt(last * last + 2 * down * (self.steps - step)) - last) / down
            step += 1


@dataclass(frozen=True, slots=True)
class Course:
    """A move of several profiles, one after the other without a stop."""

    legs: tuple[Profile, ...]

    @property
    def steps(self) -> int:
        return sum(leg.steps for leg in self.legs)

    @property
    def seconds(self) -> float:
        return sum(leg.seconds for leg in self.legs)

    def times(self) -> Iterator[float]:
        """When each half step is due."""
        begin = 0.0
        for leg in self.legs:
            yield from leg.times(begin)
            begin += leg.seconds


def direct_profile(steps: int, motion: MotionSettings) -> Profile:
    """The shortest way there, without suspense."""
    return Profile.fastest(steps, _direct_ramp(motion))


def endless_times(motion: MotionSettings, begin: float) -> Iterator[float]:
    """Up to full speed and on, until something is found."""
    planned = Limits.planned(motion)
    return Profile(10**9, replace(_direct_ramp(motion), last=planned.top)).times(begin)


def stopping_profile(speed: float, further: Fraction, motion: MotionSettings) -> Profile:
    """From this speed to rest, and `further` half steps on top of what it takes to stop."""
    ramp = _direct_ramp(motion)
    speed = max(speed, ramp.last)
    return Profile(stopping_steps(speed, motion) + ceil(further), replace(ramp, first=speed, cruise=speed))


def stopping_steps(speed: float, motion: MotionSettings) -> int:
    ramp = _direct_ramp(motion)
    return ceil(ramp.capped(max(speed, ramp.last)).steps_down)


def _direct_ramp(motion: MotionSettings) -> Ramp:
    planned = Limits.planned(motion)
    return Ramp(
        first=planned.start,
        cruise=planned.top,
        last=planned.start,
        speeding=planned.acceleration,
        slowing=planned.acceleration,
    )
