"""The clock that everything waits by: the real one, or a virtual one in which waiting takes no time.

Only one kind runs in a process at a time. With the virtual clock, time passes while a thread sleeps by it
(the stepper during a move) or when a test says `advance`; timers fire on the way, in order, in that thread.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import math
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Protocol

log = logging.getLogger(__name__)

SWITCH_INTERVAL_S = 0.0002
URGENT, MOST_URGENT = 1, 2


@dataclass(order=True, slots=True)
class Timer:
    """A callback for a later time. It runs in the clock's own thread, so it must be quick."""

    when: float
    number: int
    """Timers of the same time fire in the order in which they were set."""
    callback: Callable[[], object] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since some moment in the past; never goes back."""

    def sleep_until(self, deadline: float) -> None:
        """Block this thread."""

    async def wait_until(self, deadline: float) -> None:
        """Block this task only."""

    def call_at(self, when: float, callback: Callable[[], object]) -> Timer:
        """Set a timer."""

    def steady(self) -> AbstractContextManager[None]:
        """While this is held, sleeping threads should wake up as punctually as they can."""


class RealClock:
    """The machine's monotonic clock."""

    def __init__(self) -> None:
        self.now = time.monotonic
        self._changed = threading.Condition()
        self._timers: list[Timer] = []
        self._numbers = itertools.count()
        self._thread: threading.Thread | None = None

    def sleep_until(self, deadline: float) -> None:
        while (left := deadline - time.monotonic()) > 0:
            time.sleep(left)

    async def wait_until(self, deadline: float) -> None:
        await asyncio.sleep(deadline - time.monotonic())

    def call_at(self, when: float, callback: Callable[[], object]) -> Timer:
        timer = Timer(when, next(self._numbers), callback)
        with self._changed:
            heapq.heappush(self._timers, timer)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="clock", daemon=True)
                self._thread.start()
            else:
                self._changed.notify()
        return timer

    @contextmanager
    def steady(self) -> Iterator[None]:
        """Wake up in time although the machine and the interpreter are busy.

        A thread that wakes up for its next step waits for a core, and then for whatever Python code is
        running, which may be waiting for a core itself. So for the length of a move all threads of this
        process ask for real-time priority, this one for the highest; and they hand over the interpreter after
        0.2 ms instead of 5, which is four half steps. `LimitRTPRIO=2` in the service allows the first;
        without that right more steps are late, and are caught up.
        """
        interval = sys.getswitchinterval()
        sys.setswitchinterval(min(interval, SWITCH_INTERVAL_S))
        urgent = _set_priorities(URGENT, MOST_URGENT)
        try:
            yield
        finally:
            sys.setswitchinterval(interval)
            if urgent:
                _set_priorities(0, 0)

    def _run(self) -> None:
        """Fire timers until there are none left; the next one starts a new thread."""
        while True:
            with self._changed:
                while self._timers and not self._timers[0].cancelled and self._timers[0].when > self.now():
                    self._changed.wait(self._timers[0].when - self.now())
                if not self._timers:
                    self._thread = None
                    return
                timer = heapq.heappop(self._timers)
            _fire(timer)


class VirtualClock:
    """Time that passes only by being slept through."""

    def __init__(self, start: float = 0.0) -> None:
        self._now = start
        self._lock = threading.Lock()
        self._timers: list[Timer] = []
        self._numbers = itertools.count()
        self._next = math.inf

    def now(self) -> float:
        return self._now

    def sleep_until(self, deadline: float) -> None:
        while True:
            with self._lock:
                if deadline < self._next:
                    self._now = max(self._now, deadline)
                    return
                timer = heapq.heappop(self._timers)
                self._next = self._timers[0].when if self._timers else math.inf
                self._now = max(self._now, timer.when)
            _fire(timer)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.sleep_until(self._now + seconds)

    async def wait_until(self, deadline: float) -> None:
        loop = asyncio.get_running_loop()
        passed = asyncio.Event()
        timer = self.call_at(deadline, lambda: loop.call_soon_threadsafe(passed.set))
        try:
            await passed.wait()
        finally:
            timer.cancel()

    def call_at(self, when: float, callback: Callable[[], object]) -> Timer:
        timer = Timer(when, next(self._numbers), callback)
        with self._lock:
            heapq.heappush(self._timers, timer)
            self._next = self._timers[0].when
        return timer

    def steady(self) -> AbstractContextManager[None]:
        return nullcontext()


def _set_priorities(all_threads: int, this_thread: int) -> bool:
    """Set real-time priorities, or 0 for none. False if this system or this user's rights do not allow it."""
    if not hasattr(os, "sched_setscheduler"):
        return False
    wanted = {thread.native_id or 0: all_threads for thread in threading.enumerate()}
    wanted[threading.get_native_id()] = this_thread
    for thread, priority in wanted.items():
        policy = os.SCHED_RR if priority else os.SCHED_OTHER
        try:
            os.sched_setscheduler(thread, policy, os.sched_param(priority))
        except PermissionError:
            return False
        except ProcessLookupError:
            # The thread has ended meanwhile.
            continue
    return True


def _fire(timer: Timer) -> None:
    if timer.cancelled:
        return
    try:
        timer.callback()
    except Exception:
        # The other timers must still fire. Parts turn exceptions in their own callbacks into faults.
        log.exception("A timer failed.")
