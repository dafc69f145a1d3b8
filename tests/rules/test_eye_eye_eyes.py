"""Eye-Eye: the left eye says who acts, the right eye what is done, and then the turn goes on."""

from itertools import product

import pytest

from companion.rules.events import ColourNamed, Discarded, Drew, Picked, Played, Skipped, Spun
from companion.rules.faces import WHAT, WHO
from tests.rules.catalogue_coverage import rule
from tests.rules.ruling_stories import crowded
from tests.rules.stories import Story, story

TABLE = "eye-eye; turn 1; hands R3* R9 G9 / B1 B2 G2 / G1 G5 R6; pile R1 G4 Y7 R2 B8 …; discards R5"


def spun(who: str, what: str, **options: object) -> Story:
    """Player 1 of three has played an eyeball and the eyes have stopped; 2, 3 and 3 cards are in hand."""
    return story(TABLE, (), **options).go("1: play R3*", f"tray: spin {who} {what}")


def acted(who: str, what: str, picks: int = 3) -> Story:
    """The same, and whoever has to act has done so; green eyes pick player 3."""
    table = spun(who, what)
    if who == "green":
        table.go(f"1: pick {picks}")
    if table.awaits[0].endswith("discard"):
        table.go(table.awaits[0].partition(":")[0] + ": " + table.choices(int(table.awaits[0][0]))[0])
    return table


@rule("EYE-27")
def test_all_nine_results_do_what_the_reference_card_says() -> None:
    cards_held_after = {
        ("green", "draw-4"): [2, 3, 7],
        ("green", "discard-1"): [2, 3, 2],
        ("green", "draw-until"): [2, 3, 6],
        ("black", "draw-4"): [2, 3, 3],
        ("black", "discard-1"): [2, 3, 3],
        ("black", "draw-until"): [2, 3, 3],
        ("red", "draw-4"): [6, 3, 3],
        ("red", "discard-1"): [1, 3, 3],
        ("red", "draw-until"): [5, 3, 3],
    }
    results = [(str(who), str(what)) for who, what in product(WHO, WHAT)]
    assert {result: acted(*result).counts for result in results} == cards_held_after


@rule("EYE-R09")
def test_the_left_eye_says_who_and_the_right_eye_what() -> None:
    assert acted("green", "draw-4").counts == [2, 3, 7], "player 3, picked, draws 4"
    assert acted("red", "draw-4").counts == [6, 3, 3], "another left eye: another player draws 4"
    assert acted("red", "discard-1").counts == [1, 3, 3], "another right eye: the same player discards"


@rule("EYE-R10")
@pytest.mark.parametrize(("picked", "counts"), [(1, [6, 3, 3]), (2, [2, 7, 3]), (3, [2, 3, 7])])
def test_green_lets_the_spinner_choose_who_acts(picked: int, counts: list[int]) -> None:
    table = spun("green", "draw-4")
    assert table.awaits == ["1: choose-player"]
    table.go(f"1: pick {picked}")
    assert table.counts == counts


@rule("EYE-R11", "EYE-R19")
@pytest.mark.parametrize("what", WHAT)
def test_black_means_that_nobody_acts_whatever_the_right_eye_shows(what: object) -> None:
    table = spun("black", str(what))
    assert (table.hand(1), table.hand(2), table.hand(3)) == ("R9 G9", "B1 B2 G2", "G1 G5 R6")
    assert (table.top, table.colour) == ("R3*", "red")
    assert table.awaits == ["2: turn"]


@rule("EYE-R12")
@pytest.mark.parametrize("what", WHAT)
def test_red_means_that_the_spinner_acts(what: object) -> None:
    table = acted("red", str(what))
    assert table.counts[0] != 2
    assert (table.hand(2), table.hand(3)) == ("B1 B2 G2", "G1 G5 R6")
    assert not table.told(Picked)


@rule("EYE-R13", "EYE-R16", "EYE-R20")
@pytest.mark.parametrize(("who", "seat"), [("green", 3), ("red", 1)])
def test_plus_four_makes_the_chosen_one_or_the_spinner_draw_four(who: str, seat: int) -> None:
    (drew,) = acted(who, "draw-4").told(Drew)
    assert (drew.seat + 1, " ".join(map(str, drew.cards))) == (seat, "R1 G4 Y7 R2")


@rule("EYE-R14", "EYE-R17", "EYE-R21")
@pytest.mark.parametrize(("who", "seat", "card"), [("green", 3, "G1"), ("red", 1, "R9")])
def test_discard_makes_the_chosen_one_or_the_spinner_discard_one(who: str, seat: int, card: str) -> None:
    table = acted(who, "discard-1")
    (discarded,) = table.told(Discarded)
    assert (discarded.seat + 1, discarded.card.code) == (seat, card)
    assert table.awaits == ["2: turn"]


@rule("EYE-R15", "EYE-R18", "EYE-R22")
@pytest.mark.parametrize("stop", ["Y7", "B8", "W"])
@pytest.mark.parametrize(("who", "seat"), [("green", 3), ("red", 1)])
def test_yellow_and_blue_make_the_chosen_one_or_the_spinner_draw_until_one_or_a_wild_comes(
    who: str, seat: int, stop: str
) -> None:
    table = story(f"eye-eye; turn 1; hands R3* R9 / B1 B2 / G1 G5; pile R1 G4 {stop} R2 …; discards R5")
    table.go("1: play R3*", f"tray: spin {who} draw-until")
    if who == "green":
        table.go("1: pick 3")
    (drew,) = table.told(Drew)
    assert (drew.seat + 1, " ".join(map(str, drew.cards))) == (seat, f"R1 G4 {stop}")


@rule("EYE-R15", "EYE-21")
@pytest.mark.parametrize("stop", ["Y7", "B8", "W", "W+4", "Y2*", "B4*", "Y+2", "Bskip"])
def test_a_yellow_a_blue_and_both_wilds_stop_the_drawing_and_all_cards_are_kept(stop: str) -> None:
    table = story(f"eye-eye; turn 1; hands R3* R9 / B1 B2; pile R1 G4 Rrev G2* R5* {stop} R2 …; discards R5")
    table.go("1: play R3*", "tray: spin red draw-until")
    assert table.hand(1) == f"R9 R1 G4 Rrev G2* R5* {stop}"


@rule("EYE-22")
def test_when_even_a_reshuffle_brings_no_yellow_blue_or_wild_the_drawing_stops() -> None:
    table = crowded("eye-eye; turn 1; hands R3* R9 / REST; pile G1; discards G2 R5")
    table.go("1: play R3*", "tray: spin red draw-until")
    assert table.awaits == ["tray: reshuffle"]
    table.shuffle("R5 G2")
    assert table.hand(1) == "R9 G1 R5 G2"
    assert table.awaits == ["2: turn"]


@rule("EYE-22")
def test_a_reshuffle_in_the_middle_of_the_drawing_brings_the_card_that_stops_it() -> None:
    table = crowded("eye-eye; turn 1; hands R3* R9 / REST; pile G1; discards B7 G2 R5")
    table.go("1: play R3*", "tray: spin red draw-until").shuffle("G2 B7 R5")
    assert table.hand(1) == "R9 G1 G2 B7"


@rule("EYE-R23")
@pytest.mark.parametrize("picked", [1, 2, 3, 4])
@pytest.mark.parametrize("what", ["draw-4", "discard-1", "draw-until"])
@pytest.mark.parametrize(("direction", "next_player"), [("left", 3), ("right", 1)])
def test_the_player_after_the_spinner_is_next_whoever_was_chosen(
    picked: int, what: str, direction: str, next_player: int
) -> None:
    table = story(f"eye-eye; turn 2; {direction}; hands B1 B2 / R3* R9 R8 / G1 G2 / Y1 Y2; discards R5")
    table.go("2: play R3*", f"tray: spin green {what}", f"2: pick {picked}")
    if what == "discard-1":
        table.go(f"{picked}: {table.choices(picked)[0]}")
    assert table.awaits == [f"{next_player}: turn"]


@rule("EYE-23")
@pytest.mark.parametrize("what", ["draw-4", "draw-until"])
def test_cards_drawn_by_a_spin_may_not_be_played_at_once(what: str) -> None:
    spinner_drew = spun("red", what)
    assert spinner_drew.refuses("1: play R1") == "CORE-24"
    assert spinner_drew.awaits == ["2: turn"]
    third_drew = spun("green", what).go("1: pick 3")
    assert third_drew.refuses("3: play R1") == "CORE-24"
    assert third_drew.awaits == ["2: turn"]


@rule("EYE-04")
def test_green_lets_the_spinner_choose_their_own_seat() -> None:
    table = spun("green", "discard-1")
    assert table.choices(1) == ["pick 2", "pick 3", "pick 1"]
    table.go("1: pick 1")
    assert table.awaits == ["1: discard"]


@rule("EYE-04")
def test_a_table_may_agree_that_the_spinner_points_at_somebody_else() -> None:
    table = spun("green", "discard-1", choose_self=False)
    assert table.choices(1) == ["pick 2", "pick 3"]
    assert table.refuses("1: pick 1") == "EYE-04"


@rule("EYE-26")
def test_play_spin_choice_act_and_what_follows_come_in_that_order() -> None:
    table = story("eye-eye; turn 1; hands R3* R9 G9 / B1 B2 G2 / W+4 G5 R6; discards R5")
    awaited, news = [table.awaits], []
    for move in (
        "1: play R3*",
        "tray: spin green discard-1",
        "1: pick 3",
        "3: discard W+4",
        "3: colour green",
    ):
        news += table.go(move).news
        awaited.append(table.awaits)
    assert awaited == [
        ["1: turn"],
        ["tray: spin"],
        ["1: choose-player"],
        ["3: discard"],
        ["3: colour"],
        ["3: turn"],
    ]
    assert [type(event) for event in news] == [Played, Spun, Picked, Discarded, ColourNamed, Drew, Skipped]
