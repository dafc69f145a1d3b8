"""Disks that give trouble, and what a table has to say and to keep then."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.table.commands import CallColour, NameDealer, ScoreRound, Undo
from companion.table.journal import read_journal
from companion.table.journal.state import TableState
from tests.table.rig import ANN, BO, CY, TableRig, at_table

IN_MEMORY = "Until then everything is kept in memory only."


async def play(rig: TableRig) -> None:
    """A round, a colour and a spin that somebody takes back."""
    await rig.do(NameDealer(player=ANN), ScoreRound(winner=BO, left={CY: {"points": 12}}))
    await rig.spun(by=CY)
    await rig.do(Undo(), CallColour(colour="blue"))


def trouble(rig: TableRig) -> str:
    return str(rig.table.view(None).trouble)


def written(folder: Path) -> int:
    """How many records are on the disk."""
    with read_journal(folder) as journal:
        assert journal.verify().ok
        return journal.head.sequence


async def is_there_after_a_restart(folder: Path, state: TableState) -> None:
    async with at_table(folder) as rig:
        assert same(rig.state, state)
        assert trouble(rig) == ""
        assert rig.table.journal.verify().broken_at is None


def same(one: TableState, other: TableState) -> bool:
    return (one.match, one.spin, one.drawn, one.muted) == (other.match, other.spin, other.drawn, other.muted)


@contextmanager
def failing_disk() -> Iterator[None]:
    """No write gets through, as far as this process is concerned."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
