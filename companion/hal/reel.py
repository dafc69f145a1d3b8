"""A reel: one disc on one stepper motor with one sensor. Its position is a hypothesis that the marks test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice
from math import ceil, inf

from companion._firmware.marks import FINE, Searching, Tracking
from companion.config.board import MotionSettings, ReelSettings
from companion.hal.base_reel import BaseReel
from companion.hal.coils import Coils, Pin
from companion.hal.landing import Evidence, Homing, Landing, ReelMove, search_advice
from companion.hal.marks import disc_of
from companion.hal.motion import (
    Course,
    Profile,
    direct_profile,
    endless_times,
    stopping_profile,
    stopping_steps,
)
from companion.hal.survey import Survey, Surveying

TAKE_UP = 60
"""Half steps that a reel turns back beyond its face, so that it arrives from the usual side."""

SEARCH_TURNS = Fraction(5, 4)
"""A whole turn finds the index wherever the disc is; the rest finds its neighbour."""


class Reel(BaseReel):
    """Moves in the stepper's thread; `angle`, `known` and the counts may be read from any thread."""

    def __init__(
        self,
        name: str,
        settings: ReelSettings,
        motion: MotionSettings,
        *,
        coils: Coils,
        sensor: Pin,
        on_tick: Callable[[str, int], None],
    ) -> None:
        """`on_tick`: called with the reel's name and the face whenever one passes."""
        super().__init__(name, settings)
        self.coils = coils
        self._on_tick = on_tick
        self._motion = motion
        self._sensor = sensor
        self._disc = disc_of(settings)
        self._watch: Tracking | Searching | Surveying = Searching(self._disc)
        self._level = False
        self._turning_back = False
        self._tick_at: float = inf

    @property
    def on_mark(self) -> bool:
        return bool(self._sensor.state) is not self.settings.sensor_active_low

    def step(self) -> None:
        """One half step, and a look at the sensor."""
        if self._turning_back:
            self.coils.back()
            self.position -= 1
            return
        self.coils.forward()
        position = self.position = self.position + 1
        level = self._sensor.state
        if level != self._level:
            self._level = bool(level)
            self._edge(position)
        if position * FINE > self._watch.due:
            self._watch.overdue()
        if position >= self._tick_at:
            self._tick()

    def _edge(self, position: int) -> None:
        if self._level is not self.settings.sensor_active_low:
            self._watch.begins(position)
        elif ahead := self._watch.ends(position):
            self.position -= ahead
            self._expect_tick()

    def _tick(self) -> None:
        self._on_tick(self.name, self.face_index)
        self._expect_tick()

    def _expect_tick(self) -> None:
        faces_passed = (self.position - self._offset) // self._between_faces
        self._tick_at = ceil(self._offset + (faces_passed + 1) * self._between_faces)

    def spin(self, course: Course) -> Iterator[float]:
        """Follow a course from a known position; with `verify`, look for the index afterwards."""
        self._turning_back = False
        self._level = bool(self._sensor.state)
        self._tracking.begin_move(self.position)
        self._expect_tick()
        target = self.position + course.steps
        ended = 0.0
        for due in course.times():
            ended = due
            yield due
        if self.settings.marks == 1 and self.settings.verify:
            yield from self._overrun(target, ended + self._motion.settle_s)

    def _overrun(self, target: int, begin: float) -> Iterator[float]:
        """On to the end of the index mark, back past the face, and forward to it again."""
        watch = self._tracking
        passes = watch.index_passes
        ended = begin
        for due in self._run_until(lambda: watch.index_passes > passes, self._disc.to_index_end(), begin):
            ended = due
            yield due
        self._turning_back = True
        back = direct_profile(self.position - target + TAKE_UP, self._motion)
        yield from back.times(ended + self._motion.settle_s)
        self._turning_back = False
        self._level = bool(self._sensor.state)
        watch.go_on(self.position)
        forward = direct_profile(target - self.position, self._motion)
        yield from forward.times(ended + back.seconds + 2 * self._motion.settle_s)

    def seek(self) -> Iterator[float]:
        """Turn until the index and a mark beside it have been seen, then on to the next face."""
        search = self._watch = Searching(self._disc)
        self.known = False
        self._turning_back = False
        self._level = bool(self._sensor.state)
        self._tick_at = inf
        return self._run_until(lambda: self._found(search), ceil(SEARCH_TURNS * self.settings.turn))

    def _found(self, search: Searching) -> bool:
        if search.found:
            self.position -= search.ahead()
            self._watch = Tracking(self._disc, self.position, self._disc.begins_at(0))
            self._expect_tick()
        return bool(search.found or search.backwards)

    def _run_until(self, done: Callable[[], bool], farthest: int, begin: float = 0.0) -> Iterator[float]:
        """Turn at full speed until `done`, for at most `farthest` half steps; then stop on a face."""
        speed, ended = 0.0, begin
        for due in islice(endless_times(self._motion, begin), farthest):
            speed, ended = 1 / (due - ended), due
            yield due
            if done():
                break
        least = stopping_steps(speed, self._motion)
        to_face = (self._offset - self.position - least) % self._between_faces
        yield from stopping_profile(speed, to_face, self._motion).times(ended)

    def survey(self, profile: Profile) -> Iterator[float]:
        """Turn and record what the sensor sees. The position is unknown afterwards."""
        self._watch = Surveying()
        self.known = False
        self._turning_back = False
        self._level = bool(self._sensor.state)
        self._tick_at = inf
        self.position = 0
        return profile.times()

    def surveyed(self) -> Survey:
        """What the sensor saw in the survey that has just ended."""
        assert isinstance(self._watch, Surveying)
        return Survey(self.position, tuple(self._watch.begins_at), tuple(self._watch.ends_at))

    def rebuilt(self, settings: ReelSettings, motion: MotionSettings) -> Reel:
        """The same reel with new settings; it must be homed again."""
        coils = self.coils.turning(settings.direction)
        return Reel(self.name, settings, motion, coils=coils, sensor=self._sensor, on_tick=self._on_tick)

    def landed(self, move: ReelMove, target: int, half_steps: int, seconds: float) -> Landing:
        """Judge a finished spin."""
        watch = self._tracking
        on_mark = self.on_mark
        self.missed += watch.missed
        self.unexpected += watch.unexpected
        at_rest = self._disc.level_at(self.position * FINE)
        consistent = watch.is_consistent(self.position)
        self.known = consistent and at_rest in (None, on_mark)
        certainty, reason = self._judge(target, watch.index_error, consistent=consistent, on_mark=on_mark)
        evidence = Evidence(
            marks_seen=watch.seen,
            marks_missed=watch.missed,
            marks_unexpected=watch.unexpected,
            index_error=watch.index_error,
            previous_error=watch.first_index_error,
            on_mark=on_mark,
            half_steps=half_steps,
            seconds=seconds,
        )
        return Landing(self.name, move.face_index, certainty, reason, evidence)

    def homed(self, seconds: float) -> Homing:
        """Judge a finished search."""
        search = self._watch
        self.known = isinstance(search, Tracking)
        self.fault = ""
        if isinstance(search, Searching):
            self.fault = search_advice(
                self.name, self.settings, search.edges, backwards=search.backwards, on_mark=self.on_mark
            )
        return Homing(self.name, self.known, self.fault, seconds)

    @property
    def _tracking(self) -> Tracking:
        if not isinstance(self._watch, Tracking):
            raise RuntimeError(f"The {self.name} reel was moved before it was homed.")
        return self._watch
