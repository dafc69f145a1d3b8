"""The queue of frames for one page: all records in order, but of everything else only the newest."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

MOST_WAITING = 512
MOST_BYTES = 1024 * 1024
BUSY = 64
"""With this many frames waiting, ticks and tunes are left out: late, they are only noise."""

Frame = str | bytes


@dataclass(slots=True)
class _Waiting:
    frame: Frame
    slot: str


class Outbox:
    """A frame replaces an earlier one in the same slot that still waits, and takes its place in the queue."""

    def __init__(self) -> None:
        self.ended = False
        self.on_end: Callable[[], object] | None = None
        self._queue: deque[_Waiting] = deque()
        self._slots: dict[str, _Waiting] = {}
        self._bytes = 0
        self._filled = asyncio.Event()

    def put(self, frame: Frame, slot: str = "") -> None:
        if self.ended:
            return
        if slot and (waiting := self._slots.get(slot)) is not None:
            self._bytes += len(frame) - len(waiting.frame)
            waiting.frame = frame
            return
        # The first frame is always accepted, since a single answer may be larger than the limit.
        if self._queue and (len(self._queue) >= MOST_WAITING or self._bytes + len(frame) > MOST_BYTES):
            # No frame may be left out, so the page has to reconnect and resume.
            self.end()
            return
        waiting = _Waiting(frame, slot)
        self._queue.append(waiting)
        self._bytes += len(frame)
        if slot:
            self._slots[slot] = waiting
        self._filled.set()

    def seal(self) -> None:
        """No longer replace frames that wait: what comes next goes to the end of the queue."""
        self._slots.clear()

    def put_if_quiet(self, frame: Frame) -> None:
        """Send a frame only if little is waiting, as it makes no sense later."""
        if len(self._queue) < BUSY:
            self.put(frame)

    def end(self) -> None:
        """Drop the queue, and never send anything again."""
        self.ended = True
        self._queue.clear()
        self._slots.clear()
        self._filled.set()
        if self.on_end is not None:
            self.on_end()

    async def take(self) -> Frame | None:
        """Wait for the next frame; None once the outbox has ended."""
        while not self._queue:
            if self.ended:
                return None
            self._filled.clear()
            await self._filled.wait()
        waiting = self._queue.popleft()
        self._bytes -= len(waiting.frame)
        if self._slots.get(waiting.slot) is waiting:
            del self._slots[waiting.slot]
        return waiting.frame
