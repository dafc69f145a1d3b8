"""Who acts next, whoever asks: the terminal, the bots, the table."""

from companion.rules.awaited import awaited, comes_later
from companion.rules.editions import edition
from companion.rules.match import Match
from companion.rules.moves import Shuffle
from companion.rules.notation import parse_move
from tests.cli.tables import match_at


def after(position: str, *moves: str) -> Match:
    match = match_at(position)
    for move in moves:
        match.push(parse_move(move, match.edition))
    return match


def test_a_match_begins_with_a_shuffle() -> None:
    next_up = awaited(Match(edition("mario"), ["Ann", "Bo"]).decisions)
    assert next_up.shuffle is not None
    assert next_up.shuffle.accepts(Shuffle(next_up.shuffle.seat, next_up.shuffle.cards))
    assert (next_up.spin, next_up.race, next_up.offered) == (None, None, ())


def test_a_spin_is_the_trays_and_about_its_player() -> None:
    next_up = awaited(after("eye-eye; turn 1; hands R1* G1 / B2 Y4; discards R5", "1: play R1*").decisions)
    assert next_up.spin is not None
    assert next_up.spin.about == 0
    assert (next_up.shuffle, next_up.race) == (None, None)


def test_whoever_owes_a_call_comes_before_those_who_may_catch() -> None:
    match = after("mario; turn 1; hands R1 R2 / B1 B2 / Y1 Y2; discards R7", "1: play R1")
    next_up = awaited(match.decisions)
    assert [each.seat for each in next_up.due] == [1]
    assert min(next_up.offered, key=comes_later).seat == 0
    assert len(next_up.offered) == 3
    assert (next_up.shuffle, next_up.spin, next_up.race) == (None, None, None)


def test_a_race_waits_for_who_yells_first() -> None:
    match = after("spin; turn 1; hands R1* G1 G3 / B2 Y4; discards R5", "1: play R1*", "tray: spin uno-spin")
    assert awaited(match.decisions).race is not None
