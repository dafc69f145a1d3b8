"""Drawing the dealer of real cards: chance says who, and an undo does not change that."""

from __future__ import annotations

import msgspec

from companion.chance import Drawn
from companion.table.errors import Refused
from companion.table.journal import Record
from companion.table.journal.records import DealerDrawn
from companion.table.journal.state import TableState


def seats(state: TableState) -> list[str]:
    """Who can become the dealer."""
    match = state.require_match()
    if match.cards == "virtual":
        raise Refused("With virtual cards the companion chooses the dealer itself: play your cards.")
    return [each.id for each in match.players]


def taken_back(state: TableState) -> tuple[int, DealerDrawn] | None:
    """A dealer that an undo has taken back, with the record: they deal before anybody else is drawn."""
    able = seats(state)
    return next((each for each in state.taken_back.dealers if each[1].player in able), None)


def drawn(state: TableState, dealer: Drawn[str] | None, among: list[str]) -> tuple[Record, ...]:
    """The record of the dealer: whoever was drawn before an undo, else whoever was drawn now."""
    if (again := taken_back(state)) is not None:
        record, before = again
        return (DealerDrawn(player=before.player, evidence=before.evidence, again=record),)
    if dealer is None or seats(state) != among:
        raise Refused("The seats have changed meanwhile: draw the dealer again.")
    return (DealerDrawn(player=dealer.value, evidence=(msgspec.to_builtins(dealer.evidence),)),)
