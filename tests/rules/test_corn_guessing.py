"""UNO Corn: guessing the card on your own forehead, and the turn that follows."""

import pytest

from companion.rules.cards import Colour
from companion.rules.editions import edition
from companion.rules.events import Challenged, Discarded, Drew, Guessed, HandShown
from companion.rules.moves import Guess
from tests.rules.catalogue_coverage import rule
from tests.rules.stories import story

WITH_PINK_7 = "corn; turn 1; hands P1 B2 G7 / B5 B6; foreheads P7 / -; discards B9"
COLOURS = ("blue", "green", "yellow", "pink")


@rule("CORN-R04", "CORN-R08")
def test_no_turn_is_taken_before_the_forehead_card_is_guessed() -> None:
    table = story(WITH_PINK_7)
    assert table.awaits == ["1: guess"]
    assert table.refuses("1: play B2") == "CORN-R08"
    assert table.refuses("1: draw") == "CORN-R08"
    table.go("1: guess pink")
    assert table.awaits == ["1: turn"]


@rule("CORN-R08")
def test_a_position_with_a_forehead_card_asks_for_the_guess() -> None:
    table = story("corn; turn 1; hands P1 B2 / B5 B6; foreheads P7 / -; discards B9")
    assert table.awaits == ["1: guess"]


@rule("CORN-21")
def test_a_guess_is_one_of_the_four_colours_of_the_edition() -> None:
    table = story(WITH_PINK_7)
    assert table.choices(1) == [f"guess {colour}" for colour in COLOURS]
    with pytest.raises(ValueError, match="CORN-21"):
        table.round.push(Guess(0, Colour.RED))


@rule("CORN-R06", "CORN-07")
def test_a_right_guess_discards_the_card_and_the_turn_is_played_on_it() -> None:
    table = story(WITH_PINK_7)
    table.go("1: guess pink")
    assert table.told(Discarded) == [Discarded(0, edition("corn").card("P7"))]
    assert (table.top, table.colour, table.forehead(1)) == ("P7", "pink", "")
    assert sorted(table.choices(1)) == ["draw", "play G7", "play P1"]
    table.go("1: play G7")
    assert table.turn == 2


@rule("CORN-07")
def test_where_guessed_cards_go_under_the_pile_the_turn_is_played_on_the_card_that_lay_there() -> None:
    table = story(WITH_PINK_7, guessed_card_on_top=False)
    table.go("1: guess pink")
    assert (table.top, table.colour, table.forehead(1)) == ("B9", "blue", "")
    assert table.choices(1) == ["play B2", "draw"]
    assert [card.code for card in table.round.discards] == ["P7", "B9"]


@rule("CORN-07")
def test_where_guessed_cards_go_under_the_pile_a_guessed_wild_leaves_the_named_colour_alone() -> None:
    table = story(
        "corn; turn 1; colour green; hands P1 B2 G7 / B5 B6; foreheads W / -; discards Wnar",
        guessed_card_on_top=False,
    )
    table.go("1: guess blue")
    assert (table.top, table.colour) == ("Wnar", "green")
    assert table.choices(1) == ["play G7", "draw"]


@rule("CORN-R07", "CORN-10")
def test_a_wrong_guess_ends_the_turn_without_a_draw_and_is_tried_again_next_turn() -> None:
    table = story(WITH_PINK_7)
    table.go("1: guess blue")
    assert table.turn == 2
    assert table.counts == [3, 2]
    assert table.told(Drew) == []
    assert table.forehead(1) == "P7"
    table.go("2: play B5")
    assert table.awaits == ["1: guess"]
    table.go("1: guess pink")
    assert table.awaits == ["1: turn"]


@rule("CORN-R05", "CORN-09")
@pytest.mark.parametrize("wild", ["W", "W+4", "Wnar"])
@pytest.mark.parametrize("colour", COLOURS)
def test_on_a_wild_every_guess_is_right_and_becomes_the_colour_in_play(wild: str, colour: str) -> None:
    table = story(f"corn; turn 1; hands P1 B2 G7 Y4 / B5 B6; foreheads {wild} / -; discards B9")
    table.go(f"1: guess {colour}")
    (guess,) = table.told(Guessed)
    assert guess.right
    assert (table.top, table.colour) == (wild, colour)
    assert [play[:6] for play in table.choices(1)] == [f"play {colour[0].upper()}", "draw"]


@rule("CORN-03")
def test_several_forehead_cards_are_guessed_oldest_first_and_a_miss_ends_the_turn() -> None:
    table = story("corn; turn 1; hands P1 B2 / B5 B6; foreheads G7 Y3 / -; discards B9")
    table.go("1: guess green")
    assert table.awaits == ["1: guess"]
    assert table.forehead(1) == "Y3"
    table.go("1: guess blue")
    assert table.turn == 2
    table.go("2: draw", "2: pass")
    assert table.awaits == ["1: guess"]
    table.go("1: guess yellow")
    assert table.awaits == ["1: turn"]
    assert table.top == "Y3"


@rule("CORN-10")
def test_the_younger_forehead_card_is_not_asked_for_after_a_miss() -> None:
    table = story("corn; turn 1; hands P1 B2 / B5 B6; foreheads G7 Y3 / -; discards B9")
    table.go("1: guess yellow")
    assert table.forehead(1) == "G7 Y3"
    assert table.awaits == ["2: turn"]


@rule("CORN-05")
def test_a_forehead_card_is_no_hand_card_and_all_but_its_owner_see_it() -> None:
    table = story("corn; turn 1; hands P1 B2 / B5 B6; foreheads B7 / P3; discards B9")
    seven, three = edition("corn").card("B7"), edition("corn").card("P3")
    assert table.round.view(0).foreheads == ((None,), (three,))
    assert table.round.view(1).foreheads == ((seven,), (None,))
    assert table.round.view(None).foreheads == ((seven,), (three,))
    assert seven not in table.round.view(0).hand
    assert table.round.view(1).counts == (2, 2)
    table.go("1: guess green", "2: guess pink", "2: draw", "2: pass")
    table.refuses("1: play B7")


@rule("CORN-R03")
def test_whoever_takes_a_card_to_the_forehead_is_not_told_which() -> None:
    table = story("corn; turn 1; hands Wnar B1 B2 / B5 B6; pile G1 G2 …; discards B9")
    table.go("1: play Wnar")
    told_to_two = " ".join(str(event.seen_by(1).text(str)) for event in table.news)
    assert "green 1" not in told_to_two
    assert "green 2" in told_to_two


@rule("CORN-06")
def test_nobody_goes_out_before_the_forehead_card_is_guessed() -> None:
    table = story("corn; turn 1; hands B2 / B5 B6; foreheads B7 / -; discards B9")
    assert table.refuses("1: play B2") == "CORN-R08"
    table.go("1: guess pink", "2: play B5")
    assert table.winner is None
    table.go("1: guess blue", "1: play B2")
    assert table.winner == 1
    assert table.points == [6, 0]


@rule("CORN-08")
@pytest.mark.parametrize("card", ["Bskip", "Brev", "B+2", "W+4", "Wnar"])
def test_a_guessed_action_card_does_nothing_to_anybody(card: str) -> None:
    table = story(f"corn; turn 1; hands B1 B2 / B5 B6 / B7 B8; foreheads {card} / - / -; discards B9")
    table.go("1: guess blue")
    assert table.awaits == ["1: turn"]
    assert table.direction == "left"
    table.go("1: play B1")
    assert table.awaits == ["2: turn"]
    assert table.counts == [1, 2, 2]
    assert [table.forehead(seat) for seat in (1, 2, 3)] == ["", "", ""]


@rule("CORN-11")
def test_a_miss_tells_everybody_that_it_was_wrong_and_no_more() -> None:
    table = story(WITH_PINK_7)
    table.go("1: guess blue")
    assert table.news == [Guessed(0, Colour.BLUE, right=False)]
    assert [event.seen_by(1) for event in table.news] == table.news
    assert table.round.view(0).foreheads == ((None,), ())
    table.go("2: draw", "2: pass")
    assert table.choices(1) == [f"guess {colour}" for colour in COLOURS]


@rule("CORN-12")
def test_a_skipped_player_does_not_guess() -> None:
    table = story("corn; turn 1; hands Bskip B2 / G5 G6 / B7 B8; foreheads - / P7 / -; discards B9")
    table.go("1: play Bskip")
    assert table.awaits == ["3: turn"]
    assert table.forehead(2) == "P7"


@rule("CORN-12")
def test_penalty_cards_go_to_the_hand_and_the_penalised_player_does_not_guess() -> None:
    table = story("corn; turn 1; hands B+2 B2 / G5 G6 / B7 B8; foreheads - / P7 / -; discards B9")
    table.go("1: play B+2")
    assert table.awaits == ["3: turn"]
    assert table.counts == [1, 4, 2]
    assert table.forehead(2) == "P7"
    table.go("3: play B7", "1: draw", "1: pass")
    assert table.awaits == ["2: guess"]


@rule("CORN-13")
def test_a_challenge_needs_no_guess_first_and_shows_no_forehead_card() -> None:
    table = story("corn; turn 1; hands W+4 B2 G3 / G5 G6; foreheads - / P7; discards B9")
    table.go("1: play W+4", "1: colour green")
    assert table.awaits == ["2: attacked"]
    table.go("2: challenge")
    (shown,) = table.told(HandShown)
    assert [card.code for card in shown.cards] == ["B2", "G3"]
    assert table.counts == [6, 2]
    assert table.awaits == ["2: guess"]


@rule("CORN-13")
def test_the_card_just_guessed_off_ones_own_forehead_is_no_evidence_of_a_bluff() -> None:
    table = story("corn; turn 1; hands W+4 B2 B3 / P5 P6; foreheads G7 / P7; discards B9")
    table.go("1: guess green", "1: play W+4", "1: colour blue", "2: challenge")
    (challenge,) = table.told(Challenged)
    assert not challenge.guilty
    assert table.counts == [2, 8]


@rule("CORN-19")
@pytest.mark.parametrize("guess", ["pink", "blue"])
def test_a_guess_closes_the_window_for_catching_a_forgotten_uno(guess: str) -> None:
    table = story(
        "corn; turn 1; hands B1 B2 / G5 B6 / B7 B8; foreheads - / P7 / -; discards B9",
        uno_window="play",
    )
    table.go("1: play B1")
    assert table.can("3: catch 1")
    table.go(f"2: guess {guess}")
    assert table.refuses("3: catch 1") == "CORE-R49"


@rule("CORN-20")
def test_the_named_colour_holds_over_misses_until_a_guessed_card_replaces_it() -> None:
    table = story("corn; turn 1; hands Wnar B1 B2 / B5 B6 / B7 B8; pile P1 G2 Y3 …; discards B9")
    table.go("1: play Wnar", "1: colour yellow", "2: guess blue")
    assert (table.top, table.colour) == ("Wnar", "yellow")
    table.go("3: guess green")
    assert (table.top, table.colour) == ("G2", "green")


@rule("CORN-20")
def test_the_named_colour_holds_over_misses_until_a_played_card_replaces_it() -> None:
    table = story(
        "corn; turn 1; hands Wnar Y1 B2 / B5 B6; pile P1 …; discards B9",
        narwhal_player_draws=False,
    )
    table.go("1: play Wnar", "1: colour yellow", "2: guess blue")
    assert table.choices(1) == ["play Y1", "play Y1 uno", "draw"]
    table.go("1: play Y1")
    assert (table.top, table.colour) == ("Y1", "yellow")


@rule("CORN-R12")
@pytest.mark.parametrize(("hand", "counts"), [("B2 G3", [6, 2]), ("Y2 G3", [2, 8])])
def test_a_wild_draw_four_may_be_challenged_in_corn(hand: str, counts: list[int]) -> None:
    table = story(f"corn; turn 1; hands W+4 {hand} / G5 G6; discards B9")
    table.go("1: play W+4", "1: colour green", "2: challenge")
    assert table.counts == counts
