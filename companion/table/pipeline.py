"""Every change at the table goes through here: decide, append, project, announce.

    decide     a pure function of how things stand: records, or a refusal
    append     they are on the disk, or as safe as they can be now
    project    the game and the votes follow them
    announce   everybody who looks on is told: pages, then the tray's screen and lights

Nothing is told before it is written, and one change is through before the next one is decided.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from companion.table.agenda import Agenda
from companion.table.journal import Addressed, Head, Record
from companion.table.journal.store import Store, plain

DISK_S = 10.0
"""How often to see whether a disk works again."""

Decision = Sequence[Record | Addressed]
"""The records to write down. Empty, if something changes that is not kept in the journal."""


class Projection(Protocol):
    """A state that is made from the journal's records, such as the game."""

    def follow(self, written: Sequence[Record]) -> None:
        """Bring it up to date with these records."""


class Pipeline:
    """Use it from one event loop."""

    def __init__(
        self,
        store: Store,
        agenda: Agenda,
        projections: Sequence[Projection],
        *,
        announce: Callable[[Sequence[Record]], object],
        rebuild: Callable[[], object],
    ) -> None:
        """`rebuild` brings projections back to the journal if what was decided could not be written."""
        self.store = store
        self.one_at_a_time = asyncio.Lock()
        self._agenda = agenda
        self._projections = projections
        self._announce = announce
        self._rebuild = rebuild
        self._looks_after_disk = False

    async def run(self, decide: Callable[[], Decision]) -> Head:
        """Wait until no other change is running, then decide and carry this one out to its end."""
        async with self.one_at_a_time:
            decided = decide()
            written: list[Record] = []
            try:
                if decided:
                    await self.store.append(*decided)
                    self._look_after_disk()
                    written = [plain(each) for each in decided]
                    self._project(written)
            except BaseException:
                self._rebuild()
                raise
            finally:
                # Even if it failed: what comes next has to be planned again.
                self._announce(written)
            return self.store.head

    def _project(self, written: Sequence[Record]) -> None:
        for projection in self._projections:
            projection.follow(written)

    def _look_after_disk(self) -> None:
        """While the disk fails, try it again now and then, even if nothing more happens at the table."""
        if self.store.in_memory and not self._looks_after_disk:
            self._looks_after_disk = True
            self._agenda.after(DISK_S, self._try_disk)

    async def _try_disk(self) -> None:
        async with self.one_at_a_time:
            self._looks_after_disk = False
            await self.store.try_again()
            # Another journal may have begun, if the one on the disk was damaged.
            self._project(())
            self._look_after_disk()
        self._announce(())
