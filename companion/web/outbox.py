"""What waits to be sent to one page: records in order and complete, of all else only the newest."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

MOST_WAITING = 512
MOST_BYTES = 1024 * 1024
BUSY = 64
"""With so much waiting, ticks and tunes are left out: late, they are only noise."""

Frame = str | bytes


@dataclass(slots=True)
class _Waiting:
    frame: Frame
    slot: str


class Outbox:
    """Of frames in the same slot only the newest is sent, in the place of the oldest."""

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
        # An answer may be larger than all that is allowed to wait, so the first frame always may.
        if self._queue and (len(self._queue) >= MOST_WAITING or self._bytes + len(frame) > MOST_BYTES):
            # Nothing may be left out, so this page has to come back and resume.
            self.end()
            return
        waiting = _Waiting(frame, slot)
        self._queue.append(waiting)
        self._bytes += len(frame)
        if slot:
            self._slots[slot] = waiting
        self._filled.set()

    def seal(self, slot: str) -> None:
        """What waits in it is sent as it is, and what comes next waits behind all that is here."""
        self._slots.pop(slot, None)

    def put_if_quiet(self, frame: Frame) -> None:
        """For what only makes sense at once."""
        if len(self._queue) < BUSY:
            self.put(frame)

    def end(self) -> None:
        """Send nothing any more, not even what waits."""
        self.ended = True
        self._queue.clear()
        self._slots.clear()
        self._filled.set()
        if self.on_end is not None:
            self.on_end()

    async def take(self) -> Frame | None:
        """The next frame, when there is one; None at the end."""
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
