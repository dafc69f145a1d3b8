"""Who plays with real cards: seats, sitting down and getting up in mid-match, names, who was here before."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.table.commands import (
    ChangeSeats,
    DrawDealer,
    EndMatch,
    Forget,
    Join,
    Leave,
    NameDealer,
    NewPlayer,
    PassTurn,
    Rename,
    ScoreRound,
    StartMatch,
    Undo,
)
from companion.table.journal import fold
from companion.table.journal.records import MatchEnded, MatchStarted
from companion.table.reports.statistics import statistics
from tests.hal.rig import in_loop
from tests.table.rig import ANN, BO, CY, DI, EDITIONS, at_table


@pytest.mark.parametrize("edition", EDITIONS)
@in_loop
async def test_a_match_of_each_edition_begins_with_everybody_in_the_seat_they_said(
    edition: str, tmp_path: Path
) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start("Ann", "Bo", "Cy", "Di", edition=edition)
        assert rig.seats == "Ann Bo Cy Di"
        assert [each.id for each in rig.match.players] == [ANN, BO, CY, DI]
        assert (rig.page.edition, rig.page.round, rig.page.ended) == (edition, 1, False)
        assert [each.total for each in rig.page.players] == [0, 0, 0, 0]
        assert rig.last_line == f"Ann, Bo, Cy and Di play {rig.page.name} with real cards."


@in_loop
async def test_whoever_played_before_keeps_the_id_and_is_offered_again(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start("Ann", "Bo")
        await rig.start("Cy", "  bo ")
        assert [(each.id, each.name) for each in rig.match.players] == [(CY, "Cy"), (BO, "bo")]
        assert [each.name for each in rig.state.roster] == ["Cy", "bo", "Ann"]


@in_loop
async def test_a_new_match_breaks_off_the_one_that_is_played(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(ScoreRound(winner=ANN, left={BO: {"points": 30}}))
        await rig.start("Di", "Ann")
        assert rig.records[-2] == MatchEnded(winners=(), totals={ANN: 30, BO: 0, CY: 0})
        assert isinstance(rig.records[-1], MatchStarted)
        assert rig.totals == {"Di": 0, "Ann": 0}
        assert sum(isinstance(each, MatchStarted) for each in rig.records) == 2


@in_loop
async def test_a_match_that_was_broken_off_has_no_winner(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(ScoreRound(winner=ANN, left={BO: {"points": 30}}), EndMatch())
        assert (rig.page.ended, rig.winners) == (True, [])
        assert rig.last_line == "The match is broken off."


@in_loop
async def test_somebody_sits_down_in_mid_match_with_no_points(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(ScoreRound(winner=BO, left={ANN: {"points": 70}}), Join(player=NewPlayer("Di")))
        assert rig.seats == "Ann Bo Cy Di"
        await rig.do(Join(player=NewPlayer("Ed"), seat=1))
        assert rig.seats == "Ann Ed Bo Cy Di"
        assert rig.totals == {"Ann": 0, "Ed": 0, "Bo": 70, "Cy": 0, "Di": 0}
        assert rig.last_line == "Ed sits down."


@in_loop
async def test_points_of_somebody_who_got_up_stay_but_do_not_win(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(target=100)
        await rig.do(ScoreRound(winner=CY, left={ANN: {"points": 90}}), Leave(player=CY))
        assert rig.seats == "Ann Bo"
        assert [(each.name, each.total) for each in rig.page.gone] == [("Cy", 90)]
        assert rig.last_line == "Cy gets up."
        # What Cy was left with still counts for whoever is out.
        await rig.do(ScoreRound(winner=ANN, left={CY: {"points": 80}}))
        assert not rig.page.ended
        await rig.do(ScoreRound(winner=ANN, left={BO: {"points": 20}}))
        assert rig.winners == ["Ann"]
        assert rig.totals == {"Ann": 100, "Bo": 0, "Cy": 90}


@in_loop
async def test_whoever_comes_back_has_the_points_of_before(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(ScoreRound(winner=CY, left={ANN: {"points": 90}}), Leave(player=CY))
        await rig.do(Join(player=NewPlayer("CY"), seat=0))
        assert rig.seats == "Cy Ann Bo"
        assert rig.totals == {"Cy": 90, "Ann": 0, "Bo": 0}
        assert rig.page.gone == ()


@in_loop
async def test_dealer_and_turn_go_on_to_the_next_when_somebody_gets_up(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start("Ann", "Bo", "Cy", "Di", tracker=True)
        await rig.do(NameDealer(player=BO), PassTurn(to=BO, turn_around=True), Leave(player=BO))
        assert (rig.seats, rig.dealer(), rig.turn()) == ("Ann Cy Di", "Cy", "Ann")


@in_loop
async def test_new_seats_change_who_is_next_and_nothing_else(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(tracker=True)
        await rig.do(NameDealer(player=ANN), ScoreRound(winner=BO, left={CY: {"points": 5}}))
        await rig.do(ChangeSeats(players=(CY, ANN, BO)))
        assert rig.last_line == "New seats: Cy, Ann, Bo."
        assert [(each.seat, each.name, each.total) for each in rig.page.players] == [
            (0, "Cy", 0),
            (1, "Ann", 0),
            (2, "Bo", 5),
        ]
        assert (rig.dealer(), rig.turn(), rig.who(rig.page.then)) == ("Bo", "Cy", "Ann")


@in_loop
async def test_a_new_name_is_the_same_person_everywhere(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(ScoreRound(winner=CY, left={ANN: {"points": 9}}), Leave(player=CY))
        await rig.do(Rename(player=CY, name="  Cyril\u200b "), Rename(player=ANN, name="Änn"))
        assert rig.totals == {"Änn": 0, "Bo": 0, "Cyril": 9}
        assert "Cyril wins round 1: Cyril 9." in [str(line.text) for line in rig.table.lines(None)]
        await rig.do(Join(player=NewPlayer("cyril")))
        assert rig.match.players[2].id == CY
    async with at_table(tmp_path) as rig:
        assert {each.name for each in rig.state.roster} == {"Änn", "Bo", "Cyril"}


@in_loop
async def test_a_table_can_be_full_and_can_get_too_small(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(*(f"Player {number}" for number in range(1, 11)))
        await rig.refused(Join(player=NewPlayer("One more")), "The table is full")
        await rig.start("Ann", "Bo")
        await rig.refused(Leave(player=rig.match.players[0].id), "It takes 2 to play: end the match instead")


@in_loop
async def test_everybody_is_equally_drawn_as_dealer_of_those_who_sit(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        drawn = set()
        for _ in range(12):
            # A new match each time, as an undo would bring the same dealer again.
            await rig.do(StartMatch(edition="corn", players=tuple(map(NewPlayer, ("Ann", "Bo", "Cy")))))
            await rig.do(Leave(player=CY), DrawDealer())
            drawn.add(rig.dealer())
        assert drawn == {"Ann", "Bo"}


# The roster


@in_loop
async def test_the_roster_has_an_end_and_nobody_gets_the_id_of_somebody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fold, "MOST_PEOPLE", 3)
    async with at_table(tmp_path) as rig:
        await rig.start("Ann", "Bo")
        await rig.start("Cy", "Di")
        assert [each.name for each in rig.state.roster] == ["Cy", "Di", "Ann"]
        await rig.start("Ed", "Bo")
        assert [each.id for each in rig.match.players] == ["p5", "p6"], "Bo was forgotten, so is a new one"
        state = rig.state
    async with at_table(tmp_path) as rig:
        assert rig.state == state


@in_loop
async def test_a_name_is_forgotten_but_not_what_was_played(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start("Ann", "Bo", "Cy")
        await rig.do(ScoreRound(winner=CY, left={ANN: {"points": 9}}))
        await rig.refused(Forget(player=CY), "Cy sits at the table: start a match without them first")
        await rig.start("Ann", "Bo")
        await rig.do(Forget(player=CY))
        assert [each.name for each in rig.state.roster] == ["Ann", "Bo"]
        assert {str(each.name) for each in statistics(rig.table.journal).players} == {"Ann", "Bo", "Cy"}
        await rig.refused(Forget(player=CY), "No name in the list has the id 'p3'")
        await rig.refused(Undo(), "There is nothing to take back")
