"""Single keys from a terminal, with a time limit where one is wanted."""

from __future__ import annotations

import os
import re
import select
import signal
import sys
import time
from collections import deque
from contextlib import ExitStack
from types import TracebackType
from typing import Self

try:
    import termios
    import tty
except ImportError:  # not Unix: terminals give only whole lines
    HAS_KEYS = False
else:
    HAS_KEYS = True

SPECIAL_KEYS = re.compile(r"\x1b(\[[0-9;]*[A-Za-z~]|O?.)?")
"""Arrows and the like come as an escape and more; none of them means anything here."""
END_OF_INPUT = "\x04"
ENTER = ("\r", "\n")
RUBOUT = ("\x7f", "\b")


class Keyboard:
    """Inside this context, a terminal gives single keys; Ctrl-C still interrupts.

    Python calls a signal's handler between two of its own steps. A signal that arrives just before the wait
    for a key would be handled only after the next key, so every signal ends the wait.
    """

    def __init__(self) -> None:
        self._fd = sys.stdin.fileno()
        self._ready: deque[str] = deque()
        self._open = ExitStack()

    def __enter__(self) -> Self:
        self._open.callback(termios.tcsetattr, self._fd, termios.TCSADRAIN, termios.tcgetattr(self._fd))
        self._signals, written = os.pipe()
        for end in (self._signals, written):
            os.set_blocking(end, False)
            self._open.callback(os.close, end)
        before = signal.set_wakeup_fd(written, warn_on_full_buffer=False)
        self._open.callback(signal.set_wakeup_fd, before)
        self.take()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def take(self) -> None:
        """Leave line mode; again, if another program has restored it."""
        tty.setcbreak(self._fd)

    def key(self, wait: float | None = None) -> str | None:
        """The next key, or None when the time is up. Raises EOFError at the end of input."""
        end = None if wait is None else time.monotonic() + wait
        while not self._ready:
            left = None if end is None else max(0.0, end - time.monotonic())
            ready, _, _ = select.select([self._fd, self._signals], [], [], left)
            if not ready:
                return None
            if self._signals in ready:
                os.read(self._signals, 4096)
                continue
            data = os.read(self._fd, 64)
            if not data:
                raise EOFError
            self._ready.extend(SPECIAL_KEYS.sub("", data.decode(errors="ignore")))
        key = self._ready.popleft()
        if key == END_OF_INPUT:
            raise EOFError
        return key

    def forget(self) -> None:
        """Discard what was typed before the question."""
        self._ready.clear()
        termios.tcflush(self._fd, termios.TCIFLUSH)
