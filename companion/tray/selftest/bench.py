"""The bench that checks work at: an open board, the machine, and somebody who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from msgspec.structs import replace

from companion.config.board import MotionSettings, ReelSettings
from companion.hal import Board, VirtualClock
from companion.hal.survey import Survey
from companion.names import REEL_FACTS, ReelName
from companion.sentences import Sentence, Words, as_sentence
from companion.tray.calibration import at_speed
from companion.tray.machine.finding import Eyes
from companion.tray.selftest.check import Result

SLOW = 0.5
"""At this share of its speed every motor follows."""

Show = Callable[[], Awaitable[object]]


class Answer(StrEnum):
    YES = "yes"
    NO = "no"
    AGAIN = "again"
    """Show it once more."""
    NOBODY = "nobody"
    """Nobody is there to answer."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something that no sensor can see."""

    about: str
    """Such as `left.disc-turns`."""
    words: Words
    can_repeat: bool = False


class Person(Protocol):
    """Somebody who sees, hears and pushes."""

    is_there: bool
    """If not, nothing is shown, and nothing is asked."""

    def watch(self) -> None:
        """Something is about to be shown."""

    async def answer(self, question: Question) -> Answer: ...

    async def push_nose(self, words: Words, times: int) -> bool:
        """Ask for pushes, or push. Returns False if nobody is there."""

    def pushed(self) -> None:
        """The pushes have come, or nobody waits for them any more."""


class Nobody:
    """Answers nothing: for tests that run alone."""

    is_there = False

    def watch(self) -> None:
        """Look at nothing."""

    async def answer(self, question: Question) -> Answer:
        return Answer.NOBODY

    async def push_nose(self, words: Words, times: int) -> bool:
        return False

    def pushed(self) -> None:
        """Nobody has pushed."""


class Bench:
    """Made for one run of the self-test."""

    def __init__(self, board: Board, person: Person, eyes: Eyes, *, spins: int) -> None:
        self.board = board
        self.person = person
        self.eyes = eyes
        self.spins = spins
        self._reels = board.settings.reels
        self.results: dict[str, Result] = {}
        """By the name of the check."""
        self.surveys: dict[str, Survey] = {}
        """What each sensor saw while its disc turned slowly."""
        self.on_progress: Callable[[int, int], object] = lambda _done, _of: None

    @property
    def slow(self) -> MotionSettings:
        motion = self.board.settings.motion
        return at_speed(motion, round(motion.limit_hz * motion.share * SLOW))

    def reel(self, name: ReelName) -> ReelSettings:
        return self.board.settings.reels[name]

    def named(self, name: ReelName) -> Sentence:
        return as_sentence(REEL_FACTS[name].name)

    def failed(self, name: str) -> bool:
        """Whether this check was made, and something is wrong."""
        return name in self.results and self.results[name].is_wrong

    async def survey(self, name: ReelName, half_steps: int, motion: MotionSettings | None = None) -> Survey:
        return await self.board.survey(name, half_steps, motion or self.slow)

    async def survey_back(self, name: ReelName, half_steps: int) -> Survey:
        """The other way round."""
        reel = self.reel(name)
        self.board.rebuild({name: replace(reel, direction=-1 if reel.direction == 1 else 1)})
        survey = await self.survey(name, half_steps)
        self.restore()
        return survey

    def restore(self) -> None:
        """Give the board the settings that it had, if a check was cut short with others."""
        if self.board.settings.reels != self._reels:
            self.board.rebuild(self._reels)

    async def ask(self, about: str, words: Words, show: Show | None = None) -> bool | None:
        """Show something and ask what could be seen of it; None if nobody is there."""
        question = Question(about, words, can_repeat=show is not None)
        while self.person.is_there:
            self.person.watch()
            if show is not None:
                await show()
            answer = await self.person.answer(question)
            if answer is not Answer.AGAIN:
                return None if answer is Answer.NOBODY else answer is Answer.YES
        return None

    async def pause(self, seconds: float) -> None:
        """Leave something as it is for a while, so that people can see or hear it."""
        if isinstance(self.board.clock, VirtualClock):
            self.board.clock.advance(seconds)
            await asyncio.sleep(0)
        else:
            await asyncio.sleep(seconds)

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait until something has happened. In virtual time it happens at once, or never."""
        if isinstance(self.board.clock, VirtualClock):
            return event.is_set()
        try:
            await asyncio.wait_for(event.wait(), seconds)
        except TimeoutError:
            return False
        return True
