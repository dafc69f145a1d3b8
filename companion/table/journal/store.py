"""The store of a table: its journal and the state that follows from it, whatever happens to the disk."""

from __future__ import annotations

import asyncio
from importlib.metadata import version

from companion.sentences import Sentence
from companion.table.journal import Addressed, Head, Journal, JournalBroken, Record
from companion.table.journal.history import History, TooFarBack, whole_history
from companion.table.journal.keeper import Keeper
from companion.table.journal.records import MoveMade
from companion.table.journal.retelling import retell
from companion.table.journal.state import TableState
from companion.table.journal.taking_back import Act

SOFTWARE = version("tray-companion")


class Store:
    """Only one task may write at a time."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._history = _history_of(keeper)
        self.journals = 1
        """Counts up when another journal has begun, in which records have other numbers."""

    @property
    def state(self) -> TableState:
        return self._history.state

    @property
    def head(self) -> Head:
        return self._keeper.head

    @property
    def journal(self) -> Journal:
        return self._keeper.journal

    @property
    def trouble(self) -> Sentence:
        """Why nothing is kept at the moment, and what to do; empty while all is well."""
        return self._keeper.trouble

    @property
    def in_memory(self) -> bool:
        """Whether records are in memory only, because the disk fails."""
        return bool(self._keeper.trouble)

    @property
    def on_screen(self) -> Record | None:
        """The last record that the tray's screen showed a page of."""
        return self._history.on_screen

    def moves(self) -> list[tuple[int, MoveMade]]:
        """With virtual cards: the moves since the last round ended."""
        return self._history.moves()

    def last_act(self) -> tuple[Act, ...]:
        """What an undo would take back; nothing if there is nothing."""
        return self._history.last_act()

    async def try_again(self) -> None:
        """If the disk did not work and does now, bring everything to it."""
        await self.append()

    async def append(self, *records: Record | Addressed) -> Head:
        """Returns once these records are on the disk, or in memory while the disk fails."""
        written_again = await self._keeper.try_again()
        if written_again is not None:
            records = (*records, written_again)
        if not records:
            return self.head
        try:
            head = await self._keeper.keep(*records)
        except JournalBroken as error:
            return await self._begin_anew(error, *records)
        try:
            for number, each in enumerate(records, head.sequence - len(records) + 1):
                self._history.take(number, plain(each))
        except TooFarBack:
            self._history = await asyncio.to_thread(_reread, self._keeper.journal)
        if self._history.runs_out:
            self._history = await asyncio.to_thread(_reread, self._keeper.journal)
        return head

    async def _begin_anew(self, error: JournalBroken, *records: Record | Addressed) -> Head:
        """The journal broke under our hands: go on in a new one, with all that we know."""
        for number, each in enumerate(records, self._history.sequence + 1):
            # Records name others by their numbers, which are different ones in the new journal.
            self._history.take(number, plain(each))
        match = self.state.match
        await asyncio.to_thread(self._keeper.begin_anew, error, 1 if match is None else match.record)
        after = self._keeper.journal.head.sequence
        head = await self._keeper.keep(*retell(self.state, self.moves(), SOFTWARE, after))
        self._history = _read_history(self._keeper.journal)
        self.journals += 1
        return head


def plain(record: Record | Addressed) -> Record:
    """The record itself, without its audience."""
    return record.record if isinstance(record, Addressed) else record


def _history_of(keeper: Keeper) -> History:
    try:
        return _read_history(keeper.journal)
    except JournalBroken as error:
        # Some damage shows only when every record is read.
        keeper.begin_anew(error)
        return _read_history(keeper.journal)


def _read_history(journal: Journal) -> History:
    try:
        return History(journal.checked(), brief=True)
    except TooFarBack:
        return _reread(journal)


def _reread(journal: Journal) -> History:
    return whole_history(journal.checked())
