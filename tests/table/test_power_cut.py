"""A pulled plug at any moment of a match: all that was acknowledged is there, and no spin is drawn again.

As in `journal/test_power_cut`, but with a whole table, whose threads take turns at the disk.
"""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.errors import TrayError
from companion.table.journal import open_journal, schema
from companion.table.journal.history import History
from companion.table.journal.opening import NAME
from companion.table.journal.records import SpinDrawn
from tests.examples import Note, attacks
from tests.table.child import command
from tests.table.journal.disk import CALLS, Disk, Files, Seen, read_calls, write_files
from tests.table.journal.test_power_cut import CHECKPOINT, Recording, strace
from tests.table.rig import at_table
from tests.table.test_kill import Told, check_spins, fingerprints
from tests.tray.rig import falling

__all__ = ["strace"]

pytestmark = pytest.mark.crash

ACTS = 14
WAYS = 2
"""Ways in which each cut may leave what was not synced, besides that all of it is gone."""
RESTARTS = 6
"""How many of the cuts in the middle of a spin are followed by a real restart."""


def record(strace: str, folder: Path, *pragmas: str) -> Recording:
    recording = Recording((folder / "disk").resolve(), folder / "trace")
    recording.root.mkdir()
    child = command("plays", recording.data, ACTS, f"wal_autocheckpoint={CHECKPOINT}", *pragmas)
    options = ("-f", "-o", str(recording.trace), "-xx", "-s", "1000000", "-e", f"trace={CALLS}")
    subprocess.run([strace, *options, *child], check=True, stdout=subprocess.PIPE)
    return recording


def untangled(trace: Iterable[str]) -> Iterator[str]:
    """The calls of all threads, each where it ended."""
    begun: dict[str, str] = {}
    for line in trace:
        thread, call = line.split(maxsplit=1)
        if call.rstrip().endswith("<unfinished ...>"):
            begun[thread] = call.rstrip().removesuffix("<unfinished ...>").rstrip()
        elif found := re.match(r"<\.\.\. \w+ resumed>(.*)", call, re.DOTALL):
            yield begun.pop(thread) + found[1]
        else:
            yield call


@dataclass
class Cut:
    """What was left at some moment, and what the companion had told until then."""

    files: Files
    told: Told


def cuts(recording: Recording) -> Iterator[Cut]:
    """The power is cut after every call, in several ways."""
    disk, seen = Disk(recording.root), Seen()
    with recording.trace.open() as trace:
        for number, call in enumerate(read_calls(untangled(trace))):
            if disk.follow(call):
                told = Told()
                for line in disk.said:
                    told.take(line.encode())
                for chance in (None, *(random.Random(f"{number} {way}") for way in range(attacks(WAYS)))):
                    files = disk.after_cut(chance)
                    if not seen.before(len(disk.said), files):
                        yield Cut(files, told)
    for path, content in disk.files.items():
        assert path.read_bytes() == content, f"the recording of {path} is not complete"
    assert len(told.kept) > ACTS / 2
    assert len(told.moved) > 1


def losses(recording: Recording, scratch: Path) -> Iterator[str]:
    """What is wrong after each cut, if anything. Disks on which a spin is drawn and has not landed stay in
    `scratch`."""
    for number, cut in enumerate(cuts(recording)):
        folder = scratch / str(number)
        if recording.data / NAME not in cut.files:
            yield f"cut {number}: no journal" if cut.told.kept else ""
            continue
        write_files(cut.files, recording.data, folder)
        loss = find_loss(folder, cut.told)
        yield loss and f"cut {number}: {loss}"
        if loss or not is_cut_short(folder):
            shutil.rmtree(folder)


def find_loss(folder: Path, told: Told) -> str:
    """What is wrong after a restart, if anything."""
    try:
        with open_journal(folder) as journal:
            end = journal.head.sequence
            if any(spin > end for spin in told.moved):
                return f"ends at {end}, but the reels turned for {told.moved[-1]}"
            if not all(journal.leads_to(head) for head in told.kept):
                return f"ends at {end}, but {told.kept[-1].sequence} was acknowledged"
            tables = fingerprints(journal)
            if any(tables[sequence] != table for sequence, table in told.so if sequence <= end):
                return "another table than it was"
            check_spins(journal)
            return "" if journal.verify().ok else "not as it was written"
    except TrayError as error:
        return str(error)


def is_cut_short(folder: Path) -> bool:
    with open_journal(folder) as journal:
        return History(journal.records()).state.drawn is not None


async def finish(folder: Path) -> None:
    """Start again: the spin that was drawn lands, although chance could draw nothing any more."""
    with open_journal(folder) as journal:
        drawn = [entry.record for entry in journal.records() if isinstance(entry.record, SpinDrawn)]
    async with at_table(folder, falling()) as rig:
        assert rig.state.spin is not None
        assert rig.state.spin.faces == drawn[-1].faces
        assert [record for record in rig.records if isinstance(record, SpinDrawn)] == drawn


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where tables are looked at in a hurry."""
    monkeypatch.setitem(schema.PRAGMAS, "synchronous", "OFF")
    return tmp_path / "scratch"


def test_nothing_is_lost_and_no_spin_is_drawn_again_after_a_power_cut(
    strace: str, tmp_path: Path, scratch: Path, record_property: Note
) -> None:
    after_each = list(losses(record(strace, tmp_path), scratch))
    record_property("tried", len(after_each))
    assert [loss for loss in after_each if loss] == []
    cut_short = sorted(scratch.iterdir())
    assert len(cut_short) > RESTARTS
    for folder in random.Random(1).sample(cut_short, RESTARTS):
        asyncio.run(finish(folder))


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_this_test_would_find_a_loss_and_a_spin_that_is_drawn_again(
    synchronous: str, strace: str, tmp_path: Path, scratch: Path
) -> None:
    wanted = {"was acknowledged", "the reels turned for"}
    for loss in losses(record(strace, tmp_path, f"synchronous={synchronous}"), scratch):
        wanted -= {each for each in wanted if each in loss}
        if not wanted:
            break
    assert not wanted
