"""Two thousand commands over a cable that spoils one byte in a hundred: every move is made exactly once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from companion._firmware import wire

from companion.hal import VirtualClock
from companion.hal.pico.link import Link
from companion.hal.pico.messages import Message, Result, Status
from companion.hal.pico.settings import description
from tests.examples import Note, attacks
from tests.firmware.pico import VirtualPico, virtual_pico
from tests.firmware.rig import pico_settings

pytestmark = pytest.mark.pico

COMMANDS = 2_000
ONE_IN = 100
LIMITS = (320.0, 800.0, 2560.0)
SETTLE_S = 0.005
"""How long a coil has to be on for the rotor to follow."""
FARTHEST = 1300
"""Half steps from the index. Short moves show no whole mark, so within a turn the reel is homed again."""


class Noise:
    """Changes one byte in a hundred to another."""

    def __init__(self, seed: int) -> None:
        self.spoilt = self.carried = 0
        self._chance = random.Random(seed)

    def __call__(self, data: bytes) -> bytes:
        self.carried += len(data)
        spoilt = bytearray(data)
        for at in range(len(data)):
            if self._chance.randrange(ONE_IN) == 0:
                spoilt[at] ^= self._chance.randrange(1, 256)
                self.spoilt += 1
        return bytes(spoilt)


class Soak:
    """A companion that knows nothing but the link."""

    def __init__(self, pico: VirtualPico) -> None:
        self.results: dict[int, Result] = {}
        self.lost: list[object] = []
        self.commands = 0
        self._pico = pico
        self.link = Link(
            pico.port,
            pico.clock,
            self._on_message,
            on_lost=self.lost.append,
            on_back=self.lost.append,
            opener=pico.open_serial,
        )
        pico.links.append(self.link)

    def _on_message(self, message: Message) -> None:
        if isinstance(message, Result):
            self.results.setdefault(message.move, message)

    def ask(self, kind: int, body: bytes) -> Message:
        self.commands += 1
        return self.link.ask(kind, body).result()

    def light(self, *bodies: bytes) -> None:
        """Several at a time."""
        self.commands += len(bodies)
        for answer in [self.link.ask(wire.LIGHTS, body) for body in bodies]:
            answer.result()

    def make(self, kind: int, number: int, body: bytes) -> Result:
        """Ask for a move, again and again, until its result is known."""
        while number not in self.results:
            answer = self.ask(kind, body)
            if isinstance(answer, Status):
                assert answer.stage in (wire.MOVING, wire.DONE), answer
                # What has not come by now was spoilt on its way.
                self._pico.settle()
        return self.results[number]


def test_every_move_is_made_exactly_once(tmp_path: Path, record_property: Note) -> None:
    commands = attacks(COMMANDS)
    settings = pico_settings(tmp_path, without=["screen", "right"])
    chance = random.Random(6)
    with virtual_pico(tmp_path, settings, VirtualClock()) as pico:
        soak = Soak(pico)
        soak.link.open()
        soak.ask(wire.REEL, wire.reel(0, description(settings.reels["left"])))
        pico.damage = noise = Noise(7)
        moves = rotor = 0
        position = FARTHEST + 1
        while soak.commands < commands:
            soak.light(*(chance.randbytes(9) for _ in range(6)))
            moves += 1
            if position > FARTHEST:
                home = soak.make(wire.HOME, moves, wire.search(moves, LIMITS, SETTLE_S, [0]))
                pico.settle()
                position, rotor = home.reels[0].position, pico.seen["rotors"][0]
                continue
            steps = chance.randrange(1, 5)
            leg = (0, position, steps, 320.0, 320.0, 320.0, 2560.0, 2560.0)
            made = soak.make(wire.GO, moves, wire.move(moves, LIMITS, SETTLE_S, [leg]))
            position += steps
            rotor += steps
            pico.settle()
            assert made.reels[0].position == position
            assert pico.seen["rotors"][0] == rotor, "the motor itself has turned as often as it was told"
        soak.link.close()
        assert soak.lost == []
        assert moves > commands / 20
        assert noise.spoilt > noise.carried / ONE_IN * 0.9
        assert soak.link.resent > commands / 10
    record_property("tried", noise.spoilt)
