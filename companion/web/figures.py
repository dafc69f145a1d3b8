"""Audit and statistics of the whole journal, computed once for all pages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

import msgspec

from companion.table.journal import Head, Journal
from companion.table.table import Table

What = Literal["audit", "statistics"]


class Figures:
    """Reading a long journal is slow, so it runs in a thread, and runs again only after a new record."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._counting = asyncio.Lock()
        self._known: dict[What, tuple[Head, msgspec.Raw]] = {}

    async def of(self, what: What) -> msgspec.Raw:
        async with self._counting:
            head = self._table.head
            known = self._known.get(what)
            if known is None or known[0] != head:
                body = await asyncio.to_thread(_count, what, self._table.journal)
                known = self._known[what] = (head, msgspec.Raw(body))
            return known[1]


def _count(what: What, journal: Journal) -> bytes:
    from companion.table.reports.audit import audit
    from companion.table.reports.statistics import statistics

    count: Callable[[Journal], object] = audit if what == "audit" else statistics
    return msgspec.json.encode(count(journal))
