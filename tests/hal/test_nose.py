"""The nose: push and release, long presses, noise, and a button that does not come back."""

from collections.abc import Callable

import pytest

from companion.config.board import NoseSettings
from companion.hal import Faulted, VirtualClock
from companion.hal.clock import Timer
from companion.hal.faults import FaultLatch
from companion.hal.nose import Nose
from companion.hal.sim import SimBoard
from tests.hal.rig import at, board_settings, heard, in_loop, press, settled, simulated, virtual

SETTINGS = NoseSettings(pin=4)


class Finger:
    """A nose whose pin is this finger, and whose callbacks are written down."""

    def __init__(self, settings: NoseSettings = SETTINGS, clock: VirtualClock | None = None) -> None:
        self.clock = clock or VirtualClock()
        self.latch = FaultLatch(self.clock, lambda _: None)
        self.told: list[str] = []
        self.nose = Nose(settings, self.clock, lambda callback: callback(), self.latch)
        self.nose.on_press = self._note("press")
        self.nose.on_release = self._note("release")
        self.nose.on_long_press = self._note("long press")
        self.nose.begin(down=False)

    def _note(self, what: str) -> Callable[[], None]:
        return lambda: self.told.append(what)

    def down(self, seconds: float) -> None:
        self.nose.edge(True)
        self.clock.advance(seconds)

    def up(self, seconds: float = 0.1) -> None:
        self.nose.edge(False)
        self.clock.advance(seconds)

    def bounce(self, times: int, gap: float = 0.002) -> None:
        for _ in range(times):
            self.down(gap)
            self.up(gap)


def test_a_short_press_counts_when_it_is_let_go() -> None:
    finger = Finger()
    finger.down(0.2)
    assert finger.told == ["press"]
    finger.up()
    assert finger.told == ["press", "release"]


def test_a_long_press_counts_while_it_is_held_and_its_release_is_nothing_more() -> None:
    finger = Finger()
    finger.down(0.9)
    assert finger.told == ["press", "long press"]
    finger.up()
    assert finger.told == ["press", "long press"]


def test_a_contact_that_bounces_is_one_press() -> None:
    finger = Finger()
    finger.bounce(5)
    finger.down(0.1)
    finger.bounce(5)
    finger.up()
    assert finger.told == ["press", "release"]


def test_a_spike_is_no_press() -> None:
    finger = Finger()
    finger.bounce(1, gap=0.005)
    finger.clock.advance(1)
    assert finger.told == []


def test_a_press_is_not_lost_when_the_timer_is_late() -> None:
    class LateClock(VirtualClock):
        def call_at(self, when: float, callback: Callable[[], object]) -> Timer:
            return super().call_at(when + 0.06, callback)

    finger = Finger(clock=LateClock())
    for _ in range(3):
        finger.down(0.05)
        finger.up(0.05)
    finger.clock.advance(1)
    assert finger.told == ["press", "release"] * 3


def test_two_presses_are_two_releases() -> None:
    finger = Finger()
    for _ in range(2):
        finger.down(0.05)
        finger.up(0.05)
    assert finger.told == ["press", "release"] * 2


def test_a_nose_that_stays_down_is_a_fault_and_starts_nothing() -> None:
    finger = Finger()
    finger.down(SETTINGS.stuck_s + 0.1)
    assert finger.latch.fault is not None
    assert "down for 15 s" in finger.latch.fault.reason
    finger.up()
    assert "release" not in finger.told


def test_after_a_stuck_nose_comes_free_it_works_again() -> None:
    finger = Finger()
    finger.down(SETTINGS.stuck_s + 0.1)
    finger.latch.clear()
    finger.clock.advance(SETTINGS.stuck_s * 2)
    assert finger.latch.fault is None
    finger.up()
    finger.told.clear()
    finger.down(0.1)
    finger.up()
    assert finger.told == ["press", "release"]


def test_a_nose_that_chatters_without_end_is_a_fault_and_starts_nothing() -> None:
    finger = Finger()
    finger.bounce(round(SETTINGS.stuck_s / 0.004) + 20)
    assert finger.latch.fault is not None
    assert "chattering" in finger.latch.fault.reason
    assert finger.told == []


def test_a_nose_that_is_held_while_the_tray_starts_asks_for_maintenance() -> None:
    finger = Finger()
    finger.nose.begin(down=True)
    assert finger.nose.held_at_boot
    finger.clock.advance(2)
    finger.up()
    assert finger.told == []
    finger.down(0.1)
    finger.up()
    assert finger.told == ["press", "release"]


def test_a_tray_without_a_nose_has_one_that_is_never_pushed() -> None:
    clock = VirtualClock()
    nose = Nose(None, clock, lambda callback: callback(), FaultLatch(clock, lambda _: None))
    assert not nose.present
    assert not nose.is_pressed
    nose.close()


def test_nothing_comes_after_it_is_closed() -> None:
    finger = Finger()
    finger.down(0.01)
    finger.nose.close()
    finger.clock.advance(100)
    assert finger.told == []
    assert finger.latch.fault is None


@in_loop
async def test_a_press_comes_through_the_pin_into_the_event_loop() -> None:
    async with simulated() as board:
        told: list[str] = []
        board.nose.on_press = lambda: told.append("press")
        board.nose.on_release = lambda: told.append("release")
        await press(board)
        assert told == ["press", "release"]


@in_loop
async def test_the_callback_that_counts_is_the_one_that_is_set_when_it_is_called() -> None:
    async with simulated() as board:
        told: list[str] = []
        board.nose.on_release = lambda: told.append("old")
        board.sim.push_nose()
        virtual(board).advance(0.1)
        board.sim.release_nose()
        virtual(board).advance(0.1)
        board.nose.on_release = lambda: told.append("new")
        await settled()
        assert told == ["new"]


@pytest.mark.parametrize("fault", ["nose.chatter", "nose.stuck"])
@in_loop
async def test_a_bad_nose_stops_the_tray_and_says_what_to_do(fault: str) -> None:
    async with simulated() as board:
        told: list[str] = []
        events = heard(board)
        board.nose.on_release = lambda: told.append("release")
        board.sim.switch(fault)
        virtual(board).advance(20)
        await settled()
        assert told == []
        assert board.fault is not None
        assert board.fault.part == "nose"
        assert "check its wires" in board.fault.reason
        assert Faulted(board.fault) in events
        board.sim.switch(fault, False)
        virtual(board).advance(0.1)
        board.clear_fault()
        await press(board)
        assert told == ["release"]


@in_loop
async def test_holding_the_nose_while_the_board_is_opened_is_noticed() -> None:
    board = SimBoard(board_settings(), VirtualClock())
    board.sim.push_nose()
    async with board:
        assert board.nose.held_at_boot
        at(board, 1, board.sim.release_nose)
        virtual(board).advance(2)
        assert not board.nose.is_pressed
