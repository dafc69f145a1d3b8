"""A monitored source: its bytes go through the health tests, and its status can be read at any time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from msgspec import Struct

from companion.chance.errors import SourceFault, UnhealthySource
from companion.chance.health import STARTUP, HealthTests
from companion.chance.sources import Source

log = logging.getLogger(__name__)


class SourceState(StrEnum):
    """The state of a source."""

    STARTING = "starting"
    """It is being opened and tested, and has given nothing yet."""
    GOOD = "good"
    STUCK = "stuck"
    """A read takes too long. It recovers by itself when the read returns."""
    OUT = "out"
    """Missing, forbidden or giving errors. It is tried again."""
    SICK = "sick"
    """It failed a health test: not used again."""


class SourceStatus(Struct, frozen=True):
    """What is known of one source, for the doctor and the screen."""

    name: str
    state: SourceState
    since: datetime
    reason: str = ""
    """What is wrong and what to do, if anything is."""

    @property
    def faulty(self) -> bool:
        return self.state in {SourceState.STUCK, SourceState.OUT, SourceState.SICK}

    def __str__(self) -> str:
        text = f"{self.name} is {self.state}"
        return f"{text} since {self.since:%Y-%m-%d %H:%M:%S} UTC: {self.reason}" if self.reason else text


class Watch:
    """Reads one source and keeps its status, with health tests if it is given any.

    A tested source is read by one thread only, as its samples are one stream; the status is for all threads.
    """

    def __init__(
        self,
        source: Source,
        *,
        timeout_s: float,
        clock: Callable[[], float],
        tests: Callable[[], HealthTests] | None = None,
    ) -> None:
        self._source = source
        self._new_tests = tests
        self._tests: HealthTests | None = None
        self._timeout_s = timeout_s
        self._clock = clock
        self._reading_since: float | None = None
        self._status = SourceStatus(
            source.name, SourceState.STARTING if tests else SourceState.GOOD, datetime.now(UTC)
        )

    @property
    def name(self) -> str:
        return self._source.name

    @property
    def status(self) -> SourceStatus:
        since = self._reading_since
        if since is not None and (waited := self._clock() - since) > self._timeout_s:
            reason = f"It has not answered for {waited:.0f} s: unplug it, or restart the tray."
            return SourceStatus(
                self.name, SourceState.STUCK, datetime.now(UTC) - timedelta(seconds=waited), reason
            )
        return self._status

    def read(self, n: int) -> bytes:
        """Exactly `n` healthy bytes; raises `SourceFault` or `UnhealthySource`."""
        if self._status.state is SourceState.SICK:
            raise UnhealthySource(self._status.reason)
        try:
            if self._new_tests and self._tests is None:
                tests = self._new_tests()
                tests.feed(self._raw(STARTUP))
                self._tests = tests
            raw = self._raw(n)
            if self._tests:
                self._tests.feed(raw)
        except SourceFault as fault:
            # A device that was unplugged may be another one when it is back: test it from the start.
            self._tests = None
            self._become(SourceState.OUT, str(fault))
            raise
        except UnhealthySource as failure:
            self._become(SourceState.SICK, str(failure))
            raise
        self._become(SourceState.GOOD)
        return raw

    def close(self) -> None:
        self._source.close()

    def _raw(self, n: int) -> bytes:
        raw = bytearray()
        while len(raw) < n:
            self._reading_since = self._clock()
            try:
                raw += self._source.read(n - len(raw))
            finally:
                self._reading_since = None
        return bytes(raw)

    def _become(self, state: SourceState, reason: str = "") -> None:
        if (state, reason) == (self._status.state, self._status.reason):
            return
        self._status = SourceStatus(self.name, state, datetime.now(UTC), reason)
        log.log(logging.WARNING if self._status.faulty else logging.INFO, "%s", self._status)
