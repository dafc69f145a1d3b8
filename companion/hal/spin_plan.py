"""How a spin is planned: until 2.8 s before a reel lands, the way it turns is the same for every face.

    speed
      │      outset                 approach
      │    ┌────────────────────────┬─────────┐         the farthest face: on at full speed
      │   ╱                         │╲         ╲
      │  ╱                          │ ╲─────────╲       a nearer one: ease off to a slower speed
      │ ╱                           │  ╲─────────╲╲     the nearest one
      └─────────────────────────────┴──────────────▶ time
       all faces alike                             landing, at the same time for all

Speed, time of landing and farthest face follow from where the reel stands and from the settings. The face
that was drawn has no say before the approach, so nobody who watches the reel can know it sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil, inf, sqrt

from companion.config.board import MotionSettings
from companion.hal.motion import Course, Limits, Profile, Ramp, direct_profile

APPROACH_S = 2.8
"""How long before its landing a reel begins to go for its face. A motor that is too slow begins sooner."""

EASING = 2.5
"""How much harder than at the very end a reel slows down at the beginning of the approach."""


@dataclass(frozen=True, slots=True)
class Journey:
    """What one reel has to do in a spin."""

    to_face: Fraction
    """Half steps until the face comes by for the first time, exactly."""
    turn: Fraction
    faces: int
    turns: int | None = None
    """Whole disc turns on top; None: as many as there is time for, and at least one; 0: the shortest way."""

    @property
    def spread(self) -> Fraction:
        """How much farther the farthest face is than the nearest one."""
        return self.turn * (self.faces - 1) / self.faces

    def farthest(self, reach: Fraction) -> Fraction:
        """How far the first face is that lies no nearer than `reach`, whichever it is."""
        between = self.turn / self.faces
        return self.to_face + ceil((reach - self.to_face) / between) * between

    def steps(self, farthest: Fraction) -> int:
        """Half steps until the face comes by for the last time before that."""
        return round(self.to_face + (farthest - self.to_face) // self.turn * self.turn)


def spin_courses(journeys: Sequence[Journey], motion: MotionSettings) -> list[Course]:
    """One spin of several reels on one time base: they start together and land one after the other."""
    courses: list[Course] = []
    landed = -inf
    for reels_after, journey in zip(reversed(range(len(journeys))), journeys, strict=True):
        if journey.turns == 0:
            courses.append(Course((direct_profile(max(0, round(journey.to_face)), motion),)))
            continue
        seconds = max(motion.seconds - reels_after * motion.stagger_s, landed + motion.stagger_s)
        spin = _Spin(journey, motion, seconds)
        landed = spin.seconds
        courses.append(spin.course())
    return courses


class _Spin:
    """One reel in a spin of about this time: up to one face longer, or as long as the reel needs."""

    def __init__(self, journey: Journey, motion: MotionSettings, seconds: float) -> None:
        planned = Limits.planned(motion)
        self._journey = journey
        self._ramp = Ramp(
            first=planned.start,
            cruise=planned.top,
            last=min(motion.creep_hz, planned.top / 2),
            speeding=planned.acceleration,
            slowing=min(motion.ending_hz_per_s, planned.acceleration),
        ).capped(planned.top)
        self._easing = min(EASING * self._ramp.slowing, planned.acceleration)
        self._farthest = journey.farthest(self._reach(seconds))
        self.seconds = Profile(ceil(self._farthest), self._ramp).seconds
        """When the reel lands, whichever face it goes to."""

    def course(self) -> Course:
        """The way to the face."""
        outset = self._outset()
        steps = self._journey.steps(self._farthest) - outset.steps
        return Course((outset, self._approach(steps, self.seconds - outset.seconds)))

    def _outset(self) -> Profile:
        """Up to full speed and on, until it is time for the approach: the same for every face."""
        ramp = self._ramp
        approach_s = max(self._least_approach_s, min(APPROACH_S, self.seconds - ramp.seconds_up))
        steps = ramp.steps_up + (self.seconds - approach_s - ramp.seconds_up) * ramp.cruise
        return Profile(max(int(steps), ceil(ramp.steps_up)), replace(ramp, last=ramp.cruise))

    def _reach(self, seconds: float) -> Fraction:
        """How far the farthest face has to be."""
        journey, ramp = self._journey, self._ramp
        least_s = ramp.seconds_up + self._least_approach_s
        if journey.turns is None:
            least_s = max(least_s, seconds)
        turns = journey.turns or 1
        return max(turns * journey.turn + journey.spread, Fraction(ramp.reach(least_s)))

    @property
    def _least_approach_s(self) -> float:
        """How long it takes until the farthest and the nearest face can be reached at the same time."""
        ramp = self._ramp
        # Positions are whole half steps: one more for each end.
        spread, slower = float(self._journey.spread) + 2, ramp.cruise - ramp.last
        bent = slower / (2 * ramp.slowing) + slower / (2 * self._easing)
        return max(spread / slower + bent, ramp.seconds_down)

    def _approach(self, steps: int, seconds: float) -> Profile:
        """Ease off to the speed that leads to the face in the time that is left, then slow down as usual.

        `seconds` gives a quadratic equation in how much slower that speed is.
        """
        ramp, easing = self._ramp, self._easing
        slowing_loses = (ramp.cruise - ramp.last) ** 2 / (2 * ramp.slowing)
        spare = max(0.0, ramp.cruise * seconds - slowing_loses - steps)
        cruising_s = seconds - ramp.seconds_down
        bend = 1 / (2 * ramp.slowing) - 1 / (2 * easing)
        slower = 2 * spare / (cruising_s + sqrt(cruising_s**2 + 4 * bend * spare)) if spare else 0.0
        return Profile(steps, replace(ramp, first=ramp.cruise, cruise=ramp.cruise - slower, speeding=-easing))
