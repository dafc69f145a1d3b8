"""What an undo takes back, and what stays of it: chance that was drawn stays drawn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from companion.table.journal.records import DealerDrawn, MoveMade, Record, SpinDrawn
from companion.table.journal.state import TableState, TakenBack

Drawn = TypeVar("Drawn", SpinDrawn, DealerDrawn, MoveMade)


class Act(NamedTuple):
    """A record that can be taken back, with the table as it was before it."""

    sequence: int
    record: Record
    before: TableState


def taken_back(undone: Sequence[Act], before: TableState, after: TableState) -> dict[int, TakenBack]:
    """By round, what was drawn in these acts, then what had been taken back before or since, in the order of
    its use. Everything has the number of the record that it was first drawn in, so nothing is there twice."""
    spins: defaultdict[int, dict[int, SpinDrawn]] = defaultdict(dict)
    dealers: defaultdict[int, dict[int, DealerDrawn]] = defaultdict(dict)
    moves: defaultdict[int, dict[int, MoveMade]] = defaultdict(dict)
    for sequence, record, then in undone:
        match record:
            case SpinDrawn():
                spins[then.round][record.again or sequence] = record
            case DealerDrawn():
                dealers[then.round][record.again or sequence] = record
            case MoveMade() if record.evidence:
                moves[then.round][record.again or sequence] = record
    for state in (before, after):
        for round, known in (*state.other_rounds.items(), (state.round, state.taken_back)):
            spins[round] = spins[round] | _new(known.spins, spins[round])
            dealers[round] = dealers[round] | _new(known.dealers, dealers[round])
            moves[round] = moves[round] | _new(known.moves, moves[round])
    found = {
        round: TakenBack(
            tuple(spins[round].items()), tuple(dealers[round].items()), tuple(moves[round].items())
        )
        for round in sorted({*spins, *dealers, *moves})
    }
    return {round: chance for round, chance in found.items() if chance != TakenBack()}


def _new(known: tuple[tuple[int, Drawn], ...], there: dict[int, Drawn]) -> dict[int, Drawn]:
    return {number: drawn for number, drawn in known if number not in there}
