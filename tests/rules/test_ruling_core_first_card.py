"""Rulings on the card that starts the discard pile (CORE-09 … CORE-14)."""

import pytest

from companion.rules.decisions import ShuffleDecision
from companion.rules.editions import edition
from companion.rules.events import Skipped, TurnedUp
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition
from tests.rules.ruling_stories import dealt
from tests.rules.stories import deal

YELLOWS = "Y0 Y6 Y6 Y7 Y7 Y8 Y8"
GREENS = "G0 G6 G6 G7 G7 G8 G8"
BLUES = "B0 B6 B6 B7 B7 B8 B8"


@in_every_edition
@rule("CORE-09")
def test_on_a_start_draw_two_the_dealers_left_draws_two_and_the_one_after_begins(game: str) -> None:
    table = deal(game, 4, "B+2 G9 Y9", dealer=3)
    assert table.counts == [7, 7, 7, 9]
    assert table.hand(4).endswith("G9 Y9")
    assert table.awaits == ["1: turn"]
    assert table.told(Skipped) == [Skipped(3)]


@rule("CORE-09")
def test_on_a_start_draw_two_with_two_players_the_dealer_begins() -> None:
    table = deal("eye-eye", 2, "B+2")
    assert table.counts == [7, 9]
    assert table.awaits == ["1: turn"]


@in_every_edition
@rule("CORE-10")
def test_on_a_start_reverse_the_dealer_begins_and_play_runs_to_the_right(game: str) -> None:
    table = dealt(game, [BLUES, GREENS, YELLOWS], "Grev", dealer=2)
    assert table.awaits == ["2: turn"]
    assert table.direction == "right"
    table.go("2: play G6")
    assert table.awaits == ["1: turn"]


@in_every_edition
@rule("CORE-10")
def test_the_dealers_first_turn_on_a_start_reverse_is_a_normal_one(game: str) -> None:
    table = dealt(game, [BLUES, "G0 Y6 Y7 Y7 Y8 Brev W", GREENS.replace("G0", "G9")], "Grev", dealer=2)
    assert set(table.choices(2)) == {"play G0", "play Brev", "play W", "draw"}
    assert table.refuses("2: play Y7") == "CORE-R18"


@pytest.mark.parametrize("choice", ["skip", "literal"])
@rule("CORE-10")
def test_on_a_start_reverse_with_two_players_the_dealer_begins(choice: str) -> None:
    table = dealt("eye-eye", [BLUES, GREENS], "Grev", dealer=2, two_player_reverse=choice)
    assert table.awaits == ["2: turn"]
    table.go("2: play G6")
    assert table.awaits == ["1: turn"]


@rule("CORE-10")
def test_a_dealer_who_plays_a_reverse_on_the_start_reverse_turns_play_to_the_left_again() -> None:
    table = dealt("eye-eye", [BLUES, "G0 G6 G6 G7 G7 G8 Brev", YELLOWS], "Grev", dealer=2)
    table.go("2: play Brev")
    assert (table.direction, table.awaits) == ("left", ["3: turn"])


@in_every_edition
@rule("CORE-11")
def test_on_a_start_skip_with_two_players_the_dealer_begins(game: str) -> None:
    table = deal(game, 2, "Bskip", dealer=2)
    assert table.awaits == ["2: turn"]
    assert table.counts == [7, 7]


@in_every_edition
@rule("CORE-12")
def test_on_a_start_wild_the_dealers_left_names_the_colour_and_plays_first(game: str) -> None:
    table = dealt(game, [BLUES, GREENS, YELLOWS], "W", dealer=2)
    assert table.awaits == ["3: colour"]
    table.go("3: colour blue")
    assert (table.colour, table.awaits) == ("blue", ["3: turn"])
    assert table.refuses("3: play Y6") == "CORE-16", "blue was named, by choice or not"
    table.go("3: draw", "3: pass")
    assert table.awaits == ["1: turn"]
    assert table.can("1: play B6")


@in_every_edition
@rule("CORE-13")
def test_a_start_wild_draw_four_goes_back_and_the_pile_is_shuffled_until_another_card_comes(
    game: str,
) -> None:
    table = deal(game, 3, "W+4")
    pile = len(edition(game).deck) - 3 * 7
    hands = [table.hand(seat) for seat in (1, 2, 3)]
    for _ in range(2):
        (decision,) = table.round.asked
        assert isinstance(decision, ShuffleDecision)
        assert len(decision.cards) == pile
        assert [card.code for card in decision.cards].count("W+4") == 4
        table.shuffle("W+4")
        assert [event.card.code for event in table.told(TurnedUp)] == ["W+4"]
    table.shuffle("Y7 W+4")

    assert (table.top, table.colour, table.awaits) == ("Y7", "yellow", ["2: turn"])
    assert [table.hand(seat) for seat in (1, 2, 3)] == hands, "nobody had to draw"
    assert table.round.view(None).pile == pile - 1
    table.go("2: draw")
    assert table.hand(2).endswith("W+4"), "it lies in the pile again"


@rule("CORE-14")
def test_nobody_can_bounce_a_start_draw_two() -> None:
    table = dealt("mario", [BLUES, "Wstar G6 G6 G7 G7 G8 G8", YELLOWS], "Y+2", dealer=1)
    assert table.counts == [7, 9, 7], "the two cards came at once"
    assert table.awaits == ["3: turn"]
    assert not table.can("2: play Wstar")


@pytest.mark.parametrize("start", ["B+2", "Bskip", "Brev", "W", "B7"])
@in_every_edition
@rule("CORE-14")
def test_nobody_can_challenge_a_start_card_nor_owes_a_call_after_it(game: str, start: str) -> None:
    table = deal(game, 3, start, challenge=True, false_catch_penalty=1)
    if table.awaits == ["2: colour"]:
        table.go("2: colour blue")
    for seat in (1, 2, 3):
        assert table.refuses(f"{seat}: challenge") == "CORE-35"
        assert table.refuses(f"{seat}: uno") == "CORE-51"
    assert [decision.kind for decision in table.round.decisions] == ["turn"]
