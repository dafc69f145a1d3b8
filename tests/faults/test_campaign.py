"""The campaign counts what the attacks say, and knows them all."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from tests.faults.attacks import ATTACKS, Attack, attack_of, paths
from tests.faults.campaign import Campaign

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[2]
TWO = (
    Attack("floods", ("test_door.py",), "nothing"),
    Attack("kills", ("test_door.py::test_killed", "test_kill.py"), "the table as it was"),
)


@pytest.fixture
def campaign(pytester: pytest.Pytester) -> Campaign:
    pytester.makepyfile(
        test_door="""
            import pytest

            @pytest.mark.parametrize("times", [1, 2])
            def test_flooded(times):
                pass

            def test_killed(record_property):
                record_property("tried", 40)
                record_property("seen", 3)

            def test_without_a_program():
                pytest.skip("needs strace")
        """,
        test_kill="""
            def test_lost(record_property):
                record_property("tried", 7)
                assert "Ann" == "Bo"
        """,
    )
    campaign = Campaign(TWO)
    pytester.inline_run("-p", "no:cacheprovider", *paths(TWO), plugins=[campaign])
    return campaign


def test_attacks_are_counted_by_kind(campaign: Campaign) -> None:
    floods, kills = campaign.outcomes.values()
    assert (floods.tried, floods.seen, floods.lost) == (2, 0, [])
    assert floods.not_tried == ["test_door.py::test_without_a_program: Skipped: needs strace"]
    assert (kills.tried, kills.seen) == (47, 3)
    assert kills.lost == ["test_kill.py::test_lost: AssertionError: assert 'Ann' == 'Bo'"]
    assert not campaign.held


def test_the_table_and_the_file_say_the_same(campaign: Campaign, tmp_path: Path) -> None:
    text = io.StringIO()
    campaign.print(Console(file=text, width=200))
    assert re.search(r"kills .* 47 .* 3 times: the table as it was .* 1 ", text.getvalue())
    assert "Lost: test_kill.py::test_lost: AssertionError" in text.getvalue()
    assert "Not tried: test_door.py::test_without_a_program" in text.getvalue()
    campaign.save(tmp_path / "new" / "faults.json", 61.23)
    result = json.loads((tmp_path / "new" / "faults.json").read_text(encoding="utf-8"))
    assert (result["held"], result["seconds"]) == (False, 61.2)
    assert [each["tried"] for each in result["attacks"]] == [2, 47]


def test_an_attack_that_was_never_tried_has_not_been_withstood() -> None:
    assert not Campaign(TWO).held


@pytest.mark.parametrize("test", [test for attack in ATTACKS for test in attack.tests])
def test_every_attack_is_a_test_that_there_is(test: str) -> None:
    file, _, name = test.partition("::")
    text = (ROOT / file).read_text(encoding="utf-8")
    assert f"def {name or 'test_'}" in text
    assert (found := attack_of(f"{file}::{name}[any]", ATTACKS)) is not None
    assert test in found.tests
