"""Monster High: the Urrrhhh as a card of the deck, as start card, and on the way out."""

import pytest

from companion.rules.editions import edition
from companion.rules.events import ColourNamed, Gave
from tests.rules.catalogue_coverage import rule
from tests.rules.stories import deal, story


@rule("MH-R01")
def test_monster_high_is_played_in_blue_green_pink_and_yellow() -> None:
    monsters = edition("monster-high")
    assert {colour.word for colour in monsters.colours} == {"blue", "green", "pink", "yellow"}
    assert {card.colour for card in monsters.deck if not card.wild} == set(monsters.colours)
    assert not any(card.code.startswith("R") for card in monsters.deck)


@rule("MH-R02", "MH-01")
def test_four_cards_in_the_deck_are_called_creeperific_urrrhhh() -> None:
    names = [str(card.name) for card in edition("monster-high").deck]
    assert names.count("Creeperific Urrrhhh") == 4
    assert len(names) == 112
    assert [title for title in edition("monster-high").cheat_sheet if "rrrh" in title] == [
        "Creeperific Urrrhhh"
    ]


@rule("MH-R09", "MH-01")
def test_an_urrrhhh_left_in_a_hand_is_scored_with_fifty() -> None:
    table = story("monster-high; turn 1; hands B1 / Wurr G4; discards B9")
    table.go("1: play B1")
    assert table.points == [54, 0]


@rule("MH-20")
def test_an_urrrhhh_may_be_played_on_any_turn_even_with_a_matching_card_in_hand() -> None:
    assert "play Wurr" in story("monster-high; turn 1; hands Wurr B3 B4 / B5 B6; discards B9").choices(1)
    on_a_wild = story("monster-high; turn 1; colour pink; hands Wurr B3 B4 / B5 B6; discards W")
    assert on_a_wild.choices(1) == ["play Wurr", "draw"]
    drawn = story("monster-high; turn 1; hands B3 B4 G5 / B5 B6; pile Wurr …; discards P9")
    drawn.go("1: draw", "1: play Wurr", "1: give-all green")
    assert drawn.hand(2) == "B5 B6 G5"


@rule("MH-R08", "MH-16")
def test_an_urrrhhh_as_start_card_lets_the_dealers_left_name_the_colour_and_nothing_is_given() -> None:
    table = deal("monster-high", 3, "Wurr", dealer=2)
    assert table.awaits == ["3: colour"]
    table.go("3: colour pink")
    assert table.colour == "pink"
    assert table.awaits == ["3: turn"]
    assert table.counts == [7, 7, 7]


@rule("MH-10")
def test_giving_the_whole_hand_away_wins_the_round_and_the_gifts_count_against_whoever_got_them() -> None:
    table = story("monster-high; turn 1; hands Wurr B3 B+2 / G1 / Y2; discards P9")
    table.go("1: play Wurr", "1: give-all blue", "1: give B+2")
    assert table.winner == 1
    assert (table.hand(2), table.hand(3)) == ("G1 B+2", "Y2 B3")
    assert table.points == [1 + 20 + 2 + 3, 0, 0]


@rule("MH-10")
def test_in_low_scoring_a_gift_is_charged_to_whoever_got_it() -> None:
    table = story("monster-high; turn 1; hands Wurr B3 B+2 / G1 / Y2; discards P9", scoring="low")
    table.go("1: play Wurr", "1: give-all blue", "1: give B+2")
    assert table.points == [0, 21, 5]


@rule("MH-11")
def test_an_urrrhhh_as_last_card_ends_the_round_without_gifts_or_a_colour() -> None:
    table = story("monster-high; turn 1; hands Wurr / G1 / Y2; discards P9")
    table.go("1: play Wurr")
    assert table.winner == 1
    assert table.told(Gave) == []
    assert table.told(ColourNamed) == []
    assert table.points == [3, 0, 0]


@rule("MH-12")
def test_with_one_coloured_card_left_the_urrrhhh_gives_it_away_and_no_uno_is_due() -> None:
    table = story("monster-high; turn 1; hands Wurr B3 / G1 G2 / Y2; discards P9")
    assert table.choices(1) == ["play Wurr", "draw"]
    table.go("1: play Wurr")
    assert table.refuses("1: uno") == "CORE-51"
    table.refuses("2: catch 1")
    assert table.choices(1) == ["give-all blue"]
    table.go("1: give-all blue")
    assert table.winner == 1
    assert table.hand(2) == "G1 G2 B3"


@rule("MH-12")
@pytest.mark.parametrize("wild", ["W", "Wurr"])
def test_with_one_wild_left_the_urrrhhh_gives_nothing_away_and_uno_is_due(wild: str) -> None:
    table = story(f"monster-high; turn 1; hands Wurr {wild} / G1 G2 / Y2; discards P9")
    assert "play Wurr uno" in table.choices(1)
    table.go("1: play Wurr")
    assert table.can("1: uno")
    table.go("2: catch 1")
    assert table.counts == [3, 2, 1]


@rule("MH-13")
def test_gifts_that_leave_one_card_make_uno_due() -> None:
    table = story("monster-high; turn 1; hands Wurr B3 B4 P7 / G1 G2 / Y2 Y3; discards P9")
    table.go("1: play Wurr", "1: give-all blue", "1: give B3")
    assert table.can("1: uno")
    table.go("1: colour blue", "3: catch 1")
    assert table.counts == [3, 3, 3]


@rule("MH-13")
def test_uno_is_not_due_before_the_gifts_are_given() -> None:
    table = story("monster-high; turn 1; hands Wurr B3 B4 P7 / G1 G2 / Y2 Y3; discards P9")
    table.go("1: play Wurr", "1: give-all blue")
    assert table.refuses("1: uno") == "CORE-51"


@rule("MH-14")
@pytest.mark.parametrize("call", ["", " uno"])
def test_a_gift_to_whoever_had_one_card_clears_the_call_and_a_later_drop_needs_a_new_one(call: str) -> None:
    table = story("monster-high; turn 1; hands P1 P2 / Wurr B3 G1 G2; discards P9")
    table.go(f"1: play P1{call}", "2: play Wurr", "2: give-all blue")
    assert table.hand(1) == "P2 B3"
    assert table.round.view(0).uno == ()
    assert table.refuses("1: uno") == "CORE-51"
    assert table.refuses("2: catch 1") == "CORE-47"
    table.go("2: colour pink", "1: play P2", "2: catch 1")
    assert table.counts == [3, 2]


@rule("MH-R10")
@pytest.mark.parametrize(("hand", "counts"), [("B2 G3", [6, 2]), ("Y2 G3", [2, 8])])
def test_a_wild_draw_four_may_be_challenged_in_monster_high(hand: str, counts: list[int]) -> None:
    table = story(f"monster-high; turn 1; hands W+4 {hand} / G5 G6; discards B9")
    table.go("1: play W+4", "1: colour green", "2: challenge")
    assert table.counts == counts
