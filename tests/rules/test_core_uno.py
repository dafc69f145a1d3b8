"""Calling UNO, and catching who did not (CORE-R47 … CORE-R49)."""

import pytest

from companion.rules.events import Caught, UnoCalled
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition, short_pile, where_challenges_are_printed
from tests.rules.stories import story


@in_every_edition
@rule("CORE-R47")
def test_playing_down_to_one_card_obliges_to_call_uno(game: str) -> None:
    table = story(f"{game}; turn 1; hands B7 B9 / G1 Y2 / Y1 Y3; discards B6")
    assert {"play B7", "play B7 uno"} <= set(table.choices(1))
    table.go("1: play B7")
    assert table.choices(1) == ["uno"]
    assert table.can("2: catch 1")
    assert table.can("3: catch 1")


@in_every_edition
@rule("CORE-R47")
def test_with_two_cards_left_no_call_is_due(game: str) -> None:
    table = story(f"{game}; turn 1; hands B7 B9 B8 / G1 Y2 / Y1 Y3; discards B6")
    assert table.refuses("1: play B7 uno") == "CORE-51"
    table.go("1: play B7")
    assert table.choices(1) == []
    assert table.refuses("1: uno") == "CORE-51"
    assert table.refuses("2: catch 1") == "CORE-47"


@pytest.mark.parametrize("lines", [["1: play B7 uno"], ["1: play B7", "1: uno"]])
@in_every_edition
@rule("CORE-R47")
def test_whoever_calls_with_the_card_or_right_after_it_has_done_the_duty(game: str, lines: list[str]) -> None:
    table = story(f"{game}; turn 1; hands B7 B9 / G1 Y2 / Y1 Y3; discards B6")
    table.go(*lines)
    assert [event.seat + 1 for event in table.told(UnoCalled)] == [1]
    assert table.refuses("2: catch 1") == "CORE-47"
    assert table.counts == [1, 2, 2]


@in_every_edition
@rule("CORE-R48")
def test_whoever_does_not_call_and_is_caught_draws_two(game: str) -> None:
    table = story(f"{game}; turn 1; hands B7 B9 / G1 Y2 / Y1 Y3; pile G8 Y8 Y9 …; discards B6")
    table.go("1: play B7", "3: catch 1")
    assert table.told(Caught) == [Caught(seat=0, by=2)]
    assert table.hand(1) == "B9 G8 Y8"
    assert table.awaits == ["2: turn"], "the next player's turn goes on"
    assert not table.can("2: catch 1"), "nobody is caught twice for one call"


@in_every_edition
@rule("CORE-R48")
def test_the_two_cards_for_being_caught_come_from_a_reshuffle_if_need_be(game: str) -> None:
    table = short_pile(game, hands="B7 B9 / G1 Y2 / Y1 Y3", pile="G8", top="B6")
    table.go("1: play B7", "2: catch 1")
    assert table.awaits == ["tray: reshuffle"]
    table.shuffle("Y8")
    assert table.hand(1) == "B9 G8 Y8"
    assert table.awaits == ["2: turn"]


@rule("CORE-R49")
def test_calls_and_catches_wait_for_a_shuffle_but_the_time_for_them_does_not_run_out_in_it() -> None:
    table = short_pile("eye-eye", hands="B+2 B9 / G1 Y2 / Y1 Y3", pile="-", top="B6")
    table.go("1: play B+2")
    assert table.awaits == ["tray: reshuffle"]
    assert table.refuses("1: uno") == "CORE-R53"
    assert table.refuses("3: catch 1") == "CORE-R53"
    table.shuffle()
    assert table.counts == [1, 4, 2]
    assert table.awaits == ["3: turn"]
    assert table.can("1: uno")
    table.go("3: catch 1")
    assert table.counts == [3, 4, 2]


@pytest.mark.parametrize("act", ["2: draw", "2: play B1"])
@where_challenges_are_printed
@rule("CORE-R49")
def test_it_is_too_late_to_catch_once_the_next_player_has_begun_the_turn(game: str, act: str) -> None:
    table = story(f"{game}; turn 1; hands B7 B9 / B1 Y2 Y4 / Y1 Y3; discards B6")
    table.go("1: play B7")
    assert table.can("3: catch 1")
    table.go(act)
    assert table.refuses("3: catch 1") == "CORE-R49"
    assert table.refuses("2: catch 1") == "CORE-R49"
    assert table.counts[0] == 1


@pytest.mark.parametrize("answer", ["accept", "challenge"])
@where_challenges_are_printed
@rule("CORE-R49")
def test_whoever_only_draws_for_an_attack_has_begun_no_turn_but_the_player_after_has(
    game: str, answer: str
) -> None:
    table = story(f"{game}; turn 1; hands W+4 G9 / B1 Y2 / G1 Y3 Y4; discards B6")
    table.go("1: play W+4", "1: colour green", f"2: {answer}")
    assert table.can("3: catch 1")
    table.go("3: play G1")
    assert table.refuses("2: catch 1") == "CORE-R49"


@rule("CORE-R49")
def test_in_spin_it_is_too_late_to_catch_only_once_the_next_player_has_played() -> None:
    table = story("spin; turn 1; hands B7 B9 / B1 Y2 Y4 / Y1 Y3; pile B8 …; discards B6")
    table.go("1: play B7", "2: draw")
    assert table.can("3: catch 1")
    table.go("2: play B8")
    assert table.refuses("3: catch 1") == "CORE-R49"
