"""Killed at any moment, a companion comes back with everything that it had said was kept."""

from __future__ import annotations

import os
import random
import selectors
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from companion.table.journal import Head, open_journal
from tests.examples import Note, attacks
from tests.table.journal.child import command, is_play

pytestmark = pytest.mark.crash

KILLS = 100
LINES = 8
"""A life ends after fewer lines than this: "up", then one for each append."""
MOMENT_S = 0.006
"""And at some moment within this after the last of them: an append takes about as long."""


class Companions:
    """Companions that play with one journal, one after the other, until they are killed."""

    def __init__(self, folder: Path, orders: IO[bytes], lines: IO[bytes]) -> None:
        self.folder = folder
        self._orders = orders
        self._lines = lines

    def live_and_die(self, chance: random.Random) -> list[Head]:
        """One life, ended at some moment. Returns what it said was kept."""
        self._orders.write(b"\n")
        self._orders.flush()
        up, pid = self._lines.readline().split()
        assert up == b"up"
        said = [self._next_line() for _ in range(chance.randrange(LINES))]
        said += self._lines_until(time.monotonic() + chance.uniform(0, MOMENT_S))
        os.kill(int(pid), signal.SIGKILL)
        while (line := self._lines.readline()) != b"dead -9\n":
            said.append(alive(line))
        return [read_head(line) for line in said]

    def _next_line(self) -> bytes:
        return alive(self._lines.readline())

    def _lines_until(self, moment: float) -> Iterator[bytes]:
        with selectors.DefaultSelector() as selector:
            selector.register(self._lines, selectors.EVENT_READ)
            while (left := moment - time.monotonic()) > 0:
                if selector.select(left):
                    yield self._next_line()


def alive(line: bytes) -> bytes:
    """A line of a companion that has not ended by itself."""
    assert line
    assert not line.startswith(b"dead")
    return line


def read_head(line: bytes) -> Head:
    sequence, hash = line.decode().split()
    return Head(int(sequence), hash)


@pytest.fixture
def companions(tmp_path: Path) -> Iterator[Companions]:
    with subprocess.Popen(
        command("lives", tmp_path / "data"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield Companions(tmp_path / "data", process.stdin, process.stdout)
        finally:
            # One that is stuck must not live on after the test.
            os.killpg(process.pid, signal.SIGKILL)


def test_all_that_was_kept_outlasts_a_kill_at_any_moment(
    companions: Companions, record_property: Note
) -> None:
    kept: list[Head] = []
    before = 0
    kills = attacks(KILLS)
    for life in range(kills):
        said = companions.live_and_die(random.Random(life))
        kept += said
        with open_journal(companions.folder) as journal:
            assert is_play(journal)
            assert all(journal.leads_to(head) for head in kept), f"life {life}"
            # One more append of this life may be there: kept, but killed before it was said.
            assert journal.head.sequence - (said[-1].sequence if said else before) <= 3
            before = journal.head.sequence
    assert len(kept) > kills
    record_property("tried", kills)
