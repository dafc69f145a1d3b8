"""Ctrl-C at moments when Python would print a traceback."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 130
"""Exit code: the one that shells use for a program ended by Ctrl-C."""

UNIX = hasattr(signal, "pthread_sigmask")


@contextmanager
def ending_at_once() -> Iterator[None]:
    """Inside this context, Ctrl-C ends the process silently: for long imports, with nothing to clean up."""
    handler = signal.getsignal(signal.SIGINT)
    if handler != signal.SIG_IGN:  # a background job must keep ignoring it
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


@contextmanager
def held_back() -> Iterator[None]:
    """Inside this context, Ctrl-C waits until the end, and never reaches processes that are started.

    A blocked signal is blocked in child processes, too.
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
