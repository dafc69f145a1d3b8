"""The history of a table: from the journal's records to its state, with what an undo would take back."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from msgspec.structs import replace

from companion.errors import TrayError
from companion.table.journal.doubt import doubted, still_doubted
from companion.table.journal.errors import JournalBroken
from companion.table.journal.fold import fold, fold_misfit
from companion.table.journal.records import (
    MatchEnded,
    MatchStarted,
    Misfit,
    MoveMade,
    OffScreen,
    Record,
    RoundScored,
    SpinLanded,
    Undone,
    UnknownRecord,
)
from companion.table.journal.state import TableState, TakenBack
from companion.table.journal.taking_back import Act, taken_back
from companion.table.journal.undo import FOREGONE, still_standing
from companion.table.journal.verdict import Link

log = logging.getLogger(__name__)

MOST_ACTS = 1000
"""How many acts are kept, besides those of the open round."""
FEW_ACTS = 10
"""Fewer may not be enough for the next undo."""


class TooFarBack(Exception):
    """An undo goes back further than the acts that are kept."""


class History:
    """The table after every record so far, with what an undo would take back."""

    def __init__(self, entries: Iterable[Link] = (), *, brief: bool = False) -> None:
        """A `brief` one forgets acts of earlier rounds. Raises `TooFarBack` if an undo needs them."""
        self.brief = brief
        self.state = TableState()
        self.sequence = 0
        """Of the last record so far."""
        self.on_screen: Record | None = None
        """The last record that the tray's screen showed a page of."""
        self._acts: list[Act] = []
        self._forgot = False
        """Whether acts of this match are no longer kept."""
        for entry in entries:
            self.follow(entry)

    def follow(self, link: Link) -> None:
        """Go on with what is next in a journal, even if what was set aside is missed there."""
        if isinstance(link, Misfit):
            self._miss(link)
            return
        before = self.state
        try:
            self.take(link.sequence, link.record)
        except (ValueError, LookupError, TrayError) as error:
            if isinstance(error, JournalBroken) or before.match is None or not before.match.doubt:
                raise
            log.warning("Record %d makes no sense without what was set aside: %s", link.sequence, error)
            self.state = doubted(before, Misfit(record=link.sequence))

    def _miss(self, misfit: Misfit) -> None:
        self.sequence = misfit.record
        if isinstance(misfit.says, MatchStarted):
            self._acts.clear()
            self._forgot = False
        try:
            self.state = fold_misfit(self.state, misfit)
        except (ValueError, LookupError) as error:
            log.warning("Record %d, which was set aside, makes no sense: %s", misfit.record, error)
            self.state = doubted(self.state, misfit)

    @property
    def runs_out(self) -> bool:
        """Whether so few acts are kept that the next undo may need more."""
        return self._forgot and len(self._acts) < FEW_ACTS

    def take(self, sequence: int, record: Record | UnknownRecord) -> TableState:
        """Go on with the next record."""
        self.sequence = sequence
        if isinstance(record, UnknownRecord):
            return self.state
        if not isinstance(record, OffScreen):
            self.on_screen = record
        if isinstance(record, Undone):
            self._undo(record)
            return self.state
        if isinstance(record, MatchStarted):
            # What was before stays in the journal, but nobody goes back to it.
            self._acts.clear()
            self._forgot = False
        self._go_on(sequence, record)
        return self.state

    def _go_on(self, sequence: int, record: Record) -> None:
        self._acts.append(Act(sequence, record, self.state))
        self.state = fold(self.state, sequence, record)
        if self.state.playing is None:
            # People may spin without a match for days.
            del self._acts[:-MOST_ACTS]
        elif self.brief and isinstance(record, RoundScored) and len(self._acts) > MOST_ACTS:
            del self._acts[:-MOST_ACTS]
            self._forgot = True

    def last_act(self) -> tuple[Act, ...]:
        """What an undo would take back, from its first record on; nothing if there is nothing."""
        first = len(self._acts)
        while first > 0 and isinstance(self._acts[first - 1].record, FOREGONE):
            first -= 1
        if first == 0 or isinstance(self._acts[first - 1].record, MatchStarted):
            return ()
        first -= 1
        record = self._acts[first].record
        if isinstance(record, SpinLanded):
            while first > 0 and self._acts[first - 1].sequence >= record.spin:
                first -= 1
        elif isinstance(record, MatchEnded) and record.winners:
            # Nobody ended it: the round before did, or its correction.
            first -= 1
        return tuple(self._acts[first:])

    def moves(self) -> list[tuple[int, MoveMade]]:
        """With virtual cards: the moves since the last round ended, those that led to the deal included."""
        found: list[tuple[int, MoveMade]] = []
        for act in reversed(self._acts):
            if isinstance(act.record, RoundScored | MatchStarted):
                break
            if isinstance(act.record, MoveMade):
                found.append((act.sequence, act.record))
        return found[::-1]

    def _undo(self, undo: Undone) -> None:
        if self._forgot and not (self._acts and self._acts[0].sequence <= undo.back_to + 1):
            raise TooFarBack
        undone: list[Act] = []
        while self._acts and self._acts[-1].sequence > undo.back_to:
            undone.insert(0, self._acts.pop())
        if not undone:
            return
        after, self.state = self.state, undone[0].before
        for act in still_standing(undone, undo):
            self._go_on(act.sequence, act.record)
        found = taken_back(undone, self.state, after)
        now = found.pop(self.state.round, TakenBack())
        self.state = replace(self.state, taken_back=now, other_rounds=found)
        self.state = still_doubted(self.state, after, undo.back_to)


def whole_history(links: Iterable[Link]) -> History:
    """With every act of the match, until the next round is over."""
    history = History(links)
    history.brief = True
    return history
