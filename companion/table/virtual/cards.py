"""Virtual cards: the game that is played and its story, as they follow from the journal."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.rules.events import Deals, Event, ForeheadTaken, MatchOver, RoundOver, Spun
from companion.rules.faces import Face
from companion.rules.moves import TRAY, Move, Spin
from companion.sentences import NOTHING, Sentence, as_sentence, listed
from companion.table.errors import DoesNotReplay, Refused
from companion.table.journal import ALL, Addressed, Entry, Head, Record, records
from companion.table.journal.journal import utc_now
from companion.table.journal.state import TableState
from companion.table.journal.store import Store
from companion.table.view import Line
from companion.table.virtual.game import Game, addressed
from companion.table.virtual.stages import codes_of
from companion.table.virtual.views import ANYBODY, GameView, Viewer, game_view

RECORDED = (Deals, Spun, RoundOver, MatchOver)
"""Events that have a record of their own, which tells of them."""
MOST_TOLD = 2000
"""How many moves are kept in memory, besides those of the open round, and told of in the history."""
REBUILT_BY = (records.MatchStarted, records.Undone, records.PlayerRenamed, records.TotalsConfirmed)
"""Records after which the game is not what it was."""
TORN = Sentence(
    "A record of the open round does not fit and is set aside: deal the round again; all scores stay."
)


class Told(NamedTuple):
    """What one move made happen."""

    record: int
    time: str
    events: Sequence[Event]


class Before(NamedTuple):
    """The table before a move."""

    head: Head
    state: TableState
    move: Move
    views: dict[int | None, GameView]
    """By seat, None for whoever has none; empty if moves are not staged."""


class VirtualCards:
    """The cards of a table, while it plays with virtual ones."""

    def __init__(self, store: Store, *, staged: bool) -> None:
        """`staged`: what a move brings is told bit by bit, so the views before it are kept."""
        self._store = store
        self._staged = staged
        self._journal = store.journals
        self.game: Game | None = None
        self.trouble = NOTHING
        """Why the open round cannot go on, and what to do."""
        self.before: Before | None = None
        """The table before the last move; None once the game was rebuilt."""
        self._story: list[Told] = []
        self._hidden: list[int] = []
        """Moves that not everybody may see before the round is over."""
        self.rebuild()

    # Queries

    def view(self, viewer: Viewer) -> GameView | None:
        """The game as it is, for a viewer."""
        game = self._shown
        return None if game is None else game_view(game, viewer, game.player)

    def views(self) -> dict[int | None, GameView]:
        """The game as every seat sees it, and whoever has none."""
        seats = () if self.game is None else (None, *range(self.game.engine.seats))
        return {seat: view for seat in seats if (view := self.view(Viewer(seat))) is not None}

    def lines(self, viewer: Viewer, since: int) -> Iterator[Line]:
        """What moves made happen, in words, as far as a viewer may know it."""
        if self._shown is None:
            return
        for told in self._story[bisect_right(self._story, since, key=lambda told: told.record) :]:
            if text := self.words(told.events, viewer):
                codes = tuple(code for event in told.events for code in codes_of(seen(event, viewer)))
                yield Line(at=told.record, time=told.time, kind="move-made", text=text, cards=codes)

    def words(self, events: Sequence[Event], viewer: Viewer = ANYBODY) -> Sentence:
        """What happened, as far as a viewer may know it."""
        assert self.game is not None
        told = (seen(event, viewer) for event in events if not isinstance(event, RECORDED))
        texts = [event.text(self.game.player) for event in told]
        return Sentence("{events}", events=listed(texts, " ")) if texts else NOTHING

    @property
    def latest(self) -> Told | None:
        """What the last move made happen."""
        return self._story[-1] if self._story else None

    @property
    def _shown(self) -> Game | None:
        """The game of the match that the table shows, being played or just over."""
        match = self._store.state.match
        over = self.game is None or match is None or match.record != self.game.record
        return None if over else self.game

    def running(self) -> Game:
        """The game that is being played, or a refusal."""
        self._store.state.require_match()
        if self.game is None:
            raise Refused(self.trouble or "This match is played with real cards.")
        return self.game

    @property
    def dealt(self) -> bool:
        """Whether people hold cards that are secret."""
        round = None if self._store.state.playing is None or self.game is None else self.game.engine.round
        return round is not None and any(round.hands)

    @property
    def spinner(self) -> str | None:
        """Who is to spin; None if no spin is due."""
        game = self.game
        due = None if game is None else game.spin_due
        return None if game is None or due is None or due.about is None else game.players[due.about]

    @property
    def colour(self) -> str | None:
        """The colour in play; None while a wild waits for one."""
        round = None if self.game is None else self.game.engine.round
        return None if round is None or round.colour is None else str(round.colour)

    @property
    def awaited(self) -> tuple[Sentence, Sentence]:
        """Who is waited for, and what for."""
        if self.game is None:
            return Sentence("The table"), self.trouble
        if not self.game.awaited.due:
            return Sentence("Nobody"), Sentence("The match is over.")
        due = self.game.awaited.due[0]
        what = Sentence("{prompt}.", prompt=as_sentence(due.prompt))
        if due.seat == TRAY:
            return Sentence("The tray"), what
        return Sentence("{player}", player=self.game.player(due.seat)), what

    def verify_spin_due(self) -> None:
        if self.spinner is None:
            who, what = self.awaited
            raise Refused(Sentence("No spin is due: {who} is next. {what}", who=who, what=what))

    # Deciders

    def play(
        self,
        move: Move,
        evidence: Sequence[object] = (),
        again: int | None = None,
        *,
        before: tuple[Record, ...] = (),
    ) -> tuple[Record | Addressed, ...]:
        """Make a move: what is written down for it. If it cannot be written, `rebuild` takes it back."""
        game = self.game
        assert game is not None
        number = self._store.head.sequence + len(before) + 1
        views = self.views() if self._staged else {}
        self.before = Before(self._store.head, self._store.state, move, views)
        events, facts = game.push(move)
        made = addressed(move, events, evidence, again)
        if made.audience != ALL:
            self._hidden.append(number)
        new: list[Record | Addressed] = [*before, made, *facts]
        if any(isinstance(fact, records.RoundScored) for fact in facts):
            new.append(records.Revealed(records=tuple(self._hidden)))
            self._hidden = []
        game.told.append((number, events))
        self._story.append(Told(number, utc_now().isoformat(timespec="milliseconds"), events))
        del self._story[:-MOST_TOLD]
        return tuple(new)

    def land(self, landed: records.SpinLanded, faces: tuple[Face, ...]) -> tuple[Record | Addressed, ...]:
        """The spin that the game waited for is over: its faces are a move of the tray."""
        if self.game is None or self.game.spin_due is None:
            # The round cannot go on anyway, but the spin has to be over before anything else.
            return (landed,)
        return self.play(Spin(TRAY, faces), before=(landed,))

    # The journal

    def follow(self, written: Sequence[Record]) -> None:
        """Bring the game up to date with what was written."""
        if self._journal != self._store.journals:
            # Records have other numbers now.
            self._journal = self._store.journals
            self._story.clear()
            self.rebuild()
        elif any(isinstance(each, REBUILT_BY) for each in written):
            self.rebuild()
        elif any(isinstance(each, records.RoundScored) for each in written):
            self._forget_moves()

    def _forget_moves(self) -> None:
        """A match may go on for days: begin the next round as after a restart, without what led to it."""
        game = self.game
        if game is None or game.engine.over or len(game.told) <= MOST_TOLD:
            return
        last = game.engine.results[-1]
        self.rebuild()
        if self.game is not None:
            # Its hands still lie on the table.
            self.game.engine.results[-1] = last

    def rebuild(self) -> None:
        """Bring the game to where the journal is."""
        store, match = self._store, self._store.state.playing
        self.game, self.trouble, self.before = None, NOTHING, None
        if match is None or match.cards != "virtual":
            return
        # Whatever earlier rounds hid was revealed at their end.
        self._hidden = _hidden(store.journal.records(since=match.round_began))
        if match.torn:
            self.trouble = TORN
            return
        try:
            self.game = Game(match, store.moves())
        except DoesNotReplay as error:
            self.trouble = error.sentence
            return
        last = store.head.sequence
        known = {told.record: told for told in self._story if match.record < told.record <= last}
        for record, events in self.game.told:
            known.setdefault(record, Told(record, store.journal.entry(record).time, events))
        self._story = [known[record] for record in sorted(known)]


def seen(event: Event, viewer: Viewer) -> Event:
    """What a viewer may know of an event. Everybody sees a screen that only watches: it shows no forehead."""
    if viewer.seat is None and isinstance(event, ForeheadTaken):
        return event.seen_by(event.seat)
    for other in viewer.seen:
        event = event.seen_by(other)
    return event.seen_by(viewer.seat)


def _hidden(entries: Iterator[Entry]) -> list[int]:
    hidden: list[int] = []
    for entry in entries:
        if isinstance(entry.record, records.Revealed):
            hidden = [each for each in hidden if each not in entry.record.records]
        elif isinstance(entry.record, records.MoveMade) and entry.audience != ALL:
            hidden.append(entry.sequence)
    return hidden
