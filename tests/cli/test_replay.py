"""``tray replay`` tells a record again, and says clearly what is wrong with a bad one."""

import json
import sys
from pathlib import Path

import pytest

from companion.rules.match import Match
from companion.rules.notation import read_record
from tests.cli.terminal import Terminal, run


def sentences(record: Path) -> list[str]:
    """What happened in this record, event by event."""
    done = read_record(record.read_text(encoding="utf-8"))
    match = Match(done.edition, done.names, options=done.options)
    return [str(event.text(match.name)) for move in done.log for event in match.push(move)]


def test_the_story_has_every_event_in_words(home: Path, record: Path) -> None:
    told = " ".join(run(home, "replay", str(record)).stdout.split())
    assert told.startswith("Eye-Eye SpongeBob: Ada, Ben, Cleo Options: target=1 ")
    place = 0
    for sentence in sentences(record):
        place = told.index(sentence, place)


def test_a_record_comes_through_a_pipe(home: Path, record: Path) -> None:
    piped = run(home, "replay", "-", stdin=record.read_text(encoding="utf-8"))
    assert piped.stdout == run(home, "replay", str(record)).stdout


def test_json_has_moves_events_and_totals(home: Path, record: Path) -> None:
    document = json.loads(run(home, "replay", "--json", str(record)).stdout)
    match = read_record(record.read_text(encoding="utf-8"))
    assert document["edition"] == "eye-eye"
    assert document["players"] == ["Ada", "Ben", "Cleo"]
    assert document["options"] == {"target": "1"}
    assert [each["move"] for each in document["moves"]] == [str(move) for move in match.log]
    told = [event["text"] for each in document["moves"] for event in each["events"]]
    assert told == sentences(record)
    assert document["moves"][-1]["events"][-1] == {
        "kind": "MatchOver",
        "text": f"{match.name(match.winners[0])} wins the match!",
    }
    assert document["totals"] == list(match.totals)
    assert document["rounds"][-1]["winner"] == match.winners[0] + 1
    assert document["winners"] == [match.winners[0] + 1]
    assert document["over"] is True


@pytest.mark.process
def test_step_waits_for_enter_after_each_move(home: Path, record: Path) -> None:
    with Terminal(home, "replay", "--step", str(record)) as terminal:
        terminal.read_until(lambda: "…" in terminal.raw)
        assert " plays " not in terminal.raw
        assert "deals" in terminal.raw
        terminal.send_line("")
        terminal.read_until(lambda: terminal.raw.count("…") == 2)
        assert "The start card is" in terminal.raw
        assert "wins the match" not in terminal.raw


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("uno record 1", "chess record 1"), "line 1: expected 'uno record 1' on the first line"),
        (("edition: eye-eye 1", "edition: eye-aye 1"), "there is no edition 'eye-aye'"),
        (("edition: eye-eye 1", "edition: eye-eye 9"), "version 9"),
        (("target=1", "targt=1"), "did you mean target?"),
        (("tray: shuffle", "tray: shufle"), "line 6: there is no move 'shufle'"),
    ],
)
def test_a_bad_record_is_refused_with_the_reason(
    change: tuple[str, str], sentence: str, home: Path, record: Path
) -> None:
    text = record.read_text(encoding="utf-8").replace(*change, 1)
    done = run(home, "replay", "-", stdin=text)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("tray: ")
    assert sentence in line


def test_an_illegal_move_is_named_with_its_line(home: Path, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines.insert(7, "1: pass")
    done = run(home, "replay", "-", stdin="\n".join(lines))
    assert done.returncode == 2
    assert "tray: line 8: '1: pass' is not legal here: " in done.stderr


def test_what_is_no_text_is_no_record(home: Path, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n")
    done = run(home, "replay", str(picture))
    assert done.returncode == 2
    assert "is not text" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix and its devices")
def test_what_is_larger_than_any_record_is_not_read_to_its_end(home: Path) -> None:
    done = run(home, "replay", "/dev/zero")
    assert (done.returncode, done.stderr) == (
        2,
        "tray: /dev/zero is larger than any record: check the name\n",
    )


def test_the_mark_that_windows_puts_before_a_text_does_no_harm(home: Path, record: Path) -> None:
    marked = record.with_name("marked.uno")
    marked.write_text(record.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert run(home, "replay", str(marked)).stdout == run(home, "replay", str(record)).stdout
