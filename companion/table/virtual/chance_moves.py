"""Moves of chance: shuffles, and who yelled first. What an undo has taken back is used again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.chance import Chance
from companion.errors import TrayError
from companion.rules.decisions import ShuffleDecision
from companion.rules.moves import TRAY, First, Move, Shuffle, Yell
from companion.table.journal.records import MoveMade
from companion.table.journal.state import TableState
from companion.table.virtual.game import Game


class ProposedMove(NamedTuple):
    """A move to be made, and what proves it if chance chose it."""

    move: Move
    evidence: Sequence[object] = ()
    again: int | None = None
    """The record that an undo has taken back, if it was drawn before."""


async def shuffle(due: ShuffleDecision, game: Game, state: TableState, chance: Chance) -> ProposedMove:
    """Put the cards in an order."""
    for record, made, move in _taken_back(game, state):
        if due.accepts(move):
            return ProposedMove(move, made.evidence, record)
    shuffled = await asyncio.to_thread(chance.shuffle, due.cards)
    return ProposedMove(Shuffle(TRAY, shuffled.things), (shuffled.evidence,))


async def first_of(yells: Sequence[int], game: Game, state: TableState, chance: Chance) -> ProposedMove:
    """Draw who yelled first, among those who yelled in time."""
    if len(yells) == 1:
        return ProposedMove(Yell(yells[0]))
    for record, made, move in _taken_back(game, state):
        if isinstance(move, First) and move.target in yells:
            return ProposedMove(move, made.evidence, record)
    first = await asyncio.to_thread(chance.choice, yells)
    return ProposedMove(First(TRAY, first.value), (first.evidence,))


def _taken_back(game: Game, state: TableState) -> Iterator[tuple[int, MoveMade, Move]]:
    """The moves that an undo has taken back, as far as this companion still understands them."""
    for record, made in state.taken_back.moves:
        try:
            move = game.read(made.move)
        except TrayError:
            continue
        yield record, made, move
