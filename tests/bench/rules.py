"""How fast the rules engine plays, beside RLCard's UNO and OpenSpiel's crazy eights in the same run.

Four players, the same policy on all sides: play a random card that may be played, draw if there is
none, choose at random in everything else. Ours runs as anybody would use it: legal moves listed, every
move checked, log and events kept. A step is one decision of a player; chance moves are not counted, but
the time they take is. The sides take turns in short slices of processor time, so that a machine that is
busy with other things hits all of them alike.

Most sides choose by numbers that were drawn beforehand, so that nothing but the engines is measured. In the
others the whole library pays for its own chance: ``env.run`` with ``RandomAgent``, which RLCard brings for
this policy, OpenSpiel and ours with Python's ``random``. So ``env.run`` is compared in two ways; the first is
the harder one, as its agent is ours and answers with raw actions, which RLCard takes without a check.

OpenSpiel's game is written in C++ and played from Python, as much like UNO as it can be: some cards skip,
reverse or make the next player draw two, one card is drawn at a time, and the discard pile is shuffled when
the deck is empty. Each card that is dealt or drawn is a chance move of its own. The target is for sides that
draw with ``random``; by numbers that were drawn beforehand its C++ is far ahead of us.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, repeat
from statistics import median
from time import process_time
from typing import Any, TypeVar

import rlcard
from rich.console import Console
from rich.table import Table
from rlcard.agents import RandomAgent
from rlcard.games.uno import Game

from companion.rules.asking import DRAWN, TURN
from companion.rules.decisions import ShuffleDecision
from companion.rules.edition import Edition
from companion.rules.editions import editions
from companion.rules.moves import TRAY, Move, Shuffle
from companion.rules.round import Round

try:
    import pyspiel
except ModuleNotFoundError:
    pyspiel = None

SEATS = 4
SLICES = 10
SECONDS = 0.5
STEP_TARGET = 3.0
RUN_TARGET = 10.0
EDITION_TARGET = 0.5
SPIEL_TARGET = 1.0
"""Every edition ahead of a game in C++, where both draw their own cards."""
CLOCK = median(-process_time() + process_time() for _ in range(1001))
"""What it costs to read the clock twice; not the engines' fault."""
NUMBERS = chain.from_iterable(repeat(array("I", random.Random(1).choices(range(2**29), k=4_999_999))))
"""Chance, drawn beforehand so that drawing is not what is measured; 20,000 rounds before it comes again."""
ANY_NUMBER = partial(next, NUMBERS)
"""A sort key that shuffles: the next number, whatever it is called with."""
MEASURED = "eye-eye"
"""The edition that has to reach the targets against RLCard."""

LIKE_UNO = {"players": SEATS, "max_draw_cards": 1, "use_special_cards": True, "reshuffle": True}
ENDED, DRAW, PASS = -4, 52, 53
"""Whose turn it is after the end of OpenSpiel's game, and the numbers of two of its actions."""

Push = Callable[[Move], object]
Apply = Callable[[int], object]
M = TypeVar("M")
R = TypeVar("R")


@dataclass
class Slice:
    """What one side did in one slice."""

    steps: int = 0
    calls: int = 0
    inside: float = 0.0
    """Calls of the engine and seconds inside them, where that was measured."""


@dataclass
class Side:
    name: str
    play: Callable[[float, bool], Slice]
    """Play until this time has come, with or without a clock around each step."""
    speeds: list[float] = field(default_factory=list)
    costs: list[float] = field(default_factory=list)

    def run(self) -> None:
        start = process_time()
        steps = self.play(start + SECONDS, False).steps
        self.speeds.append(steps / (process_time() - start))
        timed = self.play(process_time() + SECONDS / 2, True)
        if timed.calls:
            self.costs.append((timed.inside - timed.calls * CLOCK) / timed.steps)

    @property
    def speed(self) -> float:
        return median(self.speeds)

    @property
    def cost(self) -> str:
        return f"{median(self.costs) * 1e6:.2f}" if self.costs else ""


def run() -> None:
    """Print all sides and the ratios."""
    random.seed(1)
    ours = {id: Side(f"ours, {id}", partial(play_rounds, each)) for id, each in editions().items()}
    step, run = Side("RLCard Game.step", play_games), Side("RLCard env.run", play_envs())
    usual = {
        id: Side(f"ours, {id}, random", partial(play_rounds, each, play=with_random))
        for id, each in editions().items()
    }
    usual_run = Side("RLCard env.run, RandomAgent", play_envs_of_random_agents())
    spiel = Side("OpenSpiel", play_states)
    usual_spiel = Side("OpenSpiel, random", partial(play_states, play=state_with_random))
    spiels = (spiel, usual_spiel) if pyspiel else ()
    sides = (step, run, *ours.values(), usual_run, *usual.values(), *spiels)
    for _ in range(SLICES):
        for side in sides:
            side.run()

    table = Table("side", "steps/s", "µs a step inside", title=f"{SEATS} players")
    for side in sides:
        table.add_row(side.name, f"{side.speed:,.0f}", side.cost)
    for column in table.columns[1:]:
        column.justify = "right"
    console = Console()
    console.print(table)
    bare, own = ours[MEASURED].speed, usual[MEASURED].speed
    speeds, own_speeds = ([side.speed for side in kind.values()] for kind in (ours, usual))
    results = [
        (f"{MEASURED} against Game.step", bare / step.speed, STEP_TARGET),
        (f"{MEASURED} against env.run", bare / run.speed, RUN_TARGET),
        (f"{MEASURED} against env.run, each with its own chance", own / usual_run.speed, RUN_TARGET),
        ("slowest edition against the fastest", min(speeds) / max(speeds), EDITION_TARGET),
    ]
    if pyspiel:
        what = "slowest edition against OpenSpiel, both with Python's random"
        results.append((what, min(own_speeds) / usual_spiel.speed, SPIEL_TARGET))
    for what, reached, target in results:
        verdict = "reached" if reached >= target else "MISSED"
        console.print(f"{what}: {reached:.2f} ×, target {target:g} ×: {verdict}")
    if pyspiel:
        reached = min(speeds) / spiel.speed
        console.print(f"slowest edition against OpenSpiel, by the same numbers: {reached:.2f} ×, no target")
    else:
        console.print("OpenSpiel is left out: it is not to be had for this computer or its Python.")


# Our side


def play_rounds(
    edition: Edition, until: float, timed: bool, play: Callable[[Round, Push], int] | None = None
) -> Slice:
    done = Slice()
    play = play or play_round
    while process_time() < until:
        round = Round(edition, SEATS)
        push = clocked(round.push, done) if timed else round.push
        done.steps += play(round, push)
    return done


def play_round(round: Round, push: Push) -> int:
    """By numbers that were drawn beforehand."""
    chances = 0
    while asked := round.asked:
        decision = asked[0]
        moves, question = decision.moves, decision.question
        if question is TURN or question is DRAWN:  # drawing or passing is listed last
            push(moves[next(NUMBERS) % plays] if (plays := len(moves) - 1) else moves[0])
        elif moves:
            chances += decision.seat == TRAY
            push(moves[next(NUMBERS) % len(moves)])
        elif isinstance(decision, ShuffleDecision):
            chances += 1
            push(Shuffle(TRAY, tuple(sorted(decision.cards, key=ANY_NUMBER))))
    return len(round.log) - chances


def with_random(round: Round, push: Push) -> int:
    """With Python's own random numbers; cards are shuffled by sorting them."""
    chances = 0
    while asked := round.asked:
        decision = asked[0]
        moves, question = decision.moves, decision.question
        if isinstance(decision, ShuffleDecision):
            chances += 1
            push(Shuffle(TRAY, tuple(sorted(decision.cards, key=lambda card: random.random()))))
        else:
            chances += decision.seat == TRAY
            push(random.choice(moves[:-1] or moves if question is TURN or question is DRAWN else moves))
    return len(round.log) - chances


def clocked(call: Callable[[M], R], done: Slice) -> Callable[[M], R]:
    """The same call, with its time added up."""

    def clock(move: M) -> R:
        start = process_time()
        answer = call(move)
        done.inside += process_time() - start
        done.calls += 1
        return answer

    return clock


# RLCard's side


def play_games(until: float, timed: bool) -> Slice:
    """Its game alone, with the legal actions that it lists itself."""
    game = Game(num_players=SEATS)
    done = Slice()
    step = clocked(game.step, done) if timed else game.step
    while process_time() < until:
        state, _ = game.init_game()
        while not game.is_over():
            state, _ = step(policy(state["legal_actions"]))
            done.steps += 1
    return done


def policy(actions: list[str]) -> str:
    plays = [action for action in actions if action != "draw"]
    return plays[next(NUMBERS) % len(plays)] if plays else "draw"


class Agent:
    """Plays in RLCard's environment and counts its steps."""

    use_raw = True

    def __init__(self) -> None:
        self.steps = 0

    def step(self, state: dict[str, list[str]]) -> str:
        self.steps += 1
        return policy(state["raw_legal_actions"])

    def eval_step(self, state: dict[str, list[str]]) -> tuple[str, dict[str, str]]:
        return self.step(state), {}


def make_env() -> Any:  # RLCard has no types
    env = rlcard.make("uno")
    env.game.num_players = env.num_players = SEATS
    return env


def play_envs() -> Callable[[float, bool], Slice]:
    """Its environment with our own agents."""
    env = make_env()
    agents = [Agent() for _ in range(SEATS)]
    env.set_agents(agents)

    def play(until: float, timed: bool) -> Slice:
        before = sum(agent.steps for agent in agents)
        while not timed and process_time() < until:
            env.run(is_training=False)
        return Slice(sum(agent.steps for agent in agents) - before)

    return play


def play_envs_of_random_agents() -> Callable[[float, bool], Slice]:
    """Its environment as its examples run it. Drawing is listed only if nothing else is legal."""
    env = make_env()
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(SEATS)])

    def play(until: float, timed: bool) -> Slice:
        done = Slice()
        while not timed and process_time() < until:
            trajectories, _ = env.run(is_training=False)
            # Each lists state, action, state … and ends with a state.
            done.steps += sum(len(each) // 2 for each in trajectories)
        return done

    return play


# OpenSpiel's side


def play_states(until: float, timed: bool, play: Callable[[Any, Apply], int] | None = None) -> Slice:
    game = pyspiel.load_game("crazy_eights", LIKE_UNO)
    play = play or play_state
    done = Slice()
    while process_time() < until:
        state = game.new_initial_state()
        done.steps += play(state, clocked(state.apply_action, done) if timed else state.apply_action)
    return done


def play_state(state: Any, apply: Apply) -> int:
    """By numbers that were drawn beforehand. All cards in the deck are equally likely to be the next one."""
    steps = 0
    while (player := state.current_player()) != ENDED:
        actions = state.legal_actions()
        steps += player >= 0
        apply(actions[next(NUMBERS) % (len(actions) - may_draw_instead(actions))])
    return steps


def state_with_random(state: Any, apply: Apply) -> int:
    """With Python's own random numbers, by the calls that OpenSpiel's examples make."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            apply(random.choices(outcomes, probabilities)[0])
        else:
            actions = state.legal_actions(state.current_player())
            apply(random.choice(actions[:-1] if may_draw_instead(actions) else actions))
            steps += 1
    return steps


def may_draw_instead(actions: list[int]) -> bool:
    """Whether the last action is to draw or to pass, and another one is there."""
    return DRAW <= actions[-1] <= PASS and len(actions) > 1
