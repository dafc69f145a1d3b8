"""Half steps are punctual, never too close together, and none is lost."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.config.board import MotionSettings
from companion.hal import ReelMove, VirtualClock
from companion.hal.coils import Coils
from companion.hal.motion import Limits, direct_profile
from companion.hal.stepper import LOG_STEPS, Halted, Stepper
from companion.hal.virtual.motor import Motor
from tests.examples import examples
from tests.hal.rig import in_loop, simulated
from tests.hal.test_virtual_motor import Wire

MOTION = MotionSettings()
LIMITS = Limits.of(MOTION)


class BusyClock(VirtualClock):
    """Virtual time on a busy machine: who sleeps wakes up late, and nothing is done in no time at all."""

    def __init__(self, seed: int, stalls: float, longest: float) -> None:
        super().__init__()
        self._random = random.Random(seed)
        self._stalls = stalls
        self._longest = longest

    def _lateness(self) -> float:
        late = self._random.uniform(0, 0.0001)
        if self._random.random() < self._stalls:
            late += self._random.uniform(0, self._longest)
        return late

    def sleep_until(self, deadline: float) -> None:
        super().sleep_until(max(deadline, self._now) + self._lateness())

    def now(self) -> float:
        # The interpreter may be taken away at any moment, also between a step and the look at the clock.
        self._now += 0.000002
        if self._random.random() < self._stalls / 20:
            self._now += self._random.uniform(0, self._longest)
        return self._now


class Axis:
    """A motor without a disc."""

    def __init__(self, name: str, clock: VirtualClock) -> None:
        self.name = name
        self.turned = 0
        self.edges: list[float] = []
        self.motor = Motor(LIMITS, lambda: clock._now, self._turn)
        self.coils = Coils([Wire(self.motor, 1 << n) for n in range(4)], 1)
        self._clock = clock

    def _turn(self, steps: int) -> None:
        self.turned += steps

    def step(self) -> None:
        self.edges.append(self._clock._now)
        self.coils.forward()


def run(clock: VirtualClock, *lengths: int, halt_at: float = float("inf")) -> tuple[Stepper, list[Axis]]:
    stepper = Stepper(clock, LIMITS, MOTION.share)
    axes = [Axis(f"axis {n}", clock) for n in range(len(lengths))]
    legs = [(axis, direct_profile(steps, MOTION).times()) for axis, steps in zip(axes, lengths, strict=True)]
    stepper.run(legs, MOTION.settle_s, lambda: clock._now >= halt_at)
    return stepper, axes


def test_on_a_machine_that_is_never_late_every_step_is_on_time() -> None:
    stepper, axes = run(VirtualClock(), 1000, 700)
    assert [axis.turned for axis in axes] == [1000, 700]
    assert all(step.at == step.planned for step in stepper.log)
    assert (stepper.late, stepper.shifts) == (0, 0)


@settings(max_examples=examples(30), deadline=None)
@given(
    seed=st.integers(0, 10**6),
    stalls=st.sampled_from([0, 0.001, 0.01, 0.1]),
    longest=st.sampled_from([0.001, 0.01, 0.1, 1.0]),
)
def test_however_late_steps_come_none_is_lost(seed: int, stalls: float, longest: float) -> None:
    _, axes = run(BusyClock(seed, stalls, longest), 1500, 1200)
    assert [axis.turned for axis in axes] == [1500, 1200]
    assert [axis.motor.lost for axis in axes] == [0, 0]


@settings(max_examples=examples(30), deadline=None)
@given(
    seed=st.integers(0, 10**6),
    stalls=st.sampled_from([0.001, 0.01, 0.1]),
    longest=st.sampled_from([0.01, 1.0]),
)
def test_however_late_steps_come_none_follows_closer_than_the_limit(
    seed: int, stalls: float, longest: float
) -> None:
    _, axes = run(BusyClock(seed, stalls, longest), 1500, 1200)
    for axis in axes:
        assert min(after - before for before, after in pairwise(axis.edges)) >= 1 / LIMITS.top - 1e-9


def test_lateness_does_not_add_up() -> None:
    # Every single step of 2,000 wakes up 50 µs late on average: relative sleeps would be 0.1 s behind.
    stepper, _ = run(BusyClock(seed=1, stalls=0, longest=0), 2000)
    assert stepper.log[-1].at - stepper.log[-1].planned < 0.0005


def test_a_stall_is_caught_up_by_the_end() -> None:
    class OneStall(VirtualClock):
        def sleep_until(self, deadline: float) -> None:
            super().sleep_until(deadline + 0.05 if self._now < 1 <= deadline else deadline)

    stepper, (axis,) = run(OneStall(), 3000)
    assert stepper.late > 0
    assert stepper.shifts == 0
    assert stepper.log[-1].at == pytest.approx(stepper.log[-1].planned, abs=1e-9)
    assert axis.motor.lost == 0


def test_after_a_long_sleep_the_whole_move_goes_on_later() -> None:
    class Suspended(VirtualClock):
        def sleep_until(self, deadline: float) -> None:
            super().sleep_until(deadline + 5 if self._now < 1 <= deadline else deadline)

    stepper, axes = run(Suspended(), 3000, 2500)
    assert stepper.shifts == 1
    assert [axis.motor.lost for axis in axes] == [0, 0]
    ends = {step.reel: step.at - step.planned for step in stepper.log}
    assert all(4.9 < late < 5.2 for late in ends.values())


def test_a_halted_move_leaves_the_coils_off() -> None:
    clock = VirtualClock()
    stepper = Stepper(clock, LIMITS, MOTION.share)
    axis = Axis("axis", clock)
    with pytest.raises(Halted):
        stepper.run([(axis, direct_profile(1000, MOTION).times())], 0.1, lambda: clock.now() > 0.5)
    assert 0 < axis.turned < 1000
    assert not axis.motor.powered


def test_a_move_that_fails_leaves_the_coils_off() -> None:
    def broken() -> Iterator[float]:
        yield from (0.01, 0.02)
        raise OSError("the plan is gone")

    clock = VirtualClock()
    axis = Axis("axis", clock)
    with pytest.raises(OSError, match="gone"):
        Stepper(clock, LIMITS, MOTION.share).run([(axis, broken())], 0.1, lambda: False)
    assert not axis.motor.powered


def test_a_half_step_writes_one_pin() -> None:
    class CountedPin:
        writes = 0

        @property
        def state(self) -> bool | float:
            raise AssertionError("a coil is never read")

        @state.setter
        def state(self, _on: bool | float) -> None:
            CountedPin.writes += 1

    coils = Coils([CountedPin() for _ in range(4)], 1)
    for _ in range(80):
        coils.forward()
    assert CountedPin.writes == 80


def test_the_log_does_not_grow_for_ever() -> None:
    stepper, _ = run(VirtualClock(), LOG_STEPS + 500)
    assert len(stepper.log) == LOG_STEPS


@in_loop
async def test_the_first_coil_edge_is_noted() -> None:
    async with simulated() as board:
        await board.home()
        before = board.clock.now()
        await board.spin({"left": ReelMove(0)})
        assert board.stepper.first_edge_at == before
