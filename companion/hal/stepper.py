"""Makes the half steps of a move: absolute deadlines, and never closer together than a motor can follow.

This runs in a thread of its own, because an event loop that is busy for 2 ms would lose a step. The thread
sleeps from one deadline to the next and does not spin: waking up some 50 µs late is a fifth of what the
limits leave, and the interpreter stays free for everybody else. Steps that are late all the same are caught
up, within the limits.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from math import inf, sqrt
from typing import NamedTuple, Protocol

from companion.hal.clock import Clock
from companion.hal.coils import Coils
from companion.hal.motion import Limits

LOG_STEPS = 8192
"""About as many half steps as one spin has."""

CATCH_UP_S = 0.25
"""A step that is later than this is not caught up: the machine was asleep, and the whole move shifts."""


class Axis(Protocol):
    """What the stepper needs of a reel."""

    @property
    def name(self) -> str: ...
    @property
    def coils(self) -> Coils: ...
    def step(self) -> None: ...


class Step(NamedTuple):
    """One half step, as it was made."""

    reel: str
    planned: float
    """When it was due, in seconds after the start of the move."""
    phase: int
    """Which of the eight coil patterns it set."""
    at: float
    """When it was made, by the clock."""


class Halted(Exception):
    """A move was given up; the coils are off."""


class Stepper:
    """Runs moves, one at a time, in the thread that calls it."""

    def __init__(self, clock: Clock, limits: Limits, share: float) -> None:
        self.log: deque[Step] = deque(maxlen=LOG_STEPS)
        """The last half steps of all reels."""
        self.first_edge_at: float | None = None
        """When the first coil of the latest move was switched on."""
        self.late = 0
        """Half steps that came too late for the next one to be on time."""
        self.shifts = 0
        """How often a whole move had to be shifted."""
        self._clock = clock
        self._limits = limits
        self._share = share

    def run(
        self, legs: Sequence[tuple[Axis, Iterator[float]]], settle_s: float, halted: Callable[[], bool]
    ) -> None:
        """Make all the steps of all legs, on one time base, and switch the coils off."""
        axes = [axis for axis, _ in legs]
        with ExitStack() as afterwards, self._clock.steady():
            for axis in axes:
                afterwards.callback(axis.coils.release)
                axis.coils.energise()
            self.first_edge_at = self._clock.now()
            self._steps(axes, [times for _, times in legs], halted)
            self._clock.sleep_until(self._clock.now() + settle_s)

    def _steps(
        self, axes: Sequence[Axis], times: Sequence[Iterator[float]], halted: Callable[[], bool]
    ) -> None:
        now, sleep_until, log = self._clock.now, self._clock.sleep_until, self.log
        schedule = Schedule(times, self._limits, self._share, now())
        deadlines, planned = schedule.deadlines, schedule.planned
        while (deadline := min(deadlines)) < inf:
            turn = deadlines.index(deadline)
            sleep_until(deadline)
            if halted():
                raise Halted
            woke = now()
            axis = axes[turn]
            axis.step()
            # Read the clock again after the step, so that whatever delayed it counts.
            at = now()
            log.append(Step(axis.name, planned[turn], axis.coils.phase, at))
            schedule.made(turn, woke, at)
        self.late += schedule.late
        self.shifts += schedule.shifts


class Schedule:
    """When the next half step of every reel is due, given when the ones before were really made."""

    def __init__(self, times: Sequence[Iterator[float]], limits: Limits, share: float, base: float) -> None:
        self.planned = [next(due, inf) for due in times]
        self.deadlines = [base + due for due in self.planned]
        self.late = 0
        self.shifts = 0
        self._times = times
        self._limits = limits
        self._share = share
        self._base = base
        # After a step less late than this, the next one can be on time without breaking the limit.
        self._slack = (1 / share - 1) / limits.top
        # A rotor without a step for this long has come to rest; a little less, to be on the safe side.
        self._rest = 0.9 * (1 / limits.start + 1 / limits.top)
        self._woken = [base] * len(times)
        self._paces = [inf] * len(times)
        """How fast a reel that has fallen behind may go; infinite while it keeps to its plan."""

    def made(self, turn: int, woke: float, at: float) -> None:
        """The step that was due for this reel was made between `woke` and `at`."""
        due = self.planned[turn]
        self.planned[turn] = following = next(self._times[turn], inf)
        if at - self._base - due > self._slack or self._paces[turn] < inf:
            self.late += 1
            self._catch_up(turn, due, following, at)
        else:
            self.deadlines[turn] = self._base + following
        self._woken[turn] = woke

    def _catch_up(self, turn: int, due: float, following: float, at: float) -> None:
        late = at - self._base - due
        if late > CATCH_UP_S:
            self._shift(late)
        pace = self._pace(self._paces[turn], at - self._woken[turn])
        planned_gap = following - due
        soonest = at + max(1 / pace, planned_gap * self._share)
        on_time = self._base + following
        self.deadlines[turn] = max(on_time, soonest)
        back_on_plan = on_time >= soonest and pace * planned_gap * self._share >= 1
        self._paces[turn] = inf if back_on_plan else pace

    def _shift(self, late: float) -> None:
        """Everything happens later, and every reel may have come to rest meanwhile."""
        self.shifts += 1
        self._base += late
        for turn, deadline in enumerate(self.deadlines):
            self.deadlines[turn] = deadline + late
            self._paces[turn] = min(self._paces[turn], self._limits.top)

    def _pace(self, pace: float, gap: float) -> float:
        """How fast a motor can go on after a gap of this length; after a rest it has to speed up again."""
        limits = self._limits
        if gap > max(self._rest, 1.5 / pace):
            return limits.start
        return min(limits.top, sqrt(pace * pace + 2 * limits.acceleration))
