"""Components: what is in the deck of every edition (CORE-R01 … CORE-R07)."""

from collections import Counter

import pytest

from companion.rules.editions import edition
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition


@in_every_edition
@rule("CORE-R01")
def test_each_of_the_four_colours_has_nineteen_number_cards_from_0_to_9(game: str) -> None:
    numbers = [card for card in edition(game).deck if card.number is not None]
    assert sorted(Counter(card.colour for card in numbers).values()) == [19, 19, 19, 19]
    for colour in edition(game).colours:
        assert {card.number for card in numbers if card.colour is colour} == set(range(10))


@in_every_edition
@rule("CORE-R02", "CORE-R03", "CORE-R04")
def test_each_colour_has_two_draw_twos_two_reverses_and_two_skips(game: str) -> None:
    names = Counter(str(card.name) for card in edition(game).deck)
    for colour in edition(game).colours:
        assert names[f"{colour} Draw Two"] == 2
        assert names[f"{colour} Reverse"] == 2
        assert names[f"{colour} Skip"] == 2
    symbols = Counter(card.kind for card in edition(game).deck)
    assert (symbols["draw-two"], symbols["reverse"], symbols["skip"]) == (8, 8, 8)


@in_every_edition
@rule("CORE-R05", "CORE-R06")
def test_there_are_four_wilds_and_four_wild_draw_fours(game: str) -> None:
    names = Counter(str(card.name) for card in edition(game).deck if card.wild)
    assert names["Wild"] == 4
    assert names["Wild Draw Four"] == 4


@pytest.mark.parametrize(
    ("game", "in_play"),
    [("eye-eye", 108), ("spin", 108), ("corn", 112), ("monster-high", 112), ("mario", 112)],
)
@rule("CORE-R07")
def test_112_cards_are_printed_and_where_four_are_for_reference_108_are_in_play(
    game: str, in_play: int
) -> None:
    assert len(edition(game).deck) == in_play
