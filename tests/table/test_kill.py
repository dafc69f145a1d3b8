"""Killed at any moment, a table comes back as it was: nothing kept is missing, no spin is drawn again."""

from __future__ import annotations

import os
import random
import selectors
import signal
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

import pytest

from companion.table.journal import Head, Journal, open_journal
from companion.table.journal.history import History
from companion.table.journal.records import SpinDrawn, SpinLanded, TableOpened
from tests.examples import Note, attacks
from tests.table.child import command, fingerprint

pytestmark = pytest.mark.crash

KILLS = 52
LINES = 6
"""A life ends after fewer lines than this."""
MOMENT_S = 0.05
"""And at some moment within this after the last of them: a spin takes about as long, in virtual time."""


@dataclass
class Told:
    """What one companion told before it was killed."""

    so: list[tuple[int, str]] = field(default_factory=list)
    """By record, the fingerprint of the table that it found or made."""
    kept: list[Head] = field(default_factory=list)
    moved: list[int] = field(default_factory=list)
    """Spins that the reels began to turn for."""

    def take(self, line: bytes) -> None:
        match line.decode().split():
            case ["so", sequence, fingerprint]:
                self.so.append((int(sequence), fingerprint))
            case ["kept", sequence, hash, fingerprint]:
                self.kept.append(Head(int(sequence), hash))
                self.so.append((int(sequence), fingerprint))
            case ["moves", sequence]:
                self.moved.append(int(sequence))
            case _:
                raise AssertionError(f"It ended by itself, or said nonsense: {line!r}")


class Companions:
    """Companions that play at one table, one after the other, until they are killed."""

    def __init__(self, folder: Path, orders: IO[bytes], lines: IO[bytes]) -> None:
        self.folder = folder
        self._orders = orders
        self._lines = lines

    def live_and_die(self, chance: random.Random) -> Told:
        """One life, ended at some moment."""
        self._orders.write(b"\n")
        self._orders.flush()
        up, pid = self._lines.readline().split()
        assert up == b"up"
        told = Told()
        for _ in range(chance.randrange(LINES)):
            told.take(self._lines.readline())
        for line in self._lines_until(time.monotonic() + chance.uniform(0, MOMENT_S)):
            told.take(line)
        os.kill(int(pid), signal.SIGKILL)
        while (line := self._lines.readline()) != b"dead -9\n":
            told.take(line)
        return told

    def _lines_until(self, moment: float) -> Iterator[bytes]:
        with selectors.DefaultSelector() as selector:
            selector.register(self._lines, selectors.EVENT_READ)
            while (left := moment - time.monotonic()) > 0:
                if selector.select(left):
                    yield self._lines.readline()


@pytest.fixture
def companions(tmp_path: Path) -> Iterator[Companions]:
    with subprocess.Popen(
        command("lives", tmp_path / "data"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
        start_new_session=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield Companions(tmp_path / "data", process.stdin, process.stdout)
        finally:
            # One that is stuck must not live on after the test.
            os.killpg(process.pid, signal.SIGKILL)


def fingerprints(journal: Journal, history: History | None = None) -> dict[int, str]:
    """Of the table after each record, or each that comes after a history."""
    history = history or History()
    return {
        entry.sequence: fingerprint(history.take(entry.sequence, entry.record))
        for entry in journal.records(history.sequence)
    }


def check_spins(journal: Journal) -> int:
    """Every spin that was drawn has landed before anything else happened, maybe after restarts. How many
    restarts found one that had not."""
    drawn, cut_short = 0, 0
    for entry in journal.records():
        match entry.record:
            case SpinDrawn():
                assert not drawn, f"{drawn} was drawn, and then {entry.sequence}"
                drawn = entry.sequence
            case SpinLanded(spin=spin):
                assert spin == drawn
                drawn = 0
            case TableOpened():
                cut_short += bool(drawn)
            case record:
                assert not drawn, f"{drawn} was drawn, and then came {record}"
    return cut_short


def test_a_table_outlasts_a_kill_at_any_moment(companions: Companions, record_property: Note) -> None:
    kept: list[Head] = []
    cut_short = 0
    history, tables = History(), dict[int, str]()
    kills = attacks(KILLS)
    for life in range(kills):
        told = companions.live_and_die(random.Random(life))
        kept += told.kept
        with open_journal(companions.folder) as journal:
            assert journal.verify().ok
            assert all(journal.leads_to(head) for head in kept), f"life {life}"
            # All that was there before is there still, as its head is; so only the rest is new.
            tables |= fingerprints(journal, history)
            assert [tables[sequence] for sequence, _ in told.so] == [table for _, table in told.so]
            assert all(isinstance(journal.entry(spin).record, SpinDrawn) for spin in told.moved)
            cut_short = check_spins(journal)
    assert len(kept) > kills / 2
    assert cut_short > kills / 10
    record_property("tried", kills)
    record_property("seen", cut_short)
