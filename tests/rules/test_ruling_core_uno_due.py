"""Rulings on when an UNO call is due, lapses, and is not due at all (CORE-49, CORE-50, CORE-53)."""

import pytest

from companion.rules.events import WentOut
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition
from tests.rules.stories import Story, story


def owing(table: Story) -> list[int]:
    """Who owes a call now."""
    return [seat + 1 for seat, called in table.round.view(None).uno if not called]


@rule("CORE-49")
def test_a_discard_by_the_eyes_that_leaves_one_card_makes_a_call_due() -> None:
    table = story("eye-eye; turn 1; hands R3* R9 G1 / B1 B2 / G3 G4; pile Y1 Y2 …; discards R5")
    table.go("1: play R3*")
    assert owing(table) == []
    table.go("tray: spin red discard-1", "1: discard R9")
    assert owing(table) == [1]
    table.go("3: catch 1")
    assert table.hand(1) == "G1 Y1 Y2"


@rule("CORE-49")
def test_a_discard_on_another_players_turn_makes_a_call_due() -> None:
    table = story("eye-eye; turn 1; hands R3* R9 G1 / B1 B2 / G3 G4; discards R5")
    table.go("1: play R3*", "tray: spin green discard-1", "1: pick 3", "3: discard G3")
    assert owing(table) == [3]
    table.go("3: uno")
    assert table.refuses("1: catch 3") == "CORE-47"


@rule("CORE-49")
def test_a_discard_by_the_wheel_that_leaves_one_card_makes_a_call_due() -> None:
    table = story("spin; turn 1; hands R3* R9 R8 / B1 G1 Y9 / G3 G4; pile Y1 Y2 …; discards R5")
    table.go("1: play R3*", "tray: spin discard-number", "2: discard B1", "2: discard G1")
    assert owing(table) == [2]
    table.go("1: catch 2")
    assert table.hand(2) == "Y9 Y1 Y2"


@rule("CORE-49")
def test_a_gift_that_leaves_one_card_makes_a_call_due() -> None:
    table = story("monster-high; turn 1; hands Wurr B1 B2 Y9 / G1 G2 / G3 G4; pile Y1 Y2 …; discards B5")
    table.go("1: play Wurr", "1: give-all blue", "1: give B1")
    assert table.counts == [1, 3, 3]
    assert owing(table) == [1]
    table.go("2: catch 1")
    assert table.hand(1) == "Y9 Y1 Y2"
    assert table.awaits == ["1: colour"]


@rule("CORE-49")
def test_a_card_lost_in_war_that_leaves_one_makes_a_call_due() -> None:
    table = story("spin; turn 1; hands R3* R1 R2 R4 / B9 G1 / G3 G4; pile Y1 Y2 …; discards R5")
    table.go("1: play R3*", "tray: spin war", "1: lay R4", "2: lay B9", "3: lay G4")
    assert table.hand(2) == "G1"
    assert owing(table) == [2]
    table.go("3: catch 2")
    assert table.hand(2) == "G1 Y1 Y2"


@rule("CORE-49")
def test_the_prize_of_the_yell_that_leaves_one_card_makes_a_call_due() -> None:
    table = story("spin; turn 1; hands R3* R1 R2 R4 / B9 G1 / G3 G4; discards R5")
    table.go("1: play R3*", "tray: spin uno-spin", "3: yell", "3: discard G3")
    assert owing(table) == [3]


@rule("CORE-49")
def test_whoever_receives_a_hand_of_one_card_owes_a_call() -> None:
    table = story("spin; turn 1; hands R3* R9 R8 / B1 / G3 G4 G5; pile Y1 Y2 …; discards R5")
    table.go("1: play R3*", "tray: spin trade-hands")
    assert (table.counts, table.hand(3)) == ([3, 2, 1], "B1")
    assert owing(table) == [3]
    table.go("1: catch 3")
    assert table.hand(3) == "B1 Y1 Y2"


@rule("CORE-49")
def test_a_hand_that_stays_at_one_card_through_others_acts_owes_nothing_new() -> None:
    table = story("eye-eye; turn 1; hands R3* R9 G1 / B1 / G3 G4; discards R5")
    table.go("1: play R3*", "tray: spin black draw-4")
    assert owing(table) == []


@rule("CORE-50")
def test_a_hand_that_grows_before_a_catch_owes_no_call() -> None:
    table = story("eye-eye; turn 1; hands R3* R9 / B1 B2 / G3 G4; discards R5")
    table.go("1: play R3*")
    assert table.can("2: catch 1")
    table.go("tray: spin red draw-4")
    assert table.counts == [5, 2, 2]
    assert table.refuses("2: catch 1") == "CORE-47"
    assert table.refuses("1: uno") == "CORE-51"


@in_every_edition
@rule("CORE-50")
def test_after_a_hand_has_grown_a_later_drop_to_one_needs_a_new_call(game: str) -> None:
    table = story(f"{game}; turn 1; hands B1 B7 / Y+2 G3 G4 / B+2 B8 G6; pile B6 B9 Y1 Y2 …; discards B5")
    table.go("1: play B1 uno", "2: draw", "2: pass", "3: play B+2")
    if game == "mario":
        table.go("1: accept")
    assert table.hand(1) == "B7 B9 Y1"
    table.go("2: draw", "2: pass", "3: play B8", "1: play B7", "2: draw", "2: pass", "3: draw", "3: pass")
    table.go("1: play B9")
    assert owing(table) == [1], "the call of the first time is used up"
    table.go("3: catch 1")
    assert table.counts[0] == 3


@pytest.mark.parametrize("call", ["", " uno"])
@rule("CORE-50")
def test_a_called_hand_that_grows_cannot_be_pointed_at_any_more(call: str) -> None:
    table = story("eye-eye; turn 1; hands R3* R9 / B1 B2 / G3 G4; discards R5", false_catch_penalty=2)
    table.go(f"1: play R3*{call}", "tray: spin red draw-until")
    assert table.refuses("2: catch 1") == "CORE-47"


@rule("CORE-53")
def test_from_two_cards_to_none_by_a_gift_no_call_is_due() -> None:
    table = story("monster-high; turn 1; hands Wurr B1 / G1 G2 / G3 G4; discards B5")
    assert set(table.choices(1)) == {"play Wurr", "play B1", "play B1 uno", "draw"}
    assert table.refuses("1: play Wurr uno") == "CORE-51"
    table.go("1: play Wurr")
    assert owing(table) == []
    assert not table.can("2: catch 1")
    table.go("1: give-all blue")
    assert table.winner == 1


@rule("CORE-53")
def test_from_two_cards_to_none_by_the_wheel_no_call_is_due() -> None:
    table = story("spin; turn 1; hands R3* R9 R8 / B1 G1 / G3 G4; discards R5")
    table.go("1: play R3*", "tray: spin discard-number", "2: discard B1")
    assert table.counts[1] == 1
    assert owing(table) == [], "the discarding is not over"
    assert not table.can("1: catch 2")
    table.go("2: discard G1")
    assert table.told(WentOut) == [WentOut(1)]
    assert table.winner == 2
