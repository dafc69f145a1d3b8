"""The PettingZoo environment: passes PettingZoo's own tests in every edition, and shows no seat too much."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from companion.bots.zoo import WAIT, RoundEnv, env
from companion.rules.editions import editions
from companion.rules.errors import IllegalMove


# PettingZoo's test warns of observations with an action mask, which its own card games have as well.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("edition_id", editions())
def test_every_edition_passes_the_tests_of_pettingzoo(edition_id: str) -> None:
    api_test(env(edition_id, 3), num_cycles=150)
    seed_test(lambda: env(edition_id, 2), num_cycles=50)


def play(game: RoundEnv, seed: int) -> None:
    """A round of random actions."""
    rng = np.random.default_rng(seed)
    for agent in game.agent_iter():
        seen, _, ended, broken_off, _ = game.last()
        if ended or broken_off:
            game.step(None)  # type: ignore[arg-type]  # as PettingZoo wants it of whoever is done
        else:
            assert agent == game.agent_selection
            game.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.parametrize("edition_id", editions())
def test_every_move_that_comes_up_is_in_the_list_of_actions(edition_id: str) -> None:
    game = RoundEnv(edition_id, 3)
    for seed in range(15):
        game.reset(seed=seed)
        play(game, seed)
        assert game.round.over or game._steps >= 2000


def test_the_winner_gets_what_the_others_lose() -> None:
    game = RoundEnv("mario", 4)
    game.reset(seed=3)
    while not any(game.terminations.values()):
        legal = np.flatnonzero(game.observe(game.agent_selection)["action_mask"])
        game.step(int(legal[-1]))
    assert game.round.result
    assert game.rewards[f"player_{game.round.result.winner}"] == 1.0
    assert sum(game.rewards.values()) == pytest.approx(0.0)


def test_who_could_act_out_of_turn_is_asked_and_may_wait() -> None:
    game = RoundEnv("corn", 2)
    waited = 0
    for seed in range(10):
        game.reset(seed=seed)
        rng = np.random.default_rng(seed)
        while not any(game.terminations.values()) and not any(game.truncations.values()):
            legal = np.flatnonzero(game.observe(game.agent_selection)["action_mask"])
            before = len(game.round.log)
            if game.actions.index(WAIT) in legal:
                game.step(game.actions.index(WAIT))
                waited += 1
            else:
                game.step(int(rng.choice(legal)))
                assert len(game.round.log) > before
    assert waited


def test_what_a_seat_observes_does_not_depend_on_what_it_cannot_see() -> None:
    game = RoundEnv("corn", 3)
    game.reset(seed=2)
    before: dict[str, Any] = game.observe("player_0")
    table = game.round
    table.pile.reverse()
    table.hands[1], table.hands[2] = table.hands[2], table.hands[1]
    assert len(table.hands[1]) == len(table.hands[2])
    after = game.observe("player_0")
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_an_action_that_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    game = RoundEnv("corn", 2)
    game.reset(seed=1)
    forbidden = int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"] == 0)[0])
    before = list(game.round.log)
    with pytest.raises(IllegalMove, match="choose one that the action mask allows"):
        game.step(forbidden)
    assert game.round.log == before
