"""Positions: what no round could come to is refused, and one that a round was set up from is told again."""

from __future__ import annotations

import pytest

from companion.rules.editions import edition
from companion.rules.errors import BadSetup
from companion.rules.position import parse_position
from companion.rules.round import Round


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("spin; held 1; hands R1 R2 / B1 B2; discards R9", "nobody is held up in UNO Spin"),
        ("eye-eye; foreheads R3 / -; hands R1 / B1; discards R9", "nobody is held up in Eye-Eye SpongeBob"),
        ("mario; uno 1; hands R1 R2 R3 / B1; discards R9", "the last card, and that hand has 3"),
        ("mario; passes 2; hands R1 R2 / B1 B2; discards R9", "with 2 players such a round is over"),
    ],
)
def test_what_no_round_could_come_to_is_refused(text: str, reason: str) -> None:
    game = edition(text.partition(";")[0])
    with pytest.raises(BadSetup, match=reason):
        Round.at(parse_position(text, game))


def test_a_round_that_begins_with_a_guess_tells_the_position_it_was_set_up_from() -> None:
    game = edition("corn")
    position = parse_position("corn; turn 1; foreheads G3 / -; hands B1 B2 / B1 B2; discards B9", game)
    assert Round.at(position).position() == (position, [])
