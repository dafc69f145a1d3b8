"""Sharp beats easy, in every edition, with two players and with four."""

import pytest

from companion.rules.editions import edition, editions
from companion.table.simulation import Plan, simulate
from companion.table.tally import wilson

MATCHES = 96


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("edition_id", editions())
def test_one_sharp_bot_among_easy_ones_wins_far_more_than_its_share(edition_id: str, seats: int) -> None:
    wins = 0
    for place in range(seats):
        bots = ["easy"] * seats
        bots[place] = "sharp"
        plan = Plan(edition_id, tuple(bots), edition(edition_id).options(target=250), seed=11)
        wins += simulate(plan, MATCHES // seats, workers=1).wins[place]
    low, _ = wilson(wins, MATCHES)
    assert low > 1.2 / seats
