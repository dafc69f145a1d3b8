"""A turn: who begins, what fits on what, drawing and passing (CORE-R17 … CORE-R25)."""

import pytest

from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition
from tests.rules.stories import deal, story


@pytest.mark.parametrize(("dealer", "first"), [(1, 2), (2, 3), (3, 4), (4, 1)])
@in_every_edition
@rule("CORE-R17")
def test_the_player_on_the_dealers_left_begins(game: str, dealer: int, first: int) -> None:
    table = deal(game, 4, "B7", dealer=dealer)
    assert table.awaits == [f"{first}: turn"]
    assert table.refuses(f"{dealer}: draw") == "CORE-24"
    table.go(f"{first}: draw")


@in_every_edition
@rule("CORE-R18")
def test_a_number_card_goes_on_its_colour_or_its_number_and_on_nothing_else(game: str) -> None:
    table = story(f"{game}; turn 1; hands G6 B9 Y7 G2 / Y1 Y2; discards B6")
    assert set(table.choices(1)) == {"play G6", "play B9", "draw"}
    assert table.refuses("1: play Y7") == "CORE-R18"
    table.go("1: play G6")
    assert table.top == "G6"
    assert table.refuses("2: play Y2") == "CORE-R18"


@in_every_edition
@rule("CORE-R18")
def test_a_symbol_goes_on_the_same_symbol_of_another_colour(game: str) -> None:
    table = story(f"{game}; turn 1; hands Gskip Yrev Y+2 Y7 B3 / Y1 Y2; discards Bskip")
    assert set(table.choices(1)) == {"play Gskip", "play B3", "draw"}


@in_every_edition
@rule("CORE-R18")
def test_a_card_that_is_not_in_the_hand_cannot_be_played(game: str) -> None:
    table = story(f"{game}; turn 1; hands G7 Y8 / B1 B2; discards B6")
    assert table.refuses("1: play B1") == "CORE-R18"


@pytest.mark.parametrize(
    ("game", "wild"),
    [
        ("eye-eye", "W"),
        ("spin", "W"),
        ("corn", "W"),
        ("corn", "Wnar"),
        ("monster-high", "W"),
        ("monster-high", "Wurr"),
        ("mario", "W"),
        ("mario", "Wstar"),
        ("mario", "Wcust1"),
    ],
)
@pytest.mark.parametrize("top", ["B6", "Bskip"])
@rule("CORE-R19")
def test_a_wild_may_be_put_down_where_nothing_matches(game: str, wild: str, top: str) -> None:
    table = story(f"{game}; turn 1; hands {wild} G7 Y8 / Y1 Y2; discards {top}")
    assert set(table.choices(1)) == {f"play {wild}", "draw"}
    table.go(f"1: play {wild}")
    assert table.top == wild


@pytest.mark.parametrize("hand", ["G7", "G7 Y8", "G7 Y8 Gskip"])
@in_every_edition
@rule("CORE-R20")
def test_with_no_matching_card_one_card_must_be_drawn(game: str, hand: str) -> None:
    table = story(f"{game}; turn 1; hands {hand} / Y1 Y2; pile Y9 G9 …; discards B6")
    assert table.choices(1) == ["draw"]
    assert table.refuses("1: pass") == "CORE-22"
    table.go("1: draw")
    assert table.hand(1) == f"{hand} Y9"
    assert table.refuses("1: draw") == "CORE-21"


@pytest.mark.parametrize("hand", ["G7", "G7 Y8", "G7 Y8 Gskip"])
@in_every_edition
@rule("CORE-R21")
def test_a_drawn_card_that_fits_may_be_played_in_the_same_turn(game: str, hand: str) -> None:
    table = story(f"{game}; turn 1; hands {hand} / Y1 Y2; pile G6 …; discards B6")
    table.go("1: draw")
    assert table.awaits == ["1: drawn"]
    assert set(table.choices(1)) - {"play G6 uno"} == {"play G6", "pass"}
    table.go("1: play G6")
    assert table.top == "G6"
    assert table.hand(1) == hand
    assert table.awaits == ["2: turn"]


@in_every_edition
@rule("CORE-R22")
def test_a_drawn_card_that_is_kept_or_does_not_fit_ends_the_turn(game: str) -> None:
    table = story(f"{game}; turn 1; hands G7 Y8 / Y1 Y2 / G1 G2; pile G6 Y9 …; discards B6")
    table.go("1: draw", "1: pass")
    assert table.top == "B6"
    assert table.awaits == ["2: turn"]

    table.go("2: draw")
    assert table.choices(2) == ["pass"]
    assert table.refuses("2: play Y9") == "CORE-R18"
    table.go("2: pass")
    assert table.awaits == ["3: turn"]


@pytest.mark.parametrize("hand", ["B7", "B7 Y8", "B7 Y8 Gskip", "B7 G6 Y8", "B7 W Y8"])
@in_every_edition
@rule("CORE-R23")
def test_a_playable_card_may_be_held_back_at_the_price_of_drawing_one(game: str, hand: str) -> None:
    table = story(f"{game}; turn 1; hands {hand} / Y1 Y2; pile Y9 …; discards B6")
    assert {"play B7", "draw"} <= set(table.choices(1))
    assert table.refuses("1: pass") == "CORE-22"
    table.go("1: draw", "1: pass")
    assert table.hand(1) == f"{hand} Y9"
    assert table.awaits == ["2: turn"]


@pytest.mark.parametrize("hand", ["B7", "B7 Y8", "B7 W Y8"])
@in_every_edition
@rule("CORE-R24")
def test_after_holding_a_card_back_the_drawn_card_may_be_played_at_once(game: str, hand: str) -> None:
    table = story(f"{game}; turn 1; hands {hand} / Y1 Y2; pile B9 …; discards B6")
    table.go("1: draw")
    assert set(table.choices(1)) - {"play B9 uno"} == {"play B9", "pass"}
    table.go("1: play B9")
    assert table.top == "B9"
    assert table.hand(1) == hand
    assert table.awaits == ["2: turn"]


@pytest.mark.parametrize("hand", ["B7", "B7 Y8", "B7 W Y8"])
@pytest.mark.parametrize("drawn", ["B9", "Y9"])
@in_every_edition
@rule("CORE-R25")
def test_after_holding_a_card_back_no_card_of_the_old_hand_may_be_played_this_turn(
    game: str, drawn: str, hand: str
) -> None:
    table = story(f"{game}; turn 1; hands {hand} / Y1 Y2; pile {drawn} …; discards B6")
    table.go("1: draw")
    for card in hand.split():
        assert table.refuses(f"1: play {card}") == "CORE-R25"
    table.go("1: pass", "2: draw", "2: pass", "1: play B7")
    assert table.top == "B7", "next turn it is playable again"
