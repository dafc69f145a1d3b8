"""A match told again from what is known of it, for a journal that has to begin anew in the middle of one."""

from __future__ import annotations

from collections.abc import Iterator

from companion.table.journal.records import (
    ColourCalled,
    DealerNamed,
    MatchEnded,
    MatchStarted,
    Paused,
    PlayerLeft,
    Record,
    SpinDrawn,
    TurnPassed,
)
from companion.table.state import State


def retell(state: State, engine: str) -> Iterator[Record]:
    """Records that lead to the same scores, seats and dealer. What was undone or corrected is left out."""
    match = state.match
    if match is None:
        return
    yield MatchStarted(
        edition=match.edition,
        edition_version=match.edition_version,
        engine_version=engine,
        cards=match.cards,
        options=match.options,
        players=(*match.players, *match.gone),
        house_rules=match.house_rules,
        tracker=match.tracker,
    )
    for gone in match.gone:
        yield PlayerLeft(player=gone.id)
    for round in match.rounds:
        yield round.scored
    if match.dealer is not None:
        yield DealerNamed(player=match.dealer)
    if match.turn is not None:
        yield TurnPassed(to=match.turn, direction=match.direction)
    if match.colour is not None:
        yield ColourCalled(colour=match.colour)
    if match.paused is not None:
        yield Paused(reason=match.paused)
    if match.ended:
        yield MatchEnded(winners=match.winners, totals=match.totals)
    if state.drawn is not None:
        yield drawn_again(state.drawn[1])


def drawn_again(drawn: SpinDrawn) -> SpinDrawn:
    """A drawn spin without the record it repeats, as that is in another journal."""
    return SpinDrawn(tray=drawn.tray, faces=drawn.faces, evidence=drawn.evidence, spinner=drawn.spinner)
