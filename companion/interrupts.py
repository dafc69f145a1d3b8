"""Ctrl-C at moments when Python would answer with a traceback."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 130
"""Exit code: as a shell says it of who was ended by Ctrl-C."""

UNIX = hasattr(signal, "pthread_sigmask")


@contextmanager
def ending_at_once() -> Iterator[None]:
    """Ctrl-C ends the process without a word: for long imports, while there is nothing to tidy up."""
    handler = signal.getsignal(signal.SIGINT)
    if handler != signal.SIG_IGN:  # a job in the background does not hear it, and is not to
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


@contextmanager
def held_back() -> Iterator[None]:
    """Ctrl-C waits until this is done, and never reaches the processes that are started meanwhile.

    A signal that is blocked here is blocked in whoever is started here.
    """
    pressed: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT]) if UNIX else set()
    try:
        yield
    finally:
        if UNIX:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, handler)
    if pressed:
        signal.raise_signal(signal.SIGINT)
