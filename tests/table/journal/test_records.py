"""Records: what is read is what was written, whoever wrote it."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from companion.chance import Chance, DrawEvidence, verify
from companion.config import ChanceSettings
from companion.table.journal import JournalBroken, Record, UnknownRecord, open_journal, read_journal
from companion.table.journal.records import BaseRecord, OffScreen, Paused, SpinDrawn, read_record
from tests.table.journal.samples import SAMPLES, fill, tamper, write_raw

GOLDEN = Path(__file__).with_name("golden")
"""Each kind as it is on the disks of people; the first kinds as version 0.1.0 wrote them."""


def test_there_is_a_sample_of_every_kind() -> None:
    kinds = {*BaseRecord.__subclasses__(), *OffScreen.__subclasses__()} - {OffScreen}
    assert {type(sample) for sample in SAMPLES} == set(get_args(Record)) == kinds


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.kind)
def test_a_record_is_written_byte_for_byte_as_it_always_was(sample: Record) -> None:
    golden = GOLDEN / f"{sample.kind}.json"
    written = msgspec.json.encode(sample).decode()
    assert golden.exists(), f"a new kind: put this into {golden.name}: {written}"
    assert written == golden.read_text(encoding="utf-8").rstrip("\n")
    assert read_record(written) == sample


def test_what_is_read_is_what_was_written(tmp_path: Path) -> None:
    fill(tmp_path)
    with open_journal(tmp_path) as journal:
        assert tuple(entry.record for entry in journal.records()) == SAMPLES


def test_a_drawn_face_can_be_drawn_again_from_its_record(tmp_path: Path) -> None:
    with Chance(ChanceSettings(mix="kernel")) as chance:
        drawn = chance.choice(("green", "black", "red"))
    kept = msgspec.to_builtins((drawn.evidence,))
    with open_journal(tmp_path) as journal:
        journal.append(SpinDrawn(tray="eyes", faces=(drawn.value,), evidence=kept))
        (entry,) = journal.records()
    assert isinstance(entry.record, SpinDrawn)
    (evidence,) = msgspec.convert(entry.record.evidence, tuple[DrawEvidence, ...])
    verify(evidence)
    assert evidence == drawn.evidence


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("karaoke-sung", '{"kind":"karaoke-sung","song":[1,{"by":"Ann"}]}'),
        ("turn-passed", '{"kind":"turn-passed","to":"a","direction":"upwards"}'),
    ],
    ids=["kind", "contents"],
)
def test_what_only_a_newer_companion_knows_is_kept_as_it_is(kind: str, body: str, tmp_path: Path) -> None:
    fill(tmp_path, [Paused()])
    write_raw(tmp_path, body)
    with open_journal(tmp_path) as journal:
        journal.append(Paused())
        _, entry, _ = journal.records()
        assert entry.record == UnknownRecord(kind, body)
        assert f'"record":{body}'.encode() in entry.line
        assert [shown.at for shown in journal.visible_to(None)] == [1, 2, 3]
        assert journal.verify().ok
        with journal.unkept() as copy:
            assert list(copy.records()) == list(journal.records())


def test_a_new_field_of_a_known_kind_is_not_lost(tmp_path: Path) -> None:
    fill(tmp_path, [])
    write_raw(tmp_path, '{"kind":"paused","reason":"tea","minutes":5}')
    with open_journal(tmp_path) as journal:
        (entry,) = journal.records()
    assert entry.record == Paused(reason="tea")
    assert b'"minutes":5' in entry.line


@pytest.mark.parametrize("body", ["{", '"paused"', '{"reason":"tea"}'])
def test_what_is_no_record_at_all_is_damage_and_says_where(body: str, tmp_path: Path) -> None:
    fill(tmp_path, [Paused()])
    tamper(tmp_path, "ALTER TABLE records DROP COLUMN kind")  # or SQLite would not take it
    write_raw(tmp_path, body)
    with read_journal(tmp_path) as journal:
        *_, entry = journal.records()
        with pytest.raises(JournalBroken, match=r"Record 2 .* start afresh"):
            _ = entry.record
