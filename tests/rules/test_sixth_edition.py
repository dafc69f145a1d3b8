"""An edition from outside: install a package with one, and it is there and plays like ours."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.rules.editions import OURS, editions
from companion.rules.errors import BadNotation
from companion.rules.events import Noted
from companion.rules.notation import read_record, write_record
from tests.cli.terminal import NOWHERE, run
from tests.rules.random_match import play
from tests.rules.stories import story

PACKAGE = Path(__file__).parent / "sixth"

LIST_EDITIONS = """
import json
from companion.rules.editions import editions
print(json.dumps({id: each.name for id, each in editions().items()}))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package in it, as pip leaves it there."""
    target = tmp_path_factory.mktemp("sixth")
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))
    for module in project["tool"]["setuptools"]["py-modules"]:
        shutil.copy(PACKAGE / f"{module}.py", target)
    name, version = project["project"]["name"], project["project"]["version"]
    info = target / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    groups = project["project"]["entry-points"].items()
    lines = [line for group, entries in groups for line in (f"[{group}]", *map(" = ".join, entries.items()))]
    (info / "entry_points.txt").write_text("\n".join(lines))
    return target


@pytest.fixture
def at_the_bay(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package is installed in this interpreter, for the time of one test."""
    monkeypatch.syspath_prepend(str(installed))
    editions.cache_clear()
    yield
    editions.cache_clear()


def listed(*folders: Path) -> dict[str, str]:
    """What a fresh interpreter finds, with these folders on its path."""
    done = subprocess.run(
        (sys.executable, "-c", LIST_EDITIONS),
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, folders))},
        check=True,
        capture_output=True,
        text=True,
    )
    names: dict[str, str] = json.loads(done.stdout)
    return names


@pytest.mark.process
def test_an_installed_edition_is_listed_after_ours_by_its_id_and_name(
    installed: Path, tmp_path: Path
) -> None:
    source, target = tmp_path / "source", tmp_path / "installed"
    # From a copy, so that the tree stays clean.
    shutil.copytree(PACKAGE, source)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    offline = ("--no-index", "--no-deps", "--no-build-isolation")
    subprocess.run((*pip, *offline, "--target", target, source), check=True)
    ours = listed()
    assert list(ours) == [kind.id for kind in OURS]
    assert listed(target) == listed(installed) == ours | {"lighthouse-bay": "Lighthouse Bay"}


@pytest.mark.usefixtures("at_the_bay")
def test_its_own_kind_of_decision_comes_with_words_for_every_choice() -> None:
    table = story("lighthouse-bay; turn 1; hands Wlight R1 R2 / B1 B2 / G1 G2; discards R9")
    table.go("1: play Wlight", "1: colour blue")
    assert table.awaits == ["1: weather"]
    (decision,) = table.round.decisions
    assert decision.prompt == "The lamp goes round: what weather do you see coming?"
    assert [str(decision.label(move, str)) for move in decision.moves] == [
        "Calm sea: play goes on",
        "Storm: the wind turns play round",
        "Thick fog: the next ship stays in harbour",
    ]
    assert table.refuses("1: choose hail") == "BAY-01"


@pytest.mark.usefixtures("at_the_bay")
@pytest.mark.parametrize(
    ("weather", "note", "next_seat"),
    [
        ("calm", "Calm sea: play goes on.", 2),
        ("storm", "Storm: the wind turns play round.", 3),
        ("thick-fog", "Thick fog: the next ship stays in harbour.", 3),
    ],
)
def test_its_card_does_what_its_file_says_and_tells_everybody(
    weather: str, note: str, next_seat: int
) -> None:
    table = story("lighthouse-bay; turn 1; hands Wlight R1 R2 / B1 B2 / G1 G2; discards R9")
    table.go("1: play Wlight", "1: colour blue", f"1: choose {weather}")
    assert [str(event.seen_by(1).text(str)) for event in table.told(Noted)] == [note]
    assert table.direction == ("right" if weather == "storm" else "left")
    assert table.awaits == [f"{next_seat}: turn"]


@pytest.mark.usefixtures("at_the_bay")
def test_a_whole_match_of_it_is_played_and_its_record_replays_exactly() -> None:
    record = write_record(play("lighthouse-bay", 3, 6))
    assert record.startswith("uno record 1\nedition: lighthouse-bay 1\n")
    assert {f"choose {word}" for word in ("calm", "storm", "thick-fog")} <= {
        line.partition(": ")[2] for line in record.splitlines()
    }
    assert write_record(read_record(record)) == record


@pytest.mark.usefixtures("at_the_bay")
def test_without_the_package_its_record_is_refused_by_name(installed: Path) -> None:
    record = write_record(play("lighthouse-bay", 2, 1))
    sys.path.remove(str(installed))
    editions.cache_clear()
    with pytest.raises(BadNotation, match="there is no edition 'lighthouse-bay'"):
        read_record(record)


MOST_MATCHES = 20


@pytest.mark.usefixtures("at_the_bay")
def test_bots_play_it_in_the_terminal_and_the_record_replays_exactly(tmp_path: Path) -> None:
    game = ("play", "lighthouse-bay", "--auto", "--bots", "easy", "--target", "600", "--record")
    # True chance deals: now and then a match goes by without any fog.
    for number in range(MOST_MATCHES):
        record = tmp_path / f"bay-{number}.uno"
        told = run(NOWHERE, *game, str(record)).stdout
        if "Thick fog: the next ship stays in harbour." in told:
            break
    else:
        pytest.fail("there was never any fog")
    assert "plays Wild Lighthouse." in told
    assert "wins the match!" in told
    written = record.read_text(encoding="utf-8")
    assert write_record(read_record(written)) == written


@pytest.mark.usefixtures("at_the_bay")
def test_a_person_at_the_terminal_is_asked_in_the_words_of_the_edition() -> None:
    game = ("play", "lighthouse-bay", "--no-motion", "--bots", "easy", "--players", "2", "--target", "1000")
    # One of these answers whatever is asked: a first choice, blue, accept, pass, draw, Enter to let it be.
    shown = run(NOWHERE, *game, stdin="1\nb\na\np\nd\n\n" * 5000).stdout
    assert "won the match!" in shown, "a question that none of the keys answers"
    asked = shown[: shown.index("The lamp goes round: what weather do you see coming?")]
    assert "1 Calm sea: play goes on" in asked[-300:]
    assert "3 Thick fog: the next ship stays in harbour" in asked[-300:]
