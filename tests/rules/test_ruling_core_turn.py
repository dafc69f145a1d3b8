"""Rulings on a turn: what fits, drawing, passing, and what is no move at all (CORE-15 … CORE-24, CORE-29)."""

import pytest

from companion.rules.cards import PINK, RED
from companion.rules.editions import edition
from companion.rules.errors import BadNotation, IllegalMove
from companion.rules.events import Drew, Skipped
from companion.rules.moves import NameColour
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition, take_the_attack
from tests.rules.stories import story

WILDS = {
    "eye-eye": ["W", "W+4"],
    "spin": ["W", "W+4"],
    "corn": ["W", "W+4", "Wnar"],
    "monster-high": ["W", "W+4", "Wurr"],
    "mario": ["W", "W+4", "Wstar", "Wcust1", "Wcust2"],
}


@in_every_edition
@rule("CORE-15")
def test_with_two_players_a_reverse_is_a_skip(game: str) -> None:
    table = story(f"{game}; turn 1; hands Brev B1 B2 / G1 G2; discards B5")
    table.go("1: play Brev")
    assert table.told(Skipped) == [Skipped(1)]
    assert table.awaits == ["1: turn"]


@in_every_edition
@rule("CORE-15")
def test_with_two_player_reverse_literal_the_opponent_plays(game: str) -> None:
    table = story(
        f"{game}; turn 1; hands Brev B1 B2 / G1 G2; discards B5",
        two_player_reverse="literal",
    )
    table.go("1: play Brev")
    assert table.told(Skipped) == []
    assert (table.direction, table.awaits) == ("right", ["2: turn"])


@pytest.mark.parametrize("choice", ["skip", "literal"])
@rule("CORE-15")
def test_with_three_players_a_reverse_is_no_skip(choice: str) -> None:
    table = story("eye-eye; turn 1; hands Brev B1 B2 / G1 G2 / R1 R2; discards B5", two_player_reverse=choice)
    table.go("1: play Brev")
    assert table.awaits == ["3: turn"]


@in_every_edition
@rule("CORE-16")
def test_on_a_wild_only_the_named_colour_or_a_wild_fits(game: str) -> None:
    table = story(f"{game}; turn 1; colour green; hands G1 B7 B2 Y7 W / G3 G4; discards B7 W")
    assert set(table.choices(1)) == {"play G1", "play W", "draw"}
    assert table.refuses("1: play B7") == "CORE-16"
    assert table.refuses("1: play Y7") == "CORE-16"
    assert table.refuses("1: play B2") == "CORE-16"


@pytest.mark.parametrize(("game", "wild"), [(game, wild) for game, wilds in WILDS.items() for wild in wilds])
@rule("CORE-16")
def test_no_symbol_matches_any_wild(game: str, wild: str) -> None:
    table = story(f"{game}; turn 1; colour green; hands B+2 Bskip Brev B0 / G3 G4; discards B7 {wild}")
    assert table.choices(1) == ["draw"]


@pytest.mark.parametrize(
    ("game", "lying", "laid"),
    [
        (game, lying, laid)
        for game, wilds in WILDS.items()
        for lying in wilds
        for laid in wilds
        if lying != laid or edition(game).deck.count(edition(game).card(laid)) > 1
    ],
)
@rule("CORE-17")
def test_any_wild_can_be_played_on_any_wild(game: str, lying: str, laid: str) -> None:
    table = story(f"{game}; turn 1; colour green; hands {laid} B7 B8 B9 / G3 G4; discards B7 {lying}")
    table.go(f"1: play {laid}")
    assert table.top == laid


@in_every_edition
@rule("CORE-18")
def test_the_colour_named_is_one_of_the_editions_four(game: str) -> None:
    foreign = PINK if RED in edition(game).colours else RED
    table = story(f"{game}; turn 1; hands W B1 B2 / G1 G2; discards B5")
    table.go("1: play W")
    assert set(table.choices(1)) == {f"colour {colour}" for colour in edition(game).colours}
    assert len(table.choices(1)) == 4

    with pytest.raises(IllegalMove) as refusal:
        table.round.push(NameColour(0, foreign))
    assert refusal.value.rule == "CORE-18"
    with pytest.raises(BadNotation, match=f"'{foreign}' is not a colour of"):
        table.go(f"1: colour {foreign}")
    assert table.awaits == ["1: colour"]


@in_every_edition
@rule("CORE-19")
def test_a_drawn_card_that_fits_may_be_played_or_kept(game: str) -> None:
    position = f"{game}; turn 1; hands G1 G2 / G3 G4; pile B9 …; discards B5"
    keeper = story(position).go("1: draw")
    assert keeper.choices(1) == ["play B9", "pass"]
    keeper.go("1: pass")
    assert (keeper.hand(1), keeper.awaits) == ("G1 G2 B9", ["2: turn"])

    player = story(position).go("1: draw", "1: play B9")
    assert (player.top, player.hand(1), player.awaits) == ("B9", "G1 G2", ["2: turn"])


@pytest.mark.parametrize(("drawn", "choices"), [("B9", ["play B9", "pass"]), ("G9", ["pass"])])
@in_every_edition
@rule("CORE-20")
def test_after_a_forced_draw_no_other_card_may_be_played(game: str, drawn: str, choices: list[str]) -> None:
    table = story(f"{game}; turn 1; hands G1 Y2 / G3 G4; pile {drawn} …; discards B5")
    assert table.choices(1) == ["draw"], "nothing fits, so the draw is forced"
    table.go("1: draw")
    assert table.choices(1) == choices
    assert table.refuses("1: play G1") == "CORE-20"


@in_every_edition
@rule("CORE-21")
def test_a_draw_is_one_card_even_if_it_does_not_fit(game: str) -> None:
    table = story(f"{game}; turn 1; hands G1 G2 / G3 G4; pile G9 B9 …; discards B5")
    table.go("1: draw")
    assert table.told(Drew)[0].count == 1
    assert table.hand(1) == "G1 G2 G9"
    assert table.refuses("1: draw") == "CORE-21"
    table.go("1: pass")
    assert table.awaits == ["2: turn"]


@pytest.mark.parametrize("hand", ["B1 B2", "G1 G2", "G1 B1 B2", "G1 G2 G6"])
@in_every_edition
@rule("CORE-22")
def test_nobody_passes_before_drawing(game: str, hand: str) -> None:
    table = story(f"{game}; turn 1; hands {hand} / G3 G4; discards B5")
    assert table.refuses("1: pass") == "CORE-22"
    table.go("1: draw", "1: pass")
    assert table.awaits == ["2: turn"]


@in_every_edition
@rule("CORE-23")
def test_a_draw_two_is_not_answered_with_a_draw_two(game: str) -> None:
    table = story(f"{game}; turn 1; hands B+2 B1 B2 / B+2 W+4 G3 / G4 G5; discards B5")
    table.go("1: play B+2")
    refused = table.refuses("2: play B+2"), table.refuses("2: play W+4")
    assert set(refused) == ({"CORE-23"} if game == "mario" else {"CORE-24"})
    take_the_attack(table, 2)
    assert table.counts == [2, 5, 2]
    assert table.awaits == ["3: turn"]


@pytest.mark.parametrize("answer", ["W+4", "B+2", "G+2"])
@in_every_edition
@rule("CORE-23")
def test_a_wild_draw_four_is_not_answered_with_a_draw_card(game: str, answer: str) -> None:
    table = story(f"{game}; turn 1; hands W+4 Y1 Y2 / {answer} G3 G6 / G4 G5; discards B5", challenge=True)
    table.go("1: play W+4", "1: colour green")
    assert table.choices(2) == ["accept", "challenge"]
    assert table.refuses(f"2: play {answer}") == "CORE-23"
    table.go("2: accept")
    assert table.counts == [2, 7, 2]


@in_every_edition
@rule("CORE-24")
def test_nobody_jumps_in_with_the_same_card(game: str) -> None:
    table = story(f"{game}; turn 1; hands B7 B1 B2 / G3 G4 / B7 G5 G6; discards B5")
    table.go("1: play B7")
    assert table.refuses("3: play B7") == "CORE-24"
    assert table.refuses("1: play B1") == "CORE-24"


@in_every_edition
@rule("CORE-24")
def test_sevens_and_zeros_move_no_hands(game: str) -> None:
    table = story(f"{game}; turn 1; hands B7 B1 B2 / B0 G3 G4 / G5 G6; discards B5")
    table.go("1: play B7")
    assert table.awaits == ["2: turn"], "nobody is asked whom to swap with"
    table.go("2: play B0")
    assert [table.hand(seat) for seat in (1, 2, 3)] == ["B1 B2", "G3 G4", "G5 G6"]


@in_every_edition
@rule("CORE-24")
def test_a_turn_is_one_card_though_its_twin_is_in_the_hand(game: str) -> None:
    table = story(f"{game}; turn 1; hands B7 B7 G1 / G3 G4; discards B5")
    table.go("1: play B7")
    assert table.hand(1) == "B7 G1"
    assert table.refuses("1: play B7") == "CORE-24"
    assert table.awaits == ["2: turn"]


@pytest.mark.parametrize(("direction", "hit", "next_up"), [("left", 2, 3), ("right", 4, 3)])
@in_every_edition
@rule("CORE-29")
def test_skip_and_draw_two_hit_the_next_seat_in_the_direction_of_play(
    game: str, direction: str, hit: int, next_up: int
) -> None:
    hands = "hands Bskip B+2 B1 / G1 G2 / G3 G4 / Y1 Y2"
    table = story(f"{game}; turn 1; {direction}; {hands}; discards B5")
    table.go("1: play Bskip")
    assert table.told(Skipped) == [Skipped(hit - 1)]
    assert table.awaits == [f"{next_up}: turn"]

    table = story(f"{game}; turn 1; {direction}; {hands}; discards B5")
    table.go("1: play B+2")
    take_the_attack(table, hit)
    assert [seat for seat in (2, 3, 4) if table.counts[seat - 1] == 4] == [hit]
    assert table.awaits == [f"{next_up}: turn"]


@pytest.mark.parametrize("attack", ["B+2", "W+4"])
@rule("CORE-29")
def test_after_a_reverse_an_attack_hits_the_other_neighbour(attack: str) -> None:
    table = story(f"eye-eye; turn 1; hands Brev B1 {attack} / Y1 Y2 / {attack} B2 B3 / R1 R2; discards B5")
    table.go("1: play Brev", "4: draw", "4: pass", f"3: play {attack}")
    if attack == "W+4":
        table.go("3: colour red", "2: accept")
    assert table.counts == [2, 2 + int(attack[-1]), 2, 3]
    assert table.awaits == ["1: turn"]
