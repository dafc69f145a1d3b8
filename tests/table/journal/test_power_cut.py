"""A pulled plug at any moment: what had been acknowledged is there, whatever the disk forgets."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.errors import TrayError
from companion.table.journal import Head, open_journal, schema
from companion.table.journal.opening import NAME
from tests.examples import Note, attacks
from tests.needs import require
from tests.table.journal.child import command, is_play
from tests.table.journal.disk import CALLS, Disk, Files, Seen, read_calls, write_files

pytestmark = pytest.mark.crash

APPENDS = 28
CHECKPOINT = 6
"""Pages after which SQLite files its log; by default so many that no test would see it happen."""
WAYS = 3
"""Ways in which each cut may leave what was not synced, besides that all of it is gone."""


@pytest.fixture(scope="session")
def strace() -> str:
    """A strace that may look on."""
    found = require("strace")
    if subprocess.run([found, "-o", "/dev/null", "true"], check=False, capture_output=True).returncode:
        pytest.skip("needs a system that lets strace look on (a container may forbid it)")
    return found


@dataclass
class Recording:
    """What a companion did to a disk, and what it said."""

    root: Path
    trace: Path

    @property
    def data(self) -> Path:
        return self.root / "tray" / "data"


def record(strace: str, folder: Path, *pragmas: str) -> Recording:
    recording = Recording((folder / "disk").resolve(), folder / "trace")
    recording.root.mkdir()
    child = command("plays", recording.data, APPENDS, f"wal_autocheckpoint={CHECKPOINT}", *pragmas)
    options = ("-o", str(recording.trace), "-xx", "-s", "1000000", "-e", f"trace={CALLS}")
    subprocess.run([strace, *options, *child], check=True, stdout=subprocess.PIPE)
    return recording


def losses(recording: Recording, scratch: Path) -> Iterator[str]:
    """Cut the power after every call, in several ways, and start again with what is left: what is wrong after
    each cut, if anything."""
    disk, seen = Disk(recording.root), Seen()
    cuts: list[tuple[int, Files]] = []
    with recording.trace.open() as trace:
        for number, call in enumerate(read_calls(trace)):
            if disk.follow(call):
                chances = [None, *(random.Random(f"{number} {way}") for way in range(attacks(WAYS)))]
                left = [(len(disk.said), disk.after_cut(chance)) for chance in chances]
                cuts += [each for each in left if not seen.before(*each)]
    for path, content in disk.files.items():
        assert path.read_bytes() == content, f"the recording of {path} is not complete"
    # It says that it is up before it says what is kept; then the journal has no record.
    heads = [Head(), *(Head(int(sequence), hash) for sequence, hash in map(str.split, disk.said[1:]))]
    assert len(heads) == APPENDS + 1
    for number, (said, files) in enumerate(cuts):
        loss = find_loss(files, recording, scratch, heads[:said], heads[: said + 1])
        yield loss and f"cut {number}: {loss}"


def find_loss(
    files: Files, recording: Recording, scratch: Path, kept: list[Head], possible: list[Head]
) -> str:
    """What is wrong after a restart, if anything."""
    if recording.data / NAME not in files:
        return "no journal" if len(kept) > 1 else ""
    shutil.rmtree(scratch, ignore_errors=True)
    write_files(files, recording.data, scratch)
    try:
        with open_journal(scratch) as journal:
            if not all(journal.leads_to(head) for head in kept):
                return f"ends at {journal.head.sequence}, but {kept[-1].sequence} was acknowledged"
            if journal.head not in possible:
                return f"ends at {journal.head.sequence}, in the middle of an append"
            return "" if is_play(journal) else "not as it was written"
    except TrayError as error:
        return str(error)


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where journals are looked at in a hurry."""
    monkeypatch.setitem(schema.PRAGMAS, "synchronous", "OFF")
    return tmp_path / "scratch"


def test_nothing_acknowledged_is_lost_in_a_power_cut(
    strace: str, tmp_path: Path, scratch: Path, record_property: Note
) -> None:
    after_each = list(losses(record(strace, tmp_path), scratch))
    record_property("tried", len(after_each))
    assert [loss for loss in after_each if loss] == []


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_this_test_would_find_a_loss(synchronous: str, strace: str, tmp_path: Path, scratch: Path) -> None:
    found = losses(record(strace, tmp_path, f"synchronous={synchronous}"), scratch)
    assert any("was acknowledged" in loss for loss in found)
