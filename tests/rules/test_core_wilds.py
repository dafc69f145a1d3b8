"""Wilds: naming the colour, and when a Wild Draw Four is legal (CORE-R35 … CORE-R42)."""

import pytest

from companion.rules.decisions import ShuffleDecision
from companion.rules.editions import edition
from companion.rules.events import Challenged, TurnedUp
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition, take_the_attack, where_challenges_are_printed
from tests.rules.stories import deal, story


@in_every_edition
@rule("CORE-R35")
def test_whoever_plays_a_wild_names_the_colour_that_play_goes_on_with(game: str) -> None:
    table = story(f"{game}; turn 1; hands W B7 B9 / B1 G2 Y6 / Y1 Y2; discards B6")
    table.go("1: play W")
    assert table.awaits == ["1: colour"]
    table.go("1: colour green")
    assert table.colour == "green"
    assert set(table.choices(2)) == {"play G2", "draw"}


@in_every_edition
@rule("CORE-R35")
def test_whoever_plays_a_wild_may_name_the_colour_that_was_there_already(game: str) -> None:
    table = story(f"{game}; turn 1; hands W B7 B9 / B1 G2 Y6 / Y1 Y2; discards B6")
    table.go("1: play W")
    assert set(table.choices(1)) == {f"colour {colour}" for colour in edition(game).colours}
    table.go("1: colour blue")
    assert set(table.choices(2)) == {"play B1", "draw"}


@in_every_edition
@rule("CORE-R36")
def test_a_wild_is_allowed_even_with_another_playable_card_in_hand(game: str) -> None:
    table = story(f"{game}; turn 1; hands W B7 G6 / Y1 Y2; discards B6")
    assert set(table.choices(1)) == {"play W", "play B7", "play G6", "draw"}
    table.go("1: play W", "1: colour yellow")
    assert table.top == "W"
    assert table.awaits == ["2: turn"]


@in_every_edition
@rule("CORE-R37")
def test_with_a_wild_turned_up_the_player_on_the_dealers_left_names_the_colour(game: str) -> None:
    table = deal(game, 4, "W", dealer=3)
    assert table.awaits == ["4: colour"]
    assert table.refuses("3: colour green") == "CORE-24"
    table.go("4: colour yellow")
    assert table.colour == "yellow"


@in_every_edition
@rule("CORE-R38")
def test_whoever_plays_a_wild_draw_four_names_the_colour_that_play_goes_on_with(game: str) -> None:
    table = story(f"{game}; turn 1; hands W+4 G7 G9 / B1 B2 / Y1 G1 B3; discards B6")
    table.go("1: play W+4")
    assert table.awaits == ["1: colour"]
    assert set(table.choices(1)) == {f"colour {colour}" for colour in edition(game).colours}
    table.go("1: colour green")
    take_the_attack(table, victim=2)
    assert table.colour == "green"
    assert set(table.choices(3)) == {"play G1", "draw"}


@in_every_edition
@rule("CORE-R39")
def test_a_wild_draw_four_makes_the_next_player_draw_four_and_lose_the_turn(game: str) -> None:
    table = story(f"{game}; turn 1; hands W+4 G7 G9 / B1 B2 / Y1 Y2; pile G8 Y9 Y8 G1 …; discards B6")
    table.go("1: play W+4", "1: colour blue")
    take_the_attack(table, victim=2)
    assert table.hand(2) == "B1 B2 G8 Y9 Y8 G1"
    assert table.counts == [2, 6, 2]
    assert table.awaits == ["3: turn"]


@pytest.mark.parametrize("matching", ["B7", "Bskip"])
@in_every_edition
@rule("CORE-R40")
def test_without_challenges_a_wild_draw_four_is_refused_to_who_holds_the_discards_colour(
    game: str, matching: str
) -> None:
    table = story(f"{game}; turn 1; hands W+4 {matching} Y8 / Y1 Y2; discards B6", challenge=False)
    assert set(table.choices(1)) == {f"play {matching}", "draw"}
    assert table.refuses("1: play W+4") == "CORE-R40"
    table.go(f"1: play {matching}")

    table = story(f"{game}; turn 1; hands W+4 G7 Y8 / Y1 Y2; discards B6", challenge=False)
    assert set(table.choices(1)) == {"play W+4", "draw"}
    table.go("1: play W+4")


@in_every_edition
@rule("CORE-R40", "CORE-R41")
def test_without_challenges_a_drawn_wild_draw_four_has_to_be_legal_too(game: str) -> None:
    table = story(f"{game}; turn 1; hands B7 Y8 / Y1 Y2; pile W+4 …; discards B6", challenge=False)
    table.go("1: draw")
    assert table.choices(1) == ["pass"]
    assert table.refuses("1: play W+4") == "CORE-R40"

    table = story(f"{game}; turn 1; hands G6 Y8 / Y1 Y2; pile W+4 …; discards B6", challenge=False)
    table.go("1: draw")
    assert set(table.choices(1)) == {"play W+4", "pass"}


@pytest.mark.parametrize(("other", "guilty"), [("B7", True), ("Brev", True), ("G7", False), ("W", False)])
@where_challenges_are_printed
@rule("CORE-R40")
def test_with_challenges_a_wild_draw_four_on_a_colour_that_one_holds_is_found_illegal(
    game: str, other: str, guilty: bool
) -> None:
    table = story(f"{game}; turn 1; hands W+4 {other} Y8 / Y1 Y2; discards B6")
    table.go("1: play W+4", "1: colour green", "2: challenge")
    (verdict,) = table.told(Challenged)
    assert verdict.guilty is guilty


@pytest.mark.parametrize(("top", "alike"), [("B6", "G6"), ("Bskip", "Gskip"), ("B+2", "G+2")])
@in_every_edition
@rule("CORE-R41")
def test_cards_that_match_in_number_or_action_only_do_not_make_a_wild_draw_four_illegal(
    game: str, top: str, alike: str
) -> None:
    hands = f"hands W+4 {alike} Y8 / Y1 Y2"
    strict = story(f"{game}; turn 1; {hands}; discards {top}", challenge=False)
    assert set(strict.choices(1)) == {"play W+4", f"play {alike}", "draw"}

    table = story(f"{game}; turn 1; {hands}; discards {top}", challenge=True)
    table.go("1: play W+4", "1: colour green", "2: challenge")
    (verdict,) = table.told(Challenged)
    assert not verdict.guilty


@in_every_edition
@rule("CORE-R42")
def test_a_wild_draw_four_turned_up_goes_back_to_the_deck_and_another_card_is_turned_up(game: str) -> None:
    table = deal(game, 4, "W+4", dealer=2)
    (decision,) = table.round.asked
    assert isinstance(decision, ShuffleDecision)
    assert len(decision.cards) == len(edition(game).deck) - 4 * 7
    assert edition(game).card("W+4") in decision.cards

    table.shuffle("Y7 W+4")
    assert [event.card.code for event in table.told(TurnedUp)] == ["Y7"]
    assert table.top == "Y7"
    assert table.counts == [7, 7, 7, 7]
    assert table.awaits == ["3: turn"]
    assert table.round.view(0).discards == 1
