"""UNO Spin: the spin cards, who spins for them, and where the turn goes from there."""

from collections import Counter

import pytest

from companion.rules.decisions import Decision
from companion.rules.editions import edition
from companion.rules.events import Spun
from companion.rules.faces import WHEEL
from companion.rules.moves import Spin
from tests.rules.catalogue_coverage import rule
from tests.rules.spin_stories import wheel
from tests.rules.stories import Story, deal, story

SPIN = edition("spin")
FOUR_PLAY = "spin; turn 1; {direction}; hands R3* R9 R8 / B1 B2 B4 / G1 G2 G4 / Y1 Y2 Y4; discards R5"


def spin_awaited(table: Story) -> Decision:
    (decision,) = table.round.asked
    assert decision.kind == "spin"
    return decision


@rule("SPIN-R02")
def test_the_colours_are_blue_green_red_and_yellow() -> None:
    assert {str(card.colour) for card in SPIN.deck if card.colour} == {"blue", "green", "red", "yellow"}
    table = story("spin; turn 1; hands W R1 R2 / G1 G2; discards R5").go("1: play W")
    assert set(table.choices(1)) == {"colour blue", "colour green", "colour red", "colour yellow"}


@rule("SPIN-R03")
def test_each_colour_has_five_spin_cards_from_1_to_5_among_its_19_numbers() -> None:
    numbers = [card for card in SPIN.deck if card.number is not None]
    spins = Counter((card.colour, card.number) for card in numbers if card.kind == "spin")
    assert spins == {(colour, value): 1 for colour in SPIN.colours for value in range(1, 6)}
    assert Counter(card.colour for card in numbers) == dict.fromkeys(SPIN.colours, 19)


@rule("SPIN-01")
def test_a_spin_card_as_start_card_is_a_plain_number_and_nobody_spins() -> None:
    table = deal("spin", 3, "R3*")
    assert table.top == "R3*"
    assert not table.told(Spun)
    assert table.awaits == ["2: turn"]
    assert table.hand(2) == "B0 B2 B3* B5 B6 B8 B9"
    assert table.choices(2) == ["play B3*", "draw"]


@rule("SPIN-R06")
@pytest.mark.parametrize(
    ("top", "fits"), [("R9", True), ("B3", True), ("G3*", True), ("B9", False), ("Gskip", False)]
)
def test_a_spin_card_goes_on_its_colour_or_its_number(top: str, fits: bool) -> None:
    table = story(f"spin; turn 1; hands R3* Y7 / G1 G2; discards {top}")
    assert table.can("1: play R3*") is fits
    if not fits:
        assert table.refuses("1: play R3*") == "CORE-R18"


@rule("SPIN-R07")
@pytest.mark.parametrize(("direction", "spinner"), [("left", 2), ("right", 4)])
def test_a_spin_card_makes_the_following_player_spin(direction: str, spinner: int) -> None:
    table = story(FOUR_PLAY.format(direction=direction)).go("1: play R3*")
    assert table.awaits == ["tray: spin"]
    assert spin_awaited(table).about == spinner - 1
    (spun,) = table.go("tray: spin show-hand").told(Spun)
    assert spun.spinner == spinner - 1


@rule("SPIN-R07")
def test_a_number_without_a_swirl_spins_nothing_and_a_second_spin_card_spins_again() -> None:
    table = story("spin; turn 1; hands R3 R9 R8 / R4* B2 B4 / G1 G2 G4; discards R5").go("1: play R3")
    assert table.awaits == ["2: turn"]
    table.go("2: play R4*")
    assert spin_awaited(table).about == 2


@rule("SPIN-R08", "SPIN-03")
@pytest.mark.parametrize("icon", ["show-hand", "draw-red", "draw-blue", "trade-hands"])
@pytest.mark.parametrize(("direction", "after_spinner"), [("left", 3), ("right", 3)])
def test_the_spin_is_the_spinners_turn_and_the_player_after_the_spinner_goes_on(
    icon: str, direction: str, after_spinner: int
) -> None:
    table = story(FOUR_PLAY.format(direction=direction)).go("1: play R3*", f"tray: spin {icon}")
    assert table.awaits == [f"{after_spinner}: turn"]


@rule("SPIN-03")
@pytest.mark.parametrize(
    ("icon", "moves"),
    [
        ("almost-uno", ["2: discard B1"]),
        ("discard-number", ["2: discard B1"]),
        ("discard-colour", ["2: discard B1", "2: done"]),
    ],
)
def test_the_player_after_the_spinner_goes_on_when_the_spinner_has_discarded(
    icon: str, moves: list[str]
) -> None:
    assert wheel(icon, "B1 B2 G4").go(*moves).awaits == ["3: turn"]


@rule("SPIN-03")
@pytest.mark.parametrize("winner", [1, 2, 3])
def test_after_a_contest_the_player_after_its_winner_goes_on(winner: int) -> None:
    after = winner % 3 + 1
    assert wheel("uno-spin", "B1 B2 B4").go(f"{winner}: yell", f"{winner}: done").awaits == [f"{after}: turn"]
    hands = ["R7 R6", "B7 B6", "G7 G6"]
    hands[winner - 1] = "Y9 R6"
    war = wheel("war", hands[1], third=hands[2], first=hands[0])
    for seat in (1, 2, 3):
        war.go(f"{seat}: {war.choices(seat)[0]}")
    assert war.awaits[0] == f"{after}: turn"


@rule("SPIN-04")
def test_whoever_must_spin_may_not_play_or_draw_instead() -> None:
    table = story("spin; turn 1; hands R3* R9 R8 / R1 W R7 / G1 G2; discards R5").go("1: play R3*")
    assert table.choices(2) == []
    assert table.refuses("2: play R1") == "SPIN-04"
    assert table.refuses("2: draw") == "SPIN-04"
    assert table.refuses("2: pass") == "SPIN-04"


@rule("SPIN-R09")
@pytest.mark.parametrize(
    ("icon", "awaits", "counts"),
    [
        ("almost-uno", ["2: discard-to-two"], [2, 3, 4]),
        ("discard-number", ["2: discard-number"], [2, 3, 4]),
        ("discard-colour", ["2: discard-colour"], [2, 3, 4]),
        ("draw-red", ["3: turn"], [2, 5, 4]),
        ("draw-blue", ["3: turn"], [2, 6, 4]),
        ("trade-hands", ["3: turn"], [4, 2, 3]),
        ("show-hand", ["3: turn"], [2, 3, 4]),
        ("war", ["2: war", "3: war", "1: war"], [2, 3, 4]),
        ("uno-spin", ["1: yell", "2: yell", "3: yell", "tray: race"], [2, 3, 4]),
    ],
)
def test_the_spinner_does_what_the_arrow_says(icon: str, awaits: list[str], counts: list[int]) -> None:
    table = story("spin; turn 1; hands R3* R9 R8 / B1 B2 B4 / G1 G2 G4 G6; pile Y1 R1 B9 W …; discards R5")
    table.go("1: play R3*", f"tray: spin {icon}")
    assert table.awaits == awaits
    assert table.counts == counts


@rule("SPIN-02")
def test_chance_is_offered_each_icon_exactly_once() -> None:
    table = story(FOUR_PLAY.format(direction="left")).go("1: play R3*")
    offered = [move for move in spin_awaited(table).moves if isinstance(move, Spin)]
    assert Counter(move.faces for move in offered) == {(icon,): 1 for icon in WHEEL}
    assert len(WHEEL) == 9


@rule("SPIN-02")
@pytest.mark.parametrize("icon", [str(icon) for icon in WHEEL])
def test_any_icon_is_taken_also_if_it_was_spun_by_hand(icon: str) -> None:
    table = story(FOUR_PLAY.format(direction="left")).go("1: play R3*")
    (spun,) = table.go(f"tray: spin {icon}").told(Spun)
    assert [str(face) for face in spun.faces] == [icon]
    assert table.awaits != ["tray: spin"]


@rule("SPIN-02")
def test_only_chance_says_where_the_wheel_stops() -> None:
    table = story(FOUR_PLAY.format(direction="left")).go("1: play R3*")
    assert table.refuses("2: spin show-hand") == "SPIN-04"


@rule("SPIN-39")
def test_with_two_players_the_other_one_spins_and_the_turn_comes_back() -> None:
    table = story("spin; turn 1; hands R3* R9 R8 / B1 B2 B4; discards R5").go("1: play R3*")
    assert spin_awaited(table).about == 1
    assert table.go("tray: spin show-hand").awaits == ["1: turn"]


@rule("SPIN-R33")
def test_spin_cards_left_in_a_hand_count_their_number() -> None:
    table = story("spin; turn 1; hands R9 / B5* G2* / Y1*; discards R5").go("1: play R9")
    assert table.points == [5 + 2 + 1, 0, 0]
