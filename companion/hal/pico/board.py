"""The board whose reels are on a Pico: wishes go out, landings come back."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future, InvalidStateError
from contextlib import ExitStack, suppress

from companion._firmware import wire
from companion.config.board import BoardSettings, ScreenSettings
from companion.hal.board import Board
from companion.hal.buzzer import Buzzer, Speaker
from companion.hal.clock import Clock
from companion.hal.events import Faulted, ScreenChanged, Tick, Turned
from companion.hal.factory import needs_polling, open_factory
from companion.hal.faults import Fault, FaultLatch
from companion.hal.landing import Certainty, Homing, Landing, Move
from companion.hal.lights import Led, Lights
from companion.hal.motion import Limits, Profile, spin_profiles
from companion.hal.nose import Nose
from companion.hal.oled import connect
from companion.hal.pico.errors import LinkError, WrongSettings
from companion.hal.pico.link import Link
from companion.hal.pico.messages import Message, ReelResult, Result, Status, Welcome
from companion.hal.pico.parts import PicoLights, PicoSpeaker
from companion.hal.pico.port import open_port
from companion.hal.pico.reel import PicoReel
from companion.hal.pico.settings import counted_turn, settings_sum
from companion.hal.pico.wiring import check_pico_wiring, on_this_pi
from companion.hal.pins import LumaPins, Pins
from companion.hal.screen import Display, Screen
from companion.hal.stepper import Halted
from companion.hal.wiring import check_wiring

log = logging.getLogger(__name__)

PART = "pico"
STOP_S = 2.0
"""How long closing the board waits for the Pico to say that it has stopped."""


class PicoBoard(Board):
    """What the Pico says arrives in the link's thread; everything that waits for it is in the event loop."""

    def __init__(self, settings: BoardSettings, clock: Clock) -> None:
        super().__init__(settings, clock)
        self.latch = FaultLatch(clock, self._tripped)
        self.link = self._make_link()
        self._reels: dict[str, PicoReel] = {
            name: PicoReel(name, reel) for name, reel in settings.reels.items()
        }
        self._order = list(self._reels.values())
        self._numbers = itertools.count(1)
        self._current: Moving | None = None
        self._clearing = False
        self._nose_edges: int | None = None
        self._pico_lights: PicoLights | None = None
        self._to_close = ExitStack()

    def _make_link(self) -> Link:
        return Link(
            self.settings.pico.port,
            self.clock,
            self._heard,
            lost=self._lost,
            back=self._came_back,
            opener=open_port,
        )

    @property
    def reels(self) -> Mapping[str, PicoReel]:
        return self._reels

    def clear_fault(self) -> None:
        """Somebody has seen to it; what is still wrong is a fault again at once."""
        if self.link.up:
            # Until the Pico has heard of it, it goes on saying what was wrong.
            self._clearing = True
            self.link.ask(wire.CLEAR).add_done_callback(self._cleared)
        super().clear_fault()
        if not self.link.up:
            self.latch.trip(PART, "The Pico is still gone: plug in its USB cable and wait a moment.")

    def _cleared(self, answer: Future[Message]) -> None:
        self._clearing = False

    def _open_parts(self) -> None:
        settings, closing = self.settings, self._to_close.callback
        check_pico_wiring(settings)
        here = on_this_pi(settings)
        check_wiring(here)
        self.nose = Nose(settings.nose, self.clock, self.post, self.latch)
        closing(self.nose.close)
        closing(self.link.close)
        self._check(self.link.open())
        closing(self._stop_and_wait)
        pins = self._open_pins(here)
        self._open_lights(here, pins)
        self._open_buzzer(here, pins)
        self._open_screen(pins)
        if here.nose is not None and pins is not None:
            pin = pins.input(here.nose.pin, "nose", "up")
            pins.watch(pin, lambda high: self.nose.edge(not high))
            self.nose.begin(not pin.state)

    def _open_pins(self, here: BoardSettings) -> Pins | None:
        """This Pi's own pins, if anything hangs on them."""
        spi = here.screen is not None and here.screen.interface == "spi"
        if here.nose is None and not here.lights and here.buzzer is None and not spi:
            return None
        name = self.settings.pin_factory
        pins = Pins(open_factory(name), self.clock, polled=needs_polling(name))
        self._to_close.callback(pins.close)
        return pins

    def _open_lights(self, here: BoardSettings, pins: Pins | None) -> None:
        leds: dict[str, Led] = {}
        if "lights" in self.settings.pico.parts:
            self._pico_lights = PicoLights(tuple(self.settings.lights), self._say)
            leds = dict(self._pico_lights.leds)
        elif pins is not None:
            for light, led in here.lights.items():
                leds[light] = pins.light(led, f"{light} light")
                self._to_close.callback(leds[light].close)
        self.lights = Lights(leds, self.clock, self.latch)
        self._to_close.callback(self.lights.close)

    def _open_buzzer(self, here: BoardSettings, pins: Pins | None) -> None:
        speaker: Speaker | None = None
        if here.buzzer is not None and pins is not None:
            speaker = pins.speaker(here.buzzer.pin, "buzzer")
        elif self.settings.buzzer is not None:
            speaker = PicoSpeaker(self._say)
        self.buzzer = Buzzer(speaker, self.clock, self.latch)
        self._to_close.callback(self.buzzer.close)

    def _open_screen(self, pins: Pins | None) -> None:
        screen = self.settings.screen
        self.screen = Screen(
            None if screen is None else lambda: self._connect_screen(screen, pins),
            self.clock,
            lambda trouble: self.tell(ScreenChanged(trouble)),
        )
        self._to_close.callback(self.screen.close)

    def _connect_screen(self, settings: ScreenSettings, pins: Pins | None) -> Display:
        def luma_pins() -> LumaPins:
            assert pins is not None, "a screen on SPI has pins"
            return LumaPins(pins)

        return connect(settings, luma_pins)

    def _check(self, welcome: Welcome) -> None:
        """Whether the Pico is set up for this tray. Its first words after that say how it is."""
        if welcome.settings != settings_sum(self.settings):
            raise WrongSettings(
                "The Pico is set up for another tray than the config describes: "
                "`tray flash` writes the settings of this one."
            )
        status = self.link.ask(wire.BEAT).result()
        if isinstance(status, Status) and "nose" in self.settings.pico.parts:
            self.nose.begin(bool(status.nose & 1))

    def _close_parts(self) -> None:
        self._to_close.close()

    def _stop_and_wait(self) -> None:
        """Coils off before the port is given back. If the Pico is gone, its own watch sees to that."""
        if self._current is not None and self.link.up:
            with suppress(LinkError, TimeoutError):
                self.link.ask(wire.STOP, wire.number(self._current.number)).result(STOP_S)
            self._current.give_up()

    async def _spin(self, moves: Mapping[str, Move]) -> dict[str, Landing]:
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
        profiles = spin_profiles([reel.journey(moves[reel.name]) for reel in able], self.settings.motion)
        starts = [reel.position for reel in able]
        legs = [self._leg(reel, profile) for reel, profile in zip(able, profiles, strict=True)]
        began = self.clock.now()
        results = await self._make(able, wire.GO, lambda number: wire.move(number, *self._manner, legs))
        seconds = self.clock.now() - began
        for reel, profile, start in zip(able, profiles, starts, strict=True):
            # Before a move the Pico takes turns off its count, so many that they are a whole number of half
            # steps.
            target = start % counted_turn(reel.settings).numerator + profile.steps
            landings[reel.name] = reel.landed(
                moves[reel.name], results[reel.name], target, profile.steps, seconds
            )
        self._tell_turned(able)
        return landings

    def _leg(self, reel: PicoReel, profile: Profile) -> tuple[float, ...]:
        ramp = profile.ramp
        return (
            self._order.index(reel),
            reel.position,
            profile.steps,
            ramp.first,
            ramp.cruise,
            ramp.last,
            ramp.speeding,
            ramp.slowing,
        )

    @property
    def _manner(self) -> tuple[tuple[float, float, float], float]:
        """How fast a reel may go where it is not told, and how long it is held at the end."""
        planned = Limits.planned(self.settings.motion)
        return (planned.start, planned.top, planned.acceleration), self.settings.motion.settle_s

    async def _home(self, names: Collection[str], *, afresh: bool) -> dict[str, Homing]:
        doubtful = [self._reels[name] for name in names if afresh or not self._reels[name].known]
        sure = {name: Homing(name, found=True) for name in names if self._reels[name] not in doubtful}
        return sure | await self._search(doubtful)

    async def _search(self, reels: Sequence[PicoReel]) -> dict[str, Homing]:
        if not reels:
            return {}
        began = self.clock.now()
        numbers = [self._order.index(reel) for reel in reels]
        results = await self._make(
            reels, wire.HOME, lambda number: wire.search(number, *self._manner, numbers)
        )
        seconds = self.clock.now() - began
        homings = {reel.name: reel.homed(results[reel.name], seconds) for reel in reels}
        self._tell_turned(reels)
        return homings

    async def _make(
        self, reels: Sequence[PicoReel], kind: int, body: Callable[[int], bytes]
    ) -> dict[str, ReelResult]:
        """One move, made once, whatever is lost on the way."""
        number = next(self._numbers)
        moving = self._current = Moving(number, kind, body(number), tuple(reels))
        try:
            self._ask_for(moving)
            if self.halted:
                raise Halted
            result = await asyncio.wrap_future(moving.result)
        except (asyncio.CancelledError, Halted):
            await self._stop(moving)
            raise
        finally:
            self._current = None
        return {self._order[reel.reel].name: reel for reel in result.reels}

    def _ask_for(self, moving: Moving) -> None:
        def answered(answer: Future[Message]) -> None:
            if answer.exception() is not None:
                moving.give_up()

        self.link.ask(moving.kind, moving.body).add_done_callback(answered)

    async def _stop(self, moving: Moving) -> None:
        """Nobody waits for the reels any more: they stop where they are, and their coils are off by then."""
        stopped = asyncio.wrap_future(self.link.ask(wire.STOP, wire.number(moving.number)))
        with suppress(LinkError):
            await asyncio.shield(stopped)

    def _say(self, kind: int, body: bytes = b"") -> None:
        """Tell the Pico how things should be. While it is gone nobody hears it."""
        self.link.ask(kind, body).add_done_callback(lambda answer: answer.exception())

    def _tripped(self, fault: Fault) -> None:
        self.tell(Faulted(fault))
        moving = self._current
        if moving is not None:
            self._say(wire.STOP, wire.number(moving.number))
            moving.give_up()

    def _lost(self, error: LinkError) -> None:
        for reel in self._order:
            reel.known = False
        self.latch.trip(PART, str(error))

    def _came_back(self, welcome: Welcome) -> None:
        self._nose_edges = None
        if self._pico_lights is not None:
            self._pico_lights.show()
        if welcome.settings != settings_sum(self.settings):
            self.latch.trip(PART, "This is another Pico than before: `tray flash` sets it up for this tray.")

    def _heard(self, message: Message) -> None:
        moving = self._current
        if isinstance(message, Result):
            if moving is not None and moving.number == message.move:
                moving.finish(message)
        elif isinstance(message, Status):
            self._hear_status(message, moving)

    def _hear_status(self, status: Status, moving: Moving | None) -> None:
        self._hear_nose(status.nose)
        if moving is not None and status.move != moving.number:
            moving = None
        turning = moving.reels if moving is not None and status.stage == wire.MOVING else ()
        spinning = turning if moving is not None and moving.kind == wire.GO else ()
        for reel, heard in zip(self._order, status.reels, strict=False):
            for face in reel.heard(heard, spins=reel in spinning):
                self.tell(Tick(reel.name, face, self.clock.now()))
        if turning:
            self._tell_turned(turning)
        if moving is not None:
            self._hear_stage(status, moving)
        if status.reason and not self._clearing:
            self.latch.trip(PART, status.reason)

    def _hear_stage(self, status: Status, moving: Moving) -> None:
        if status.stage == wire.DONE and not moving.result.done():
            # What came of it was lost on the way: whoever asks for the same move again is told.
            self._ask_for(moving)
        elif status.stage == wire.REFUSED:
            self.latch.trip(PART, "The Pico has lost count of its reels: home them.")
        elif status.stage == wire.HALTED:
            moving.give_up()

    def _hear_nose(self, edges: int) -> None:
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


class Moving:
    """A move that the Pico was asked to make. Whatever is said about it first counts, in whatever thread."""

    def __init__(self, number: int, kind: int, body: bytes, reels: tuple[PicoReel, ...]) -> None:
        self.number = number
        self.kind = kind
        self.body = body
        self.reels = reels
        self.result: Future[Result] = Future()

    def finish(self, result: Result) -> None:
        with suppress(InvalidStateError):
            self.result.set_result(result)

    def give_up(self) -> None:
        with suppress(InvalidStateError):
            self.result.set_exception(Halted())
