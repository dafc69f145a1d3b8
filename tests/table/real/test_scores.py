"""Scores with real cards: counting what is left, ways to score, who wins, rounds written down wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.rules.editions import edition as find_edition
from companion.rules.scoring import value
from companion.table.commands import CorrectRound, EndMatch, Join, Leave, NewPlayer, ScoreRound
from companion.table.real.counting import sorts
from companion.table.real.scores import preview
from tests.hal.rig import in_loop
from tests.table.rig import ANN, BO, CY, DI, EDITIONS, at_table


def points(*left: tuple[str, int]) -> dict[str, dict[str, int]]:
    """What players hold, added up by themselves."""
    return {player: {"points": number} for player, number in left}


@pytest.mark.parametrize("edition", EDITIONS)
@in_loop
async def test_the_cards_left_are_counted_by_what_each_is_worth(edition: str, tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(edition=edition, target=9999)
        deck = find_edition(edition).deck
        counted = {sort.id: sort.most for sort in rig.page.sorts if sort.id != "points"}
        assert sum(counted.values()) == len(deck)
        await rig.do(ScoreRound(winner=ANN, left={BO: counted}))
        assert rig.totals == {"Ann": value(deck), "Bo": 0, "Cy": 0}
        assert rig.rounds[0].left == {BO: counted}
        assert rig.last_line == f"Ann wins round 1: Ann {value(deck)}."
        for sort in rig.page.sorts[:-1]:
            too_many = {BO: {sort.id: sort.most}, CY: {sort.id: 1}}
            await rig.refused(
                ScoreRound(winner=ANN, left=too_many), rf"There are only {sort.most} of .*: count again"
            )


@pytest.mark.parametrize("edition", EDITIONS)
def test_sorts_go_from_numbers_to_wilds_and_have_labels_of_their_own(edition: str) -> None:
    found = sorts(find_edition(edition))
    assert [str(sort.label) for sort in found[:10]] == [str(number) for number in range(10)]
    assert len({sort.label for sort in found}) == len({sort.id for sort in found}) == len(found)
    worths = [sort.points for sort in found[:-1]]
    assert worths == sorted(worths)
    assert (found[-1].id, found[-1].points) == ("points", 1)


@in_loop
async def test_a_round_that_two_want_to_score_is_scored_once(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        of_round_1 = ScoreRound(winner=ANN, left=points((BO, 30)), round=1)
        await rig.do(of_round_1)
        await rig.refused(of_round_1, "Round 2 is being played, not round 1: look at what was written down")
        await rig.refused(ScoreRound(winner=ANN, round=3), "Round 2 is being played, not round 3")
        await rig.do(ScoreRound(winner=ANN, left=points((BO, 5)), round=2), ScoreRound(winner=None))
        assert [each.round for each in rig.rounds] == [1, 2, 3]
        assert rig.totals["Ann"] == 35


@pytest.mark.parametrize("scoring", ["standard", "low", "none"])
@in_loop
async def test_what_a_round_would_bring_is_what_it_brings(scoring: str, tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(scoring=scoring, target=100)
        left = {BO: {"7": 2, "wild": 1}, CY: {"points": 12}}
        for command in (
            ScoreRound(winner=None),
            ScoreRound(winner=ANN, left=left, round=2),
            CorrectRound(round=2, winner=BO, left=points((ANN, 120), (CY, 3))),
        ):
            before = rig.table.head
            expected = preview(rig.match, command)
            assert rig.table.head == before
            await rig.do(command)
            assert expected.points == rig.match.rounds[-1].scored.points
            assert expected.totals == rig.match.totals
            assert expected.winners == rig.match.winners
        assert rig.match.winners


@in_loop
async def test_what_a_round_would_bring_is_said_even_if_another_one_is_played_by_now(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        of_round_1 = ScoreRound(winner=ANN, left=points((BO, 30)), round=1)
        await rig.do(of_round_1)
        assert preview(rig.match, of_round_1).totals[ANN] == 60


@in_loop
async def test_counting_and_points_can_be_mixed(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        left = {BO: {"7": 2, "skip": 1, "1": 0}, CY: {"points": 41}, ANN: {}}
        await rig.do(ScoreRound(winner=ANN, left=left))
        assert rig.totals["Ann"] == 14 + 20 + 41
        assert rig.rounds[0].left == {BO: {"7": 2, "skip": 1}, CY: {"points": 41}}


@in_loop
async def test_the_first_to_reach_500_wins(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        assert rig.page.target == 500
        await rig.do(ScoreRound(winner=BO, left=points((ANN, 499))))
        assert not rig.page.ended
        await rig.do(ScoreRound(winner=BO, left=points((CY, 1))))
        assert (rig.page.ended, rig.winners, rig.totals["Bo"]) == (True, ["Bo"], 500)
        assert rig.last_line == "Bo wins the match!"
        await rig.refused(ScoreRound(winner=BO), "The match is over: start a new one")


@in_loop
async def test_with_the_lowest_total_everybody_is_charged_and_who_ties_wins_together(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(scoring="low", target=100)
        await rig.do(ScoreRound(winner=ANN, left=points((BO, 60), (CY, 20))))
        assert rig.totals == {"Ann": 0, "Bo": 60, "Cy": 20}
        assert rig.last_line == "Ann wins round 1: Bo 60, Cy 20."
        await rig.do(ScoreRound(winner=CY, left=points((ANN, 20), (BO, 40))))
        assert rig.totals == {"Ann": 20, "Bo": 100, "Cy": 20}
        assert rig.winners == ["Ann", "Cy"]
        assert rig.last_line == "Ann and Cy win the match!"


@in_loop
async def test_without_a_score_whoever_is_out_first_wins(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(scoring="none")
        await rig.do(ScoreRound(winner=None))
        assert not rig.page.ended
        await rig.do(ScoreRound(winner=CY, left=points((ANN, 20))))
        assert (rig.winners, rig.totals) == (["Cy"], {"Ann": 0, "Bo": 0, "Cy": 0})


@in_loop
async def test_in_a_blocked_round_nobody_scores(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(ScoreRound(winner=None, left=points((ANN, 600))))
        assert rig.totals == {"Ann": 0, "Bo": 0, "Cy": 0}
        assert rig.last_line == "Round 1 was blocked, nobody scores."
        assert (rig.page.round, rig.page.ended) == (2, False)


@in_loop
async def test_what_cannot_be_counted_is_refused(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.refused(ScoreRound(winner=ANN), "There is no match yet: start one first")
        await rig.start()
        await rig.refused(ScoreRound(winner="p7"), "choose among Ann, Bo, Cy")
        await rig.refused(ScoreRound(winner=ANN, left=points(("p7", 5))), "choose among Ann, Bo, Cy")
        await rig.refused(
            ScoreRound(winner=ANN, left={BO: {"narwhal": 1}}), "no cards of the sort 'narwhal': count 0, 1"
        )
        await rig.do(Leave(player=CY))
        await rig.refused(ScoreRound(winner=CY), "choose among Ann, Bo")


# Corrections


@in_loop
async def test_a_corrected_round_counts_as_it_was(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(
            ScoreRound(winner=ANN, left=points((BO, 30))),
            ScoreRound(winner=BO, left=points((CY, 7))),
            CorrectRound(round=1, winner=CY, left=points((BO, 35))),
        )
        assert rig.totals == {"Ann": 0, "Bo": 7, "Cy": 35}
        assert [each.corrected for each in rig.rounds] == [True, False]
        assert (rig.rounds[0].winner, rig.rounds[0].left) == (CY, points((BO, 35)))
        assert rig.last_line == "Corrected: Cy wins round 1: Cy 35."
        await rig.do(CorrectRound(round=1, winner=ANN, left=points((BO, 31))))
        assert rig.totals == {"Ann": 31, "Bo": 7, "Cy": 0}


@in_loop
async def test_a_correction_may_end_the_match(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(
            ScoreRound(winner=ANN, left=points((BO, 45))),
            ScoreRound(winner=None),
            CorrectRound(round=1, winner=ANN, left=points((BO, 545))),
        )
        assert (rig.page.ended, rig.winners) == (True, ["Ann"])


@in_loop
async def test_a_correction_may_reopen_the_match_or_crown_somebody_else(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(ScoreRound(winner=ANN, left=points((BO, 520))))
        assert rig.winners == ["Ann"]
        await rig.do(CorrectRound(round=1, winner=BO, left=points((ANN, 520))))
        assert (rig.page.ended, rig.winners) == (True, ["Bo"])
        await rig.do(CorrectRound(round=1, winner=BO, left=points((ANN, 52))))
        assert (rig.page.ended, rig.winners, rig.page.round) == (False, [], 2)
        await rig.do(ScoreRound(winner=CY, left=points((ANN, 500))))
        assert rig.winners == ["Cy"]


@in_loop
async def test_without_a_score_the_first_round_that_somebody_won_decides(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(scoring="none")
        await rig.do(ScoreRound(winner=None), ScoreRound(winner=CY))
        await rig.do(CorrectRound(round=1, winner=BO))
        assert rig.winners == ["Bo"]
        await rig.do(CorrectRound(round=1, winner=None), CorrectRound(round=2, winner=None))
        assert not rig.page.ended


@in_loop
async def test_a_round_of_somebody_who_left_since_can_be_corrected(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(ScoreRound(winner=ANN, left=points((BO, 30))), Leave(player=CY))
        await rig.do(Join(player=NewPlayer("Di")))
        await rig.do(CorrectRound(round=1, winner=CY, left=points((BO, 30))))
        assert rig.totals == {"Ann": 0, "Bo": 0, "Di": 0, "Cy": 30}
        assert rig.match.rounds[0].scored.points.keys() == {ANN, BO, CY}, "Di was not there yet"
        assert rig.match.players[-1].id == DI


@in_loop
async def test_only_rounds_that_there_are_can_be_corrected(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.refused(CorrectRound(round=1, winner=ANN), "There is no round to correct yet")
        await rig.start()
        await rig.refused(CorrectRound(round=1, winner=ANN), "There is no round to correct yet")
        await rig.do(ScoreRound(winner=ANN, left=points((BO, 30))))
        await rig.refused(CorrectRound(round=2, winner=ANN), "There is no round 2: choose 1 to 1")
        await rig.do(EndMatch())
        await rig.refused(CorrectRound(round=1, winner=BO), "The match was broken off")
