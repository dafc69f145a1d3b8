"""What a record that was set aside leaves behind: a match goes on, and its totals are not proven.

It counts for nothing: no points, no faces, no moves. Only who sits where is still read from it, as all later
records speak of those seats. What it touched is in doubt until the host has confirmed the totals.
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.table.journal.records import (
    MatchStarted,
    Misfit,
    PlayedBy,
    PlayerJoined,
    PlayerLeft,
    RoundScored,
    SeatsChanged,
    TotalsConfirmed,
)
from companion.table.journal.rounds import Rounds, ScoredRound
from companion.table.journal.state import MatchState, TableState

SEATING = (MatchStarted, PlayerJoined, PlayerLeft, SeatsChanged, PlayedBy)
"""What is still read from a record that was set aside."""


def doubted(state: TableState, misfit: Misfit) -> TableState:
    """The table once a record of the match was set aside."""
    match = state.match
    if match is None:
        return state
    return replace(state, match=replace(match, doubt=(*match.doubt, misfit), torn=misfit.record))


def still_doubted(state: TableState, before: TableState, back_to: int) -> TableState:
    """The table after an undo, with all doubts that there were before it."""
    if state.match is None or before.match is None or state.match.record != before.match.record:
        return state
    known = {each.record: each for each in (*state.match.doubt, *before.match.doubt)}
    torn = state.match.torn if state.match.torn <= back_to else 0
    match = replace(state.match, doubt=tuple(known[each] for each in sorted(known)), torn=torn)
    return replace(state, match=match)


def without_points(scored: RoundScored) -> RoundScored:
    """A round of which nobody knows what it brought."""
    return replace(scored, winner=None, points={}, left={})


def with_lost_rounds(match: MatchState, scored: RoundScored) -> MatchState:
    """The match before a round that is not the next one: those between are among what was set aside."""
    numbers = range(match.round, scored.round)
    lost = match.doubt[-len(numbers) :] if numbers else ()
    rounds = (
        ScoredRound(misfit.record, RoundScored(round=number, winner=None, points={}), lost=True)
        for number, misfit in zip(numbers, lost, strict=False)
    )
    return replace(match, rounds=match.rounds.then(*rounds))


def confirmed(match: MatchState, sequence: int, record: TotalsConfirmed) -> MatchState:
    """The match once the host has said what the totals are."""
    now = match.totals
    added = {
        player: match.confirmed.get(player, 0) + total - now[player]
        for player, total in record.totals.items()
        if player in now
    }
    rounds = match.rounds
    if any(added.values()) and not rounds:
        # Points come from rounds, so there was one.
        rounds = Rounds([ScoredRound(sequence, RoundScored(round=1, winner=None, points={}), lost=True)])
    # Whether somebody has won is said anew; a match that was broken off stays so.
    over = match.ended and not match.winners
    return replace(match, rounds=rounds, confirmed=added, doubt=(), ended=over, winners=())
