"""UNO Spin: War."""

import pytest
from msgspec.structs import replace

from companion.rules.events import Revealed, Sealed, Spun, WarEnded
from tests.rules.catalogue_coverage import rule
from tests.rules.spin_stories import wheel
from tests.rules.stories import Story, story


def fought(table: Story) -> list[list[str]]:
    """The face-offs of the last moves: ``[["2 B7", "1 R9"]]``."""
    return [[f"{seat + 1} {card}" for seat, card in shown.cards] for shown in table.told(Revealed)]


def known_to(table: Story, seat: int | None) -> object:
    """A seat's view, with its decisions as questions and moves."""
    view = table.round.view(seat)
    return replace(view, decisions=()), [(each.kind, each.moves) for each in view.decisions]


@rule("SPIN-R20")
def test_everyone_who_has_a_number_lays_the_highest_whatever_its_colour() -> None:
    table = wheel("war", "Y2 G7 W+4 B1", third="Gskip W Y+2", first="R8 Y9 R1")
    assert table.awaits == ["2: war", "1: war"], "player 3 has no number card"
    assert table.choices(1) == ["lay Y9"]
    assert table.choices(2) == ["lay G7"]
    assert table.choices(3) == []
    assert table.refuses("1: lay R8") == "SPIN-22"
    assert table.refuses("2: lay W+4") == "SPIN-22"
    assert table.refuses("2: done") == "SPIN-22"


@rule("SPIN-R21")
def test_war_cards_are_turned_over_together_when_the_last_one_lies() -> None:
    table = wheel("war", "B7 B1", third="G8 G1")
    assert fought(table.go("3: lay G8", "1: lay R9")) == []
    assert table.top == "R3*"
    assert fought(table.go("2: lay B7")) == [["2 B7", "3 G8", "1 R9"]]


@rule("SPIN-R22")
def test_the_highest_war_card_is_discarded_and_the_others_go_back() -> None:
    table = wheel("war", "B7 B1", third="G9 G1", first="R8 R6 R4").go("1: lay R8", "2: lay B7", "3: lay G9")
    assert table.told(WarEnded) == [WarEnded(2)]
    assert table.top == "G9"
    assert (table.hand(1), table.hand(2), table.hand(3)) == ("R8 R6 R4", "B7 B1", "G1")


@rule("SPIN-R23")
def test_whoever_ties_goes_on_with_the_next_highest_card() -> None:
    table = wheel("war", "B9 B6 B4 B1", third="G8 G7", first="R9 R7 R2 R1")
    table.go("1: lay R9", "2: lay B9", "3: lay G8")
    assert table.awaits == ["2: war", "1: war"], "player 3 was beaten"
    assert table.choices(1) == ["lay R7"]
    assert table.choices(2) == ["lay B6"]
    assert table.refuses("2: lay B9") == "SPIN-22"
    table.go("1: lay R7", "2: lay B6")
    assert table.told(WarEnded) == [WarEnded(0)]


@rule("SPIN-R24")
def test_the_winner_of_a_tie_discards_all_war_cards_laid_and_the_loser_none() -> None:
    table = wheel("war", "B9 B6 B4 B1", third="G8 G7", first="R9 R7 R2 R1")
    table.go("1: lay R9", "2: lay B9", "3: lay G8", "1: lay R7", "2: lay B6")
    table.go("1: discard R9")
    assert (table.hand(1), table.hand(2), table.hand(3)) == ("R2 R1", "B9 B6 B4 B1", "G8 G7")
    assert table.top == "R7"


@rule("SPIN-R25")
@pytest.mark.parametrize(("direction", "next_player"), [("left", 4), ("right", 2)])
def test_play_goes_on_after_the_winner_of_the_war(direction: str, next_player: int) -> None:
    table = story(f"spin; turn 1; {direction}; hands R3* R7 R6 / B7 B6 B4 / G9 G2 G1 / Y7 Y6 Y4; discards R5")
    table.go("1: play R3*", "tray: spin war", "1: lay R7", "2: lay B7", "3: lay G9", "4: lay Y7")
    assert table.awaits == [f"{next_player}: turn"]


@rule("SPIN-21")
def test_the_spinner_takes_part_and_zeros_and_spin_cards_count() -> None:
    table = wheel("war", "B2* B1", third="G0 Gskip", first="R1* Rskip W")
    table.go("1: lay R1*", "2: lay B2*", "3: lay G0")
    assert fought(table) == [["2 B2*", "3 G0", "1 R1*"]]
    assert table.told(WarEnded) == [WarEnded(1)]
    assert table.top == "B2*"


@rule("SPIN-22")
def test_in_war_only_the_colour_among_equal_numbers_is_free() -> None:
    table = wheel("war", "B7 Y7 G7 R4 W", third="G5 G5*", first="R8 R6 Y8")
    assert table.choices(1) == ["lay R8", "lay Y8"]
    assert table.choices(2) == ["lay B7", "lay Y7", "lay G7"]
    assert table.choices(3) == ["lay G5", "lay G5*"]


@rule("SPIN-22")
def test_a_war_card_is_sealed_and_nobody_else_learns_which_it_is_before_all_lie() -> None:
    blue, yellow = (wheel("war", "B7 Y7 R4", third="G5 Y1").go(f"2: lay {card}") for card in ("B7", "Y7"))
    for other in (0, 2, None):
        assert known_to(blue, other) == known_to(yellow, other)
        assert [event.seen_by(other) for event in blue.news] == [Sealed(1, None)]
    (own,) = blue.told(Sealed)
    assert own.seen_by(1) == own
    assert blue.refuses("2: lay Y7") == "CORE-24"


@rule("SPIN-23")
def test_a_war_without_any_number_card_does_nothing() -> None:
    table = wheel("war", "Bskip W", third="Gskip W+4", first="Rskip R+2")
    assert table.refuses("3: lay Gskip") == "CORE-R18", "it is an ordinary turn again"
    assert table.told(WarEnded) == [WarEnded(None)]
    assert (table.counts, table.top) == ([2, 2, 2], "R3*")
    assert table.awaits == ["3: turn"]


@rule("SPIN-24")
def test_the_only_one_with_a_number_card_wins_the_war_unopposed() -> None:
    table = wheel("war", "Bskip W", third="Gskip W+4", first="Rskip R+2 R0")
    assert table.awaits == ["1: war"]
    table.go("1: lay R0")
    assert table.told(WarEnded) == [WarEnded(0)]
    assert (table.top, table.counts) == ("R0", [2, 2, 2])
    assert table.awaits == ["2: turn"]


@rule("SPIN-25")
def test_whoever_ties_and_has_no_further_number_drops_out_and_the_other_wins_with_what_lies() -> None:
    table = wheel("war", "B9 Bskip W", third="G8 G7", first="R9 R7 R2")
    table.go("1: lay R9", "2: lay B9", "3: lay G8")
    assert table.told(WarEnded) == [WarEnded(0)]
    assert (table.hand(1), table.hand(2), table.hand(3)) == ("R7 R2", "B9 Bskip W", "G8 G7")
    assert table.top == "R9"
    assert table.awaits == ["2: turn"]


@rule("SPIN-25")
def test_of_three_who_tie_two_fight_on_when_one_has_no_further_number() -> None:
    table = wheel("war", "B9 Bskip W", third="G9 G7 G1", first="R9 R6 R2")
    table.go("1: lay R9", "2: lay B9", "3: lay G9")
    assert table.awaits == ["3: war", "1: war"]
    table.go("1: lay R6", "3: lay G7")
    assert table.told(WarEnded) == [WarEnded(2)]


@rule("SPIN-26")
def test_when_nobody_who_ties_has_a_further_number_nobody_wins_the_war() -> None:
    table = wheel("war", "B9 Bskip W", third="G8 G7", first="R9 Rskip W")
    table.go("1: lay R9", "2: lay B9", "3: lay G8")
    assert table.told(WarEnded) == [WarEnded(None)]
    assert (table.hand(1), table.hand(2), table.hand(3)) == ("R9 Rskip W", "B9 Bskip W", "G8 G7")
    assert table.top == "R3*"
    assert table.awaits == ["3: turn"]


@rule("SPIN-27")
def test_after_a_nine_a_second_nine_is_the_next_highest_card() -> None:
    table = wheel("war", "B9 B6 B4 B1", third="G8 G7", first="R9 R9 R7 R1")
    table.go("1: lay R9", "2: lay B9", "3: lay G8")
    assert table.choices(1) == ["lay R9"]
    table.go("1: lay R9", "2: lay B6")
    assert table.told(WarEnded) == [WarEnded(0)]
    assert (table.hand(1), table.top) == ("R7 R1", "R9")


@rule("SPIN-28")
@pytest.mark.parametrize(("under", "top"), [("Y5*", "R4*"), ("R4*", "Y5*")])
def test_the_winner_of_a_war_chooses_the_order_and_a_spin_card_on_top_spins_nothing(
    under: str, top: str
) -> None:
    table = wheel("war", "B5 B3 B1", third="G4 G1", first="Y5* R4* R1 Y1", wheel_discards_act=True)
    table.go("1: lay Y5*", "2: lay B5", "3: lay G4", "1: lay R4*", "2: lay B3")
    assert sorted(table.choices(1)) == ["discard R4*", "discard Y5*"]
    assert table.refuses("1: discard R1") == "SPIN-28"
    assert table.refuses("1: done") == "SPIN-28"
    table.go(f"1: discard {under}")
    assert table.hand(1) == "R1 Y1"
    assert table.top == top
    assert not table.told(Spun)
    assert table.awaits == ["2: turn"]


@rule("SPIN-29")
def test_whoever_wins_the_war_with_the_last_card_wins_the_round() -> None:
    table = wheel("war", "B7 B1", third="G9").go("1: lay R9", "2: lay B7", "3: lay G9")
    assert table.winner is None, "player 1 has a nine too, and another card"
    table = wheel("war", "B7 B1", third="G9", first="R8 R6").go("1: lay R8", "2: lay B7", "3: lay G9")
    assert table.winner == 3
    assert table.points == [0, 0, 8 + 6 + 7 + 1]


@rule("SPIN-14")
def test_whoever_is_left_with_one_card_by_the_war_owes_an_uno_call() -> None:
    table = wheel("war", "B9 B1", third="G8 G7", first="R8 R6").go("1: lay R8", "2: lay B9", "3: lay G8")
    assert table.choices(2) == ["uno"]
    assert table.go("3: catch 2").counts == [2, 3, 2]
