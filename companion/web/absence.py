"""How long no host was there: counted while the companion runs and saved, whatever time of day it is."""

from __future__ import annotations

from collections.abc import Callable

from companion.tray import Clock
from companion.web.keys import HOST_AWAY_S, Keys

SAVE_EVERY_S = 600.0
"""A pulled plug forgets no more than this."""


class HostAbsence:
    """Adds up in the keys how long no page of a host was open."""

    def __init__(
        self,
        keys: Keys,
        clock: Clock,
        *,
        post: Callable[[Callable[[], object]], object],
        save: Callable[[], object],
    ) -> None:
        """`post` calls something in the event loop, from any thread; `save` saves the keys."""
        self._keys = keys
        self._clock = clock
        self._post = post
        self._save = save
        self._seconds = keys.host_away_s
        self._counted = clock.now()
        """Up to when the time is in `_seconds`."""
        self._here = False
        self._cancel: Callable[[], object] | None = None
        """Cancels the next save."""
        self._wait()

    @property
    def too_long(self) -> bool:
        """Whether no host was there for so long that somebody else should be one."""
        self._count()
        return self._seconds >= HOST_AWAY_S

    def host_is(self, here: bool) -> None:
        """A host's page is open, or none is."""
        self._count()
        self._here = here
        if not here:
            self._wait()
            return
        self._seconds = 0.0
        self._stop_waiting()
        self._write()

    def close(self) -> None:
        self._stop_waiting()
        self._write()

    def _count(self) -> None:
        before, self._counted = self._counted, self._clock.now()
        if not self._here:
            self._seconds += self._counted - before

    def _write(self) -> None:
        self._count()
        if self._seconds != self._keys.host_away_s:
            self._keys.host_away_s = self._seconds

    def _wait(self) -> None:
        """Save the count now and then, but write nothing for a tray that stands idle for weeks."""
        if self._cancel is None and self._keys.host_away_s < HOST_AWAY_S:
            when = self._clock.now() + SAVE_EVERY_S
            self._cancel = self._clock.call_at(when, lambda: self._post(self._write_and_save)).cancel

    def _stop_waiting(self) -> None:
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    def _write_and_save(self) -> None:
        if not self._here:
            self._write()
            self._save()
            self._cancel = None
            self._wait()
