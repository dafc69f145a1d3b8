"""Eye-Eye: the eyeball cards, who spins for them, and what else of the deck and of challenging is printed."""

from collections import Counter
from itertools import product

import pytest

from companion.rules.decisions import Decision
from companion.rules.editions import edition
from companion.rules.events import Challenged, HandShown, Spun
from companion.rules.faces import WHAT, WHO
from companion.rules.moves import Spin
from tests.rules.catalogue_coverage import rule
from tests.rules.stories import Story, deal, story

EYE_EYE = edition("eye-eye")
EVERY_RESULT = [f"{who} {what}" for who, what in product(WHO, WHAT)]


def spin_awaited(table: Story) -> Decision:
    (decision,) = table.round.asked
    assert decision.kind == "spin"
    return decision


@rule("EYE-R02")
def test_the_colours_are_blue_green_red_and_yellow() -> None:
    assert {str(card.colour) for card in EYE_EYE.deck if card.colour} == {"blue", "green", "red", "yellow"}
    table = story("eye-eye; turn 1; hands W R1 R2 / G1 G2; discards R5").go("1: play W")
    assert set(table.choices(1)) == {"colour blue", "colour green", "colour red", "colour yellow"}


@rule("EYE-R03")
def test_each_colour_has_five_eyeballs_from_1_to_5_among_its_19_numbers() -> None:
    numbers = [card for card in EYE_EYE.deck if card.number is not None]
    eyeballs = Counter((card.colour, card.number) for card in numbers if card.kind == "eyeball")
    assert eyeballs == {(colour, value): 1 for colour in EYE_EYE.colours for value in range(1, 6)}
    assert Counter(card.colour for card in numbers) == dict.fromkeys(EYE_EYE.colours, 19)


@rule("EYE-R06", "EYE-01")
def test_an_eyeball_as_start_card_is_a_plain_number_and_nobody_spins() -> None:
    table = deal("eye-eye", 3, "R3*")
    assert table.top == "R3*"
    assert not table.told(Spun)
    assert table.awaits == ["2: turn"]
    assert table.hand(2) == "B0 B2 B3* B5 B6 B8 B9"
    assert table.choices(2) == ["play B3*", "draw"]


@rule("EYE-R07")
@pytest.mark.parametrize(
    ("top", "fits"), [("R9", True), ("B3", True), ("G3*", True), ("B9", False), ("Gskip", False)]
)
def test_an_eyeball_goes_on_its_colour_or_its_number(top: str, fits: bool) -> None:
    table = story(f"eye-eye; turn 1; hands R3* Y7 / G1 G2; discards {top}")
    assert table.can("1: play R3*") is fits
    if not fits:
        assert table.refuses("1: play R3*") == "CORE-R18"


@rule("EYE-R07")
@pytest.mark.parametrize("card", ["R9", "B3", "G3*"])
def test_what_goes_on_an_eyeball_is_its_colour_or_its_number(card: str) -> None:
    assert story(f"eye-eye; turn 1; hands {card} Y7 / G1 G2; discards R3*").choices(1) == [
        f"play {card}",
        f"play {card} uno",
        "draw",
    ]


@rule("EYE-R08")
def test_whoever_plays_an_eyeball_makes_the_eyes_spin() -> None:
    table = story("eye-eye; turn 2; hands B1 B2 / R3* R9 R8 / G1 G2; discards R5").go("2: play R3*")
    assert table.awaits == ["tray: spin"]
    assert spin_awaited(table).about == 1
    (spun,) = table.go("tray: spin black draw-4").told(Spun)
    assert spun.spinner == 1


@rule("EYE-R08")
def test_a_number_without_an_eye_spins_nothing() -> None:
    table = story("eye-eye; turn 2; hands B1 B2 / R3 R9 R8 / G1 G2; discards R5").go("2: play R3")
    assert table.awaits == ["3: turn"]


@rule("EYE-03")
def test_whoever_plays_an_eyeball_just_drawn_spins_for_it_too() -> None:
    table = story("eye-eye; turn 2; hands B1 B2 / G7 G8 / G1 G2; pile R3* …; discards R5")
    table.go("2: draw", "2: play R3*")
    assert table.awaits == ["tray: spin"]
    table.go("tray: spin red draw-4")
    assert table.counts == [2, 6, 2]


@rule("EYE-02")
def test_chance_is_offered_each_pair_of_faces_exactly_once() -> None:
    table = story("eye-eye; turn 1; hands R3* R9 R8 / G1 G2; discards R5").go("1: play R3*")
    offered = [move for move in spin_awaited(table).moves if isinstance(move, Spin)]
    assert Counter(move.faces for move in offered) == Counter(product(WHO, WHAT))


@rule("EYE-02")
@pytest.mark.parametrize("result", EVERY_RESULT)
def test_any_pair_of_faces_is_taken_also_if_it_was_spun_by_hand(result: str) -> None:
    table = story("eye-eye; turn 1; hands R3* R9 R8 / G1 G2; discards R5").go("1: play R3*")
    (spun,) = table.go(f"tray: spin {result}").told(Spun)
    assert " ".join(map(str, spun.faces)) == result
    assert table.awaits != ["tray: spin"]


@rule("EYE-02")
def test_only_chance_says_where_the_eyes_stop() -> None:
    table = story("eye-eye; turn 1; hands R3* R9 R8 / G1 G2; discards R5").go("1: play R3*")
    assert table.refuses("1: spin black draw-4") == "EYE-R08"


@rule("EYE-R29", "EYE-28")
def test_eyeballs_left_in_a_hand_count_their_number() -> None:
    table = story("eye-eye; turn 1; hands R9 / B5* G2* / Y1*; discards R5").go("1: play R9")
    assert table.points == [5 + 2 + 1, 0, 0]


@rule("EYE-R30")
def test_a_wild_draw_four_may_be_challenged_and_a_bluff_costs_its_player_the_four_cards() -> None:
    table = story("eye-eye; turn 1; hands W+4 R9 B9 / B1 B2 / G1 G2; discards R5")
    table.go("1: play W+4", "1: colour green")
    assert table.choices(2) == ["accept", "challenge"]
    table.go("2: challenge")
    (shown,) = table.told(HandShown)
    assert (shown.seat, shown.to) == (0, 1)
    (verdict,) = table.told(Challenged)
    assert verdict.guilty
    assert table.counts == [6, 2, 2]


@rule("EYE-R30")
def test_whoever_challenges_an_honest_wild_draw_four_draws_six() -> None:
    table = story("eye-eye; turn 1; hands W+4 G9 B9 / B1 B2 / G1 G2; discards R5")
    table.go("1: play W+4", "1: colour green", "2: challenge")
    (verdict,) = table.told(Challenged)
    assert not verdict.guilty
    assert table.counts == [2, 8, 2]
    assert table.turn == 3
