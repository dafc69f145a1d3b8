"""Audit and statistics of the whole journal, computed once for all pages."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal

import msgspec

from companion.sentences import encode
from companion.table.journal import Head, Journal
from companion.table.table import Table

if TYPE_CHECKING:
    from companion.table.reports.past_matches import PastReader

What = Literal["audit", "statistics"]


class Figures:
    """Reading a long journal is slow, so it runs in a thread, and reads on only after a new record."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._counting = asyncio.Lock()
        self._known: dict[What, tuple[Head, msgspec.Raw]] = {}
        self._past: tuple[Journal, PastReader] | None = None

    async def of(self, what: What) -> msgspec.Raw:
        async with self._counting:
            head = self._table.head
            known = self._known.get(what)
            if known is None or known[0] != head:
                body = await asyncio.to_thread(self._count, what, self._table.journal)
                known = self._known[what] = (head, msgspec.Raw(body))
            return known[1]

    def _count(self, what: What, journal: Journal) -> bytes:
        from companion.table.reports.audit import audit
        from companion.table.reports.past_matches import PastReader
        from companion.table.reports.statistics import figures_of

        if what == "audit":
            return msgspec.json.encode(audit(journal), enc_hook=encode)
        if self._past is None or self._past[0] is not journal:
            # The first time; or the journal broke or the disk failed, and another one goes on.
            self._past = journal, PastReader()
        return msgspec.json.encode(figures_of(self._past[1].read(journal)), enc_hook=encode)
