"""Rulings on challenging a Wild Draw Four: who, when, what follows (CORE-34, CORE-35, CORE-37 … CORE-42)."""

import pytest

from companion.rules.events import Challenged, HandShown
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition
from tests.rules.stories import Story, story

keeping_the_turn_or_not = pytest.mark.parametrize("keeps", [True, False])


BLUFF = "B7 G7"
HONEST = "G7 G8"


def attacked(game: str, hand: str, **options: object) -> Story:
    """Player 1 has played a Wild Draw Four on a blue 5, kept this hand and named yellow."""
    table = story(
        f"{game}; turn 1; hands W+4 {hand} / Y3 G3 G4 / Y5 G6 / B8 B9; pile B1 B2 G1 G2 Y1 Y2 …; discards B5",
        (),
        **{"challenge": True, **options},
    )
    return table.go("1: play W+4", "1: colour yellow")


@in_every_edition
@rule("CORE-34")
def test_only_the_next_player_may_challenge(game: str) -> None:
    table = attacked(game, BLUFF)
    assert table.refuses("3: challenge") == "CORE-34"
    assert table.refuses("4: challenge") == "CORE-34"
    assert table.refuses("1: challenge") == "CORE-34"
    assert table.can("2: challenge")


@rule("CORE-34")
def test_when_play_runs_to_the_right_the_player_on_the_right_may_challenge() -> None:
    table = story("eye-eye; turn 1; right; hands W+4 B7 / G3 G4 / G5 G6; discards B5")
    table.go("1: play W+4", "1: colour yellow")
    assert table.refuses("2: challenge") == "CORE-34"
    assert table.can("3: challenge")


@in_every_edition
@rule("CORE-35")
def test_the_challenge_comes_right_after_the_play_before_any_card_is_drawn(game: str) -> None:
    table = attacked(game, BLUFF)
    assert table.awaits == ["2: attacked"]
    assert table.counts == [2, 3, 2, 2]
    table.go("2: accept")
    assert table.counts == [2, 7, 2, 2]
    assert table.refuses("2: challenge") == "CORE-35"
    table.go("3: play Y5")
    assert table.refuses("2: challenge") == "CORE-35"


@in_every_edition
@rule("CORE-35")
def test_nobody_can_challenge_before_the_wild_draw_four_is_played(game: str) -> None:
    table = story(f"{game}; turn 1; hands W+4 B7 / G3 G4; discards B5", challenge=True)
    assert table.refuses("2: challenge") == "CORE-35"


@in_every_edition
@rule("CORE-37")
def test_whoever_challenges_a_bluff_takes_a_normal_turn_on_the_named_colour(game: str) -> None:
    table = attacked(game, BLUFF).go("2: challenge")
    assert table.counts == [6, 3, 2, 2]
    assert table.awaits == ["2: turn"]
    assert table.choices(2) == ["play Y3", "draw"]
    table.go("2: play Y3")
    assert table.awaits == ["3: turn"]


@in_every_edition
@rule("CORE-37")
def test_without_challenger_keeps_turn_the_challenger_is_passed_over(game: str) -> None:
    table = attacked(game, BLUFF, challenger_keeps_turn=False).go("2: challenge")
    assert table.counts == [6, 3, 2, 2], "the bluffer draws all the same"
    assert table.awaits == ["3: turn"]


@keeping_the_turn_or_not
@rule("CORE-38")
def test_a_bluff_that_was_found_out_stays_on_top_and_its_colour_stands(keeps: bool) -> None:
    table = attacked("eye-eye", BLUFF, challenger_keeps_turn=keeps).go("2: challenge")
    assert (table.top, table.colour) == ("W+4", "yellow")
    assert "W+4" not in table.hand(1).split()
    assert table.hand(1) == "B7 G7 B1 B2 G1 G2"
    assert table.can("2: play Y3" if keeps else "3: play Y5")


@keeping_the_turn_or_not
@in_every_edition
@rule("CORE-39")
def test_whoever_challenges_an_honest_play_draws_six_and_loses_the_turn(game: str, keeps: bool) -> None:
    table = attacked(game, HONEST, challenger_keeps_turn=keeps).go("2: challenge")
    assert table.counts == [2, 9, 2, 2]
    assert table.awaits == ["3: turn"]
    assert (table.top, table.colour) == ("W+4", "yellow")


@pytest.mark.parametrize(("hand", "guilty"), [(BLUFF, True), (HONEST, False)])
@in_every_edition
@rule("CORE-40")
def test_only_the_challenger_sees_the_hand_and_everyone_hears_the_result(
    game: str, hand: str, guilty: bool
) -> None:
    table = attacked(game, hand)
    cards = table.round.view(0).hand
    table.go("2: challenge")
    (shown,) = table.told(HandShown)
    assert shown.seen_by(1) == HandShown(0, 1, cards)
    assert shown.seen_by(2) == shown.seen_by(3) == shown.seen_by(None) == HandShown(0, 1, ())
    (result,) = table.told(Challenged)
    assert all(result.seen_by(seat) == Challenged(1, 0, guilty) for seat in (0, 1, 2, 3, None))


@pytest.mark.parametrize("game", ["eye-eye", "spin", "corn", "monster-high"])
@rule("CORE-41")
def test_after_a_last_wild_draw_four_the_next_player_draws_four_and_cannot_challenge(game: str) -> None:
    table = story(
        f"{game}; turn 1; hands W+4 / G3 G4 / Y5 Y6; pile B1 B2 B3 Bskip …; discards B5", challenge=True
    )
    table.go("1: play W+4")
    assert table.winner == 1
    assert table.hand(2) == "G3 G4 B1 B2 B3 Bskip"
    assert table.points == [7 + 26 + 11, 0, 0]


@rule("CORE-41")
def test_in_super_mario_who_is_hit_by_a_last_wild_draw_four_is_asked_but_cannot_challenge() -> None:
    table = story("mario; turn 1; hands W+4 / G3 G4 / Y5 Y6; pile B1 B2 B3 Bskip …; discards B5")
    table.go("1: play W+4")
    assert table.choices(2) == ["accept"]
    assert table.refuses("2: challenge") == "CORE-41"
    table.go("2: accept")
    assert (table.winner, table.points) == (1, [7 + 26 + 11, 0, 0])


@pytest.mark.parametrize("play", ["1: play W+4", "1: play W+4 uno"])
@in_every_edition
@rule("CORE-42")
def test_a_bluffer_down_to_one_card_who_draws_four_owes_and_has_no_call(game: str, play: str) -> None:
    table = story(
        f"{game}; turn 1; hands W+4 B7 / G3 G4 / Y5 Y6; discards B5", challenge=True, false_catch_penalty=1
    )
    table.go(play, "1: colour yellow")
    assert table.can("3: catch 1"), "rightly or, after a call, for a penalty"
    table.go("2: challenge")
    assert table.counts == [5, 2, 2]
    assert table.round.view(None).uno == ()
    assert table.refuses("3: catch 1") == "CORE-47"
    assert table.refuses("1: uno") == "CORE-51"
