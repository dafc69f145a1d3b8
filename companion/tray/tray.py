"""The tray as a whole: it wakes, homes, spins, rests, and knows what is wrong. Pushes are in `push`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack, suppress
from functools import partial

from companion.chance import Chance, NoGoodSource
from companion.config import TraySettings
from companion.errors import TrayError
from companion.hal import Board, Event, Faulted, Mended, ScreenChanged, Tick
from companion.hal.errors import BoardFaulted
from companion.names import REEL_FACTS, REELS_OF, TrayKind
from companion.rules.faces import REELS, Face
from companion.sentences import Sentence, as_sentence, listed
from companion.tray import pages
from companion.tray.controls import Controls
from companion.tray.errors import NoSuchFace, SpinNotSaved, TrayBusy
from companion.tray.events import (
    FacePassed,
    ReelRetried,
    SpinDrawn,
    SpinLanded,
    SpinStarted,
    SpinTold,
    StateChanged,
    TrayEvent,
    TroublesChanged,
)
from companion.tray.mirror import Mirror
from companion.tray.owner import Owner
from companion.tray.push import Pushes
from companion.tray.spin import Commit, Conclude, Weights, draw, land, show_faces
from companion.tray.state import TrayState
from companion.tray.troubles import Trouble, find_troubles

log = logging.getLogger(__name__)

FACES: dict[str, tuple[Face, ...]] = {str(reel): faces for reel, faces in REELS.items()}
TITLES: dict[type[Exception], str] = {NoGoodSource: "No fair chance", SpinNotSaved: "Cannot write"}


class Tray(Controls):
    """Use it from one event loop."""

    def __init__(
        self,
        board: Board,
        chance: Chance,
        settings: TraySettings | None = None,
        weights: Weights | None = None,
        *,
        owner: Owner | None = None,
    ) -> None:
        super().__init__(board, settings or TraySettings(), owner)
        self.chance = chance
        self.last: SpinLanded | SpinTold | None = None
        """The outcome that counts."""
        self.troubles: tuple[Trouble, ...] = ()
        """What was wrong when it was last checked."""
        self._outcome_while_homing: SpinTold | None = None
        """An outcome entered by hand while the reels were homing; shown once they are home."""
        self._state = TrayState.ASLEEP
        self._weights = weights or {}
        self._listeners: list[Callable[[TrayEvent], object]] = []
        self._tasks: set[asyncio.Task[object]] = set()
        self._pushes = Pushes(self, self._show)
        self.mirror = Mirror(board, self._publish, self._pushes)
        """What the tray shows, for remote viewers."""
        self._cleanup = ExitStack()
        self._cleanup.callback(self.mirror.close)
        self._cleanup.callback(board.subscribe(self._on_board_event))

    @property
    def state(self) -> TrayState:
        return self._state

    @state.setter
    def state(self, state: TrayState) -> None:
        if state is not self._state:
            self._state = state
            self._publish(StateChanged(state=state))

    @property
    def in_menu(self) -> bool:
        return self._pushes.in_menu

    @property
    def menu_by_guest(self) -> bool:
        """Whether somebody from afar who is no host opened the menu, or has pushed the nose in it."""
        return self._pushes.by_guest

    def push(self, *, by_guest: bool = False) -> bool:
        """Push the nose for a player who is not at the tray. Returns whether it counted."""
        return self._pushes.push(by_guest=by_guest)

    def subscribe(self, listener: Callable[[TrayEvent], object]) -> Callable[[], None]:
        """Call the listener with every event from now on. Returns a function that ends this."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def wake(self) -> None:
        """Home the reels and wait for the sources of chance. A held nose starts maintenance instead."""
        self._show.waking()
        if self.board.nose.held_at_boot:
            self.state = TrayState.MAINTENANCE
            self._show.maintenance()
            return
        await asyncio.gather(self._home(afresh=False), asyncio.to_thread(self.chance.wait_ready))
        self.rest(self._update_troubles())
        if self.board.screen.present:
            # Only now, as it would disturb the timing of the homing motors.
            self.start(asyncio.to_thread(self._warm))

    def _warm(self) -> None:
        for kind in self.kinds:
            pages.warm(kind)

    async def spin(
        self,
        kind: TrayKind | None = None,
        *,
        commit: Commit | None,
        conclude: Conclude | None = None,
        drawn: SpinDrawn | None = None,
    ) -> SpinLanded:
        """Draw faces, save them with `commit`, and only then turn the reels to them.

        The outcome is shown once `conclude` has saved it.

        Faces that are `drawn` already are saved and shown like any others, and nothing is drawn. If the tray
        has no reels for them, only its screen shows them. Without `commit` they are saved already.
        """
        self._check_plays()
        if drawn is not None and kind not in (None, drawn.tray):
            raise NoSuchFace(
                Sentence(
                    "{text} is of the {tray}, not of the {kind}: leave the kind out.",
                    text=drawn.text,
                    tray=as_sentence(drawn.tray),
                    kind=as_sentence(str(kind)),
                )
            )
        wanted = (drawn.tray if drawn is not None else kind) or self._kind
        if wanted in self.kinds:
            self.kind = wanted
        released = self.board.clock.now()
        self._pushes.leave_menu()
        self.state = TrayState.SPINNING
        try:
            if drawn is None:
                # In a thread, as a source of chance may be slow and the event loop must not block.
                drawn = await asyncio.to_thread(draw, wanted, self.chance, self._weights)
            if commit is not None:
                await commit(drawn)
            landed = await land(
                drawn, self.board, publish=self._publish, released=released, resumed=commit is None
            )
            if conclude is not None:
                await conclude(landed)
        except BaseException as error:
            self._break_off(error)
            raise
        if self.state is TrayState.SPINNING:
            # Otherwise the table has accepted it already, in `conclude`.
            self.accept(landed)
        return landed

    async def resume(self, drawn: SpinDrawn, *, conclude: Conclude | None = None) -> SpinLanded:
        """Finish a spin that was drawn before a restart. Nothing is drawn again."""
        return await self.spin(commit=None, conclude=conclude, drawn=drawn)

    def read_by_hand(self, faces: Sequence[Face]) -> SpinTold:
        """The outcome that somebody turned by hand, for `accept`. Also works while the reels are homing."""
        if self.state is not TrayState.HOMING:
            self._check_plays()
        reels = tuple(face.reel for face in faces)
        tray = next((kind for kind, of_kind in REELS_OF.items() if of_kind == reels), None)
        if tray is None:
            ways = [
                listed((as_sentence(REEL_FACTS[reel].name.lower()) for reel in of_kind), " and one of the ")
                for of_kind in REELS_OF.values()
            ]
            raise NoSuchFace(
                Sentence(
                    "{faces} is no outcome: tell a face of the {ways}.",
                    faces=listed((face.id for face in faces), " and ") if faces else Sentence("Nothing"),
                    ways=listed(ways, ", or one of the "),
                )
            )
        return SpinTold(tray=tray, ids=tuple(face.id for face in faces))

    def accept(self, outcome: SpinLanded | SpinTold) -> None:
        """Make this the outcome that counts: show and publish it, but not before the reels are home."""
        if self.state is TrayState.HOMING and isinstance(outcome, SpinTold):
            self.last = self._outcome_while_homing = outcome
            return
        known = {each.title for each in self.troubles}
        stuck = outcome.stuck if isinstance(outcome, SpinLanded) else ()
        news = [each for each in self._update_troubles() if each.title not in known or each.part in stuck]
        self.last = outcome
        self._outcome_while_homing = None
        self.state = TrayState.OUTCOME if self.board.fault is None else TrayState.FAULT
        self._pushes.leave_menu()
        self._pushes.guard()
        self._show.outcome(outcome, news, sound=True)
        self._publish(outcome)

    def restore_outcome(self, outcome: SpinLanded | SpinTold | None) -> None:
        """The last outcome was undone: an earlier one counts again, or none."""
        self.last = outcome
        self._outcome_while_homing = None
        if outcome is None and self.state is TrayState.OUTCOME:
            self.state = TrayState.READY

    async def recall(self, outcome: SpinLanded | SpinTold) -> None:
        """Show an outcome from before a restart again, on the reels, too. It is not published again."""
        if self.state is not TrayState.READY:
            return
        self._pushes.leave_menu()
        self.state = TrayState.HOMING
        await show_faces(outcome.faces, self.board)
        if self.state is TrayState.HOMING:
            if self._outcome_while_homing is None:
                self.last = outcome
                self.state = TrayState.OUTCOME
            self.rest(self._update_troubles())

    async def home(self) -> None:
        """Clear a fault and home every reel; a reel that finds its home mark is in order again.

        If the fault came during a spin, the reels then show the faces that were drawn.
        """
        self.check_rests()
        last, cut_short = self.last, self.state is TrayState.FAULT
        self.board.clear_fault()
        await self._home(afresh=True)
        self.rest(self._update_troubles())
        if cut_short and isinstance(last, SpinLanded) and last.stuck:
            await self.recall(last)

    def switch_off(self) -> None:
        """Switch off: show the goodbye page, put out the lights, and do nothing more."""
        self.check_rests()
        self._pushes.leave_menu()
        self.state = TrayState.OFF
        self._show.goodbye()
        if self.owner is not None:
            self.owner.switched_off()

    def close(self) -> None:
        """Stop everything. Whoever opened the board closes it. May be called twice."""
        self.state = TrayState.OFF
        self._pushes.close()
        self._show.close()
        self._cleanup.close()
        for task in self._tasks:
            task.cancel()

    def rest(self, notices: Sequence[Trouble] = ()) -> None:
        """Show the page for the current state, after anything else was shown."""
        if self.board.fault is not None:
            self.state = TrayState.FAULT
            self._show.stopped(self.troubles)
        elif self.state is TrayState.MAINTENANCE:
            self._show.maintenance()
        elif self._outcome_while_homing is not None:
            self.state = TrayState.READY
            self.accept(self._outcome_while_homing)
        elif self.state is TrayState.OUTCOME and self.last is not None:
            self._show.outcome(self.last, notices, sound=False)
        else:
            self.state = TrayState.READY
            self._show.ready(notices)

    def start(
        self, work: Coroutine[object, object, object], refusal: str = "I cannot spin"
    ) -> asyncio.Task[object]:
        """Run something in the background. If it raises a `TrayError`, show that on the screen."""
        task: asyncio.Task[object] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(partial(self._done, refusal))
        return task

    def _done(self, refusal: str, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, TrayError):
            log.warning("%s", error)
            if self.state.rests:
                self.refuse(error, refusal)
        elif error is not None:
            self.board.latch.trip("tray", f"{type(error).__name__}: {error}")

    def refuse(self, error: TrayError, title: str = "I cannot spin") -> None:
        """Show an error for a while."""
        self._pushes.leave_menu()
        self._show.refused(TITLES.get(type(error), title), error.sentence, after=self.rest)

    def _break_off(self, error: BaseException) -> None:
        """There will be no outcome of a spin: show why not."""
        if self.state is TrayState.SPINNING:
            self.state = TrayState.READY
            self._update_troubles()
            if isinstance(error, TrayError):
                self.refuse(error)
            else:
                self.rest()

    async def _home(self, *, afresh: bool) -> None:
        """Home the reels. Caller must call `rest` afterwards."""
        self._pushes.leave_menu()
        self.state = TrayState.HOMING
        self._show.homing(self._kind)
        try:
            with suppress(BoardFaulted):  # the caller shows the fault
                await self.board.home(afresh=afresh)
        except BaseException:
            if self.state is TrayState.HOMING:
                self.state = TrayState.READY
            raise

    def _update_troubles(self) -> tuple[Trouble, ...]:
        """Find out what is wrong, and publish it if it has changed."""
        before, self.troubles = self.troubles, find_troubles(self.board, self.chance)
        if self.troubles != before:
            self._publish(TroublesChanged(troubles=tuple(str(each.advice) for each in self.troubles)))
        return self.troubles

    def check_rests(self) -> None:
        """Refuse what cannot be done while the tray spins, homes or is off."""
        self._check(self.state.rests)

    def _check(self, may: bool) -> None:
        if not may:
            raise TrayBusy(
                Sentence("The tray is {state}: wait until it is ready.", state=self.state.sentence)
            )

    def _check_plays(self) -> None:
        if self.board.fault is not None:
            raise BoardFaulted(
                Sentence("The tray has stopped: {reason} Then push the nose.", reason=self.board.fault.reason)
            )
        self._check(self.state.plays)

    def _publish(self, event: TrayEvent) -> None:
        if isinstance(event, SpinStarted):
            self._show.spinning(event.tray, event.seconds)
        elif isinstance(event, ReelRetried):
            self._show.retrying()
        for listener in tuple(self._listeners):
            # A listener that raises trips the fault latch, as on the board; the spin goes on.
            self.board.latch.guard("listener", partial(listener, event))()

    def _on_board_event(self, event: Event) -> None:
        match event:
            case Tick(reel, index, at) if self.state is TrayState.SPINNING:
                face = FACES[reel][index]
                self._show.passed(face)
                self._publish(FacePassed(reel=face.reel, face=face.id, at=at))
            case Faulted() if self.state.rests:
                self._update_troubles()
                self._pushes.leave_menu()
                self.rest()
            case Mended() if self.state is TrayState.FAULT:
                # Somebody has pushed the nose for it already.
                self.start(self.home(), "I cannot home")
            case ScreenChanged(trouble):
                self._update_troubles()
                if trouble:
                    self._show.screen_lost()
