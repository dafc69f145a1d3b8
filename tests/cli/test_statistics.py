"""``tray statistics``: a table for people, JSON for scripts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.cli.statistics import duration
from companion.table.journal.records import UnoPenalty
from tests.cli.terminal import Terminal, run
from tests.table.evening import ANN, BO, ROBO, Evening
from tests.table.journal.samples import tamper


def statistics(folder: Path, *args: str) -> str:
    done = run(folder, "statistics", "--data", str(folder), *args)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """An evening that is not over: its companion still holds the journal."""
    evening = Evening(tmp_path)
    evening.match(ANN, BO)
    evening.wait(250)
    evening.spin("green", "draw-4")
    evening.add(UnoPenalty(player="p2", cards=2))
    evening.score(1, "p1", p1=510, p2=0)
    evening.won("p1", p1=510, p2=0)
    evening.match(ANN, ROBO, edition="corn", cards="virtual", scoring="low")
    evening.wait(30)
    evening.score(1, None, p1=0, p4=0)
    yield evening
    evening.close()


def test_the_table_says_who_wins_how_long_it_takes_and_what_was_drawn(
    evening: Evening, tmp_path: Path
) -> None:
    text = statistics(tmp_path)
    for line in (
        r"2 matches \(1 won\), 2 rounds, 1 of them blocked, 1 spin",
        r"2026-01-02 to 2026-01-02, 5 min of play",
        r"player +matches won +rounds won +points a round +highest +UNO forgotten",
        r"Ann +1 of 1 +1 of 2 +510.0 +510 +0",
        r"Bo +0 of 1 +0 of 1 +0.0 +0 +1",
        r"sharp bots +0 of 0 +0 of 1 +0.0\* +– +0",
        r"Eye-Eye SpongeBob +1 +1 +510.0 +4 min +1",
        r"UNO Corn +1 +1 +– +30 s +0",
        r"longest round +4 min +match 1, round 1, won by Ann",
        r"most spins in a match +1 +match 1 \(Eye-Eye SpongeBob\), won by Ann",
        r"left +ANYONE +1 +0.3",
    ):
        assert re.search(rf"^{line}$", text, re.MULTILINE), line


def test_scores_that_somebody_edited_are_said_to_be_not_proven(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.match(ANN, BO)
    evening.score(1, "p1", p1=40, p2=0)
    evening.close()
    assert "Not proven" not in statistics(tmp_path)
    tamper(tmp_path, "UPDATE records SET body = replace(body, '40', '490') WHERE kind = 'round-scored'")
    assert "Not proven: Record 3 does not follow from those before it" in statistics(tmp_path)


def test_json_has_what_the_page_gets(evening: Evening, tmp_path: Path) -> None:
    result = json.loads(statistics(tmp_path, "--json"))
    assert (result["matches"], result["spins"]) == (2, 1)
    assert [each["name"] for each in result["players"]] == ["Ann", "Bo", "sharp bots"]
    assert result["latest"][1]["rounds"][0]["points"] == [510, 0]


def test_where_nothing_was_played_it_says_how_to_begin(tmp_path: Path) -> None:
    Evening(tmp_path).close()
    assert statistics(tmp_path) == "Nothing has been played here yet: tray sim or tray run opens a table.\n"


def test_spins_alone_are_worth_a_table(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.spin("war")
    evening.close()
    text = statistics(tmp_path)
    assert "0 matches (0 won), 0 rounds, 1 spin" in text
    assert re.search(r"WAR +1 +0.1", text)


@pytest.mark.process
def test_it_fits_a_terminal(evening: Evening, home: Path, tmp_path: Path) -> None:
    with Terminal(home, "statistics", "--data", str(tmp_path), lines=40) as terminal:
        assert terminal.exit_code() == 0
        assert any(line.startswith("Ann ") for line in terminal.screen.display)
        assert all(line.endswith(" ") for line in terminal.screen.display)


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0, "0 s"), (42.4, "42 s"), (90, "2 min"), (3600, "1 h 00 min"), (3900, "1 h 05 min")],
)
def test_times_are_said_as_people_say_them(seconds: float, words: str) -> None:
    assert duration(seconds) == words
