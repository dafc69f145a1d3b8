"""What is left to chance in a terminal game: any order, any face, as heavy as the config says."""

from collections import Counter

import pytest

from companion.chance import BadWeights, Chance
from companion.cli.terminal.chance_moves import ChanceMoves
from companion.config import ChanceSettings
from companion.rules.decisions import ShuffleDecision
from companion.rules.editions import edition
from companion.rules.faces import BLACK, WHAT, WHEEL
from companion.rules.match import Match
from companion.rules.moves import TRAY, Shuffle, Spin
from companion.rules.notation import parse_move
from tests.cli.tables import kernel_fortune, match_at

EYES = "eye-eye; turn 1; hands R1* G1 G3 / B2 Y4; discards R5"
WHEEL_TURN = "spin; turn 1; hands R1* G1 G3 / B2 Y4; discards R5"


def spins(position: str, fortune: ChanceMoves | None = None, times: int = 200) -> list[Spin]:
    match = match_at(position)
    match.push(parse_move("1: play R1*", match.edition))
    (decision,) = match.decisions
    fortune = fortune or kernel_fortune(match)
    drawn = [fortune.answer(decision) for _ in range(times)]
    assert all(decision.accepts(move) for move in drawn)
    return [move for move in drawn if isinstance(move, Spin)]


def test_every_face_of_the_wheel_comes_up() -> None:
    assert {move.faces[0] for move in spins(WHEEL_TURN)} == set(WHEEL), "one in a billion fails by luck"


def test_faces_are_as_heavy_as_the_config_says() -> None:
    settings = ChanceSettings(mix="kernel", weights={"left": {"green": 0, "red": 0}})
    drawn = spins(EYES, ChanceMoves(Chance(settings), settings, edition("eye-eye")))
    assert {move.faces[0] for move in drawn} == {BLACK}
    assert {move.faces[1] for move in drawn} == set(WHAT)


def test_a_weight_for_no_face_is_refused_before_the_game() -> None:
    settings = ChanceSettings(mix="kernel", weights={"left": {"blak": 2}})
    with pytest.raises(BadWeights, match="did you mean black"):
        ChanceMoves(Chance(settings), settings, edition("eye-eye"))


def test_any_other_decision_of_the_tray_is_as_open() -> None:
    match = match_at(WHEEL_TURN)
    for move in ("1: play R1*", "tray: spin uno-spin"):
        match.push(parse_move(move, match.edition))
    (race,) = (decision for decision in match.decisions if decision.seat == TRAY)
    fortune = kernel_fortune(match)
    drawn = {fortune.answer(race) for _ in range(100)}
    assert drawn == set(race.moves), "one in a billion billions fails by luck"


def test_a_shuffle_has_the_cards_asked_for_in_another_order_each_time() -> None:
    match = Match(edition("corn"), 2)
    (decision,) = match.decisions
    assert isinstance(decision, ShuffleDecision)
    fortune = kernel_fortune(match)
    first, second = fortune.answer(decision), fortune.answer(decision)
    assert isinstance(first, Shuffle)
    assert Counter(first.order) == Counter(decision.cards)
    assert first != second
