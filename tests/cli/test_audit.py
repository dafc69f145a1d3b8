"""``tray audit``: for people and for scripts, while somebody plays, and with an exit code that tells."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from companion.rules.faces import REELS
from companion.table.journal.keeper import Keeper
from companion.table.journal.records import MoveMade
from companion.table.journal.store import Store
from tests.cli.terminal import run
from tests.table.evening import ANN, Evening
from tests.table.journal.samples import tamper


def audit(folder: Path, *args: str) -> CompletedProcess[str]:
    return run(folder, "audit", "--data", str(folder), *args)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """An evening that is not over: its companion still holds the journal."""
    evening = Evening(tmp_path)
    evening.match()
    for face in ("green", "black", "red") * 5:
        evening.spin(face, "draw-4")
    yield evening
    evening.close()


def test_an_intact_journal_is_told_in_words_while_it_is_played_on(evening: Evening, tmp_path: Path) -> None:
    done = audit(tmp_path)
    assert done.returncode == 0
    text = " ".join(done.stdout.split())
    assert f"All 32 records are as they were written; the head is {evening.journal.head.short}." in text
    assert "30 draws repeated from the recorded bytes: all come out the same." in text
    assert "left ANYONE 5 5.0 1 to 9" in text
    assert "left: 15 draws; chi-square p = 1: as even as chance should be." in text
    assert "right: 15 draws; chi-square p = 3.06e-07: chance alone is hardly ever this uneven." in text
    assert "reel landings confirmed expected missed retried failed resumed" in text
    assert "right 15 15 0 0 0 0 0" in text


def test_loose_ends_are_told(evening: Evening, tmp_path: Path) -> None:
    back_to = evening.journal.head.sequence
    first = evening.spin("green", "draw-4")
    evening.undo(back_to)
    again = evening.spin("green", "draw-4", again=first)
    evening.undo(again - 1)
    unlanded = evening.draw("war")
    text = " ".join(audit(tmp_path).stdout.split())
    assert "1 spin showed the same faces again after an undo; counted once." in text
    assert "1 spin taken back by an undo and not spun again." in text
    assert f"1 spin drawn and not landed (record {unlanded})" in text


def test_rounds_that_cannot_be_played_again_are_told(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.match(cards="virtual")
    evening.add(MoveMade(move="1: draw"))
    evening.score(1, "p1", p1=50)
    evening.close()
    assert "1 round with virtual cards that this companion cannot replay" in audit(tmp_path).stdout


def test_of_the_only_face_that_can_come_there_is_nothing_to_judge(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    only = {face.id: int(face.id == "war") for face in REELS["wheel"]}
    for _ in range(9):
        evening.land(evening.draw("war", weights=only), "confirmed")
    evening.close()
    told = audit(tmp_path).stdout
    assert "wheel: 9 draws, with the weights of the config; only one face can come" in told
    assert "too few" not in told


def test_json_has_everything_a_script_wants(evening: Evening, tmp_path: Path) -> None:
    result = json.loads(audit(tmp_path, "--json", "--head", evening.journal.head.short.lower()).stdout)
    assert result["ok"] is True
    assert result["chain"]["found_at"] == result["chain"]["head"]["sequence"] == 32
    assert [reel["reel"] for reel in result["faces"]] == ["left", "right"]
    assert result["faces"][0]["faces"][0] == {
        "face": "green",
        "word": "ANYONE",
        "count": 5,
        "expected": 5.0,
        "low": pytest.approx(1.42, abs=0.01),
        "high": pytest.approx(8.58, abs=0.01),
    }


def test_a_head_that_is_not_there_is_exit_code_1(evening: Evening, tmp_path: Path) -> None:
    done = audit(tmp_path, "--head", "0123 4567")
    assert done.returncode == 1
    assert "this is another history" in " ".join(done.stdout.split())


def test_a_head_that_is_none_is_a_mistake_in_one_sentence(evening: Evening, tmp_path: Path) -> None:
    done = audit(tmp_path, "--head", "3FA0")
    assert (done.returncode, done.stdout) == (2, "")
    assert "is not a head" in done.stderr


def test_a_broken_chain_is_exit_code_1_and_the_figures_stop_before_it(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.spin("green", "draw-4")
    evening.spin("green", "draw-4")
    evening.close()
    tamper(tmp_path, "UPDATE records SET body = replace(body, 'green', 'black') WHERE sequence = 4")
    done = audit(tmp_path)
    assert done.returncode == 1
    assert "Record 4 does not follow from those before it" in done.stdout
    assert "The figures below are of the 3 records before it." in done.stdout
    assert "left: 1 draw; too few to judge before 15." in done.stdout


def test_a_record_that_is_set_aside_is_named_and_exit_code_1(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.match()
    evening.score(1, ANN.id, p1=40)
    evening.spin("green", "draw-4")
    evening.close()
    tamper(tmp_path, "UPDATE records SET body = replace(body, '40', '490') WHERE kind = 'round-scored'")
    with closing(Keeper(tmp_path)) as keeper:
        Store(keeper)
    done = audit(tmp_path)
    assert done.returncode == 1
    assert "Record 3 did not fit and is set aside; all others are as they were" in done.stdout
    assert "2 draws repeated" in done.stdout


def test_a_chain_that_breaks_after_one_record_tells_of_one(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.spin("green", "draw-4")
    evening.close()
    tamper(tmp_path, "UPDATE records SET body = body || ' ' WHERE sequence = 2")
    assert "The figures below are of the 1 record before it." in audit(tmp_path).stdout


def test_a_draw_that_does_not_add_up_is_exit_code_1(evening: Evening, tmp_path: Path) -> None:
    evening.spin("green", "draw-4", again=3)
    done = audit(tmp_path)
    assert done.returncode == 1
    assert "1 of 30 draws do not add up:" in done.stdout
    assert "record 33: It shows record 3 again, which no undo had taken back." in done.stdout


def test_a_damaged_file_is_exit_code_1_and_one_sentence(home: Path, tmp_path: Path) -> None:
    (tmp_path / "journal.db").write_bytes(b"no journal at all " * 100)
    done = run(home, "audit", "--data", str(tmp_path))
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"tray: The journal {tmp_path / 'journal.db'} is damaged")


def test_no_journal_is_one_sentence(home: Path, tmp_path: Path) -> None:
    done = run(home, "audit", TRAY_DATA=str(tmp_path / "nothing"))
    assert done.returncode == 1
    assert done.stderr.startswith("tray: There is no journal in")
    assert not (tmp_path / "nothing").exists()


def test_a_folder_that_can_only_be_read_will_do_and_the_journal_stays_as_it_is(tmp_path: Path) -> None:
    Evening(tmp_path).close()
    before = (tmp_path / "journal.db").read_bytes()
    tmp_path.chmod(0o555)
    try:
        assert audit(tmp_path).returncode == 0
    finally:
        tmp_path.chmod(0o755)
    assert (tmp_path / "journal.db").read_bytes() == before
