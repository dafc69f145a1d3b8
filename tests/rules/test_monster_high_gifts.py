"""Monster High: giving a colour away, who gets which card, and what others learn of it."""

import pytest

from companion.rules.cards import PINK
from companion.rules.editions import edition
from companion.rules.events import Drew, Gave, GiftColour, Skipped
from tests.rules.catalogue_coverage import rule
from tests.rules.stories import Story, story

FOUR_SEATS = "monster-high; turn 2; hands G1 G2 / Wurr B1 B2 B3 P4 / G3 G4 / G5 G6; discards Y9"


def gifts(table: Story) -> list[str]:
    """Who got which card, in order: ``["3 B1", "1 B2"]``."""
    return [f"{event.to + 1} {event.card}" for event in table.told(Gave)]


@rule("MH-R03")
def test_an_urrrhhh_lies_on_the_pile_while_its_player_chooses_the_colour_to_give_away() -> None:
    table = story(FOUR_SEATS)
    table.go("2: play Wurr")
    assert table.top == "Wurr"
    assert table.awaits == ["2: gift-colour"]
    assert table.choices(2) == ["give-all blue", "give-all pink"]


@rule("MH-R04", "MH-04")
def test_the_cards_go_out_one_at_a_time_from_the_left_in_the_order_the_giver_likes() -> None:
    table = story(FOUR_SEATS)
    table.go("2: play Wurr", "2: give-all blue")
    assert table.choices(2) == ["give B1", "give B2", "give B3"]
    table.go("2: give B3")
    assert table.choices(2) == ["give B1", "give B2"]
    assert gifts(table) == ["3 B3"]
    table.go("2: give B1")
    assert gifts(table) == ["4 B1", "1 B2"]
    assert [table.hand(seat) for seat in (1, 2, 3, 4)] == ["G1 G2 B2", "P4", "G3 G4 B3", "G5 G6 B1"]


@rule("MH-02")
@pytest.mark.parametrize(
    ("follows", "order"), [(False, ["3 B1", "4 B2", "1 B3"]), (True, ["1 B1", "4 B2", "3 B3"])]
)
def test_gifts_go_clockwise_even_against_play_unless_the_table_hands_out_the_way_play_runs(
    follows: bool, order: list[str]
) -> None:
    table = story(FOUR_SEATS.replace("turn 2", "turn 2; right"), gift_follows_direction=follows)
    table.go("2: play Wurr", "2: give-all blue", "2: give B1", "2: give B2")
    assert [table.hand(int(gift[0])).split()[-1] for gift in order] == [gift[2:] for gift in order]


@rule("MH-02")
@pytest.mark.parametrize("follows", [False, True])
def test_while_play_runs_clockwise_gifts_go_clockwise_at_every_table(follows: bool) -> None:
    table = story(FOUR_SEATS, gift_follows_direction=follows)
    table.go("2: play Wurr", "2: give-all pink")
    assert gifts(table) == ["3 P4"]


@rule("MH-R05", "MH-03")
def test_with_more_cards_than_opponents_the_gifts_go_round_again_past_the_giver() -> None:
    table = story("monster-high; turn 1; hands Wurr B1 B1 B3 B3 B5 P4 P5 / G1 / G2 / G3; discards Y9")
    table.go("1: play Wurr", "1: give-all blue", *["1: give B1"] * 2, *["1: give B3"] * 2)
    assert [table.hand(seat) for seat in (1, 2, 3, 4)] == ["P4 P5", "G1 B1 B3", "G2 B1 B5", "G3 B3"]


@rule("MH-21")
def test_with_two_players_all_gifts_go_to_the_opponent() -> None:
    table = story("monster-high; turn 1; hands Wurr B1 B2 B3 P4 P5 / G1; discards Y9")
    table.go("1: play Wurr", "1: give-all blue", "1: give B1", "1: give B2")
    assert (table.hand(1), table.hand(2)) == ("P4 P5", "G1 B1 B2 B3")


@rule("MH-05")
def test_no_card_of_the_colour_may_be_kept() -> None:
    table = story(FOUR_SEATS)
    table.go("2: play Wurr", "2: give-all blue", "2: give B1")
    assert table.refuses("2: done") == "MH-R04"
    assert table.refuses("2: colour green") == "MH-R04"
    assert table.refuses("2: give P4") == "MH-R04"
    table.go("2: give B2")
    assert table.awaits == ["2: colour"]
    assert table.hand(2) == "P4"


@rule("MH-07")
def test_a_colour_that_is_not_held_may_not_be_chosen() -> None:
    table = story(FOUR_SEATS)
    table.go("2: play Wurr")
    assert table.refuses("2: give-all green") == "MH-07"
    assert table.refuses("2: colour green") == "MH-07"


@rule("MH-06", "MH-08")
def test_wilds_have_no_colour_so_with_nothing_else_in_hand_nothing_is_given() -> None:
    table = story("monster-high; turn 1; hands Wurr W W+4 Wurr / G1 G2 / G3 G4; discards Y9")
    table.go("1: play Wurr")
    assert table.awaits == ["1: colour"]
    table.go("1: colour pink")
    assert table.counts == [3, 2, 2]
    assert table.colour == "pink"
    assert table.turn == 2


@rule("MH-08")
def test_wilds_stay_when_a_colour_is_given_away() -> None:
    table = story("monster-high; turn 1; hands Wurr W B1 Wurr W+4 B1 / G1 G2 / G3 G4; discards Y9")
    table.go("1: play Wurr", "1: give-all blue")
    assert table.hand(1) == "W Wurr W+4"


@rule("MH-09")
@pytest.mark.parametrize("card", ["Bskip", "Brev", "B+2"])
def test_action_cards_are_given_too_and_do_nothing(card: str) -> None:
    table = story(f"monster-high; turn 1; hands Wurr {card} P4 P5 / G1 G2 / G3 G4; discards Y9")
    table.go("1: play Wurr", "1: give-all blue", "1: colour green")
    assert table.hand(2) == f"G1 G2 {card}"
    assert table.direction == "left"
    assert table.turn == 2
    assert table.told(Skipped) == []
    assert table.told(Drew) == []


@rule("MH-17", "MH-R07")
def test_the_gift_colour_comes_first_and_then_the_colour_that_resumes_which_may_differ() -> None:
    table = story(FOUR_SEATS)
    table.go("2: play Wurr")
    assert table.awaits == ["2: gift-colour"]
    table.go("2: give-all pink")
    assert table.awaits == ["2: colour"]
    assert table.choices(2) == ["colour blue", "colour green", "colour pink", "colour yellow"]
    table.go("2: colour green")
    assert table.colour == "green"
    assert table.choices(3) == ["play G3", "play G4", "draw"]


@rule("MH-15")
@pytest.mark.parametrize(("direction", "next_seat"), [("left", 3), ("right", 1)])
def test_after_the_gifts_the_next_in_the_direction_of_play_is_on_turn(direction: str, next_seat: int) -> None:
    table = story(FOUR_SEATS.replace("turn 2", f"turn 2; {direction}"))
    table.go("2: play Wurr", "2: give-all pink", "2: colour green")
    assert table.awaits == [f"{next_seat}: turn"]
    assert table.told(Skipped) == []


@rule("MH-18")
def test_everybody_learns_colour_and_count_but_only_giver_and_receiver_the_card() -> None:
    table = story(FOUR_SEATS)
    table.go("2: play Wurr", "2: give-all pink")
    gift = edition("monster-high").card("P4")
    for seat in (0, 1, 2, 3, None):
        announced, gave = (
            event.seen_by(seat) for event in table.news if isinstance(event, GiftColour | Gave)
        )
        assert announced == GiftColour(1, PINK, 1)
        assert gave == Gave(1, 2, gift if seat in (1, 2) else None)
    assert table.round.view(0).counts == (2, 3, 3, 2)


@rule("MH-19")
def test_nobody_is_asked_or_punished_for_speaking_like_a_zombie() -> None:
    table = story(FOUR_SEATS)
    table.go("2: play Wurr", "2: give-all pink", "2: colour green")
    assert table.awaits == ["3: turn"]
    assert {decision.kind for decision in table.round.decisions} == {"turn"}
    assert table.counts == [2, 3, 3, 2]
