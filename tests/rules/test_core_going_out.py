"""Going out: the last card, what it still does, and an empty draw pile (CORE-R08, CORE-R50 … CORE-R53)."""

import pytest

from companion.rules.events import Drew, Reshuffled, RoundOver
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import (
    LOW,
    in_every_edition,
    open_match,
    play_round,
    short_pile,
    take_the_attack,
)
from tests.rules.stories import story


@in_every_edition
@rule("CORE-R08")
def test_the_first_with_an_empty_hand_wins_the_round(game: str) -> None:
    table = story(f"{game}; turn 1; hands B7 B9 / B1 / Y1 Y2; discards B6")
    table.go("1: play B7")
    assert table.winner is None
    table.go("2: play B1")
    assert table.winner == 2


@in_every_edition
@rule("CORE-R50")
def test_a_player_with_no_cards_left_ends_the_round(game: str) -> None:
    table = story(f"{game}; turn 1; hands B7 / B1 B2 / Y1 Y2; discards B6")
    table.go("1: play B7")
    assert [event.winner for event in table.told(RoundOver)] == [0]
    assert table.round.over
    assert table.awaits == []
    assert table.round.legal_moves() == []
    assert table.refuses("2: play B1") == "CORE-R50"


@in_every_edition
@rule("CORE-R51")
def test_when_a_round_is_over_points_are_scored_and_a_new_round_starts(game: str) -> None:
    match = open_match(game, 2)
    first = match.round
    assert match.totals == (0, 0)
    play_round(match, {1: LOW})
    assert match.totals == (0, 36)
    assert match.round is not first
    assert [decision.kind for decision in match.decisions] == ["shuffle"]
    play_round(match, {2: LOW})
    assert match.totals == (36, 36)


@in_every_edition
@rule("CORE-R52")
def test_a_draw_two_as_last_card_still_hits_and_its_cards_count(game: str) -> None:
    table = story(f"{game}; turn 1; hands B+2 / B1 Y9 / Y1 Y2; pile W Gskip …; discards B6")
    table.go("1: play B+2")
    take_the_attack(table, victim=2)
    assert table.hand(2) == "B1 Y9 W Gskip"
    assert table.winner == 1
    assert table.points == [(1 + 9 + 50 + 20) + (1 + 2), 0, 0]


@in_every_edition
@rule("CORE-R52")
def test_a_wild_draw_four_as_last_card_still_hits_and_its_cards_count(game: str) -> None:
    table = story(f"{game}; turn 1; hands W+4 / B1 Y9 / Y1 Y2; pile W Gskip G7 Y0 …; discards B6")
    table.go("1: play W+4")
    take_the_attack(table, victim=2)
    assert table.hand(2) == "B1 Y9 W Gskip G7 Y0"
    assert table.winner == 1
    assert table.points == [(1 + 9 + 50 + 20 + 7 + 0) + (1 + 2), 0, 0]


@in_every_edition
@rule("CORE-R53")
def test_when_the_draw_pile_has_run_out_the_discards_are_shuffled_into_a_new_one(game: str) -> None:
    table = short_pile(game, hands="G7 Y8 / G1 Y2 / Y1 Y3", pile="Y9", top="B6")
    under = table.round.view(0).discards - 1
    table.go("1: draw", "1: pass", "2: draw")
    assert table.awaits == ["tray: reshuffle"]
    assert table.refuses("2: pass") == "CORE-R53"

    table.shuffle("G9")
    assert [event.count for event in table.told(Reshuffled)] == [under]
    assert table.hand(2) == "G1 Y2 G9"
    view = table.round.view(0)
    assert (view.pile, view.discards) == (under - 1, 1), "no card is there twice and none is lost"
    assert table.awaits == ["2: drawn"]
    table.go("2: pass")
    assert table.awaits == ["3: turn"], "and play carries on"


@pytest.mark.parametrize("pile", ["-", "Y9"])
@in_every_edition
@rule("CORE-R53")
def test_a_draw_two_that_finds_too_few_cards_goes_on_after_the_shuffle(game: str, pile: str) -> None:
    table = short_pile(game, hands="B+2 B7 B9 / G1 Y2 / Y1 Y3", pile=pile, top="B6")
    table.go("1: play B+2")
    take_the_attack(table, victim=2)
    assert table.awaits == ["tray: reshuffle"]
    table.shuffle("G9 G8")
    assert table.hand(2) == ("G1 Y2 G9 G8" if pile == "-" else "G1 Y2 Y9 G9")
    assert [event.count for event in table.told(Drew)] == [2]
    assert table.awaits == ["3: turn"]
