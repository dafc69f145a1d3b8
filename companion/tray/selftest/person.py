"""The person in front of a simulated tray: answers by what somebody would see of its virtual parts."""

from __future__ import annotations

import asyncio

from companion.hal import VirtualClock
from companion.hal.sim import SimBoard
from companion.hal.virtual.finger import Finger
from companion.sentences import Words
from companion.tray.selftest.bench import Answer, Question

PUSH_S = 0.1
TURNED = 0.25
"""A disc or a gear that moves less than this part of its turn only trembles."""


class VirtualPerson:
    """Looks behind the pins, where no driver can."""

    is_there = True

    def __init__(self, board: SimBoard) -> None:
        self._board = board
        self._finger = Finger(board.sim, board.clock, board.settings)
        self._discs: dict[str, float] = {}
        self._rotors: dict[str, int] = {}
        self.asked: list[Question] = []

    def watch(self) -> None:
        sim = self._board.sim
        self._discs = {name: disc.place for name, disc in sim.discs.items()}
        self._rotors = {name: motor.rotor for name, motor in sim.motors.items()}

    async def answer(self, question: Question) -> Answer:
        self.asked.append(question)
        return Answer.YES if self._sees(question.about) else Answer.NO

    def _sees(self, about: str) -> bool:
        sim = self._board.sim
        part, _, what = about.partition(".")
        match what:
            case "disc-turns":
                turn = float(sim.discs[part].reel.turn)
                return abs(sim.discs[part].place - self._discs[part]) > TURNED * turn
            case "gear-turns":
                turn = float(sim.discs[part].reel.turn)
                return abs(sim.motors[part].rotor - self._rotors[part]) > TURNED * turn
            case "driver-lights":
                return not sim.motors[part].dark
        return True if part != "screen" else sim.oled.picture is not None

    async def push_nose(self, words: Words, times: int) -> bool:
        for _ in range(times):
            self._finger.press(PUSH_S)
            await self._wait()
        return True

    def pushed(self) -> None:
        """Take the finger off the nose; it is off already."""

    async def _wait(self) -> None:
        clock = self._board.clock
        if isinstance(clock, VirtualClock):
            clock.advance(4 * PUSH_S)
            # The board's callbacks come in the event loop.
            for _ in range(3):
                await asyncio.sleep(0)
        else:
            await asyncio.sleep(4 * PUSH_S)
