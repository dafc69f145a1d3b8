"""A match of random legal moves."""

import random

from companion.rules.decisions import ShuffleDecision
from companion.rules.editions import edition
from companion.rules.match import Match
from companion.rules.moves import TRAY, Move, Shuffle


def play(edition_id: str, players: int, seed: int) -> Match:
    """Any legal move will do, out-of-turn ones included, until somebody has won."""
    chance = random.Random(seed)
    match = Match(edition(edition_id), players)
    while not match.over:
        match.push(_any_move(match, chance))
    return match


def _any_move(match: Match, chance: random.Random) -> Move:
    decision = chance.choice(match.decisions)
    if isinstance(decision, ShuffleDecision):
        return Shuffle(TRAY, tuple(chance.sample(decision.cards, len(decision.cards))))
    return chance.choice(decision.moves)
