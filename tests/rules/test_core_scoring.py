"""What the cards left over are worth, and who gets it (CORE-R09, CORE-R54 … CORE-R60)."""

import pytest

from companion.rules.events import RoundOver
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition
from tests.rules.stories import story


def worth(game: str, card: str) -> int:
    """What a player gets who goes out while the only opponent holds this one card."""
    table = story(f"{game}; turn 1; hands B7 / {card}; discards B6").go("1: play B7")
    points, nothing = table.points
    assert nothing == 0
    return points


@in_every_edition
@rule("CORE-R09")
def test_points_come_from_the_cards_left_in_the_opponents_hands(game: str) -> None:
    rich = story(f"{game}; turn 1; hands B7 / G9 Y9; discards B6").go("1: play B7")
    poor = story(f"{game}; turn 1; hands B7 / G1; discards B6").go("1: play B7")
    assert rich.points == [18, 0]
    assert poor.points == [1, 0], "the own last card and the discards count for nothing"


@in_every_edition
@rule("CORE-R54")
def test_the_first_player_out_gets_the_value_of_all_opponents_hands(game: str) -> None:
    table = story(f"{game}; turn 2; hands G1 Y2 / B7 / Y9 W / G+2; discards B6")
    table.go("2: play B7")
    assert table.points == [0, (1 + 2) + (9 + 50) + 20, 0, 0]
    (over,) = table.told(RoundOver)
    assert [" ".join(card.code for card in hand) for hand in over.hands] == ["G1 Y2", "", "Y9 W", "G+2"]


@pytest.mark.parametrize("number", range(10))
@in_every_edition
@rule("CORE-R55")
def test_a_number_card_is_worth_its_number(game: str, number: int) -> None:
    assert worth(game, f"G{number}") == number


@pytest.mark.parametrize("colour", ["B", "G", "Y"])
@in_every_edition
@rule("CORE-R56", "CORE-R57", "CORE-R58")
def test_a_draw_two_a_reverse_and_a_skip_are_worth_20_each(game: str, colour: str) -> None:
    assert worth(game, f"{colour}+2") == 20
    assert worth(game, f"{colour}rev") == 20
    assert worth(game, f"{colour}skip") == 20


@in_every_edition
@rule("CORE-R59", "CORE-R60")
def test_a_wild_and_a_wild_draw_four_are_worth_50_each(game: str) -> None:
    assert worth(game, "W") == 50
    assert worth(game, "W+4") == 50
