"""The board on this Pi's own pins. The simulated tray is this board too, on mock pins."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Literal, TypeVar

from companion.config.board import BoardSettings, MotionSettings, ReelSettings, ScreenSettings
from companion.hal.board import Board
from companion.hal.buzzer import Buzzer
from companion.hal.clock import Clock
from companion.hal.coils import coils_of
from companion.hal.events import LightsShow, Plays, ScreenChanged, ScreenShows, Tick, Turned
from companion.hal.factory import needs_polling, open_factory
from companion.hal.landing import Certainty, Homing, Landing, ReelMove
from companion.hal.lights import Led, Lights
from companion.hal.motion import Limits, direct_profile
from companion.hal.nose import Nose
from companion.hal.oled import connect
from companion.hal.pins import LumaPins, Pins
from companion.hal.reel import Reel
from companion.hal.screen import Display, Screen
from companion.hal.spin_plan import spin_courses
from companion.hal.stepper import Halted, Stepper
from companion.hal.survey import Survey
from companion.hal.wiring import check_wiring
from companion.names import ReelName

log = logging.getLogger(__name__)

Result = TypeVar("Result")
Halting = Callable[[], bool]
"""Whether a move must stop at once."""

TURNED_S = 0.05


class GpioBoard(Board):
    """One worker thread, the stepper's, moves all reels and reads their sensors."""

    pins: Pins

    def __init__(self, settings: BoardSettings, clock: Clock) -> None:
        check_wiring(settings)
        super().__init__(settings, clock)
        self.stepper = _stepper(clock, settings.motion)
        """Its log and `first_edge_at` show how punctual the steps are."""
        self._reels: dict[str, Reel] = {}
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="stepper")
        self._to_close = ExitStack()

    @property
    def reels(self) -> Mapping[str, Reel]:
        return self._reels

    def _open_pins(self) -> Pins:
        name = self.settings.pin_factory
        return Pins(open_factory(name), self.clock, polled=needs_polling(name))

    def _connect_screen(self, settings: ScreenSettings, pins: Pins) -> Display:
        return connect(settings, lambda: LumaPins(pins))

    def _open_parts(self) -> None:
        settings, closing = self.settings, self._to_close.callback
        pins = self.pins = self._open_pins()
        closing(pins.close)
        for name, reel in settings.reels.items():
            self._reels[name] = self._open_reel(name, reel, pins)
        leds: dict[str, Led] = {}
        for light, led in settings.lights.items():
            leds[light] = pins.light(led, f"{light} light")
            closing(leds[light].close)
        self.lights = Lights(leds, self.clock, self.latch, lambda glows: self.tell(LightsShow(glows)))
        closing(self.lights.close)
        speaker = None if settings.buzzer is None else pins.speaker(settings.buzzer.pin, "buzzer")
        self.buzzer = Buzzer(speaker, self.clock, self.latch, lambda tune: self.tell(Plays(tune)))
        closing(self.buzzer.close)
        screen = settings.screen
        self.screen = Screen(
            None if screen is None else lambda: self._connect_screen(screen, pins),
            self.clock,
            lambda trouble: self.tell(ScreenChanged(trouble)),
            lambda picture: self.tell(ScreenShows(picture)),
        )
        closing(self.screen.close)
        self.nose = Nose(settings.nose, self.clock, self.post, self.latch)
        closing(self.nose.close)
        if settings.nose is not None:
            pin = pins.input(settings.nose.pin, "nose", "up")
            pins.watch(pin, lambda high: self.nose.edge(not high))
            self.nose.begin(not pin.state)
        closing(self._worker.shutdown)

    def _open_reel(self, name: str, settings: ReelSettings, pins: Pins) -> Reel:
        outputs = [
            pins.output(pin, f"{name} reel's {terminal}") for terminal, pin in settings.outputs.items()
        ]
        sensor = pins.input(settings.sensor, f"{name} reel's sensor", _pull(settings))
        return Reel(
            name,
            settings,
            self.settings.motion,
            coils=coils_of(settings, outputs),
            sensor=sensor,
            on_tick=lambda name, face: self.tell(Tick(name, face, self.clock.now())),
        )

    def _close_parts(self) -> None:
        self._to_close.close()

    async def _spin(self, moves: Mapping[str, ReelMove]) -> dict[str, Landing]:
        return await self._in_stepper(lambda halted: self._make_spin(moves, halted))

    async def _home(self, names: Collection[str], *, afresh: bool) -> dict[str, Homing]:
        doubtful = [name for name in names if afresh or not self._reels[name].known]
        sure = {name: Homing(name, found=True) for name in names if name not in doubtful}
        return sure | await self._in_stepper(lambda halted: self._make_search(doubtful, halted))

    async def _in_stepper(self, work: Callable[[Halting], Result]) -> Result:
        given_up = threading.Event()
        done = asyncio.get_running_loop().run_in_executor(
            self._worker, work, lambda: given_up.is_set() or self.halted
        )
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            # Nobody awaits the move any more: stop the reels, and return once their coils are off.
            given_up.set()
            await asyncio.gather(done, return_exceptions=True)
            raise

    async def _survey(self, name: str, half_steps: int, motion: MotionSettings) -> Survey:
        def work(halted: Halting) -> Survey:
            reel = self._reels[name]
            self._run([reel], [reel.survey(direct_profile(half_steps, motion))], halted, motion)
            return reel.surveyed()

        return await self._in_stepper(work)

    def _rebuild(self, reels: Mapping[ReelName, ReelSettings], motion: MotionSettings) -> None:
        self.stepper = _stepper(self.clock, motion)
        for name, settings in reels.items():
            self._reels[name] = self._reels[name].rebuilt(settings, motion)
            self.pins.factory.pin(settings.sensor).input_with_pull(_pull(settings))

    def _make_spin(self, moves: Mapping[str, ReelMove], halted: Halting) -> dict[str, Landing]:
        wanted = [self._reels[name] for name in moves]
        self._make_search([reel.name for reel in wanted if not (reel.known or reel.fault)], halted)
        able = [reel for reel in wanted if not reel.fault]
        journeys = [reel.journey(moves[reel.name]) for reel in able]
        courses = spin_courses(journeys, self.settings.motion)
        targets = [reel.position + course.steps for reel, course in zip(able, courses, strict=True)]
        spins = [reel.spin(course) for reel, course in zip(able, courses, strict=True)]
        seconds = self._run(able, spins, halted)
        landings = {
            reel.name: Landing(reel.name, moves[reel.name].face_index, Certainty.FAILED, reel.fault)
            for reel in wanted
        }
        for reel, course, target in zip(able, courses, targets, strict=True):
            landings[reel.name] = reel.landed(moves[reel.name], target, course.steps, seconds)
        return landings

    def _make_search(self, names: Collection[str], halted: Halting) -> dict[str, Homing]:
        reels = [self._reels[name] for name in names]
        seconds = self._run(reels, [reel.seek() for reel in reels], halted)
        return {reel.name: reel.homed(seconds) for reel in reels}

    def _run(
        self,
        reels: Sequence[Reel],
        times: Sequence[Iterator[float]],
        halted: Halting,
        motion: MotionSettings | None = None,
    ) -> float:
        """Make a move and return how long it took. `motion`: limits to use instead of the board's own."""
        if not reels:
            return 0.0
        stepper = self.stepper if motion is None else _stepper(self.clock, motion)
        began = self.clock.now()
        try:
            with self._telling_angles(reels):
                legs = list(zip(reels, times, strict=True))
                stepper.run(legs, self.settings.motion.settle_s, halted)
        except Halted:
            raise
        except Exception as error:
            log.exception("A move failed.")
            self.latch.trip("reels", f"The motors cannot be driven any more ({error}): restart the tray.")
            raise Halted from error
        return self.clock.now() - began

    @contextmanager
    def _telling_angles(self, reels: Sequence[Reel]) -> Iterator[None]:
        moving = True

        def tell() -> None:
            angles = self.angles
            self.tell(Turned({reel.name: angles[reel.name] for reel in reels}, self.clock.now()))
            if moving:
                self.clock.call_at(self.clock.now() + TURNED_S, tell)

        tell()
        try:
            yield
        finally:
            moving = False
            tell()


def _stepper(clock: Clock, motion: MotionSettings) -> Stepper:
    return Stepper(clock, Limits.of(motion), motion.share)


def _pull(reel: ReelSettings) -> Literal["up", "down"]:
    return "up" if reel.sensor_active_low else "down"
