"""Sharp beats easy, in every edition, with two players and with four."""

import pytest

from companion.bots.simulation import Plan, simulate
from companion.bots.tally import wilson
from companion.rules.editions import edition, editions

ROUNDS = 160


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("edition_id", editions())
def test_one_sharp_bot_among_easy_ones_wins_far_more_than_its_share(edition_id: str, seats: int) -> None:
    wins = 0
    for place in range(seats):
        bots = ["easy"] * seats
        bots[place] = "sharp"
        # One round decides a match, so most is learnt from each.
        plan = Plan(edition_id, tuple(bots), edition(edition_id).options(target=1), seed=11)
        wins += simulate(plan, ROUNDS // seats, workers=1).wins[place]
    low, _ = wilson(wins, ROUNDS)
    assert low > 1.2 / seats
