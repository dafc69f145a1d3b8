"""The agenda of a table: what it does later, by itself. A bug in it never stops the tray."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine

from companion.errors import TrayError
from companion.tray import Clock

log = logging.getLogger(__name__)

Work = Coroutine[object, object, object]


class Appointment:
    """Something that will be done, unless it is cancelled first."""

    def __init__(self) -> None:
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Agenda:
    """Use it from the table's event loop. `post` calls something there, from any thread."""

    def __init__(self, clock: Clock, post: Callable[[Callable[[], object]], object]) -> None:
        self._clock = clock
        self._post = post
        self._tasks: set[asyncio.Task[object]] = set()

    def at(self, when: float, do: Callable[[], Work]) -> Appointment:
        """Do something when the clock shows `when`; at once, if that is past."""
        appointment = Appointment()

        def begin() -> None:
            if not appointment.cancelled:
                self.start(do())

        if when <= self._clock.now():
            self._post(begin)
        else:
            self._clock.call_at(when, lambda: self._post(begin))
        return appointment

    def after(self, seconds: float, do: Callable[[], Work]) -> Appointment:
        """Do something this many seconds from now."""
        return self.at(self._clock.now() + seconds, do)

    def start(self, work: Work) -> None:
        """Do something that nobody waits for."""
        task: asyncio.Task[object] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def close(self) -> None:
        """Cancel what runs, and start nothing that was planned."""
        self._post = lambda callback: None
        for task in self._tasks:
            task.cancel()

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, TrayError):
            log.warning("%s", error)
        elif error is not None:
            log.error("Something that the table planned failed", exc_info=error)
