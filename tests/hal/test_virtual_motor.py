"""The virtual motor is as easily upset as a real one."""

from collections.abc import Iterable

from companion.config.board import MotionSettings
from companion.hal.coils import Coils
from companion.hal.motion import Limits, direct_profile
from companion.hal.virtual.motor import Motor

MOTION = MotionSettings()


class Wire:
    """One coil's pin, wired straight to the motor."""

    def __init__(self, motor: Motor, bit: int) -> None:
        self._motor, self._bit, self._state = motor, bit, False

    @property
    def state(self) -> bool | float:
        return self._state

    @state.setter
    def state(self, on: bool | float) -> None:
        if on != self._state:
            self._state = bool(on)
            self._motor.coil(self._bit, bool(on))


class Stand:
    """A motor on a test stand: coils, a clock, and what the shaft has turned."""

    def __init__(self) -> None:
        self.now = 100.0
        self.turned = 0
        self.motor = Motor(Limits.of(MOTION), lambda: self.now, self._turn)
        self.coils = Coils([Wire(self.motor, 1 << n) for n in range(4)], 1)

    def _turn(self, steps: int) -> None:
        self.turned += steps

    def run(self, times: Iterable[float]) -> None:
        begin = self.now
        self.coils.energise()
        for due in times:
            self.now = begin + due
            self.coils.forward()
        self.now += 0.1
        self.coils.release()


def test_it_follows_a_ramp() -> None:
    stand = Stand()
    stand.run(direct_profile(2000, MOTION).times())
    assert (stand.turned, stand.motor.lost) == (2000, 0)


def test_it_follows_slow_steps_from_rest() -> None:
    stand = Stand()
    stand.run(step / (MOTION.start_hz * 0.99) for step in range(1, 100))
    assert (stand.turned, stand.motor.lost) == (99, 0)


def test_full_speed_from_rest_is_too_much_for_it() -> None:
    stand = Stand()
    stand.run(step / (MOTION.limit_hz * 0.99) for step in range(1, 1000))
    assert stand.turned < 100
    assert stand.motor.lost > 800


def test_a_ramp_beyond_its_limit_is_too_much_for_it() -> None:
    stand = Stand()
    stand.run(due * 0.7 for due in direct_profile(3000, MOTION).times())
    assert stand.motor.lost > 0


def test_a_burst_in_the_middle_of_a_move_loses_whole_cycles() -> None:
    stand = Stand()
    times = list(direct_profile(1000, MOTION).times())
    late = times[500] + 0.02
    # As a driver does that was held up and makes up for it at once.
    stand.run([*times[:500], *(late + n * 0.0001 for n in range(30)), *(due + 0.05 for due in times[530:])])
    assert stand.motor.lost > 0
    assert stand.motor.lost % 8 == 0
    assert stand.turned + stand.motor.lost == 1000


def test_a_small_delay_does_not_upset_it() -> None:
    stand = Stand()
    stand.run(
        due + (0.0002 if n % 3 == 0 else 0) for n, due in enumerate(direct_profile(2000, MOTION).times())
    )
    assert (stand.turned, stand.motor.lost) == (2000, 0)


def test_without_current_it_stays_where_it_is() -> None:
    stand = Stand()
    stand.run(direct_profile(100, MOTION).times())
    assert not stand.motor.powered
    stand.run(direct_profile(100, MOTION).times())
    assert stand.turned == 200


def test_with_its_wires_the_wrong_way_round_it_turns_back() -> None:
    stand = Stand()
    stand.motor.reversed = True
    stand.run(direct_profile(800, MOTION).times())
    assert stand.turned == -800


def test_a_stuck_one_does_not_turn_at_all() -> None:
    stand = Stand()
    stand.motor.stuck = True
    stand.run(direct_profile(800, MOTION).times())
    assert stand.turned == 0
    assert stand.motor.lost >= 792
