"""The buzzer: short tunes on a passive piezo."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from companion.hal.clock import Clock, Timer
from companion.hal.faults import FaultLatch

LOWEST_HZ, HIGHEST_HZ = 220.0, 7040.0


@dataclass(frozen=True, slots=True)
class Note:
    """One tone, or a rest."""

    seconds: float
    hz: float | None = None


class Speaker(Protocol):
    """gpiozero's TonalBuzzer, as far as it is used."""

    def play(self, tone: float) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class Buzzer:
    """A new tune replaces the one that is playing. On a tray without a buzzer, `play` does nothing."""

    def __init__(
        self,
        speaker: Speaker | None,
        clock: Clock,
        latch: FaultLatch,
        on_play: Callable[[tuple[Note, ...]], object],
    ) -> None:
        """`on_play`: called with every tune that can be heard, in the thread that plays it."""
        self.present = speaker is not None
        self._on_play = on_play
        self._speaker = speaker
        self._clock = clock
        self._latch = latch
        self._lock = threading.RLock()
        self._muted = False
        self._rest: list[Note] = []
        self._timer: Timer | None = None

    @property
    def muted(self) -> bool:
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted:
            self.stop()

    def play(self, tune: Iterable[Note]) -> None:
        if self._speaker is None or self._muted:
            return
        with self._lock:
            self._cancel()
            self._rest = list(tune)
            self._on_play(tuple(self._rest))
            self._next()

    def stop(self) -> None:
        with self._lock:
            self._cancel()
            if self._speaker is not None:
                self._speaker.stop()

    def close(self) -> None:
        with self._lock:
            self._cancel()
            if self._speaker is not None:
                self._speaker.stop()
                self._speaker.close()
                self._speaker = None

    def _cancel(self) -> None:
        self._rest = []
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next(self) -> None:
        if self._speaker is None:
            return
        if not self._rest:
            self._speaker.stop()
            return
        note = self._rest.pop(0)
        if note.hz is None:
            self._speaker.stop()
        else:
            self._speaker.play(min(max(note.hz, LOWEST_HZ), HIGHEST_HZ))
        self._wait(note.seconds)

    def _wait(self, seconds: float) -> None:
        timer: Timer | None = None

        def over() -> None:
            with self._lock:
                # Another tune may have begun in between.
                if timer is self._timer:
                    self._next()

        timer = self._timer = self._clock.call_at(
            self._clock.now() + seconds, self._latch.guard("buzzer", over)
        )
