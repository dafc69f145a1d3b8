"""Rulings on the score of a match: targets, and the three ways to count (CORE-58, CORE-60 … CORE-63)."""

import pytest

from companion.rules.editions import edition
from companion.rules.errors import BadNotation, BadOption
from companion.rules.events import MatchOver
from companion.rules.match import Match
from companion.rules.notation import read_record, write_record
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import FULL, HALF, LOW, MIDDLING, in_every_edition, open_match, play_round


@pytest.mark.parametrize(("target", "over"), [(249, True), (250, True), (251, False)])
@in_every_edition
@rule("CORE-58")
def test_a_match_is_won_with_the_target_or_more(game: str, target: int, over: bool) -> None:
    match = open_match(game, 2, target=target)
    play_round(match, {1: HALF})
    assert match.totals == (0, 250)
    assert match.over is over
    assert match.winners == ((1,) if over else ())


@rule("CORE-58")
def test_the_target_is_looked_at_when_a_round_is_scored_and_not_before() -> None:
    match = open_match("eye-eye", 2)
    play_round(match, {1: HALF})
    assert not match.over
    play_round(match, {2: FULL})
    assert (match.totals, match.winners) == ((500, 250), (0,))
    assert match.news[-1] == MatchOver((0,), (500, 250))
    assert match.decisions == ()


@rule("CORE-60")
def test_with_low_scoring_the_lowest_total_wins_once_anybody_has_the_target() -> None:
    match = open_match("eye-eye", 3, scoring="low")
    play_round(match, {1: LOW, 3: MIDDLING})
    assert (match.totals, match.over) == ((36, 0, 102), False)
    play_round(match, {1: LOW, 2: FULL})
    assert match.totals == (72, 500, 102)
    assert match.winners == (0,), "player 3 won the round, but player 1 has the lowest total"


@rule("CORE-60")
def test_with_low_scoring_nobody_wins_before_somebody_has_the_target() -> None:
    match = open_match("eye-eye", 2, scoring="low", target=251)
    play_round(match, {1: HALF})
    assert (match.totals, match.over) == ((250, 0), False)
    play_round(match, {2: HALF})
    assert (match.totals, match.over) == ((250, 250), False)
    play_round(match, {1: LOW})
    assert (match.totals, match.winners) == ((286, 250), (1,))


@rule("CORE-60")
def test_with_low_scoring_equal_lowest_totals_win_together() -> None:
    match = open_match("eye-eye", 3, scoring="low")
    play_round(match, {1: MIDDLING, 3: LOW})
    play_round(match, {1: FULL, 2: LOW})
    assert match.totals == (602, 36, 36)
    assert match.winners == (1, 2)
    assert str(match.news[-1].text(match.name)) == "Player 2 and Player 3 win the match!"


@in_every_edition
@rule("CORE-61")
def test_with_low_scoring_the_winner_of_a_round_is_charged_nothing(game: str) -> None:
    match = open_match(game, 2, scoring="low")
    play_round(match, {1: HALF})
    assert match.results[-1].winner == 1
    assert match.results[-1].points == (250, 0)


@in_every_edition
@rule("CORE-62")
def test_five_hundred_and_standard_scoring_unless_a_table_agrees_otherwise(game: str) -> None:
    options = edition(game).options()
    assert (options.target, options.scoring) == (500, "standard")
    match = open_match(game, 2)
    play_round(match, {1: FULL})
    assert (match.totals, match.winners) == ((0, 500), (1,))


@pytest.mark.parametrize(
    ("scoring", "totals", "winners"),
    [("standard", (0, 250), ()), ("low", (250, 0), ()), ("none", (0, 0), (1,))],
)
@in_every_edition
@rule("CORE-62")
def test_each_way_to_score_can_be_chosen_in_every_edition(
    game: str, scoring: str, totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    match = open_match(game, 2, scoring=scoring)
    play_round(match, {1: HALF})
    assert (match.totals, match.winners) == (totals, winners)


@pytest.mark.parametrize("target", [1, 250, 10_000, "250"])
@in_every_edition
@rule("CORE-62")
def test_any_positive_target_can_be_chosen_in_every_edition(game: str, target: int | str) -> None:
    match = open_match(game, 2, target=target)
    play_round(match, {1: HALF})
    assert match.over is (int(target) <= 250)


@pytest.mark.parametrize("scoring", ["standard", "low"])
@rule("CORE-63")
def test_what_was_chosen_before_the_game_counts_in_every_round(scoring: str) -> None:
    match = open_match("eye-eye", 2, scoring=scoring)
    play_round(match, {1: HALF})
    play_round(match, {2: LOW})
    assert match.totals == ((36, 250) if scoring == "standard" else (250, 36))
    with pytest.raises(AttributeError):
        setattr(match.options, "scoring", "none")  # noqa: B010 - the type checker would not let us try
    assert read_record(write_record(match)).totals == match.totals


@pytest.mark.parametrize("both", ["standard low", "standard,low", "both"])
@rule("CORE-63")
def test_nobody_can_choose_both_ways_to_score(both: str) -> None:
    with pytest.raises(BadOption, match="option scoring cannot be"):
        edition("eye-eye").options(scoring=both)


@rule("CORE-63")
def test_a_record_that_names_two_ways_to_score_is_refused() -> None:
    text = write_record(
        Match(edition("eye-eye"), ["Ann", "Bob"], options=edition("eye-eye").options(scoring="low"))
    )
    assert "options: scoring=low" in text
    with pytest.raises(BadNotation, match="scoring"):
        read_record(text.replace("scoring=low", "scoring=low scoring=standard"))
