"""Keeping: the journal of a table, on disk while that works and in memory while it does not.

A disk that is full, read-only or failing never stops the game: `trouble` says what is wrong and what to do,
and everything is written as soon as it can be. A damaged journal is kept aside and a new one begun.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from pathlib import Path

from companion.errors import TrayError
from companion.table.journal import (
    Addressed,
    ForeignHistory,
    Head,
    Journal,
    JournalBroken,
    JournalBusy,
    JournalFailed,
    JournalFull,
    JournalReadOnly,
    JournalTooNew,
    Record,
    open_journal,
    read_journal,
    start_afresh,
    unkept_journal,
)

log = logging.getLogger(__name__)

CANNOT_WRITE = (JournalFull, JournalReadOnly, JournalFailed)


class Keeper:
    """The journal of one folder. One task at a time writes in it."""

    def __init__(self, folder: Path) -> None:
        self.trouble = ""
        """Why nothing is kept at the moment, and what to do; empty while all is well."""
        self.damaged = ""
        """What was wrong with the journal that was found, if it had to be kept aside."""
        self._folder = folder
        self._disk: Journal | None = None
        self.journal = self._open()
        """The history so far, wherever it is."""
        self.head = self._head_of_journal()
        """Where it ends; known even while a damaged journal is exchanged for another."""

    def close(self) -> None:
        """Write what is not written yet, if that is possible now."""
        if self.trouble:
            self._back_to_disk()
        self.journal.close()
        if self._disk is not None:
            self._disk.close()

    async def keep(self, *records: Record | Addressed) -> Head:
        """Returns once these records are as safe as they can be now: on the disk, unless there is trouble."""
        self.head = await asyncio.to_thread(self._keep, records)
        return self.head

    def begin_anew(self, error: JournalBroken) -> None:
        """Put the journal aside that turned out to be damaged, and begin another one."""
        self.journal.close()
        self.journal = self._afresh(error)

    def _head_of_journal(self) -> Head:
        try:
            return self.journal.head
        except JournalBroken:
            # It is exchanged as soon as somebody reads it from its beginning.
            return Head()

    def _open(self) -> Journal:
        try:
            self._disk = open_journal(self._folder)
        except JournalBroken as error:
            return self._afresh(error)
        except CANNOT_WRITE as error:
            self._say(error)
            with suppress(TrayError), read_journal(self._folder) as written:
                return written.unkept()
            return unkept_journal()
        return self._disk

    def _afresh(self, error: JournalBroken) -> Journal:
        self.damaged = str(error)
        log.warning("%s", error)
        if self._disk is not None:
            # It may be another one than the journal, if that is in memory; and it holds the folder's lock.
            self._disk.close()
            self._disk = None
        try:
            self._disk = start_afresh(self._folder)
        except CANNOT_WRITE as worse:
            self._say(worse)
            return unkept_journal()
        self.trouble = ""
        return self._disk

    def _keep(self, records: tuple[Record | Addressed, ...]) -> Head:
        if self.trouble:
            self._back_to_disk()
        try:
            return self.journal.append(*records)
        except CANNOT_WRITE as error:
            if self.trouble:
                raise
            self._say(error)
            self.journal = self._copy_in_memory()
            return self.journal.append(*records)

    def _copy_in_memory(self) -> Journal:
        try:
            return self.journal.unkept()
        except CANNOT_WRITE as error:
            raise JournalBroken(f"The journal cannot even be read any more: {error}") from error

    def _back_to_disk(self) -> None:
        try:
            if self._disk is None:
                self._disk = open_journal(self._folder)
            self._disk.catch_up(self.journal)
        except (*CANNOT_WRITE, JournalBroken, JournalBusy, JournalTooNew, ForeignHistory) as error:
            log.debug("Still in memory: %s", error)
            return
        log.warning("The journal is written again.")
        self.journal.close()
        self.journal, self.trouble = self._disk, ""

    def _say(self, error: TrayError) -> None:
        self.trouble = f"{error} Until then everything is kept in memory only."
        log.warning("%s", self.trouble)
