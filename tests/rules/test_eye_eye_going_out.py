"""Eye-Eye: the spin after a last card, who has won then, and UNO around a spin."""

import pytest

from companion.rules.events import BackIn, Reversed, Skipped, Spun
from tests.rules.catalogue_coverage import rule
from tests.rules.ruling_stories import crowded
from tests.rules.stories import Story, story

LAST_CARD = "eye-eye; turn 1; hands R3* / B1 B2 / {hand} / Y1 Y2; pile R1 G4 Y7 R2 G8 …; discards R5"


def spun_on_last_card(result: str, hand: str = "G1 G6") -> Story:
    """Player 1 of four has played a last eyeball and the eyes have stopped; player 3 has this hand."""
    return story(LAST_CARD.format(hand=hand)).go("1: play R3*", f"tray: spin {result}")


@rule("EYE-R26")
def test_an_eyeball_as_last_card_still_spins_before_the_round_ends() -> None:
    table = story(LAST_CARD.format(hand="G1 G6")).go("1: play R3*")
    assert table.counts[0] == 0
    assert table.winner is None
    assert table.awaits == ["tray: spin"]
    assert table.go("tray: spin black draw-4").told(Spun)
    assert table.winner == 1


@rule("EYE-R27", "EYE-14")
def test_a_last_eyeball_that_makes_its_player_draw_four_has_not_won() -> None:
    table = spun_on_last_card("red draw-4")
    assert table.told(BackIn) == [BackIn(0)]
    assert table.winner is None
    assert table.hand(1) == "R1 G4 Y7 R2"
    assert table.awaits == ["2: turn"]


@rule("EYE-R27", "EYE-15")
def test_a_last_eyeball_that_makes_its_player_draw_until_yellow_or_blue_has_not_won() -> None:
    table = spun_on_last_card("red draw-until")
    assert table.winner is None
    assert table.hand(1) == "R1 G4 Y7"
    assert table.awaits == ["2: turn"]


@rule("EYE-15")
def test_with_the_pile_gone_the_cards_under_a_last_eyeball_are_drawn_and_it_has_not_won() -> None:
    """There is always one: an eyeball is played on a card. So nobody wins for want of cards to draw."""
    table = crowded("eye-eye; turn 1; hands R3* / REST; pile -; discards R5")
    table.go("1: play R3*", "tray: spin red draw-until").shuffle()
    assert table.winner is None
    assert table.hand(1) == "R5"
    assert table.awaits == ["2: turn"]


@rule("EYE-R28", "EYE-16")
def test_a_last_eyeball_that_tells_its_player_to_discard_has_won() -> None:
    table = spun_on_last_card("red discard-1")
    assert table.winner == 1
    assert table.points == [1 + 2 + 1 + 6 + 1 + 2, 0, 0, 0]


@rule("EYE-17")
@pytest.mark.parametrize("what", ["draw-4", "discard-1", "draw-until"])
def test_a_last_eyeball_with_a_black_eye_has_won(what: str) -> None:
    table = spun_on_last_card(f"black {what}")
    assert table.winner == 1
    assert table.points == [1 + 2 + 1 + 6 + 1 + 2, 0, 0, 0]


@rule("EYE-18")
@pytest.mark.parametrize(
    ("what", "moves", "points"),
    [
        ("draw-4", [], 1 + 2 + (1 + 6 + 1 + 4 + 7 + 2) + 1 + 2),
        ("draw-until", [], 1 + 2 + (1 + 6 + 1 + 4 + 7) + 1 + 2),
        ("discard-1", ["3: discard G6"], 1 + 2 + 1 + 1 + 2),
    ],
)
def test_a_chosen_player_still_acts_after_a_last_eyeball_and_the_changed_hands_are_scored(
    what: str, moves: list[str], points: int
) -> None:
    table = spun_on_last_card(f"green {what}")
    assert table.winner is None
    table.go("1: pick 3", *moves)
    assert table.winner == 1
    assert table.points == [points, 0, 0, 0]


@rule("EYE-19")
def test_whoever_goes_out_on_an_eyeball_and_picks_their_own_seat_to_discard_has_won() -> None:
    table = spun_on_last_card("green discard-1").go("1: pick 1")
    assert table.winner == 1


@rule("EYE-19")
@pytest.mark.parametrize(("what", "hand"), [("draw-4", "R1 G4 Y7 R2"), ("draw-until", "R1 G4 Y7")])
def test_whoever_goes_out_on_an_eyeball_and_picks_their_own_seat_to_draw_has_not_won(
    what: str, hand: str
) -> None:
    table = spun_on_last_card(f"green {what}").go("1: pick 1")
    assert table.winner is None
    assert table.hand(1) == hand
    assert table.awaits == ["2: turn"]


@rule("EYE-20")
@pytest.mark.parametrize(("card", "drawn"), [("G+2", 1 + 4), ("W+4", 1 + 4 + 7 + 2)])
def test_draw_cards_exposed_after_a_last_eyeball_hit_the_next_player_before_scoring(
    card: str, drawn: int
) -> None:
    table = spun_on_last_card("green discard-1", hand=f"{card} G6").go("1: pick 3", f"3: discard {card}")
    assert table.winner == 1
    assert table.points == [(1 + 2 + drawn) + 6 + (1 + 2), 0, 0, 0]


@rule("EYE-20")
@pytest.mark.parametrize("card", ["Gskip", "Grev", "W", "B4*"])
def test_what_else_is_exposed_after_a_last_eyeball_does_nothing_any_more(card: str) -> None:
    table = spun_on_last_card("green discard-1", hand=f"{card} G6").go("1: pick 3", f"3: discard {card}")
    assert not table.told(Skipped)
    assert not table.told(Reversed)
    assert table.winner == 1
    assert table.points == [(1 + 2) + 6 + (1 + 2), 0, 0, 0]


# Calling UNO around a spin

DOWN_TO_ONE = "eye-eye; turn 1; hands R3* R9 / B1 B2 / G1 G2; discards R5"


@rule("EYE-24")
def test_uno_may_be_called_with_a_next_to_last_eyeball() -> None:
    table = story(DOWN_TO_ONE).go("1: play R3* uno")
    assert table.refuses("2: catch 1") == "CORE-47"


@rule("EYE-24")
def test_uno_may_be_called_after_a_next_to_last_eyeball_before_the_spin() -> None:
    table = story(DOWN_TO_ONE).go("1: play R3*", "1: uno")
    assert table.refuses("2: catch 1") == "CORE-47"
    table.go("tray: spin black draw-4")
    assert table.refuses("2: catch 1") == "CORE-47"


@rule("EYE-24")
@pytest.mark.parametrize("spin", ["tray: spin black draw-4", "tray: spin green draw-4"])
def test_uno_may_be_called_after_the_spin_of_a_next_to_last_eyeball(spin: str) -> None:
    table = story(DOWN_TO_ONE).go("1: play R3*", spin)
    assert "uno" in table.choices(1)
    table.go("1: uno")
    assert table.refuses("2: catch 1") == "CORE-47"


@rule("EYE-24")
@pytest.mark.parametrize("spin", [[], ["tray: spin black draw-4"]])
def test_whoever_forgets_uno_with_an_eyeball_may_be_caught_before_and_after_the_spin(spin: list[str]) -> None:
    table = story(DOWN_TO_ONE).go("1: play R3*", *spin, "3: catch 1")
    assert table.counts == [3, 2, 2]


@rule("EYE-24")
@pytest.mark.parametrize("what", ["draw-4", "draw-until"])
def test_a_spin_that_adds_cards_ends_the_duty_to_call_uno(what: str) -> None:
    table = story(DOWN_TO_ONE).go("1: play R3*", f"tray: spin red {what}")
    assert table.refuses("2: catch 1") == "CORE-47"
    assert table.refuses("1: uno") == "CORE-51"
