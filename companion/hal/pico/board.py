"""The board whose reels are on a Pico: moves go out, landings come back."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import Future
from contextlib import ExitStack

from companion._firmware import wire
from companion.config.board import BoardSettings, MotionSettings, ReelSettings
from companion.hal.board import Board
from companion.hal.clock import Clock
from companion.hal.events import Faulted, Mended, Tick, Turned
from companion.hal.faults import Fault, FaultLatch
from companion.hal.landing import Certainty, Homing, Landing, ReelMove
from companion.hal.motion import Course, direct_profile
from companion.hal.nose import Nose
from companion.hal.pico.errors import LinkError, WrongSettings
from companion.hal.pico.link import Link
from companion.hal.pico.messages import Message, Result, Status, Welcome
from companion.hal.pico.moves import Moves
from companion.hal.pico.other_parts import OtherParts
from companion.hal.pico.parts import PicoLights
from companion.hal.pico.port import open_port
from companion.hal.pico.reel import PicoReel
from companion.hal.pico.settings import counted_turn, settings_sum
from companion.hal.pico.wiring import check_pico_wiring
from companion.hal.spin_plan import spin_courses
from companion.hal.survey import Survey
from companion.names import ReelName

PART = "pico"


class PicoBoard(Board):
    """The Pico's messages arrive in the link's thread; what waits for them runs in the event loop."""

    def __init__(self, settings: BoardSettings, clock: Clock) -> None:
        super().__init__(settings, clock)
        self.latch = FaultLatch(clock, self._tripped)
        self.link = self._make_link()
        self._moves = Moves(self.link, lambda: self.halted, lambda reason: self.latch.trip(PART, reason))
        self._reels: dict[str, PicoReel] = {
            name: PicoReel(name, number, reel) for number, (name, reel) in enumerate(settings.reels.items())
        }
        self._clearing = False
        self._still_gone: Fault | None = None
        """The fault that somebody has cleared while the Pico was away: over when it is back."""
        self._nose_edges: int | None = None
        self._pico_lights: PicoLights | None = None
        self._to_close = ExitStack()

    def _make_link(self) -> Link:
        return Link(
            self.settings.pico.port,
            self.clock,
            self._on_message,
            on_lost=self._on_lost,
            on_back=self._on_back,
            opener=open_port,
        )

    @property
    def reels(self) -> Mapping[str, PicoReel]:
        return self._reels

    def clear_fault(self) -> None:
        """Clear the fault; whatever is still wrong trips it again at once."""
        if self.link.up:
            # Until the Pico has handled this, it keeps reporting the old fault.
            self._clearing = True
            self.link.ask(wire.CLEAR).add_done_callback(self._cleared)
        super().clear_fault()
        if not self.link.up:
            self.latch.trip(PART, "The Pico is still gone: plug in its USB cable and wait a moment.")
            self._still_gone = self.latch.fault

    def _cleared(self, answer: Future[Message]) -> None:
        self._clearing = False

    def _open_parts(self) -> None:
        settings, closing = self.settings, self._to_close.callback
        check_pico_wiring(settings)
        parts = OtherParts(settings, self.clock, self.latch, self._to_close, say=self._say, tell=self.tell)
        self.nose = Nose(settings.nose, self.clock, self.post, self.latch)
        closing(self.nose.close)
        closing(self.link.close)
        self._greet(self.link.open())
        closing(self._moves.close)
        parts.open_pins()
        self.lights, self._pico_lights = parts.lights()
        self.buzzer = parts.buzzer()
        self.screen = parts.screen()
        parts.watch(self.nose)

    def _greet(self, welcome: Welcome) -> None:
        """Check that the Pico is set up for this tray, then tell it how the reels are built."""
        if welcome.settings != settings_sum(self.settings):
            raise WrongSettings(
                "The Pico is set up for another tray than the config describes: "
                "`tray flash` writes the settings of this one."
            )
        for reel in self._reels.values():
            self._moves.describe(reel).result()
        # The nose may be held down already.
        status = self.link.ask(wire.BEAT).result()
        if isinstance(status, Status) and "nose" in self.settings.pico.parts:
            self.nose.begin(bool(status.nose & 1))

    def _close_parts(self) -> None:
        self._to_close.close()

    async def _spin(self, moves: Mapping[str, ReelMove]) -> dict[str, Landing]:
        await self._moves.settled()
        wanted = [self._reels[name] for name in moves]
        for reel in wanted:
            reel.journey(moves[reel.name])
        await self._search([reel for reel in wanted if not (reel.known or reel.fault)])
        able = [reel for reel in wanted if not reel.fault]
        landings = {
            reel.name: Landing(reel.name, moves[reel.name].face_index, Certainty.FAILED, reel.fault)
            for reel in wanted
        }
        if not able:
            return landings
        motion = self.settings.motion
        courses = spin_courses([reel.journey(moves[reel.name]) for reel in able], motion)
        starts = [reel.position for reel in able]
        began = self.clock.now()
        result = await self._moves.spin(list(zip(able, courses, strict=True)), motion)
        seconds = self.clock.now() - began
        for reel, course, start in zip(able, courses, starts, strict=True):
            # Before a move the Pico subtracts whole turns from its position: as many as make up a whole
            # number of half steps.
            target = start % counted_turn(reel.settings).numerator + course.steps
            landings[reel.name] = reel.landed(
                moves[reel.name], result.of(reel.number), target, course.steps, seconds
            )
        self._tell_turned(able)
        return landings

    async def _home(self, names: Collection[str], *, afresh: bool) -> dict[str, Homing]:
        await self._moves.settled()
        doubtful = [self._reels[name] for name in names if afresh or not self._reels[name].known]
        sure = {name: Homing(name, found=True) for name in names if self._reels[name] not in doubtful}
        return sure | await self._search(doubtful)

    async def _search(self, reels: Sequence[PicoReel]) -> dict[str, Homing]:
        if not reels:
            return {}
        began = self.clock.now()
        result = await self._moves.search(reels, self.settings.motion)
        seconds = self.clock.now() - began
        homings = {reel.name: reel.homed(result.of(reel.number), seconds) for reel in reels}
        self._tell_turned(reels)
        return homings

    async def _survey(self, name: str, half_steps: int, motion: MotionSettings) -> Survey:
        await self._moves.settled()
        reel = self._reels[name]
        result, edges = await self._moves.survey(
            (reel, Course((direct_profile(half_steps, motion),))), motion
        )
        survey = reel.surveyed(result, edges)
        self._tell_turned([reel])
        return survey

    def _rebuild(self, reels: Mapping[ReelName, ReelSettings], motion: MotionSettings) -> None:
        for name, settings in reels.items():
            before = self._reels[name]
            if settings != before.settings:
                self._reels[name] = reel = PicoReel(name, before.number, settings)
                self._moves.describe(reel)

    def _say(self, kind: int, body: bytes = b"") -> None:
        """Tell the Pico how things should be. While it is disconnected, this does nothing."""
        self.link.ask(kind, body).add_done_callback(lambda answer: answer.exception())

    def _tripped(self, fault: Fault) -> None:
        self.tell(Faulted(fault))
        self._moves.give_up()

    def _on_lost(self, error: LinkError) -> None:
        for reel in self._reels.values():
            reel.known = False
        self.latch.trip(PART, str(error))

    def _on_back(self, welcome: Welcome) -> None:
        self._nose_edges = None
        if self._pico_lights is not None:
            self._pico_lights.show()
        if welcome.settings != settings_sum(self.settings):
            self.latch.trip(PART, "This is a different Pico: `tray flash` sets it up for this tray.")
            return
        for reel in self._reels.values():
            self._moves.describe(reel)
        if self._still_gone is not None and self.latch.fault is self._still_gone:
            self.clear_fault()
            self.tell(Mended())
        self._still_gone = None

    def _on_message(self, message: Message) -> None:
        if isinstance(message, Result):
            self._moves.update(message)
        elif isinstance(message, Status):
            self._on_status(message)

    def _on_status(self, status: Status) -> None:
        self._on_nose_edges(status.nose)
        moving = self._moves.about(status)
        turning = moving.reels if moving is not None and status.stage == wire.MOVING else ()
        spinning = turning if moving is not None and moving.kind == wire.GO else ()
        for reel, reel_status in zip(self._reels.values(), status.reels, strict=False):
            for face in reel.update(reel_status, spins=reel in spinning):
                self.tell(Tick(reel.name, face, self.clock.now()))
        if turning:
            self._tell_turned(turning)
        self._moves.update(status)
        if status.reason and not self._clearing:
            self.latch.trip(PART, status.reason)

    def _on_nose_edges(self, edges: int) -> None:
        if "nose" not in self.settings.pico.parts:
            return
        before, self._nose_edges = self._nose_edges, edges
        if before is None:
            return
        for number in range((edges - before) % 256):
            self.nose.edge(bool((before + number + 1) & 1))

    def _tell_turned(self, reels: Sequence[PicoReel]) -> None:
        angles = self.angles
        self.tell(Turned({reel.name: angles[reel.name] for reel in reels}, self.clock.now()))
