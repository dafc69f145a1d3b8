"""UNO Spin: the icon UNO Spin, a race to yell first."""

import pytest

from companion.rules.events import Discarded, Yelled
from tests.rules.catalogue_coverage import rule
from tests.rules.spin_stories import wheel
from tests.rules.stories import story


@rule("SPIN-R26")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_every_player_may_yell_and_the_first_one_counts(first: int) -> None:
    table = wheel("uno-spin", "B1 B2 B4")
    for seat in (1, 2, 3):
        assert table.choices(seat) == ["yell"]
    table.go(f"{first}: yell")
    assert table.told(Yelled) == [Yelled(first - 1)]
    for seat in (1, 2, 3):
        assert table.refuses(f"{seat}: yell") in ("SPIN-R26", "SPIN-34")


@rule("SPIN-R26")
def test_without_that_icon_there_is_nothing_to_yell_for() -> None:
    assert wheel("show-hand", "B1 B2 B4").refuses("1: yell") == "SPIN-R26"


@rule("SPIN-R27")
def test_the_first_to_yell_discards_one_card_of_choice() -> None:
    table = wheel("uno-spin", "B1 B2 B4", third="Y8 G8 G9").go("3: yell")
    assert table.awaits == ["3: prize"]
    table.go("3: discard G8")
    assert (table.hand(3), table.top) == ("Y8 G9", "G8")
    assert table.counts == [2, 3, 2]


@rule("SPIN-R28")
@pytest.mark.parametrize(("direction", "next_player"), [("left", 4), ("right", 2)])
@pytest.mark.parametrize("choice", ["discard Y8", "done"])
def test_play_goes_on_after_the_winner_of_the_race(direction: str, next_player: int, choice: str) -> None:
    table = story(f"spin; turn 1; {direction}; hands R3* R9 R8 / B1 B2 B4 / Y8 G8 G9 / Y1 Y2 Y4; discards R5")
    table.go("1: play R3*", "tray: spin uno-spin", "3: yell", f"3: {choice}")
    assert table.awaits == [f"{next_player}: turn"]


@rule("SPIN-33")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_when_several_yell_at_once_chance_says_who_was_first(first: int) -> None:
    table = wheel("uno-spin", "B1 B2 B4").go(f"tray: first {first}")
    assert table.told(Yelled) == [Yelled(first - 1)]
    assert table.awaits == [f"{first}: prize"]


@rule("SPIN-33")
def test_when_nobody_yells_in_time_nobody_discards_and_the_player_after_the_spinner_is_next() -> None:
    table = wheel("uno-spin", "B1 B2 B4").go("tray: nobody")
    assert table.told(Yelled) == [Yelled(None)]
    assert not table.told(Discarded)
    assert (table.counts, table.top) == ([2, 3, 3], "R3*")
    assert table.awaits == ["3: turn"]


@rule("SPIN-34")
def test_the_prize_may_be_any_card_whether_it_matches_or_not_or_none() -> None:
    table = wheel("uno-spin", "B1 B2 B4", third="Y8 W+4 Gskip").go("3: yell")
    assert table.choices(3) == ["discard Y8", "discard W+4", "discard Gskip", "done"]
    assert table.refuses("3: discard R1") == "SPIN-34"
    table.go("3: done")
    assert (table.hand(3), table.top) == ("Y8 W+4 Gskip", "R3*")


@rule("SPIN-34")
@pytest.mark.parametrize(("act", "next_player"), [(False, 1), (True, 2)])
def test_a_prize_that_is_an_action_card_acts_only_where_the_table_agreed(act: bool, next_player: int) -> None:
    table = wheel("uno-spin", "B1 B2 B4", third="Y8 G8 Gskip", wheel_discards_act=act)
    table.go("3: yell", "3: discard Gskip")
    assert table.awaits == [f"{next_player}: turn"]


@rule("SPIN-34")
def test_whoever_discards_a_wild_as_prize_names_its_colour() -> None:
    table = wheel("uno-spin", "B1 B2 B4", third="Y8 G8 W").go("3: yell", "3: discard W")
    assert table.awaits == ["3: colour"]
    table.go("3: colour blue")
    assert table.colour == "blue"
    assert table.awaits == ["1: turn"]


@rule("SPIN-35")
def test_yelling_uno_spin_is_no_uno_call() -> None:
    table = wheel("uno-spin", "B1 B2 B4", third="Y8 G8").go("3: yell", "3: discard Y8")
    assert table.choices(3) == ["uno"]
    table.go("1: catch 3")
    assert table.counts == [2, 3, 3]


@rule("SPIN-36")
def test_when_the_winner_sits_before_the_spinner_some_act_twice() -> None:
    table = wheel("uno-spin", "B1 B2 B4").go("1: yell", "1: done")
    assert table.awaits == ["2: turn"], "player 2 has just spun"


@rule("SPIN-36")
def test_when_the_winner_sits_after_the_spinner_some_are_passed_over() -> None:
    table = story("spin; turn 1; hands R3* R9 R8 / B1 B2 B4 / Y8 Y7 Y6 / G9 G2 G1; discards R5")
    table.go("1: play R3*", "tray: spin uno-spin", "4: yell", "4: done")
    assert table.awaits == ["1: turn"], "player 3 has had no turn"
    war = wheel("war", "B7 B1", third="G9 G1", first="R8 R6 R4").go("1: lay R8", "2: lay B7", "3: lay G9")
    assert war.awaits == ["1: turn"], "player 3 has had no turn"
