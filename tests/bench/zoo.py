"""How fast the PettingZoo environment steps, beside RLCard's env.run in the same run.

Four players, random legal actions on both sides, each library with its own chance. A step is one action.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

import numpy as np
from rich.console import Console
from rich.table import Table

from companion.bots.zoo import RoundEnv
from companion.rules.editions import editions
from tests.bench.rules import SEATS, play_envs_of_random_agents

SLICES = 5
SECONDS = 0.4
TARGET = 1.0


def run() -> None:
    """Print all sides and the ratio."""
    theirs = play_envs_of_random_agents()
    sides: dict[str, Callable[[float], int]] = {
        "RLCard env.run": lambda until: theirs(until, False).steps,
        **{id: stepper(id) for id in editions()},
    }
    speeds: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(SLICES):
        for name, play in sides.items():
            start = process_time()
            speeds[name].append(play(start + SECONDS) / (process_time() - start))
    table = Table("side", "steps/s", title=f"{SEATS} players")
    for name, measured in speeds.items():
        table.add_row(name, f"{median(measured):,.0f}")
    console = Console()
    console.print(table)
    reached = min(median(speeds[id]) for id in editions()) / median(speeds["RLCard env.run"])
    verdict = "reached" if reached >= TARGET else "MISSED"
    console.print(f"slowest edition against env.run: {reached:.2f} ×, target {TARGET:g} ×: {verdict}")


def stepper(edition_id: str) -> Callable[[float], int]:
    """Plays in our environment until a time has come, and counts its steps."""
    env, rng = RoundEnv(edition_id, SEATS), np.random.default_rng(1)
    env.reset(seed=1)

    def play(until: float) -> int:
        steps = 0
        while process_time() < until:
            env.reset()
            while not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
                seen, *_ = env.last()
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps

    return play
