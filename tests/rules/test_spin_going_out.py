"""UNO Spin: the spin after a last card, and who may still be caught before a spin."""

import pytest

from companion.rules.events import BackIn, HandShown, HandsTraded, Spun, WarEnded
from tests.rules.catalogue_coverage import rule
from tests.rules.spin_stories import last_card
from tests.rules.stories import story


@rule("SPIN-R31")
def test_after_a_last_spin_card_the_following_player_still_spins() -> None:
    table = story("spin; turn 1; hands R3* / B1 B2 / G8 G9; discards R5").go("1: play R3*")
    assert table.winner is None
    assert table.awaits == ["tray: spin"]
    table.go("tray: spin show-hand")
    assert [spun.spinner for spun in table.told(Spun)] == [1]
    assert [shown.seat for shown in table.told(HandShown)] == [1]
    assert table.winner == 1


@rule("SPIN-R32")
@pytest.mark.parametrize(
    ("icon", "moves", "spinner_is_left_with"),
    [
        ("show-hand", [], 1 + 2 + 4),
        ("draw-red", [], 1 + 2 + 4 + 6 + 7),
        ("almost-uno", ["2: discard B4"], 1 + 2),
        ("discard-number", ["2: discard B2"], 1 + 4),
        ("discard-colour", ["2: discard B4", "2: discard B2", "2: done"], 1),
    ],
)
def test_what_the_final_spin_draws_or_discards_counts_in_the_score(
    icon: str, moves: list[str], spinner_is_left_with: int
) -> None:
    table = story("spin; turn 1; hands R3* / B1 B2 B4 / G8 G9; pile Y6 R7 …; discards R5")
    table.go("1: play R3*", f"tray: spin {icon}", *moves)
    assert table.winner == 1
    assert table.points == [spinner_is_left_with + 8 + 9, 0, 0]


@rule("SPIN-30")
@pytest.mark.parametrize(
    ("scoring", "points"),
    [("standard", [9 + 1 + 2, 0, 0]), ("low", [9, 0, 1 + 2]), ("none", [0, 0, 0])],
)
def test_hands_traded_by_the_final_spin_change_no_winner_but_who_is_charged(
    scoring: str, points: list[int]
) -> None:
    table = last_card("trade-hands", "B1 B2", third="G9", scoring=scoring)
    assert table.told(HandsTraded)
    assert (table.hand(1), table.hand(2), table.hand(3)) == ("G9", "", "B1 B2")
    assert table.winner == 1
    assert not table.told(BackIn)
    assert table.points == points


@rule("SPIN-31")
def test_whoever_is_out_takes_no_part_in_the_war_of_the_final_spin() -> None:
    table = last_card("war", "B7 B1", third="G9 G1")
    assert table.awaits == ["2: war", "3: war"]
    table.go("2: lay B7", "3: lay G9")
    assert table.told(WarEnded) == [WarEnded(2)]
    assert table.winner == 1
    assert table.points == [7 + 1 + 1, 0, 0]


@rule("SPIN-31")
def test_whoever_is_out_takes_no_part_in_the_race_of_the_final_spin() -> None:
    table = last_card("uno-spin", "B7 B1", third="G9 G1")
    assert table.choices(1) == []
    assert table.refuses("1: yell") == "SPIN-31"
    assert not table.can("tray: first 1")
    table.go("3: yell", "3: discard G9")
    assert table.winner == 1
    assert table.points == [7 + 1 + 1, 0, 0]


@rule("SPIN-32")
@pytest.mark.parametrize(
    ("icon", "moves"),
    [
        ("discard-number", ["2: discard B7"]),
        ("discard-colour", ["2: discard B7"]),
        ("war", ["2: lay B7", "3: lay G1"]),
        ("uno-spin", ["2: yell", "2: discard B7"]),
    ],
)
def test_the_first_one_out_stays_winner_when_the_spinner_empties_the_hand_too(
    icon: str, moves: list[str]
) -> None:
    table = last_card(icon, "B7", third="G1 Gskip").go(*moves)
    assert table.counts == [0, 0, 2]
    assert table.winner == 1
    assert table.points == [1 + 20, 0, 0]


# Calling UNO and catching

ONE_LEFT = "spin; turn 1; hands R9 R8 / R1 G1 B1 / G8 G9; discards R5"


@rule("SPIN-R36")
def test_whoever_forgot_uno_may_be_caught_until_the_next_player_plays() -> None:
    table = story(ONE_LEFT).go("1: play R9", "2: draw", "3: catch 1")
    assert table.counts == [3, 4, 2]
    too_late = story(ONE_LEFT).go("1: play R9", "2: play R1")
    assert too_late.refuses("3: catch 1") == "CORE-R49"


@rule("SPIN-38")
def test_whoever_forgot_uno_with_a_spin_card_may_be_caught_until_the_wheel_has_been_spun() -> None:
    position = "spin; turn 1; hands R3* R8 / R1 G1 B1 / G8 G9; discards R5"
    caught = story(position).go("1: play R3*", "2: catch 1")
    assert caught.counts == [3, 3, 2]
    assert caught.awaits == ["tray: spin"]
    too_late = story(position).go("1: play R3*", "tray: spin show-hand")
    assert too_late.refuses("2: catch 1") == "CORE-R49"
