"""Winning a match: points over rounds, the target, and the three ways to score (CORE-R10, CORE-R61 … R64)."""

from collections import Counter

import pytest

from companion.rules.decisions import ShuffleDecision
from companion.rules.editions import edition
from companion.rules.errors import BadOption, IllegalMove
from companion.rules.events import MatchOver
from companion.rules.moves import Draw
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import (
    FULL,
    HALF,
    LOW,
    MIDDLING,
    in_every_edition,
    open_match,
    play_round,
)


@in_every_edition
@rule("CORE-R10", "CORE-R62")
def test_points_add_up_over_rounds_and_the_first_to_reach_500_wins_the_game(game: str) -> None:
    match = open_match(game, 2)
    play_round(match, {1: HALF})
    assert match.totals == (0, 250)
    play_round(match, {2: MIDDLING})
    assert match.totals == (102, 250)
    assert not match.over

    *_, last = play_round(match, {1: HALF})
    assert match.totals == (102, 500)
    assert match.over
    assert last == MatchOver(winners=(1,), totals=(102, 500))
    with pytest.raises(IllegalMove) as refusal:
        match.push(Draw(0))
    assert refusal.value.rule == "CORE-R62"


@in_every_edition
@rule("CORE-R62")
def test_500_points_in_the_very_first_round_win_the_game(game: str) -> None:
    match = open_match(game, 2)
    play_round(match, {1: FULL})
    assert match.winners == (1,)
    assert match.decisions == ()


@in_every_edition
@rule("CORE-R61")
def test_while_nobody_has_500_all_cards_are_shuffled_for_another_round(game: str) -> None:
    match = open_match(game, 3)
    play_round(match, {1: MIDDLING, 3: LOW})
    assert match.totals == (0, 138, 0)
    (decision,) = match.decisions
    assert isinstance(decision, ShuffleDecision)
    assert Counter(decision.cards) == Counter(edition(game).deck)
    play_round(match, {1: MIDDLING, 2: LOW})
    assert match.totals == (0, 138, 138)
    assert not match.over


@in_every_edition
@rule("CORE-R63")
def test_in_low_scoring_everyone_adds_up_the_cards_they_have_left(game: str) -> None:
    match = open_match(game, 3, scoring="low")
    play_round(match, {1: MIDDLING, 3: LOW})
    assert match.totals == (102, 0, 36)
    play_round(match, {1: MIDDLING, 2: LOW})
    assert match.totals == (204, 36, 36)
    assert not match.over


@in_every_edition
@rule("CORE-R64")
def test_in_low_scoring_the_lowest_total_wins_when_somebody_reaches_500(game: str) -> None:
    match = open_match(game, 3, scoring="low")
    play_round(match, {1: MIDDLING, 3: LOW})
    play_round(match, {1: MIDDLING, 2: LOW})
    play_round(match, {2: LOW, 3: FULL})
    assert match.totals == (204, 72, 536)
    assert match.winners == (1,), "neither the last round's winner nor the one with 500"


@pytest.mark.parametrize("scoring", ["standard", "low"])
@in_every_edition
@rule("CORE-62")
def test_another_target_may_be_agreed_on_in_every_edition(game: str, scoring: str) -> None:
    for target, over in ((250, True), (251, False), (500, False), (1, True)):
        match = open_match(game, 2, target=target, scoring=scoring)
        play_round(match, {1: HALF})
        assert match.over is over
        assert match.winners == ((1,) if over else ())


@pytest.mark.parametrize("target", [0, -1, "many", "2.5", True])
def test_a_target_is_a_positive_number(target: object) -> None:
    with pytest.raises(BadOption, match=r"target .* whole number from 1 to 999999"):
        edition("corn").options(target=target)


@in_every_edition
@rule("CORE-62")
def test_without_scoring_the_first_one_out_wins_the_game_and_nobody_gets_points(game: str) -> None:
    match = open_match(game, 3, scoring="none")
    play_round(match, {1: LOW, 3: MIDDLING})
    assert match.totals == (0, 0, 0)
    assert match.winners == (1,)


@in_every_edition
@rule("CORE-62")
def test_unless_the_table_says_otherwise_the_winner_takes_the_points_up_to_500(game: str) -> None:
    agreed = edition(game).options(target=500, scoring="standard")
    assert edition(game).options() == agreed
    with pytest.raises(BadOption, match=r"scoring .* standard, low, none"):
        edition(game).options(scoring="high")
