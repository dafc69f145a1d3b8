"""Rulings on when a Wild Draw Four may be played, and what makes it a bluff (CORE-30 … CORE-33, CORE-36)."""

import pytest

from companion.rules.events import Challenged
from companion.rules.moves import CallUno, Catch, Challenge
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition
from tests.rules.stories import Story, story

OTHERS = "Y1 Y2 / Y3 Y4"


def verdict(table: Story, colour: str = "yellow") -> bool:
    """Player 1 plays the Wild Draw Four and player 2 challenges: was it a bluff?"""
    table.go("1: play W+4", f"1: colour {colour}", "2: challenge")
    (event,) = table.told(Challenged)
    return event.guilty


@pytest.mark.parametrize(("held", "guilty"), [("G1", True), ("B1", False)])
@in_every_edition
@rule("CORE-30")
def test_on_a_wild_the_colour_that_counts_is_the_one_named_before(game: str, held: str, guilty: bool) -> None:
    position = f"{game}; turn 1; colour green; hands W+4 {held} Y9 / {OTHERS}; discards B5 W"
    assert verdict(story(position, challenge=True)) is guilty
    assert story(position, challenge=False).can("1: play W+4") is not guilty


@pytest.mark.parametrize(("held", "choices"), [("G1", ["pass"]), ("B1", ["play W+4", "pass"])])
@in_every_edition
@rule("CORE-30", "CORE-33")
def test_without_challenge_the_colour_named_before_decides_on_a_drawn_draw_four_too(
    game: str, held: str, choices: list[str]
) -> None:
    table = story(
        f"{game}; turn 1; colour green; hands {held} Y9 / {OTHERS}; pile W+4 …; discards B5 W",
        challenge=False,
    )
    table.go("1: draw")
    assert table.choices(1) == choices


@in_every_edition
@rule("CORE-30")
def test_the_colour_named_with_the_draw_four_itself_does_not_count(game: str) -> None:
    table = story(f"{game}; turn 1; hands W+4 Y8 Y9 / {OTHERS}; discards B5", challenge=True)
    assert verdict(table, "yellow") is False


@pytest.mark.parametrize("wilds", ["W", "W+4", "W W+4 W+4"])
@in_every_edition
@rule("CORE-31")
def test_wilds_in_the_hand_have_no_colour_that_could_match(game: str, wilds: str) -> None:
    position = f"{game}; turn 1; hands W+4 {wilds} Y9 / {OTHERS}; discards B5"
    assert verdict(story(position, challenge=True)) is False
    assert story(position, challenge=False).can("1: play W+4")


@pytest.mark.parametrize(("game", "wild"), [("corn", "Wnar"), ("monster-high", "Wurr"), ("mario", "Wstar")])
@rule("CORE-31")
def test_special_wilds_have_no_colour_either(game: str, wild: str) -> None:
    table = story(f"{game}; turn 1; hands W+4 {wild} Y9 / {OTHERS}; discards B5")
    assert verdict(table) is False


@in_every_edition
@rule("CORE-32")
def test_with_challenge_a_wild_draw_four_may_be_a_bluff(game: str) -> None:
    table = story(f"{game}; turn 1; hands W+4 B1 Y9 / {OTHERS}; discards B5", challenge=True)
    assert table.can("1: play W+4")
    assert verdict(table) is True


@in_every_edition
@rule("CORE-32")
def test_without_challenge_a_bluff_is_refused(game: str) -> None:
    table = story(f"{game}; turn 1; hands W+4 B1 Y9 / {OTHERS}; discards B5", challenge=False)
    assert set(table.choices(1)) == {"play B1", "draw"}
    assert table.refuses("1: play W+4") == "CORE-R40"


@pytest.mark.parametrize(
    ("game", "bluffing"),
    [("eye-eye", True), ("corn", True), ("monster-high", True), ("mario", True), ("spin", False)],
)
@rule("CORE-32")
def test_spin_alone_is_without_challenge_unless_a_table_agrees(game: str, bluffing: bool) -> None:
    table = story(f"{game}; turn 1; hands W+4 B1 Y9 / {OTHERS}; discards B5")
    assert table.can("1: play W+4") is bluffing


@rule("CORE-32")
def test_without_challenge_an_honest_wild_draw_four_takes_effect_at_once() -> None:
    table = story(f"eye-eye; turn 1; hands W+4 G1 Y9 / {OTHERS}; discards B5", challenge=False)
    table.go("1: play W+4", "1: colour green")
    assert table.counts == [2, 6, 2]
    assert table.awaits == ["3: turn"]
    assert table.refuses("2: challenge") == "SPIN-37"


@in_every_edition
@rule("CORE-32")
def test_nobody_else_can_tell_a_bluff_from_an_honest_play(game: str) -> None:
    def told_to_player_2(held: str) -> object:
        table = story(
            f"{game}; turn 1; hands W+4 {held} Y9 / {OTHERS}; pile B7 B8 …; discards B5", challenge=True
        )
        table.go("1: play W+4", "1: colour yellow")
        heard = [event.seen_by(seat) for event in table.news for seat in (1, 2, None)]
        seen = [table.round.view(seat) for seat in (1, 2, None)]
        return heard, [(view.hand, view.counts, view.colour, view.uno, view.awaited) for view in seen]

    assert told_to_player_2("B1") == told_to_player_2("G1")


@pytest.mark.parametrize(("held", "guilty"), [("B1", True), ("G1", False)])
@rule("CORE-32", "CORE-36")
def test_guilt_is_fixed_at_the_moment_of_play_whatever_is_drawn_before_the_challenge(
    held: str, guilty: bool
) -> None:
    table = story(f"eye-eye; turn 1; hands W+4 {held} / {OTHERS}; pile B7 G7 …; discards B5")
    table.go("1: play W+4", "1: colour yellow", "3: catch 1")
    assert table.hand(1) == f"{held} B7 G7", "caught without a call, so there is a blue card now anyway"
    table.go("2: challenge")
    assert table.told(Challenged) == [Challenged(1, 0, guilty)]


@in_every_edition
@rule("CORE-33")
def test_a_wild_draw_four_just_drawn_may_be_played_at_once(game: str) -> None:
    table = story(f"{game}; turn 1; hands G1 G2 / {OTHERS}; pile W+4 …; discards B5", challenge=True)
    table.go("1: draw")
    assert table.choices(1) == ["play W+4", "pass"]
    assert verdict(table) is False


@in_every_edition
@rule("CORE-33")
def test_for_a_drawn_wild_draw_four_the_whole_hand_counts(game: str) -> None:
    position = f"{game}; turn 1; hands B1 G2 / {OTHERS}; pile W+4 …; discards B5"
    assert verdict(story(position, challenge=True).go("1: draw")) is True

    strict = story(position, challenge=False).go("1: draw")
    assert strict.choices(1) == ["pass"]
    assert strict.refuses("1: play W+4") == "CORE-R40"


@pytest.mark.parametrize(
    ("top", "held", "guilty"),
    [("B5", "G5", False), ("B5", "B1", True), ("Bskip", "Gskip", False), ("B+2", "G+2", False)],
)
@in_every_edition
@rule("CORE-36")
def test_only_a_matching_colour_makes_guilty_not_a_number_or_a_symbol(
    game: str, top: str, held: str, guilty: bool
) -> None:
    position = f"{game}; turn 1; hands W+4 {held} Y9 / {OTHERS}; discards {top}"
    assert verdict(story(position, challenge=True)) is guilty
    assert story(position, challenge=False).can("1: play W+4") is not guilty


@rule("CORE-36")
def test_a_bluff_stays_one_though_the_player_is_down_to_that_one_card() -> None:
    table = story(f"eye-eye; turn 1; hands W+4 B1 / {OTHERS}; discards B5")
    table.go("1: play W+4 uno", "1: colour yellow")
    assert {type(move) for move in table.round.legal_moves()}.isdisjoint({CallUno, Catch})
    assert Challenge(1) in table.round.legal_moves()
    table.go("2: challenge")
    assert table.told(Challenged) == [Challenged(1, 0, True)]
