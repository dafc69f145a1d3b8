"""What a match is played by: the options of its edition, as they were when it began."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import asdict

from companion.rules.editions import editions
from companion.rules.options import Options
from companion.table.commands import NameDealer, PassTurn, ScoreRound
from companion.table.journal import open_journal
from companion.table.journal.history import History
from companion.table.journal.records import MatchStarted, Player
from companion.table.reports.statistics import statistics
from companion.tray import pages
from tests.hal.rig import in_loop
from tests.rules.sixth.lighthouse_bay import LighthouseBay
from tests.table.rig import ANN, BO, CY, at_table

Bay = Callable[..., None]


@pytest.fixture
def bay(monkeypatch: pytest.MonkeyPatch) -> Bay:
    """Lighthouse Bay with defaults of its own, installed or updated."""

    def install(**defaults: object) -> None:
        kind = type("Bay", (LighthouseBay,), {"option_defaults": defaults})
        monkeypatch.setitem(editions(), LighthouseBay.id, kind())

    return install


@in_loop
async def test_the_defaults_of_an_edition_from_outside_hold_on_screen_and_for_the_next_dealer(
    bay: Bay, tmp_path: Path
) -> None:
    bay(scoring="low", dealer="draw", target=70)
    async with at_table(tmp_path, board__profile="eyes") as rig:
        await rig.start(edition="lighthouse-bay")
        assert (rig.page.scoring, rig.page.target, rig.page.options) == ("low", 70, {})
        await rig.do(NameDealer(player=ANN))
        await rig.do(ScoreRound(winner=BO, left={ANN: {"points": 42}, CY: {"points": 7}}))
        assert rig.dealer() is None
        lowest_first = pages.score([("Bo", 0), ("Cy", 7), ("Ann", 42)], rig.table.head.short)
        assert await rig.mirrored() == lowest_first.tobytes()
        await rig.do(ScoreRound(winner=BO, left={ANN: {"points": 28}}))
        assert rig.winners == ["Bo"]


@in_loop
async def test_pages_are_told_only_what_differs_from_the_edition(bay: Bay, tmp_path: Path) -> None:
    bay(scoring="low", dealer="draw")
    async with at_table(tmp_path) as rig:
        await rig.start(edition="lighthouse-bay", dealer="left", scoring="low", challenge=False)
        assert rig.page.options == {"dealer": "left", "challenge": False}


@in_loop
async def test_a_match_goes_on_as_it_began_when_the_edition_has_other_defaults(
    bay: Bay, tmp_path: Path
) -> None:
    bay(scoring="low", target=300)
    async with at_table(tmp_path) as rig:
        await rig.start(edition="lighthouse-bay", uno_window="play")
        before = rig.match.options
    bay(target=200, dealer="draw")
    async with at_table(tmp_path) as rig:
        assert rig.match.options == before == Options(scoring="low", target=300, uno_window="play")
        assert rig.page.options == {
            "scoring": "low",
            "target": 300,
            "dealer": "left",
            "uno_window": "play",
        }


def test_what_an_older_journal_leaves_out_is_the_default_of_its_edition(bay: Bay, tmp_path: Path) -> None:
    bay(dealer="draw", target=300)
    with open_journal(tmp_path) as journal:
        journal.append(
            MatchStarted(
                edition="lighthouse-bay",
                edition_version=1,
                engine_version="0.1.0",
                cards="real",
                options={"target": 250},
                players=(Player(ANN, "Ann"), Player(BO, "Bo")),
            )
        )
        match = History(journal.records()).state.match
    assert match is not None
    assert match.options == Options(dealer="draw", target=250)


@in_loop
async def test_a_match_of_an_edition_that_is_gone_counts_as_it_was_played(
    bay: Bay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bay(scoring="low", target=60)
    async with at_table(tmp_path) as rig:
        await rig.start(edition="lighthouse-bay")
        await rig.do(ScoreRound(winner=BO, left={ANN: {"points": 61}}))
        assert rig.page.ended
        monkeypatch.delitem(editions(), "lighthouse-bay")
        (match,) = statistics(rig.table.journal).latest
        assert (match.scoring, match.target) == ("low", 60)


def test_an_option_that_only_a_newer_companion_knows_is_passed_over() -> None:
    history = History()
    history.take(
        1,
        MatchStarted(
            edition="eye-eye",
            edition_version=9,
            engine_version="9.0.0",
            cards="real",
            options=asdict(Options(target=250)) | {"jump_in": True},
            players=(Player(ANN, "Ann"), Player(BO, "Bo")),
        ),
    )
    assert history.state.match is not None
    assert history.state.match.options == Options(target=250)


@pytest.mark.parametrize(("reverse", "then"), [("skip", "Bo"), ("literal", "Ann")])
@in_loop
async def test_between_two_a_reverse_is_a_skip_unless_the_edition_or_the_table_says_otherwise(
    reverse: str, then: str, bay: Bay, tmp_path: Path
) -> None:
    bay(two_player_reverse=reverse)
    async with at_table(tmp_path) as rig:
        await rig.start("Ann", "Bo", edition="lighthouse-bay", tracker=True)
        await rig.do(NameDealer(player=ANN), PassTurn(turn_around=True))
        assert (rig.turn(), rig.page.direction) == (then, "anticlockwise")
