"""The director of a game with virtual cards: what a move made happen is told one stage after the other.

The journal and the rules are ahead; pages, the screen and bots are told what is staged by now. Time is the
table's own: no page is waited for, and none is told anything early. Whatever else is written down meanwhile,
such as an undo or a spin, ends the show.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.config import TableSettings
from companion.names import Pace
from companion.table.agenda import Agenda, Appointment
from companion.table.journal import Head, Record
from companion.table.journal.records import MoveMade, SpinLanded
from companion.table.journal.state import TableState
from companion.table.journal.store import Store
from companion.table.virtual.cards import Before, VirtualCards, seen
from companion.table.virtual.game import Game
from companion.table.virtual.stages import Stage, StageView, holds_up, stage_view, staged
from companion.table.virtual.unfolding import unfolded, waiting
from companion.table.virtual.views import GameView, Viewer, covered
from companion.tray import Clock

Seat = int | None


@dataclass
class _Show:
    """What a move made happen, and how much of it is told."""

    record: int
    game: Game
    before: Before
    stages: tuple[Stage, ...]
    views: dict[Seat, GameView]
    """By seat, with what is told so far."""
    unfolds: bool
    """Whether views follow the stages; new hands are there at once."""
    at: int = -1
    """The stage that is shown."""
    until: float = 0.0
    """When it is over."""
    ends_at: float = 0.0


class Director:
    """Lives as long as its table."""

    def __init__(
        self,
        *,
        store: Store,
        cards: VirtualCards,
        agenda: Agenda,
        clock: Clock,
        settings: TableSettings,
        changed: Callable[[], object],
    ) -> None:
        """`changed` is called when the next stage begins, and when the last one is over."""
        self._store = store
        self._cards = cards
        self._agenda = agenda
        self._clock = clock
        self._settings = settings
        self._changed = changed
        self._show: _Show | None = None
        """The last move, while it is told and afterwards."""
        self._next = Appointment()
        self._held: list[Record] = []
        """What the tray's screen shows once everything is told."""

    # Queries

    @property
    def pace(self) -> Pace:
        """What somebody chose, else what the config says."""
        return self._store.state.pace or self._settings.pace

    @property
    def showing(self) -> bool:
        """Whether a move is still being told."""
        return self._show is not None and self._show.at < len(self._show.stages)

    @property
    def ends_at(self) -> float:
        """When all that happened is told: now, if it is."""
        return self._show.ends_at if self._show is not None and self.showing else self._clock.now()

    @property
    def head(self) -> Head:
        """The last record that everybody is told of."""
        return self._show.before.head if self._show is not None and self.showing else self._store.head

    @property
    def state(self) -> TableState:
        """The table as everybody is told of it."""
        return self._show.before.state if self._show is not None and self.showing else self._store.state

    def view(self, viewer: Viewer) -> GameView | None:
        """The game as a viewer may see it by now."""
        if self._show is None or not self.showing:
            return self._cards.view(viewer)
        return covered(self._show.views[viewer.seat], viewer.seen)

    def stage(self, viewer: Viewer) -> StageView | None:
        """What happens now, or happened last, as far as a viewer may know it."""
        show = self._show
        if show is None or not show.stages:
            return None
        at = min(show.at, len(show.stages) - 1)
        stage = show.stages[at]
        left = max(0.0, show.until - self._clock.now()) if self.showing else 0.0
        event, name = seen(stage.event, viewer), show.game.player
        return stage_view(stage, event, viewer.seat, name, id=f"{show.record}.{at}", left=left)

    def due(self, written: Sequence[Record]) -> Sequence[Record]:
        """Of what was written: what the tray's screen shows now. The rest comes when all is told."""
        if not self.showing:
            due, self._held = [*self._held, *written], []
            return due
        self._held += [each for each in written if not isinstance(each, SpinLanded)]
        return [each for each in written if isinstance(each, SpinLanded)]

    # What it is told

    def follow(self, written: Sequence[Record]) -> None:
        """A move was made: it is told from now on. Anything else ends what is being told."""
        if not written:
            return
        self._next.cancel()
        told, before, game = self._cards.latest, self._cards.before, self._cards.game
        if not any(isinstance(each, MoveMade) for each in written) or not told or not before or not game:
            self._show = None
            return
        stages = staged(told.events, before.move.seat, self.pace, self._settings.read_s)
        dealt = not any(before.views[None].counts) if before.views else True
        shown = self._cards.views() if dealt and holds_up(stages) else before.views
        views = {seat: waiting(view) for seat, view in shown.items()}
        self._show = _Show(told.record, game, before, stages, views, unfolds=not dealt)
        if holds_up(stages):
            self._show.until = self._clock.now()
            self._show.ends_at = self._show.until + sum(stage.seconds for stage in stages)
            self._go_on(self._show)
        else:
            self._show.at = len(stages)

    # Stages

    def _go_on(self, show: _Show) -> None:
        """The next stage begins, or all is told."""
        show.at += 1
        if show.at == len(show.stages):
            return
        stage = show.stages[show.at]
        show.until += stage.seconds
        if show.unfolds:
            show.views = {
                seat: unfolded(view, seen(stage.event, Viewer(seat))) for seat, view in show.views.items()
            }
        self._next = self._agenda.at(show.until, lambda: self._turn_page(show))

    async def _turn_page(self, show: _Show) -> None:
        if show is self._show:
            self._go_on(show)
            self._changed()
