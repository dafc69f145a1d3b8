"""Audit and statistics of the whole journal, computed once for all pages.

Reading a long journal takes seconds. So it is done once, bit by bit, in a thread that rests after each bit:
the event loop, which shares the interpreter with it, hardly notices. After that only what is new is read.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from companion.sentences import encode
from companion.table.errors import Refused
from companion.table.journal import Head, Journal
from companion.table.reports.record import record_of
from companion.table.table import Table

if TYPE_CHECKING:
    from msgspec import Struct

What = Literal["audit", "statistics"]

FORGET_S = 600.0
"""How long what was read stays in memory, for whoever asks next."""
REST = 3.0
"""How long the thread rests, by how long it has read."""


class _Reader(Protocol):
    """Something that is made from a journal and grows with it."""

    def read_on(self, journal: Journal) -> bool:
        """Take in the next records. Returns whether there may be more."""

    def result(self) -> Struct: ...


class Figures:
    """However many pages ask, one thread at a time reads the journal for them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._counting = asyncio.Lock()
        self._known: dict[What, tuple[Head, msgspec.Raw]] = {}
        self._readers: dict[What, tuple[Journal, _Reader]] = {}
        self._record: tuple[Head, str] | None = None
        self._forgetting: asyncio.TimerHandle | None = None

    async def of(self, what: What) -> msgspec.Raw:
        async with self._counting:
            head, journal = self._table.head, self._table.journal
            known = self._known.get(what)
            if known is None or known[0] != head:
                body = await self._count(self._reader(what, journal), journal)
                known = self._known[what] = (head, msgspec.Raw(body))
                self._forget_later()
            return known[1]

    def _forget_later(self) -> None:
        if self._forgetting is not None:
            self._forgetting.cancel()
        self._forgetting = asyncio.get_running_loop().call_later(FORGET_S, self._forget)

    def _forget(self) -> None:
        # Whoever is reading right now has a reader of their own.
        self._readers.clear()

    async def record(self) -> str:
        """The record of the match, once it is over."""
        async with self._counting:
            head, match = self._table.head, self._table.state.match
            if match is None:
                raise Refused("There is no match yet: start one first.")
            if self._record is None or self._record[0] != head:
                self._record = head, await asyncio.to_thread(record_of, self._table.journal, match)
            return self._record[1]

    def _reader(self, what: What, journal: Journal) -> _Reader:
        read, reader = self._readers.get(what, (None, None))
        if reader is None or read is not journal:
            # The first time; or the journal broke or the disk failed, and another one goes on.
            reader = _new_reader(what)
            self._readers[what] = journal, reader
        return reader

    async def _count(self, reader: _Reader, journal: Journal) -> bytes:
        try:
            more = True
            while more:
                began = time.monotonic()
                more = await asyncio.to_thread(reader.read_on, journal)
                if more:
                    await asyncio.sleep((time.monotonic() - began) * REST)
            return await asyncio.to_thread(_encoded, reader)
        except BaseException:
            # It may have stopped in the middle of a record.
            self._readers.clear()
            raise


def _new_reader(what: What) -> _Reader:
    # Most evenings pass without anybody asking.
    if what == "audit":
        from companion.table.reports.audit import Auditor

        return Auditor()
    from companion.table.reports.statistics import StatisticsReader

    return StatisticsReader()


def _encoded(reader: _Reader) -> bytes:
    return msgspec.json.encode(reader.result(), enc_hook=encode)
