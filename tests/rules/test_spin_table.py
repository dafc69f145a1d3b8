"""UNO Spin: wilds and the challenge, other targets, playing without score, and who deals."""

import pytest

from companion.rules.editions import edition
from companion.rules.events import Challenged, Deals, HandShown
from companion.rules.match import Match
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import HALF, open_match, play_round, stack
from tests.rules.stories import story

HONEST = "spin; turn 1; hands W+4 G9 B9 / B1 B2 / G1 G2; discards R5"
BLUFF = "spin; turn 1; hands W+4 R9 B9 / B1 B2 / G1 G2; discards R5"


@rule("SPIN-R35")
def test_a_wild_may_be_played_with_another_playable_card_in_hand() -> None:
    table = story("spin; turn 1; hands R9 W B5 / G1 G2; discards R5")
    assert set(table.choices(1)) == {"play R9", "play B5", "play W", "draw"}
    table.go("1: play W", "1: colour blue")
    assert (table.top, table.colour) == ("W", "blue")


@rule("SPIN-40")
def test_a_wild_is_played_on_ones_own_turn_only_and_not_instead_of_a_spin() -> None:
    table = story("spin; turn 1; hands R3* W R8 / W R1 R7 / W G2 G4; discards R5")
    assert table.can("1: play W")
    assert table.refuses("3: play W") == "CORE-24"
    table.go("1: play R3*")
    assert table.refuses("2: play W") == "SPIN-04"
    assert table.refuses("1: play W") == "SPIN-04"


@rule("SPIN-R34", "SPIN-37")
def test_a_wild_draw_four_against_its_rule_is_refused() -> None:
    table = story(BLUFF)
    assert "play W+4" not in table.choices(1)
    assert table.refuses("1: play W+4") == "CORE-R40"


@rule("SPIN-R34", "SPIN-37")
def test_an_honest_wild_draw_four_hits_the_next_player_who_cannot_challenge() -> None:
    table = story(HONEST).go("1: play W+4", "1: colour green")
    assert table.counts == [2, 6, 2]
    assert table.awaits == ["3: turn"]
    assert table.refuses("2: challenge") == "SPIN-37"


@rule("SPIN-37")
def test_where_the_table_agreed_to_challenges_a_bluff_may_be_played_and_found_out() -> None:
    table = story(BLUFF, challenge=True).go("1: play W+4", "1: colour green")
    assert table.choices(2) == ["accept", "challenge"]
    table.go("2: challenge")
    assert [(shown.seat, shown.to) for shown in table.told(HandShown)] == [(0, 1)]
    assert table.told(Challenged) == [Challenged(1, 0, guilty=True)]
    assert table.counts == [6, 2, 2]


@rule("SPIN-37")
@pytest.mark.parametrize(("reply", "counts"), [("challenge", [2, 8, 2]), ("accept", [2, 6, 2])])
def test_where_the_table_agreed_to_challenges_one_that_is_wrong_costs_six_cards(
    reply: str, counts: list[int]
) -> None:
    table = story(HONEST, challenge=True).go("1: play W+4", "1: colour green", f"2: {reply}")
    assert table.counts == counts
    assert table.awaits == ["3: turn"]


@rule("SPIN-R37")
@pytest.mark.parametrize(("target", "over"), [({}, False), ({"target": 251}, False), ({"target": 250}, True)])
def test_a_table_may_agree_on_another_target_than_500(target: dict[str, object], over: bool) -> None:
    match = open_match("spin", 2, **target)
    play_round(match, {1: HALF})
    assert match.totals == (0, 250)
    assert match.over is over
    assert match.winners == ((1,) if over else ())


@rule("SPIN-R38")
def test_a_table_may_play_without_score_and_the_first_one_out_wins() -> None:
    match = open_match("spin", 2, scoring="none")
    play_round(match, {1: HALF})
    assert match.totals == (0, 0)
    assert match.winners == (1,)


@rule("SPIN-R39")
@pytest.mark.parametrize(
    ("drawn", "dealer"),
    [
        (["R4", "B6", "Y5"], 2),
        (["R4", "B5", "Y9"], 3),
        (["W+4", "R+2", "B1"], 3),
        (["B3*", "Gskip", "R2"], 1),
    ],
)
def test_whoever_draws_the_highest_number_deals_and_symbols_count_nothing(
    drawn: list[str], dealer: int
) -> None:
    match = Match(edition("spin"), 3)
    assert Deals(dealer - 1) in stack(match, drawn)
    assert match.round
    assert match.round.dealer == dealer - 1
