"""The moves that a Pico is asked to make: one at a time, each made once even if messages get lost."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress

from companion._firmware import wire
from companion.config.board import MotionSettings
from companion.hal.motion import Course, Limits
from companion.hal.pico.errors import LinkError
from companion.hal.pico.link import Link
from companion.hal.pico.messages import Message, ReelResult, Result, Seen, Status
from companion.hal.pico.reel import PicoReel
from companion.hal.pico.settings import description
from companion.hal.stepper import Halted

STOP_S = 2.0
"""How long closing the board waits for the Pico to say that it has stopped."""
LOST_COUNT = "The Pico has lost count of its reels: home them."

Way = tuple[PicoReel, Course]


class Moving:
    """A move that the Pico was asked to make. Its first outcome counts, in whatever thread it arrives."""

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


class Moves:
    """Moves are asked for in the event loop; the Pico's messages about them arrive in the link's thread."""

    def __init__(self, link: Link, halted: Callable[[], bool], trip: Callable[[str], object]) -> None:
        self._link = link
        self._halted = halted
        self._trip = trip
        self._numbers = itertools.count(1)
        self._current: Moving | None = None
        self._described: dict[int, Future[Message]] = {}
        """The last description of each reel, answered once the Pico has received it."""

    def describe(self, reel: PicoReel) -> Future[Message]:
        """Tell the Pico how a reel is built. No move is made before it has received this."""
        asked = self._link.ask(wire.REEL, wire.reel(reel.number, description(reel.settings)))
        self._described[reel.number] = asked
        return asked

    async def settled(self) -> None:
        """Wait until the Pico knows how its reels are built: its status messages count from then on."""
        for asked in tuple(self._described.values()):
            await self._answer(asked)

    async def spin(self, ways: Sequence[Way], motion: MotionSettings) -> Result:
        return await self._follow(wire.GO, ways, motion)

    async def search(self, reels: Sequence[PicoReel], motion: MotionSettings) -> Result:
        numbers = [reel.number for reel in reels]
        return await self._make(
            wire.HOME, reels, lambda number: wire.search(number, *_manner(motion), numbers)
        )

    async def survey(self, way: Way, motion: MotionSettings) -> tuple[ReelResult, list[int]]:
        """The result of the move, and every edge that the sensor saw."""
        reel = way[0].number
        result = await self._follow(wire.SURVEY, [way], motion)
        edges: list[int] = []
        while True:
            question = wire.edges(result.move, reel, len(edges))
            seen = await self._answer(self._link.ask(wire.EDGES, question))
            if not isinstance(seen, Seen):
                self._trip(LOST_COUNT)
                raise Halted
            if not seen.edges:
                return result.of(reel), edges
            edges += seen.edges

    async def _answer(self, asked: Future[Message]) -> Message:
        try:
            return await asyncio.shield(asyncio.wrap_future(asked))
        except LinkError:
            raise Halted from None

    async def _follow(self, kind: int, ways: Sequence[Way], motion: MotionSettings) -> Result:
        legs = [leg for reel, course in ways for leg in _legs(reel, course)]
        return await self._make(
            kind, [reel for reel, _ in ways], lambda number: wire.move(number, *_manner(motion), legs)
        )

    async def _make(self, kind: int, reels: Sequence[PicoReel], body: Callable[[int], bytes]) -> Result:
        number = next(self._numbers)
        moving = self._current = Moving(number, kind, body(number), tuple(reels))
        try:
            self._ask_for(moving)
            if self._halted():
                raise Halted
            return await asyncio.wrap_future(moving.result)
        except (asyncio.CancelledError, Halted):
            await self._stop(moving)
            raise
        finally:
            self._current = None

    def _ask_for(self, moving: Moving) -> None:
        def answered(answer: Future[Message]) -> None:
            if answer.exception() is not None:
                moving.give_up()

        self._link.ask(moving.kind, moving.body).add_done_callback(answered)

    async def _stop(self, moving: Moving) -> None:
        """Stop the reels where they are, and return once their coils are off."""
        stopped = asyncio.wrap_future(self._link.ask(wire.STOP, wire.number(moving.number)))
        with suppress(LinkError):
            await asyncio.shield(stopped)

    def give_up(self) -> None:
        """Stop because of a fault. May be called from any thread."""
        moving = self._current
        if moving is not None:
            self._link.ask(wire.STOP, wire.number(moving.number)).add_done_callback(_ignore_answer)
            moving.give_up()

    def close(self) -> None:
        """Switch the coils off before the port is closed. A disconnected Pico does so by itself."""
        moving = self._current
        if moving is not None and self._link.up:
            with suppress(LinkError, TimeoutError):
                self._link.ask(wire.STOP, wire.number(moving.number)).result(STOP_S)
            moving.give_up()

    def about(self, status: Status) -> Moving | None:
        """The move that a status is about, if it is the current one."""
        moving = self._current
        return moving if moving is not None and moving.number == status.move else None

    def update(self, message: Result | Status) -> None:
        """Take note of what a message says about the current move."""
        moving = self._current
        if moving is None or moving.number != message.move:
            return
        if isinstance(message, Result):
            moving.finish(message)
        elif message.stage == wire.DONE and not moving.result.done():
            # The result got lost: asking for the same move again returns it.
            self._ask_for(moving)
        elif message.stage == wire.REFUSED:
            self._trip(LOST_COUNT)
        elif message.stage == wire.HALTED:
            moving.give_up()


def _ignore_answer(answer: Future[Message]) -> None:
    """Ignore a failure: a disconnected Pico stops its reels by itself."""
    answer.exception()


def _manner(motion: MotionSettings) -> tuple[tuple[float, float, float], float]:
    """The speeds for what a profile does not cover, and how long coils hold the disc at the end."""
    planned = Limits.planned(motion)
    return (planned.start, planned.top, planned.acceleration), motion.settle_s


def _legs(reel: PicoReel, course: Course) -> Iterator[tuple[float, ...]]:
    position = reel.position
    for leg in course.legs:
        ramp = leg.ramp
        speeds = (ramp.first, ramp.cruise, ramp.last, ramp.speeding, ramp.slowing)
        yield (reel.number, position, leg.steps, *speeds)
        position += leg.steps
