"""UNO Spin: Draw Red, Draw Blue, Trade Hands and Show Hand."""

import pytest

from companion.rules.events import HandShown, HandsTraded
from tests.rules.catalogue_coverage import rule
from tests.rules.ruling_stories import crowded
from tests.rules.spin_stories import wheel
from tests.rules.stories import Story, story

DRAWING = "spin; turn 1; hands R3* R9 R8 / Y1 Y2 / G1 G2; pile {pile} …; discards R5"


def drawn_by_spinner(icon: str, pile: str) -> Story:
    return story(DRAWING.format(pile=pile)).go("1: play R3*", f"tray: spin {icon}")


@rule("SPIN-R15")
@pytest.mark.parametrize("stop", ["R7", "R2*", "R+2", "W", "W+4"])
def test_draw_red_draws_and_keeps_cards_until_a_red_or_a_wild_comes(stop: str) -> None:
    table = drawn_by_spinner("draw-red", f"B7 G5 Yskip B4* {stop} R4 B1")
    assert table.hand(2) == f"Y1 Y2 B7 G5 Yskip B4* {stop}"
    assert table.awaits == ["3: turn"]


@rule("SPIN-R16")
@pytest.mark.parametrize("stop", ["B7", "B2*", "B+2", "W", "W+4"])
def test_draw_blue_draws_and_keeps_cards_until_a_blue_or_a_wild_comes(stop: str) -> None:
    table = drawn_by_spinner("draw-blue", f"R7 G5 Yskip R4* {stop} B4 R1")
    assert table.hand(2) == f"Y1 Y2 R7 G5 Yskip R4* {stop}"
    assert table.awaits == ["3: turn"]


@rule("SPIN-15")
@pytest.mark.parametrize("icon", ["draw-red", "draw-blue"])
def test_only_the_spinner_draws(icon: str) -> None:
    table = drawn_by_spinner(icon, "G5 Y6 W R7")
    assert table.hand(2) == "Y1 Y2 G5 Y6 W"
    assert (table.hand(1), table.hand(3)) == ("R9 R8", "G1 G2")


@rule("SPIN-15")
@pytest.mark.parametrize("icon", ["draw-red", "draw-blue"])
def test_when_even_a_reshuffle_brings_neither_the_colour_nor_a_wild_the_drawing_stops(icon: str) -> None:
    table = crowded("spin; turn 1; hands R3* REST / Y1; pile G1; discards Y2 G2 G3")
    table.go("1: play R3*", f"tray: spin {icon}")
    assert table.awaits == ["tray: reshuffle"]
    table.shuffle("G3 Y2 G2")
    assert table.hand(2) == "Y1 G1 G3 Y2 G2"
    assert table.awaits == ["1: turn"]


@rule("SPIN-R17")
def test_trade_hands_passes_every_hand_to_the_left() -> None:
    table = wheel("trade-hands", "B1 B2 B4", third="G8 G9", first="R9 R8 R7 R6")
    assert table.told(HandsTraded)
    assert (table.hand(1), table.hand(2), table.hand(3)) == ("G8 G9", "R9 R8 R7 R6", "B1 B2 B4")


@rule("SPIN-16")
def test_hands_are_traded_to_the_left_also_when_play_runs_to_the_right() -> None:
    table = story("spin; turn 1; right; hands R3* R9 R8 / B1 B2 B4 / G8 G9; discards R5")
    table.go("1: play R3*", "tray: spin trade-hands")
    assert (table.hand(1), table.hand(2), table.hand(3)) == ("G8 G9", "R9 R8", "B1 B2 B4")
    assert table.direction == "right"


@rule("SPIN-R18")
def test_whoever_gets_a_single_card_in_a_trade_calls_uno_or_draws_two_when_caught() -> None:
    table = wheel("trade-hands", "B1 B2 B4", third="G9")
    assert table.choices(1) == ["uno"]
    table.go("2: catch 1")
    assert table.counts == [3, 2, 3]
    in_time = wheel("trade-hands", "B1 B2 B4", third="G9").go("1: uno")
    assert in_time.refuses("2: catch 1") == "CORE-47"


@rule("SPIN-17")
def test_an_uno_call_does_not_travel_with_the_hand_that_is_traded() -> None:
    table = story("spin; turn 1; hands R3* G9 / B1 / Y8 Y9; discards R5")
    table.go("1: play R3* uno", "tray: spin trade-hands")
    assert (table.hand(1), table.hand(2), table.hand(3)) == ("Y8 Y9", "G9", "B1")
    assert table.can("2: uno"), "player 2 held a single card before, and has got the one called for"
    assert table.can("3: uno")
    assert table.refuses("1: uno") == "CORE-51"
    assert table.go("1: catch 2", "1: catch 3").counts == [2, 3, 3]


@rule("SPIN-17")
def test_whoever_called_uno_in_time_and_then_gets_another_single_card_owes_a_new_call() -> None:
    table = story("spin; turn 1; hands R3* G9 / B1 B2 / Y8; discards R5")
    table.go("1: play R3* uno", "tray: spin trade-hands")
    assert (table.hand(1), table.hand(2)) == ("Y8", "G9")
    assert table.go("3: catch 1").counts == [3, 1, 2]


@rule("SPIN-18")
def test_whoever_forgot_uno_after_a_trade_may_be_caught_until_the_next_player_plays() -> None:
    table = wheel("trade-hands", "R1 B2 B4", third="G9")
    assert table.awaits == ["3: turn"]
    assert table.can("2: catch 1")
    assert table.go("3: draw").can("2: catch 1"), "in Spin a draw does not close the window"
    fresh = wheel("trade-hands", "R1 B2 B4", third="G9").go("3: play R1")
    assert fresh.refuses("2: catch 1") == "CORE-R49"


@rule("SPIN-18")
def test_where_the_table_closes_the_window_at_any_act_a_draw_ends_it_after_a_trade_too() -> None:
    table = wheel("trade-hands", "R1 B2 B4", third="G9", uno_window="act")
    assert table.can("2: catch 1")
    assert table.go("3: draw").refuses("2: catch 1") == "CORE-R49"


@rule("SPIN-19")
def test_hands_are_traded_as_wholes_and_everything_else_stays_in_its_seat() -> None:
    table = story(
        "spin; dealer 3; turn 1; right; hands R3* Y7 Y6 R9 / B4 B1 W B2 / Y8 Y9 / G1 G2; discards R5"
    )
    table.go("1: play R3*", "tray: spin trade-hands")
    assert [table.hand(seat) for seat in (1, 2, 3, 4)] == ["G1 G2", "Y7 Y6 R9", "B4 B1 W B2", "Y8 Y9"]
    assert table.round.dealer == 2
    assert (table.direction, table.top, table.colour) == ("right", "R3*", "red")
    assert table.awaits == ["3: turn"], "player 4 spun; to the right, player 3 is next"


@rule("SPIN-R19")
def test_show_hand_shows_the_spinners_hand_to_everyone_and_play_goes_on() -> None:
    table = wheel("show-hand", "B1 W G4")
    (shown,) = table.told(HandShown)
    for watcher in (0, 2, None):
        seen = shown.seen_by(watcher)
        assert isinstance(seen, HandShown)
        assert (seen.seat, [str(card) for card in seen.cards]) == (1, ["B1", "W", "G4"])
    assert table.awaits == ["3: turn"]


@rule("SPIN-20")
def test_show_hand_is_told_to_all_and_changes_no_card() -> None:
    before = story("spin; turn 1; hands R3* R9 R8 / B1 W G4 / Y8 G8 G9; discards R5").go("1: play R3*")
    after = wheel("show-hand", "B1 W G4")
    assert [(shown.seat, shown.to) for shown in after.told(HandShown)] == [(1, None)]
    assert after.round.hands == before.round.hands
    assert after.round.pile == before.round.pile
    assert after.round.discards == before.round.discards
    assert (after.colour, after.direction) == (before.colour, before.direction)
