"""How a reel moves: when each half step is due. Pure arithmetic, no pins and no waiting.

Speeds are half steps a second, times are seconds after the start of a move. The ramp is the one that
Austin's method and AccelStepper approximate with one division a step, v² = v₀² + 2as; with a square root at
hand it is taken exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
        """The ramp that has its share of the motor's speed at every point of the way."""
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

    def lasting(self, seconds: float) -> Profile:
        """The same move at a slower cruise, so that it takes this long, unless it takes longer anyway."""
        if self.seconds >= seconds:
            return self
        ramp = self.ramp
        up, down = 0.5 / ramp.speeding, 0.5 / ramp.slowing
        cruise = self._cruise(seconds, up * ramp.first, up, down)
        if cruise < ramp.first:
            # So slow that there is nothing to speed up to.
            cruise = self._cruise(seconds, 0.0, 0.0, down)
        if cruise < ramp.last:
            cruise = self.steps / seconds
        return Profile(self.steps, ramp.capped(cruise))

    def _cruise(self, seconds: float, first: float, up: float, down: float) -> float:
        """Solve `seconds`, which is a quadratic equation in the cruising speed, for the slower root."""
        a = up + down
        b = seconds + 2 * first + 2 * down * self.ramp.last
        c = self.steps + first * self.ramp.first + down * self.ramp.last**2
        return (b - sqrt(max(0.0, b * b - 4 * a * c))) / (2 * a)

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
class Journey:
    """What one reel has to do in a spin."""

    to_face: Fraction
    """Half steps until the face comes by for the first time, exactly."""
    turn: Fraction
    turns: int | None = None
    """Whole disc turns on top; None: as many as there is time for, and at least one."""

    def steps(self, turns: int) -> int:
        return max(0, round(self.to_face + turns * self.turn))


def spin_profiles(journeys: Sequence[Journey], motion: MotionSettings) -> list[Profile]:
    """One spin of several reels on one time base: they start together and land one after the other.

    A reel that needs longer than its time makes all of them take longer. A spin without a single whole turn
    is a correction, and made the shortest way.
    """
    if all(journey.turns == 0 for journey in journeys):
        return [direct_profile(journey.steps(0), motion) for journey in journeys]
    planned = Limits.planned(motion)
    ramp = Ramp(
        first=planned.start,
        cruise=planned.top,
        last=motion.creep_hz,
        speeding=planned.acceleration,
        slowing=motion.ending_hz_per_s,
    )
    early = [motion.stagger_s * n for n in reversed(range(len(journeys)))]
    quickest = [
        Profile.fastest(_distance(journey, motion.seconds - lead, ramp), ramp)
        for journey, lead in zip(journeys, early, strict=True)
    ]
    needed = [profile.seconds + lead for profile, lead in zip(quickest, early, strict=True)]
    total = max(motion.seconds, *needed)
    return [profile.lasting(total - lead) for profile, lead in zip(quickest, early, strict=True)]


def _distance(journey: Journey, seconds: float, ramp: Ramp) -> int:
    if journey.turns is not None:
        return journey.steps(journey.turns)
    cruising = seconds - ramp.seconds_up - ramp.seconds_down
    reach = ramp.steps_up + ramp.steps_down + cruising * ramp.cruise
    return journey.steps(max(1, int((reach - journey.to_face) / journey.turn)))


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
