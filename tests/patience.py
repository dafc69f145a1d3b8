"""A watchdog for slow tests: it prints where a test stands, and ends the process of one that never ends."""

import os
import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import TextIO

import pytest
from pytest_timeout import is_debugging  # type: ignore[import-untyped]

LONG_S = 60
"""A test that takes longer is reported. (It fails at the `timeout` of pyproject.toml.)"""
LOST_S = 600
"""A test that takes longer did not end when it failed, perhaps as it waits for a thread that hangs."""
PYTESTS_OWN = re.compile(r"/(_pytest|pluggy|xdist|execnet|pytest_\w+)[/.]")


class Patience:
    """A pytest plugin that reports each slow test once."""

    def __init__(
        self,
        out: TextIO,
        after_s: float = LONG_S,
        lost_s: float = LOST_S,
        end: Callable[[int], object] = os._exit,
    ) -> None:
        self._out = out
        self._after_s = after_s
        self._lost_s = lost_s
        self._end = end
        self._test = ""
        self._began = 0.0
        self._over = threading.Event()
        # Not faulthandler: dumping from C can crash a process whose threads come and go.
        self._thread = threading.Thread(target=self._watch, name="patience", daemon=True)
        self._thread.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        with self.waiting_for(item.nodeid):
            return (yield)

    def pytest_unconfigure(self) -> None:
        self._over.set()
        self._thread.join()
        self._out.close()

    @contextmanager
    def waiting_for(self, test: str) -> Iterator[None]:
        self._began, self._test = time.monotonic(), test
        try:
            yield
        finally:
            self._test = ""

    def _watch(self) -> None:
        reported = ""
        while not self._over.wait(min(self._after_s, 1)):
            test, waited = self._test, time.monotonic() - self._began
            if test and test != reported and waited > self._after_s:
                reported = test
                self._say(f"{test} has taken {self._after_s:g} s so far. It stands here:\n{stacks()}")
            if test and waited > self._lost_s and not is_debugging():
                self._say(f"{test} does not end after {self._lost_s:g} s, so this process does.")
                self._end(1)
                return

    def _say(self, text: str) -> None:
        self._out.write(f"{text}\n")
        self._out.flush()


def stacks() -> str:
    """The stack of every thread, without pytest's own frames."""
    names = {each.ident: each.name for each in threading.enumerate()}
    parts = []
    for ident, frame in sys._current_frames().items():
        lines = [line for line in traceback.format_stack(frame) if not PYTESTS_OWN.search(line)]
        parts.append(f"Thread {names.get(ident, ident)}\n{''.join(lines)}")
    return "\n".join(parts)
