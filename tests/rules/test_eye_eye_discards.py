"""Eye-Eye: a card discarded by the eyes, which lies on top and is obeyed by the player after the spinner."""

import pytest

from companion.rules.events import Skipped, Spun
from tests.rules.catalogue_coverage import rule
from tests.rules.stories import Story, story


def third_player_must_discard(hand: str, **options: object) -> Story:
    """Four play to the left; player 1 spun and chose player 3, who holds this hand."""
    table = story(f"eye-eye; turn 1; hands R3* R9 G9 / R8 B2 G7 / {hand} / Y1 Y2; discards R5", (), **options)
    return table.go("1: play R3*", "tray: spin green discard-1", "1: pick 3")


@rule("EYE-R24", "EYE-25")
def test_the_discarded_card_lies_on_top_and_sets_colour_and_number() -> None:
    table = third_player_must_discard("B7 R1 R2").go("3: discard B7")
    assert (table.top, table.colour) == ("B7", "blue")
    assert table.choices(2) == ["play B2", "play G7", "draw"]


@rule("EYE-05")
def test_whoever_must_discard_is_free_to_choose_any_card_but_has_to_choose_one() -> None:
    table = third_player_must_discard("Y9 W B7 Rskip Y9 W+4")
    assert sorted(table.choices(3)) == [
        "discard B7",
        "discard Rskip",
        "discard W",
        "discard W+4",
        "discard Y9",
    ]
    assert table.refuses("3: done") == "EYE-05"
    assert table.refuses("3: pass") == "EYE-05"
    assert table.refuses("3: discard G5") == "EYE-05"
    assert table.refuses("1: discard R9") == "CORE-24"
    table.go("3: discard Y9")
    assert table.hand(3) == "W B7 Rskip Y9 W+4"


@rule("EYE-R25", "EYE-06")
def test_a_discarded_draw_two_hits_the_player_after_the_spinner() -> None:
    table = third_player_must_discard("B+2 R1 R2").go("3: discard B+2")
    assert table.counts == [2, 5, 2, 2]
    assert table.awaits == ["3: turn"]


@rule("EYE-R25", "EYE-06")
def test_a_discarded_skip_passes_over_the_player_after_the_spinner() -> None:
    table = third_player_must_discard("Bskip R1 R2").go("3: discard Bskip")
    assert table.told(Skipped) == [Skipped(1)]
    assert table.awaits == ["3: turn"]


@rule("EYE-R25")
def test_a_discarded_number_passes_over_nobody() -> None:
    table = third_player_must_discard("B7 R1 R2").go("3: discard B7")
    assert not table.told(Skipped)
    assert table.awaits == ["2: turn"]


@rule("EYE-07")
def test_a_discarded_reverse_turns_play_round_at_the_spinner() -> None:
    table = third_player_must_discard("Brev R1 R2").go("3: discard Brev")
    assert table.direction == "right"
    assert table.awaits == ["4: turn"]


@rule("EYE-07")
@pytest.mark.parametrize(("discarder", "card"), [(1, "Rrev"), (2, "Brev")])
@pytest.mark.parametrize(("reverse", "next_player"), [("skip", 1), ("literal", 2)])
def test_with_two_players_a_discarded_reverse_is_one_that_the_spinner_played(
    discarder: int, card: str, reverse: str, next_player: int
) -> None:
    table = story("eye-eye; turn 1; hands R3* Rrev G9 / Brev B2 G7; discards R5", two_player_reverse=reverse)
    table.go(
        "1: play R3*",
        "tray: spin green discard-1",
        f"1: pick {discarder}",
        f"{discarder}: discard {card}",
    )
    assert table.direction == "right"
    assert table.awaits == [f"{next_player}: turn"]


@rule("EYE-08")
def test_whoever_discards_a_wild_names_its_colour() -> None:
    table = third_player_must_discard("W R1 R2").go("3: discard W")
    assert table.awaits == ["3: colour"]
    assert table.refuses("1: colour blue") == "CORE-24"
    table.go("3: colour blue")
    assert table.colour == "blue"
    assert table.choices(2) == ["play B2", "draw"]


@rule("EYE-09")
def test_a_discarded_wild_draw_four_hits_the_player_after_the_spinner_who_cannot_challenge() -> None:
    table = third_player_must_discard("W+4 R1 R2").go("3: discard W+4")
    assert table.awaits == ["3: colour"]
    table.go("3: colour yellow")
    assert table.colour == "yellow"
    assert table.counts == [2, 7, 2, 2], "at once, though player 3 held red cards"
    assert table.awaits == ["3: turn"]


@rule("EYE-09")
def test_a_wild_draw_four_may_be_discarded_with_its_colour_in_hand_where_no_bluff_is_allowed() -> None:
    table = third_player_must_discard("W+4 R1 R2", challenge=False)
    assert table.can("3: discard W+4")


@rule("EYE-10")
def test_a_discarded_eyeball_is_just_a_number_and_makes_no_new_spin() -> None:
    table = third_player_must_discard("B2* R1 R2").go("3: discard B2*")
    assert not table.told(Spun)
    assert table.awaits == ["2: turn"]
    assert table.choices(2) == ["play B2", "draw"]


@rule("EYE-11")
def test_the_next_player_who_was_chosen_and_discards_a_draw_two_draws_them_personally() -> None:
    table = story("eye-eye; turn 1; hands R3* R9 / B+2 B2 G7 / G1 G2; discards R5")
    table.go("1: play R3*", "tray: spin green discard-1", "1: pick 2", "2: discard B+2")
    assert table.counts == [1, 4, 2]
    assert table.awaits == ["3: turn"]


@rule("EYE-08", "EYE-09", "EYE-11")
@pytest.mark.parametrize("others", ["", " / G7 G8"])
def test_whoever_is_back_in_by_their_own_last_wild_draw_four_names_its_colour(others: str) -> None:
    table = story(f"eye-eye; turn 1; hands R3* B5 G1 G2 / W+4{others}; discards R5")
    table.go("1: play R3*", "tray: spin green discard-1", "1: pick 2", "2: discard W+4")
    assert table.counts[1] == 4
    assert table.awaits == ["2: colour"]
    table.go("2: colour blue")
    assert table.colour == "blue"
    assert table.awaits == ["3: turn" if others else "1: turn"]


@rule("EYE-12")
@pytest.mark.parametrize("last", ["Y9", "W", "Yskip"])
def test_a_chosen_opponent_who_discards_the_last_card_has_won(last: str) -> None:
    table = third_player_must_discard(last).go(f"3: discard {last}")
    assert table.winner == 3
    assert table.points == [0, 0, 9 + 9 + 8 + 2 + 7 + 1 + 2, 0]


@rule("EYE-12")
def test_a_spinner_who_was_out_first_wins_over_an_opponent_who_discards_the_last_card() -> None:
    table = story("eye-eye; turn 1; hands R3* / B2 G7 / Y9; discards R5")
    table.go("1: play R3*", "tray: spin green discard-1", "1: pick 3", "3: discard Y9")
    assert table.winner == 1
    assert table.points == [2 + 7, 0, 0]


@rule("EYE-13")
def test_a_chosen_player_whom_the_discard_leaves_with_one_card_owes_an_uno_call() -> None:
    table = third_player_must_discard("B7 R1").go("3: discard B7")
    assert table.choices(3) == ["uno"]
    assert "catch 3" in table.choices(4)
    table.go("4: catch 3")
    assert table.counts == [2, 3, 3, 2]


@rule("EYE-13")
def test_a_spinner_whom_the_discard_leaves_with_one_card_may_call_uno_in_time() -> None:
    table = story("eye-eye; turn 1; hands R3* R9 G9 / B1 B2 / G1 G2; discards R5")
    table.go("1: play R3*", "tray: spin red discard-1", "1: discard R9")
    assert table.choices(1) == ["uno"]
    table.go("1: uno")
    assert table.refuses("2: catch 1") == "CORE-47"


@rule("EYE-11", "EYE-12")
def test_a_next_player_whose_last_card_is_a_draw_two_draws_it_and_is_back_in() -> None:
    table = story("eye-eye; turn 1; hands R3* R9 / B+2; discards R5")
    table.go("1: play R3*", "tray: spin green discard-1", "1: pick 2", "2: discard B+2")
    assert table.winner is None
    assert table.counts == [1, 2]
    assert table.turn == 1


@rule("EYE-11")
@pytest.mark.parametrize("card", ["B+2", "W+4"])
def test_a_table_may_spare_the_next_player_from_a_draw_card_of_their_own(card: str) -> None:
    table = story(
        f"eye-eye; turn 1; hands R3* R9 / {card} B2 G7 / G1 G2; discards R5", hit_by_own_discard=False
    )
    table.go("1: play R3*", "tray: spin green discard-1", "1: pick 2", f"2: discard {card}")
    if card == "W+4":
        table.go("2: colour blue")
    assert table.counts == [1, 2, 2]
    assert table.awaits == ["2: turn"]

    last = story(f"eye-eye; turn 1; hands R3* R9 / {card} / G1 G2; discards R5", hit_by_own_discard=False)
    last.go("1: play R3*", "tray: spin green discard-1", "1: pick 2", f"2: discard {card}")
    assert last.winner == 2


@rule("EYE-11", "EYE-06")
def test_whoever_is_spared_from_their_own_draw_card_is_still_skipped_and_others_are_still_hit() -> None:
    hands = "eye-eye; turn 1; hands R3* R9 / Bskip B2 G7 / B+2 G2 G3; discards R5"
    table = story(hands, hit_by_own_discard=False)
    table.go("1: play R3*", "tray: spin green discard-1", "1: pick 2", "2: discard Bskip")
    assert table.awaits == ["3: turn"]
    table = story(hands, hit_by_own_discard=False)
    table.go("1: play R3*", "tray: spin green discard-1", "1: pick 3", "3: discard B+2")
    assert table.counts == [1, 5, 2]
