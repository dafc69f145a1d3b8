"""Super Mario: what tables may agree on about Super Stars, each value of each option."""

import pytest

from companion.rules.events import BackIn, Skipped
from tests.rules.catalogue_coverage import rule
from tests.rules.stories import story

TWO_STARS = "mario; turn 1; hands R+2 Wstar R1 R2 / Wstar B1 B2 / G1 G2 G3; discards R9"
LAST_DRAW_TWO = "mario; turn 1; hands R+2 / Wstar B1 B2 / G1 G2 G3; pile Y7 Y8 …; discards R9"


@rule("MARIO-03")
@pytest.mark.parametrize(("loses_turn", "next_seat"), [(False, 1), (True, 2)])
def test_an_attacker_who_drew_plays_on_unless_the_table_takes_the_next_turn_too(
    loses_turn: bool, next_seat: int
) -> None:
    table = story(
        "mario; turn 1; hands R+2 R1 R2 / Wstar B1 B2 / G1 G2 G3; discards R9", attacker_loses_turn=loses_turn
    )
    table.go("1: play R+2", "2: play Wstar", "2: colour green")
    assert table.awaits == ["3: turn"]
    table.go("3: play G1")
    assert table.awaits == [f"{next_seat}: turn"]
    assert (Skipped(0) in table.news) == loses_turn


@rule("MARIO-03")
@pytest.mark.parametrize(("loses_turn", "next_seat"), [(False, 1), (True, 2)])
def test_with_two_players_the_attacker_plays_after_the_bounce_unless_the_turn_is_lost(
    loses_turn: bool, next_seat: int
) -> None:
    table = story("mario; turn 1; hands R+2 R1 R2 / Wstar B1 B2; discards R9", attacker_loses_turn=loses_turn)
    table.go("1: play R+2", "2: play Wstar", "2: colour red")
    assert table.counts == [4, 2]
    assert table.awaits == [f"{next_seat}: turn"]


@rule("MARIO-03")
def test_only_one_turn_is_lost_to_a_bounce() -> None:
    table = story("mario; turn 1; hands R+2 R1 R2 / Wstar B1 B2 B3; discards R9", attacker_loses_turn=True)
    table.go("1: play R+2", "2: play Wstar", "2: colour blue", "2: play B1")
    assert table.awaits == ["1: turn"]


@rule("MARIO-04")
def test_no_star_answers_a_star() -> None:
    table = story(TWO_STARS)
    table.go("1: play R+2", "2: play Wstar")
    assert table.refuses("1: play Wstar") == "CORE-24"
    table.go("2: colour green")
    assert table.awaits == ["3: turn"]
    assert table.counts == [5, 2, 3]


@rule("MARIO-04")
def test_where_stars_chain_the_attacker_may_send_the_cards_back_once_more() -> None:
    table = story(TWO_STARS, star_chain=True)
    table.go("1: play R+2", "2: play Wstar", "2: colour green")
    assert table.awaits == ["1: attacked"]
    assert sorted(table.choices(1)) == ["accept", "play Wstar"]
    table.go("1: play Wstar", "1: colour yellow")
    assert table.counts == [2, 4, 3]
    assert table.colour == "yellow"
    assert table.awaits == ["3: turn"]


@rule("MARIO-04")
def test_where_stars_chain_the_attacker_may_take_the_cards_all_the_same() -> None:
    table = story(TWO_STARS, star_chain=True)
    table.go("1: play R+2", "2: play Wstar", "2: colour green", "1: accept")
    assert table.counts == [5, 2, 3]
    assert table.awaits == ["3: turn"]


@rule("MARIO-04")
def test_where_stars_chain_an_attacker_without_a_star_is_asked_too_so_that_nobody_learns_it() -> None:
    table = story(TWO_STARS.replace("Wstar R1", "R1"), star_chain=True)
    table.go("1: play R+2", "2: play Wstar", "2: colour green")
    assert table.choices(1) == ["accept"]


@rule("MARIO-05")
def test_where_stars_chain_a_bounced_wild_draw_four_still_cannot_be_challenged() -> None:
    table = story(TWO_STARS.replace("R+2", "W+4"), star_chain=True)
    table.go("1: play W+4", "1: colour red", "2: play Wstar", "2: colour green")
    assert not any(table.can(f"{seat}: challenge") for seat in (1, 2, 3))
    table.go("1: play Wstar", "1: colour yellow")
    assert table.counts == [2, 6, 3]


@rule("MARIO-13")
def test_where_stars_chain_an_attacker_who_takes_the_cards_leaves_the_catch_window_open() -> None:
    table = story(TWO_STARS.replace("Wstar B1 B2", "Wstar B1"), star_chain=True)
    table.go("1: play R+2", "2: play Wstar", "2: colour green")
    assert table.can("3: catch 2")
    table.go("1: accept")
    assert table.awaits == ["3: turn"]
    assert table.can("3: catch 2")

    answered = story(TWO_STARS.replace("Wstar B1 B2", "Wstar B1"), star_chain=True)
    answered.go("1: play R+2", "2: play Wstar", "2: colour green", "1: play Wstar")
    assert answered.refuses("3: catch 2") == "CORE-R49"


@rule("MARIO-11")
@pytest.mark.parametrize("last", ["R+2", "W+4"])
def test_whoever_went_out_with_a_draw_card_has_won_and_no_star_changes_that(last: str) -> None:
    table = story(LAST_DRAW_TWO.replace("R+2", last))
    table.go(f"1: play {last}")
    assert table.refuses("2: play Wstar") == "MARIO-11"
    table.go("2: accept")
    assert table.winner == 1
    assert table.counts == [0, 5 if last == "R+2" else 7, 3]


@rule("MARIO-11")
@pytest.mark.parametrize(("last", "count"), [("R+2", 2), ("W+4", 4)])
def test_where_a_star_beats_a_last_card_the_attacker_draws_and_is_back_in(last: str, count: int) -> None:
    table = story(LAST_DRAW_TWO.replace("R+2", last), star_vs_last_card=True)
    table.go(f"1: play {last}", "2: play Wstar", "2: colour green")
    assert table.told(BackIn) == [BackIn(0)]
    assert table.winner is None
    assert table.counts == [count, 2, 3]
    assert table.awaits == ["3: turn"]


@rule("MARIO-11")
def test_where_a_star_beats_a_last_card_accepting_still_lets_the_attacker_win() -> None:
    table = story(LAST_DRAW_TWO, star_vs_last_card=True)
    table.go("1: play R+2", "2: accept")
    assert table.winner == 1
    assert table.points == [1 + 2 + 50 + 7 + 8 + 1 + 2 + 3, 0, 0]


@rule("MARIO-10", "MARIO-11")
def test_where_a_star_beats_a_last_card_a_star_that_is_the_last_card_itself_wins() -> None:
    table = story(LAST_DRAW_TWO.replace("Wstar B1 B2", "Wstar"), star_vs_last_card=True)
    table.go("1: play R+2", "2: play Wstar")
    assert table.winner == 2
    assert table.hand(1) == "Y7 Y8"
