"""UNO Corn: what a Narwhal does when it is played, turned up or left over."""

import pytest

from companion.rules.decisions import ShuffleDecision
from companion.rules.editions import edition
from companion.rules.events import ForeheadTaken, RoundOver
from tests.rules.catalogue_coverage import rule
from tests.rules.short_piles import rest_of
from tests.rules.stories import Story, deal, story


def foreheads_taken(table: Story) -> list[str]:
    """Who took which card to the forehead, in order: ``["3 G1", "1 G2"]``."""
    return [f"{event.seat + 1} {event.card}" for event in table.told(ForeheadTaken)]


@rule("CORN-R01")
def test_corn_is_played_in_blue_green_yellow_and_pink() -> None:
    corn = edition("corn")
    assert {colour.word for colour in corn.colours} == {"blue", "green", "yellow", "pink"}
    assert {card.colour for card in corn.deck if not card.wild} == set(corn.colours)
    assert not any(card.code.startswith("R") for card in corn.deck)


@rule("CORN-R02")
def test_four_narwhals_are_in_the_deck_beside_the_core_cards() -> None:
    codes = [card.code for card in edition("corn").deck]
    assert codes.count("Wnar") == 4
    assert len(codes) == 112
    assert str(edition("corn").card("Wnar").name) == "Wild Narwhal Rule"


@rule("CORN-R03", "CORN-01")
@pytest.mark.parametrize(
    ("direction", "order"),
    [("left", ["3 G1", "1 G2", "2 G3"]), ("right", ["1 G1", "3 G2", "2 G3"])],
)
def test_everyone_in_order_takes_a_card_to_the_forehead_and_the_player_of_the_narwhal_is_last(
    direction: str, order: list[str]
) -> None:
    table = story(
        f"corn; turn 2; {direction}; hands B1 B2 / Wnar B3 B4 / B5 B6; pile G1 G2 G3 …; discards B9"
    )
    table.go("2: play Wnar")
    assert foreheads_taken(table) == order
    assert table.forehead(2) == "G3"
    assert table.counts == [2, 2, 2]


@rule("CORN-01")
def test_where_the_table_spares_the_player_of_the_narwhal_only_the_others_draw() -> None:
    table = story(
        "corn; turn 2; hands B1 B2 / Wnar B3 B4 / B5 B6; pile G1 G2 G3 …; discards B9",
        narwhal_player_draws=False,
    )
    table.go("2: play Wnar", "2: colour blue")
    assert [table.forehead(seat) for seat in (1, 2, 3)] == ["G2", "", "G1"]
    table.go("3: guess pink", "1: guess pink")
    assert table.awaits == ["2: turn"]


@rule("CORN-02")
def test_with_too_few_cards_the_discards_are_reshuffled_and_who_is_left_over_plays_normally() -> None:
    rest = rest_of("corn", "Wnar B3 B4 B5 B6 G1 B9")
    table = story(f"corn; turn 2; hands {rest} / Wnar B3 B4 / B5 B6; pile G1; discards B9")
    table.go("2: play Wnar")
    assert foreheads_taken(table) == ["3 G1"]
    assert table.awaits == ["tray: reshuffle"]
    table.go("tray: shuffle B9")
    assert foreheads_taken(table) == ["1 B9"]
    assert table.forehead(2) == ""
    table.go("2: colour blue", "3: guess pink", "1: guess pink")
    assert table.awaits == ["2: turn"]


@rule("CORN-R09")
def test_a_narwhal_is_a_wild_whose_player_names_the_colour_that_resumes_play() -> None:
    table = story("corn; turn 1; hands Wnar B3 B4 / B5 Y6; discards B9", narwhal_player_draws=False)
    table.go("1: play Wnar")
    assert table.awaits == ["1: colour"]
    assert table.choices(1) == ["colour blue", "colour green", "colour yellow", "colour pink"]
    table.go("1: colour yellow")
    assert table.colour == "yellow"
    assert table.turn == 2


@rule("CORN-17")
def test_a_narwhal_may_be_played_on_any_turn_even_with_a_matching_card_in_hand() -> None:
    assert "play Wnar" in story("corn; turn 1; hands Wnar B3 B4 / B5 B6; discards B9").choices(1)
    on_a_wild = story("corn; turn 1; colour pink; hands Wnar B3 B4 / B5 B6; discards W")
    assert on_a_wild.choices(1) == ["play Wnar", "draw"]
    drawn = story("corn; turn 1; hands B3 B4 G5 / B5 B6; pile Wnar …; discards P9")
    drawn.go("1: draw", "1: play Wnar")
    assert drawn.forehead(2)


@rule("CORN-04")
def test_a_narwhal_as_last_card_ends_the_round_at_once_without_forehead_cards() -> None:
    table = story("corn; turn 1; hands Wnar / B5 B6 / G7; discards B9")
    table.go("1: play Wnar")
    assert table.winner == 1
    assert foreheads_taken(table) == []
    assert table.points == [5 + 6 + 7, 0, 0]


@rule("CORN-14")
def test_a_narwhal_as_next_to_last_card_makes_uno_due_although_a_forehead_card_comes() -> None:
    table = story("corn; turn 1; hands Wnar B3 / B5 B6; pile G1 G2 G3 G4 …; discards B9")
    table.go("1: play Wnar")
    assert (table.hand(1), table.forehead(1)) == ("B3", "G2")
    assert table.can("1: uno")
    table.go("1: colour blue", "2: catch 1")
    assert table.hand(1) == "B3 G3 G4"
    assert table.forehead(1) == "G2"


@rule("CORN-14")
def test_uno_called_with_the_narwhal_holds_although_a_forehead_card_comes() -> None:
    table = story("corn; turn 1; hands Wnar B3 / B5 B6; discards B9")
    table.go("1: play Wnar uno", "1: colour blue")
    assert table.refuses("2: catch 1") == "CORE-47"


@rule("CORN-R10", "CORN-16")
def test_a_narwhal_as_start_card_lets_the_dealers_left_name_the_colour_and_gives_no_forehead_cards() -> None:
    table = deal("corn", 3, "Wnar", dealer=2)
    assert table.awaits == ["3: colour"]
    table.go("3: colour pink")
    assert table.colour == "pink"
    assert table.awaits == ["3: turn"]
    assert [table.forehead(seat) for seat in (1, 2, 3)] == ["", "", ""]


@rule("CORN-R11")
def test_a_narwhal_left_in_a_hand_counts_fifty() -> None:
    table = story("corn; turn 1; hands B1 / Wnar G4; discards B9")
    table.go("1: play B1")
    assert table.points == [54, 0]


@rule("CORN-15")
@pytest.mark.parametrize(("scoring", "points"), [("standard", [67, 0, 0]), ("low", [0, 59, 8])])
def test_a_forehead_card_counts_for_who_wears_it(scoring: str, points: list[int]) -> None:
    table = story(
        "corn; turn 1; hands B1 / G2 / G3; foreheads - / Wnar P7 / G5; discards B9", scoring=scoring
    )
    table.go("1: play B1")
    assert table.points == points
    (over,) = table.told(RoundOver)
    assert [len(cards) for cards in over.hands] == [0, 3, 2]


@rule("CORN-18")
def test_forehead_cards_stay_out_of_a_reshuffle() -> None:
    rest = rest_of("corn", "B1 G2 P7 B3 B4 B5 G9")
    table = story(f"corn; turn 1; hands {rest} / G2; foreheads - / P7; pile -; discards B3 B4 B5 B1 G9")
    table.go("1: draw")
    (shuffle,) = table.round.asked
    assert isinstance(shuffle, ShuffleDecision)
    assert sorted(card.code for card in shuffle.cards) == ["B1", "B3", "B4", "B5"]
    table.shuffle()
    assert table.forehead(2) == "P7"


@rule("CORN-03")
def test_a_second_narwhal_gives_a_second_forehead_card() -> None:
    table = story(
        "corn; turn 1; hands Wnar B1 B2 / G1 G2 / G3 G4; foreheads - / P7 / -; pile Y1 Y2 Y3 …; discards B9"
    )
    table.go("1: play Wnar")
    assert [table.forehead(seat) for seat in (1, 2, 3)] == ["Y3", "P7 Y1", "Y2"]


@rule("CORN-03")
def test_where_the_table_does_not_stack_narwhals_nobody_takes_a_second_forehead_card() -> None:
    table = story(
        "corn; turn 1; hands Wnar B1 B2 / G1 G2 / G3 G4; foreheads - / P7 / -; pile Y1 Y2 Y3 …; discards B9",
        stack_narwhals=False,
    )
    table.go("1: play Wnar")
    assert [table.forehead(seat) for seat in (1, 2, 3)] == ["Y2", "P7", "Y1"]
