"""Rulings on how a round ends, and with which cards (CORE-54 … CORE-57, CORE-59)."""

import pytest

from companion.rules.events import ColourNamed, Reversed, RoundOver, Skipped, WentOut
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition, take_the_attack
from tests.rules.ruling_stories import crowded
from tests.rules.stories import story


@in_every_edition
@rule("CORE-54")
def test_a_round_ends_at_once_with_a_last_number(game: str) -> None:
    table = story(f"{game}; turn 1; hands B7 / G1 G2 / G3 G4; discards B5")
    table.go("1: play B7")
    assert (table.winner, table.awaits) == (1, [])


@in_every_edition
@rule("CORE-54")
def test_a_round_ends_after_the_cards_of_a_last_draw_two_are_drawn(game: str) -> None:
    table = story(f"{game}; turn 1; hands B+2 / G1 G2 / G3 G4; pile Y7 Y8 …; discards B5")
    table.go("1: play B+2")
    take_the_attack(table, 2)
    assert table.winner == 1
    assert table.points == [3 + 15 + 7, 0, 0]
    assert table.refuses("2: draw") == "CORE-R50"


@rule("CORE-54")
def test_a_round_goes_on_until_the_spin_of_a_last_eyeball_is_done() -> None:
    table = story("eye-eye; turn 1; hands R3* / B1 B2 / G3 G4; pile Y1 Y2 Y3 Y4 …; discards R5")
    table.go("1: play R3*")
    assert table.told(WentOut) == [WentOut(0)]
    assert (table.winner, table.awaits) == (None, ["tray: spin"])
    table.go("tray: spin green draw-4")
    assert (table.winner, table.awaits) == (None, ["1: choose-player"])
    table.go("1: pick 3")
    assert (table.winner, table.points) == (1, [3 + 7 + 10, 0, 0])


@rule("CORE-54")
def test_a_round_goes_on_until_the_spin_after_a_last_spin_card_is_done() -> None:
    table = story("spin; turn 1; hands R3* / B9 B8 B2 / G3 G4; discards R5")
    table.go("1: play R3*")
    assert (table.winner, table.awaits) == (None, ["tray: spin"])
    table.go("tray: spin almost-uno")
    assert (table.winner, table.awaits) == (None, ["2: discard-to-two"])
    table.go("2: discard B9")
    assert (table.winner, table.points) == (1, [10 + 7, 0, 0])


@pytest.mark.parametrize("last", ["Bskip", "Brev", "W"])
@pytest.mark.parametrize("seats", [2, 3])
@in_every_edition
@rule("CORE-55")
def test_a_last_skip_reverse_or_wild_does_nothing_more(game: str, last: str, seats: int) -> None:
    others = " / ".join(["G1 G2", "G3 G4"][: seats - 1])
    table = story(f"{game}; turn 1; hands {last} / {others}; discards B5")
    table.go(f"1: play {last}")
    assert (table.winner, table.awaits, table.direction) == (1, [], "left")
    for kind in (Skipped, Reversed, ColourNamed):
        assert table.told(kind) == []


@pytest.mark.parametrize("last", ["B+2", "W+4"])
@in_every_edition
@rule("CORE-56")
def test_after_a_last_draw_card_the_victim_draws_what_there_is(game: str, last: str) -> None:
    table = crowded(f"{game}; turn 1; hands {last} / Y1 Y2 / REST; pile -; discards B9")
    others = sum(card.points for card in table.round.view(2).hand)
    table.go(f"1: play {last}")
    take_the_attack(table, 2)
    table.shuffle()
    assert table.hand(2) == "Y1 Y2 B9", "one card instead of more: there is no other"
    assert (table.winner, table.points) == (1, [12 + others, 0, 0])


@rule("CORE-57")
def test_of_two_hands_emptied_by_one_eyeball_the_first_one_wins() -> None:
    table = story("eye-eye; turn 1; hands R3* / G7 / B1 B2; discards R5")
    table.go("1: play R3*", "tray: spin green discard-1", "1: pick 2", "2: discard G7")
    assert table.counts == [0, 0, 2]
    assert (table.winner, table.points) == (1, [3, 0, 0])


@rule("CORE-57")
def test_of_two_hands_emptied_by_one_spin_card_the_first_one_wins() -> None:
    table = story("spin; turn 2; hands B1 B2 / R3* / G7 Y7; discards R5")
    table.go("2: play R3*", "tray: spin discard-number", "3: discard G7", "3: discard Y7")
    assert table.counts == [2, 0, 0]
    assert (table.winner, table.points) == (2, [0, 3, 0])


@in_every_edition
@rule("CORE-59")
def test_the_winner_holds_no_card_and_the_others_cards_are_the_score(game: str) -> None:
    table = story(f"{game}; turn 1; hands B7 / G1 W / Gskip G4 Y9; discards B5")
    table.go("1: play B7")
    (over,) = table.told(RoundOver)
    assert [" ".join(card.code for card in hand) for hand in over.hands] == ["", "G1 W", "Gskip G4 Y9"]
    assert table.points == [51 + 33, 0, 0]
