"""Real and virtual time."""

import asyncio
import os
import sys
import threading

import pytest

from companion.hal import RealClock, VirtualClock
from tests.hal.rig import in_loop, settled


def test_virtual_time_passes_only_when_somebody_sleeps() -> None:
    clock = VirtualClock(start=10)
    assert clock.now() == 10
    clock.sleep_until(12)
    clock.advance(0.5)
    clock.sleep_until(5)
    assert clock.now() == 12.5


def test_virtual_timers_fire_in_order_at_their_own_time() -> None:
    clock = VirtualClock()
    fired: list[tuple[str, float]] = []
    clock.call_at(3, lambda: fired.append(("late", clock.now())))
    clock.call_at(1, lambda: fired.append(("first", clock.now())))
    clock.call_at(1, lambda: fired.append(("second", clock.now())))
    clock.call_at(2, lambda: fired.append(("never", clock.now()))).cancel()
    clock.advance(2.5)
    assert fired == [("first", 1), ("second", 1)]
    clock.advance(1)
    assert fired[-1] == ("late", 3)


def test_a_timer_may_set_another_one() -> None:
    clock = VirtualClock()
    beats: list[float] = []

    def beat() -> None:
        beats.append(clock.now())
        clock.call_at(clock.now() + 1, beat)

    clock.call_at(1, beat)
    clock.advance(3.5)
    assert beats == [1, 2, 3]


@pytest.mark.parametrize("clock", [VirtualClock(), RealClock()], ids=["virtual", "real"])
def test_a_timer_that_fails_does_not_take_the_others_along(clock: VirtualClock | RealClock) -> None:
    done = threading.Event()
    clock.call_at(clock.now(), lambda: 1 / 0)
    clock.call_at(clock.now(), done.set)
    clock.sleep_until(clock.now() + 0.001)
    done.wait()


@in_loop
async def test_a_task_waits_for_virtual_time() -> None:
    clock = VirtualClock()
    waiting = asyncio.create_task(clock.wait_until(5))
    await settled()
    clock.advance(4.9)
    await settled()
    assert not waiting.done()
    clock.advance(0.1)
    await waiting


@in_loop
async def test_a_task_waits_for_real_time() -> None:
    clock = RealClock()
    deadline = clock.now() + 0.01
    await clock.wait_until(deadline)
    # The event loop's own clock is coarser than the one it waits by.
    assert clock.now() > deadline - 0.002


def test_real_timers_fire_in_the_order_of_their_times() -> None:
    clock = RealClock()
    fired: list[int] = []
    all_set, done = threading.Event(), threading.Event()
    now = clock.now()
    clock.call_at(now, all_set.wait)
    clock.call_at(now + 0.003, done.set)
    clock.call_at(now + 0.002, lambda: fired.append(2))
    clock.call_at(now + 0.001, lambda: fired.append(1))
    clock.call_at(now + 0.001, lambda: fired.append(3)).cancel()
    all_set.set()
    done.wait()
    assert fired == [1, 2]


def test_no_thread_is_left_when_no_timer_is() -> None:
    clock = RealClock()
    threads: list[threading.Thread] = []
    for _ in range(2):
        done = threading.Event()
        clock.call_at(clock.now(), lambda: threads.append(threading.current_thread()))
        clock.call_at(clock.now(), done.set)
        done.wait()
        threads[-1].join()


def test_a_real_sleep_is_never_too_short() -> None:
    clock = RealClock()
    deadline = clock.now() + 0.005
    clock.sleep_until(deadline)
    assert clock.now() >= deadline


def test_a_steady_thread_leaves_everything_as_it_was() -> None:
    before = sys.getswitchinterval(), os.sched_getscheduler(0)
    with RealClock().steady():
        assert sys.getswitchinterval() <= 0.0002
    assert (sys.getswitchinterval(), os.sched_getscheduler(0)) == before


def test_a_user_who_may_not_have_real_time_priority_does_without(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "sched_setscheduler", refuse)
    with RealClock().steady():
        assert sys.getswitchinterval() <= 0.0002
