"""UNO Spin: Almost UNO, Discard Number and Discard Color, and the card that then lies on top."""

import pytest

from companion.rules.events import Drew, Reversed, Skipped, Spun
from tests.rules.catalogue_coverage import rule
from tests.rules.spin_stories import last_card, wheel
from tests.rules.stories import story

BOTH = pytest.mark.parametrize("act", [False, True])


@rule("SPIN-R10")
def test_almost_uno_makes_the_spinner_discard_all_but_two_cards() -> None:
    table = wheel("almost-uno", "B1 B2 B4 Y6 Y7")
    table.go("2: discard B1", "2: discard B2")
    assert table.awaits == ["2: discard-to-two"]
    table.go("2: discard Y6")
    assert table.hand(2) == "B4 Y7"
    assert table.awaits == ["3: turn"]


@rule("SPIN-05")
@pytest.mark.parametrize("hand", ["B1 B2", "B1"])
def test_almost_uno_does_nothing_to_a_hand_of_two_or_fewer(hand: str) -> None:
    table = wheel("almost-uno", hand)
    assert table.hand(2) == hand
    assert table.top == "R3*"
    assert table.awaits == ["3: turn"]


@rule("SPIN-06")
def test_in_almost_uno_the_spinner_chooses_what_to_keep_and_what_lies_on_top() -> None:
    table = wheel("almost-uno", "B1 W Yskip Y7 G4*")
    assert sorted(table.choices(2)) == [
        "discard B1",
        "discard G4*",
        "discard W",
        "discard Y7",
        "discard Yskip",
    ]
    assert table.refuses("2: done") == "SPIN-06"
    table.go("2: discard W", "2: discard G4*", "2: discard B1")
    assert table.hand(2) == "Yskip Y7"
    assert table.top == "B1"


@rule("SPIN-R11")
def test_discard_number_discards_all_cards_of_a_number_in_hand() -> None:
    table = wheel("discard-number", "B7 R7 Y2 G7 W")
    assert table.choices(2) == ["discard B7", "discard R7", "discard Y2", "discard G7"]
    table.go("2: discard B7")
    assert table.refuses("2: discard Y2") == "SPIN-07"
    table.go("2: discard G7", "2: discard R7")
    assert table.hand(2) == "Y2 W"
    assert table.awaits == ["3: turn"]


@rule("SPIN-R12")
def test_discard_number_lets_the_spinner_keep_some_of_them() -> None:
    table = wheel("discard-number", "B7 R7 Y2 G7 W").go("2: discard R7", "2: done")
    assert table.hand(2) == "B7 Y2 G7 W"
    assert table.top == "R7"
    assert table.awaits == ["3: turn"]


@rule("SPIN-07")
def test_discard_number_takes_at_least_one_number_card() -> None:
    table = wheel("discard-number", "B7 W Yskip")
    assert table.choices(2) == ["discard B7"]
    assert table.refuses("2: done") == "SPIN-07"


@rule("SPIN-07")
def test_discard_number_does_nothing_to_a_hand_without_numbers() -> None:
    table = wheel("discard-number", "W Yskip B+2")
    assert table.counts[1] == 3
    assert table.awaits == ["3: turn"]


@rule("SPIN-R13")
def test_discard_colour_discards_all_cards_of_a_colour_in_hand() -> None:
    table = wheel("discard-colour", "B7 Y2 B1 Y9 W")
    assert table.choices(2) == ["discard B7", "discard Y2", "discard B1", "discard Y9"]
    table.go("2: discard B7")
    assert table.refuses("2: discard Y2") == "SPIN-08"
    table.go("2: discard B1")
    assert table.hand(2) == "Y2 Y9 W"
    assert table.awaits == ["3: turn"]


@rule("SPIN-R14")
def test_discard_colour_lets_the_spinner_keep_some_of_them() -> None:
    table = wheel("discard-colour", "B7 Y2 B1 B9 W").go("2: discard B9", "2: done")
    assert table.hand(2) == "B7 Y2 B1 W"
    assert table.awaits == ["3: turn"]


@rule("SPIN-08")
def test_discard_colour_takes_at_least_one_card_and_no_wild() -> None:
    table = wheel("discard-colour", "B7 W Yskip W+4")
    assert table.choices(2) == ["discard B7", "discard Yskip"]
    assert table.refuses("2: done") == "SPIN-08"
    assert table.refuses("2: discard W") == "SPIN-08"
    table.go("2: discard B7")
    assert table.hand(2) == "W Yskip W+4"


@rule("SPIN-08")
def test_discard_colour_does_nothing_to_a_hand_of_wilds() -> None:
    table = wheel("discard-colour", "W W+4 W")
    assert table.hand(2) == "W W+4 W"
    assert table.awaits == ["3: turn"]


@rule("SPIN-09")
def test_discard_colour_takes_action_cards_along_and_discard_number_spin_cards() -> None:
    colour = wheel("discard-colour", "B7 B+2 Brev Bskip B4* Y1")
    colour.go("2: discard B7", "2: discard B+2", "2: discard Brev", "2: discard Bskip", "2: discard B4*")
    assert colour.hand(2) == "Y1"
    number = wheel("discard-number", "B4 B4* G4* Y1").go("2: discard G4*", "2: discard B4", "2: discard B4*")
    assert number.hand(2) == "Y1"


@rule("SPIN-R29", "SPIN-R30")
@pytest.mark.parametrize(
    ("order", "choices"),
    [
        (["G7", "R7", "B7"], ["play B8", "play Y7", "draw"]),
        (["B7", "G7", "R7"], ["play Y7", "play R1", "draw"]),
    ],
)
def test_the_card_that_the_spinner_lays_last_sets_colour_and_number_for_the_next_player(
    order: list[str], choices: list[str]
) -> None:
    table = wheel("discard-number", "B7 R7 G7 Y2 Y4", third="B8 Y7 R1")
    table.go(*(f"2: discard {card}" for card in order))
    assert table.top == order[-1]
    assert sorted(table.choices(3)) == sorted(choices)


@rule("SPIN-R30")
def test_an_action_card_on_top_sets_its_symbol_for_the_next_player() -> None:
    table = wheel("discard-colour", "B7 Bskip Y2 Y4", third="Gskip B1 R7 R3")
    table.go("2: discard B7", "2: discard Bskip")
    assert sorted(table.choices(3)) == ["draw", "play B1", "play Gskip"]


# What the top card does


@rule("SPIN-10")
@pytest.mark.parametrize("top", ["B+2", "Bskip", "Brev"])
def test_an_action_card_on_top_of_wheel_discards_does_nothing(top: str) -> None:
    table = wheel("discard-colour", f"B7 {top} Y2 Y4").go("2: discard B7", f"2: discard {top}")
    assert (table.top, table.direction) == (top, "left")
    assert table.counts == [2, 2, 3]
    assert table.awaits == ["3: turn"]


@rule("SPIN-10")
@pytest.mark.parametrize(
    ("top", "direction", "counts"),
    [("B+2", "left", [2, 2, 5]), ("Bskip", "left", [2, 2, 3]), ("Brev", "right", [2, 2, 3])],
)
def test_a_table_may_agree_that_the_next_player_obeys_the_top_of_wheel_discards(
    top: str, direction: str, counts: list[int]
) -> None:
    table = wheel("discard-colour", f"B7 {top} Y2 Y4", wheel_discards_act=True)
    table.go("2: discard B7", f"2: discard {top}")
    assert table.direction == direction
    assert table.counts == counts
    assert table.awaits == ["1: turn"]


@rule("SPIN-10")
@pytest.mark.parametrize(("act", "counts", "turn"), [(False, [2, 2, 3], 3), (True, [2, 2, 7], 1)])
def test_a_wild_draw_four_on_top_of_wheel_discards_hits_only_where_the_table_agreed(
    act: bool, counts: list[int], turn: int
) -> None:
    table = wheel("almost-uno", "R1 R2 W+4", wheel_discards_act=act, challenge=True).go("2: discard W+4")
    assert table.awaits == ["2: colour"]
    table.go("2: colour green")
    assert table.colour == "green"
    assert table.counts == counts
    assert table.awaits == [f"{turn}: turn"], "nobody may challenge what was not played"


@rule("SPIN-10")
def test_only_the_top_of_wheel_discards_is_obeyed() -> None:
    table = wheel("discard-colour", "B7 B+2 Y2 Y4", wheel_discards_act=True)
    table.go("2: discard B+2", "2: discard B7")
    assert table.counts == [2, 2, 3]
    assert table.awaits == ["3: turn"]


@rule("SPIN-11")
@BOTH
def test_a_spin_card_on_top_of_wheel_discards_makes_no_new_spin(act: bool) -> None:
    table = wheel("discard-colour", "B7 B4* Y2 Y4", wheel_discards_act=act)
    table.go("2: discard B7", "2: discard B4*")
    assert not table.told(Spun)
    assert table.awaits == ["3: turn"]


@rule("SPIN-12")
@BOTH
def test_whoever_leaves_a_wild_on_top_of_wheel_discards_names_the_colour(act: bool) -> None:
    table = wheel("almost-uno", "B7 W Y2 Y4", wheel_discards_act=act).go("2: discard B7", "2: discard W")
    assert table.awaits == ["2: colour"]
    table.go("2: colour green")
    assert table.choices(3) == ["play G8", "play G9", "draw"]


@rule("SPIN-12")
def test_a_wild_under_other_wheel_discards_names_nothing() -> None:
    table = wheel("almost-uno", "B7 W Y2 Y4").go("2: discard W", "2: discard B7")
    assert table.colour == "blue"
    assert table.awaits == ["3: turn"]


@rule("SPIN-13")
@pytest.mark.parametrize(
    ("icon", "hand"), [("discard-number", "B7 G7"), ("discard-colour", "B7 Bskip"), ("discard-number", "B7")]
)
def test_whoever_empties_the_hand_at_the_wheel_wins_the_round(icon: str, hand: str) -> None:
    table = wheel(icon, hand).go(*(f"2: discard {card}" for card in hand.split()))
    assert table.winner == 2
    assert table.points == [0, 9 + 8 + 8 + 8 + 9, 0]


@rule("SPIN-14")
def test_whoever_is_left_with_one_card_by_the_wheel_owes_an_uno_call() -> None:
    table = wheel("discard-number", "B7 G7 Y2").go("2: discard B7")
    assert "uno" not in table.choices(2), "two cards are left"
    table.go("2: discard G7")
    assert table.choices(2) == ["uno"]
    table.go("1: catch 2")
    assert table.counts == [2, 3, 3]


# Action cards that end a round, where the table lets wheel discards act


@rule("SPIN-10", "SPIN-13")
def test_a_draw_two_that_empties_the_hand_at_the_wheel_still_hits_the_next_player() -> None:
    table = story(
        "spin; turn 1; hands R3* R9 R8 / B7 B+2 / Y1; pile G6 G7 …; discards R5", wheel_discards_act=True
    )
    table.go("1: play R3*", "tray: spin discard-colour", "2: discard B7", "2: discard B+2")
    assert [(drew.seat, drew.count) for drew in table.told(Drew)] == [(2, 2)]
    assert table.winner == 2
    assert table.points == [0, 9 + 8 + 1 + 6 + 7, 0]


@rule("SPIN-10", "SPIN-13")
@pytest.mark.parametrize("card", ["Bskip", "Brev"])
def test_a_skip_or_reverse_that_empties_the_hand_at_the_wheel_does_nothing_any_more(card: str) -> None:
    table = wheel("discard-colour", card, wheel_discards_act=True).go(f"2: discard {card}")
    assert table.winner == 2
    assert not table.told(Skipped)
    assert not table.told(Reversed)


@rule("SPIN-10", "SPIN-32")
def test_whoever_is_out_is_not_brought_back_by_a_draw_two_among_the_wheel_discards() -> None:
    table = story("spin; turn 1; hands R3* / B7 B+2 Y2; discards R5", wheel_discards_act=True)
    table.go("1: play R3*", "tray: spin discard-colour", "2: discard B7", "2: discard B+2")
    assert table.winner == 1
    assert table.points == [2, 0]


@rule("SPIN-10", "SPIN-R32")
def test_a_draw_two_on_top_of_the_final_wheel_discards_counts_in_the_score_of_who_draws() -> None:
    table = last_card("discard-colour", "B7 B+2 Y2", third="Y1", wheel_discards_act=True)
    table.go("2: discard B7", "2: discard B+2")
    assert table.winner == 1
    assert table.counts == [0, 1, 3]
