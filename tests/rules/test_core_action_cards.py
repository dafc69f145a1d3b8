"""Action cards: Draw Two, Reverse and Skip, played and turned up (CORE-R26 … CORE-R34)."""

import pytest

from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition, take_the_attack
from tests.rules.stories import deal, story


@in_every_edition
@rule("CORE-R26")
def test_a_draw_two_makes_the_next_player_draw_two_and_miss_the_turn(game: str) -> None:
    table = story(f"{game}; turn 1; hands B+2 B7 B9 / B1 G2 / Y1 Y2; pile G8 Y9 …; discards B6")
    table.go("1: play B+2")
    take_the_attack(table, victim=2)
    assert table.hand(2) == "B1 G2 G8 Y9"
    assert table.counts == [2, 4, 2]
    assert table.awaits == ["3: turn"]


@in_every_edition
@rule("CORE-R26")
def test_a_draw_two_hits_the_player_on_the_right_while_play_runs_to_the_right(game: str) -> None:
    table = story(f"{game}; turn 1; right; hands B+2 B7 B9 / B1 G2 / Y1 Y2; discards B6")
    table.go("1: play B+2")
    take_the_attack(table, victim=3)
    assert table.counts == [2, 2, 4]
    assert table.awaits == ["2: turn"]


@pytest.mark.parametrize(
    ("top", "allowed"), [("B6", True), ("Brev", True), ("G+2", True), ("G6", False), ("Gskip", False)]
)
@in_every_edition
@rule("CORE-R27")
def test_a_draw_two_goes_only_on_its_own_colour_or_on_a_draw_two(game: str, top: str, allowed: bool) -> None:
    table = story(f"{game}; turn 1; hands B+2 B7 B9 / Y1 Y2; discards {top}")
    assert table.can("1: play B+2") is allowed
    if not allowed:
        assert table.refuses("1: play B+2") == "CORE-R27"


@in_every_edition
@rule("CORE-R28")
def test_a_draw_two_turned_up_hits_the_player_on_the_dealers_left(game: str) -> None:
    table = deal(game, 4, "B+2 G8 Y9 Y8", dealer=2)
    assert table.counts == [7, 7, 9, 7]
    assert table.hand(3).endswith("G8 Y9")
    assert table.awaits == ["4: turn"]
    table.go("4: draw")
    assert table.hand(4).endswith("Y8"), "the Draw Two has done its work: one card a turn again"


@in_every_edition
@rule("CORE-R29")
def test_a_reverse_turns_the_direction_of_play_round_and_another_turns_it_back(game: str) -> None:
    table = story(f"{game}; turn 2; hands B1 B2 / Brev B7 B9 / Y1 Y2 / Y3 Y4; discards B6")
    table.go("2: play Brev")
    assert table.direction == "right"
    assert table.awaits == ["1: turn"]
    table.go("1: play B1")
    assert table.awaits == ["4: turn"]

    table = story(f"{game}; turn 2; right; hands B1 B2 / Brev B7 B9 / Y1 Y2 / Y3 Y4; discards B6")
    table.go("2: play Brev")
    assert table.direction == "left"
    assert table.awaits == ["3: turn"]


@pytest.mark.parametrize(
    ("top", "allowed"), [("B6", True), ("Bskip", True), ("Grev", True), ("G6", False), ("G+2", False)]
)
@in_every_edition
@rule("CORE-R30")
def test_a_reverse_goes_only_on_its_own_colour_or_on_a_reverse(game: str, top: str, allowed: bool) -> None:
    table = story(f"{game}; turn 1; hands Brev B7 B9 / Y1 Y2; discards {top}")
    assert table.can("1: play Brev") is allowed
    if not allowed:
        assert table.refuses("1: play Brev") == "CORE-R30"


@in_every_edition
@rule("CORE-R31")
def test_with_a_reverse_turned_up_the_dealer_plays_first_and_play_runs_to_the_right(game: str) -> None:
    table = deal(game, 4, "Brev", dealer=3)
    assert table.direction == "right"
    assert table.awaits == ["3: turn"]
    table.go("3: draw", "3: pass")
    assert table.awaits == ["2: turn"]


@in_every_edition
@rule("CORE-R32")
def test_a_skip_makes_the_next_player_lose_the_turn(game: str) -> None:
    table = story(f"{game}; turn 1; hands Bskip B7 B9 / B1 G2 / Y1 Y2 / Y3 Y4; discards B6")
    table.go("1: play Bskip")
    assert table.awaits == ["3: turn"]
    assert table.refuses("2: play B1") == "CORE-24"
    assert table.counts == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("top", "allowed"), [("B6", True), ("B+2", True), ("Gskip", True), ("G6", False), ("Grev", False)]
)
@in_every_edition
@rule("CORE-R33")
def test_a_skip_goes_only_on_its_own_colour_or_on_a_skip(game: str, top: str, allowed: bool) -> None:
    table = story(f"{game}; turn 1; hands Bskip B7 B9 / Y1 Y2; discards {top}")
    assert table.can("1: play Bskip") is allowed
    if not allowed:
        assert table.refuses("1: play Bskip") == "CORE-R33"


@in_every_edition
@rule("CORE-R34")
def test_with_a_skip_turned_up_the_dealers_left_is_skipped_and_the_next_begins(game: str) -> None:
    table = deal(game, 4, "Bskip", dealer=2)
    assert table.direction == "left"
    assert table.awaits == ["4: turn"]
    table.go("4: draw", "4: pass")
    assert table.awaits == ["1: turn"]
