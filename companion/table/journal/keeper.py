"""Keeping: the journal of a table, on disk while that works and in memory while it does not.

A disk that is full, read-only or failing never stops the game: `trouble` says what is wrong and what to do,
and everything is written as soon as it can be. A damaged journal is kept aside, and what can be read of it is
taken over into a new one.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from pathlib import Path

from companion.errors import TrayError
from companion.sentences import NOTHING, Sentence
from companion.table.journal import (
    Addressed,
    ForeignHistory,
    Head,
    Journal,
    JournalBroken,
    JournalBusy,
    JournalFailed,
    JournalFull,
    JournalGone,
    JournalReadOnly,
    JournalTooNew,
    Record,
    aside_name,
    open_journal,
    read_journal,
    salvage,
    set_aside,
    unkept_journal,
)
from companion.table.journal.records import WrittenAgain

log = logging.getLogger(__name__)

CANNOT_WRITE = (JournalFull, JournalReadOnly, JournalFailed, JournalGone)


class Keeper:
    """The journal of one folder. Only one task may write at a time."""

    def __init__(self, folder: Path) -> None:
        self.trouble = NOTHING
        """Why nothing is kept at the moment, and what to do; empty while all is well."""
        self._folder = folder
        self._disk: Journal | None = None
        self._to_set_aside = ""
        """The new name of the journal on the disk, if it must be moved aside before anything is written."""
        self._found_instead = ""
        """The same name, if that journal could not be read when this history began."""
        self.journal = unkept_journal()
        """The history so far, wherever it is."""
        try:
            self._open()
        except BaseException:
            self.journal.close()
            raise
        self.head = self._head_of_journal()
        """Where it ends; known even while a damaged journal is exchanged for another."""

    def close(self) -> None:
        """Write what is not written yet, if that is possible now."""
        if self.trouble and (written := self._back_to_disk()) is not None:
            self._keep((written,))
        self.journal.close()
        if self._disk is not None:
            self._disk.close()

    async def keep(self, *records: Record | Addressed) -> Head:
        """Returns once these records are as safe as they can be now: on the disk, unless there is trouble."""
        self.head = await asyncio.to_thread(self._keep, records)
        return self.head

    async def try_again(self) -> WrittenAgain | None:
        """If the disk works again, bring everything to it. Returns a record that says so, to be kept too."""
        return await asyncio.to_thread(self._back_to_disk) if self.trouble else None

    def begin_anew(self, error: JournalBroken, before: int | None = None) -> None:
        """Go on in a new journal with what can be read of this one, which turned out to be damaged.

        Who knows what was so, and will tell it again, says `before` which record that begins.
        """
        log.warning("%s", error)
        self._let_go_of_disk()
        self._to_set_aside = aside_name(self._folder)
        saved = salvage(self._folder, before)
        self._go_on_in(saved.journal)
        self.journal.append(saved.told(self._to_set_aside, told_again=before is not None))
        try:
            self._write_all()
        except CANNOT_WRITE as worse:
            self._say(worse)

    def _head_of_journal(self) -> Head:
        try:
            return self.journal.head
        except JournalBroken:
            # It is exchanged as soon as somebody reads it from its beginning.
            return Head()

    def _open(self) -> None:
        try:
            self._disk = open_journal(self._folder)
        except JournalBroken as error:
            self.begin_anew(error)
        except CANNOT_WRITE as error:
            self._say(error)
            with suppress(TrayError), read_journal(self._folder) as written:
                self._go_on_in(written.unkept())
        else:
            self._go_on_in(self._disk)

    def _keep(self, records: tuple[Record | Addressed, ...]) -> Head:
        try:
            return self.journal.append(*records)
        except CANNOT_WRITE as error:
            if self.trouble:
                raise
            self._say(error)
            # Not closed, as it is the one on the disk.
            self.journal = self._copy_in_memory()
            if isinstance(error, JournalGone):
                self._let_go_of_disk()
            return self.journal.append(*records)

    def _copy_in_memory(self) -> Journal:
        try:
            return self.journal.unkept()
        except CANNOT_WRITE as error:
            raise JournalBroken(
                Sentence("The journal cannot even be read any more: {error}", error=error.sentence)
            ) from error

    def _back_to_disk(self) -> WrittenAgain | None:
        try:
            try:
                self._write_all()
            except (JournalBroken, ForeignHistory) as error:
                log.warning("%s", error)
                self._let_go_of_disk()
                self._to_set_aside = self._found_instead = aside_name(self._folder)
                self._write_all()
        except (*CANNOT_WRITE, JournalBusy, JournalTooNew) as error:
            log.debug("Still in memory: %s", error)
            return None
        log.warning("The journal is written again.")
        instead, self._found_instead = self._found_instead, ""
        return WrittenAgain(file=instead)

    def _write_all(self) -> None:
        """Bring the disk to where the journal in memory is, and go on there."""
        if self._to_set_aside:
            set_aside(self._folder, self._to_set_aside)
            self._to_set_aside = ""
        if self._disk is None:
            self._disk = open_journal(self._folder)
        self._disk.catch_up(self.journal)
        self._go_on_in(self._disk)
        self.trouble = NOTHING

    def _go_on_in(self, journal: Journal) -> None:
        self.journal.close()
        self.journal = journal

    def _let_go_of_disk(self) -> None:
        """It may be another one than the journal, if that is in memory; and it holds the folder's lock."""
        if self._disk is not None:
            self._disk.close()
            self._disk = None

    def _say(self, error: TrayError) -> None:
        self.trouble = Sentence("{error} Until then everything is kept in memory only.", error=error.sentence)
        log.warning("%s", self.trouble)
