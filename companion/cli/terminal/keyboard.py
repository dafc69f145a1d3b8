"""Single keys from a terminal, with a time limit where one is wanted."""

from __future__ import annotations

import os
import re
import select
import sys
from collections import deque
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
    """Inside this context, a terminal gives single keys; Ctrl-C still interrupts."""

    def __init__(self) -> None:
        self._fd = sys.stdin.fileno()
        self._ready: deque[str] = deque()

    def __enter__(self) -> Self:
        self._before = termios.tcgetattr(self._fd)
        self.take()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        termios.tcsetattr(self._fd, termios.TCSADRAIN, self._before)

    def take(self) -> None:
        """Leave line mode; again, if another program has restored it."""
        tty.setcbreak(self._fd)

    def key(self, wait: float | None = None) -> str | None:
        """The next key, or None when the time is up. Raises EOFError at the end of input."""
        while not self._ready:
            if not select.select([self._fd], [], [], wait)[0]:
                return None
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
