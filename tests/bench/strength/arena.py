"""One player alone among players of another kind, in every seat equally often."""

from __future__ import annotations

from random import Random
from time import process_time

from msgspec import Struct

from companion.bots.driver import play_match
from companion.bots.tally import wilson
from companion.rules.decisions import Decision
from companion.rules.editions import edition
from companion.rules.match import Match
from companion.rules.moves import Move
from companion.rules.view import View
from tests.bench.strength.players import Ceiling, player


class Score(Struct, frozen=True, kw_only=True):
    """How often one player has won. Half or a quarter would be an even share."""

    edition: str
    seats: int
    player: str
    against: str
    unit: str
    """``round`` or ``match``."""
    played: int
    wins: int
    share: float
    low: float
    high: float
    """The ends of the 95 % interval."""
    playouts: int
    """What it may spend on a move; 0 for one that does not search."""
    ms_a_move: float
    slowest_ms: float
    """Processor time of its decisions, on the machine that measured."""


class Clocked:
    """A player's decisions, counted and timed."""

    def __init__(self) -> None:
        self.moves, self.seconds, self.slowest = 0, 0.0, 0.0

    def __call__(self, choose):  # type: ignore[no-untyped-def]
        def timed(view: View | None, decisions: tuple[Decision, ...]) -> Move | None:
            start = process_time()
            move: Move | None = choose(view, decisions)
            spent = process_time() - start
            self.moves, self.seconds, self.slowest = (
                self.moves + 1,
                self.seconds + spent,
                max(self.slowest, spent),
            )
            return move

        return timed


def measure(
    edition_id: str,
    seats: int,
    one: str,
    others: str,
    *,
    unit: str = "round",
    games: int = 10**6,
    seconds: float = float("inf"),
    seed: int = 1,
) -> Score:
    """Play this many games, or for this much processor time. Each deal is played from every seat."""
    game = edition(edition_id)
    options = game.options(target=1) if unit == "round" else game.default_options
    clocked, wins, played, start = Clocked(), 0, 0, process_time()
    while played < games and (played % seats or not played or process_time() - start < seconds):
        place, deal = played % seats, played // seats
        thoughts = Random(f"{seed}/{deal}/{place}")
        match = Match(game, seats, options=options)
        bots = [player(one if seat == place else others, thoughts) for seat in range(seats)]
        for each in bots:
            if isinstance(each, Ceiling):
                each.match = match
        alone = bots[place]
        alone.choose = clocked(alone.choose)  # type: ignore[method-assign]
        play_match(match, bots, Random(f"{seed}/{deal}"))
        wins += place in match.winners
        played += 1
    low, high = wilson(wins, played)
    return Score(
        edition=edition_id,
        seats=seats,
        player=one,
        against=others,
        unit=unit,
        played=played,
        wins=wins,
        share=round(wins / played, 4),
        low=round(low, 4),
        high=round(high, 4),
        playouts=getattr(alone, "playouts", 0),
        ms_a_move=round(1000 * clocked.seconds / max(1, clocked.moves), 2),
        slowest_ms=round(1000 * clocked.slowest, 1),
    )
