"""Spins on a simulated tray in virtual time, with all that pages are sent of them, and when."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

from companion.chance import Chance
from companion.config import ChanceSettings, Config, MqttSettings
from companion.hal.clock import Timer, VirtualClock
from companion.mqtt.topics import Topics
from companion.names import REELS_OF, ReelName, TrayKind
from companion.rules.faces import REELS
from companion.web import requests
from companion.web.client import Client
from companion.web.host_code import HostCode
from companion.web.hub import Hub
from companion.web.join import Place
from companion.web.keys import Keys
from companion.web.outbox import Outbox
from companion.web.visitors import Visitors
from tests.chance.scripted import Scripted
from tests.hal.rig import EVERY_STEP, settled
from tests.table.hurry import in_a_hurry
from tests.table.rig import TableRig, at_table

ASKED_S = 1.0
"""After this long in a spin somebody asks for everything that can be asked for."""
YIELDS = 0.5
"""How many degrees a disc may turn on when its coils are switched off."""

Frame = str | bytes


class PacedClock(VirtualClock):
    """Virtual time that stands at every timer until the event loop has told everybody what happened."""

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()

    def call_at(self, when: float, callback: Callable[[], object]) -> Timer:
        def paced() -> None:
            callback()
            self._wait_for(settled)

        return super().call_at(when, paced)

    def have_done(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """In this time from now, let the event loop do some work while time stands still."""
        self.call_at(self.now() + seconds, lambda: self._wait_for(work))

    def _wait_for(self, work: Callable[[], Awaitable[None]]) -> None:
        async def do() -> None:
            await work()

        try:
            asyncio.get_running_loop()
        except RuntimeError:
            # Only another thread can wait for the event loop.
            asyncio.run_coroutine_threadsafe(do(), self._loop).result()


class Notebook(Outbox):
    """Notes every frame for a page, and when it was sent."""

    def __init__(self, clock: VirtualClock) -> None:
        super().__init__()
        self.frames: list[tuple[float, Frame]] = []
        self._clock = clock

    def put(self, frame: Frame, slot: str = "") -> None:
        self.frames.append((self._clock.now(), frame))


@dataclass(frozen=True)
class RecordedSpin:
    """All that was sent of one spin, times counted from its beginning."""

    before: dict[ReelName, int]
    """The faces that the reels showed before it."""
    faces: dict[ReelName, int]
    frames: list[tuple[float, Frame]]
    angles: dict[ReelName, list[tuple[float, float]]]
    """Where each reel was, as pages are told."""

    def landing(self, reel: ReelName) -> float:
        """When a page first heard that a reel is where it stays, but for what it yields when let go."""
        last = self.angles[reel][-1][1]
        moving = [at for at, angle in self.angles[reel] if abs((angle - last + 180) % 360 - 180) > YIELDS]
        return next(at for at, _ in self.angles[reel] if at > moving[-1])


async def recorded_spins(kind: TrayKind, number: int, folder: Path, seed: int) -> list[RecordedSpin]:
    """Spin that often, with faces that depend on the seed alone."""
    chance = Chance(ChanceSettings(mix="kernel"), kernel=Scripted(_bytes(seed), name="kernel"))
    clock = PacedClock()
    flags = EVERY_STEP | {"board__profile": "both", "board__motion__seconds": 5.0}
    with in_a_hurry():
        async with at_table(folder, chance, clock=clock, **flags) as rig:
            hub = Hub(
                rig.table, Keys(folder), Place("127.0.0.1", 8080), Visitors(), HostCode(), config=Config()
            )
            try:
                recorder = _Recorder(rig, hub, clock)
                await recorder.spin(kind)  # as if it were the last one of another evening
                return [await recorder.spin(kind) for _ in range(number)]
            finally:
                hub.close()


def _bytes(seed: int) -> Iterator[bytes]:
    fair = Random(seed)
    return (fair.randbytes(64) for _ in count())


class _Recorder:
    def __init__(self, rig: TableRig, hub: Hub, clock: PacedClock) -> None:
        self._rig = rig
        self._hub = hub
        self._clock = clock
        self._notes = Notebook(clock)
        hub.enter(self._page(), requests.Hello(), None)

    def _page(self) -> Client:
        return Client(self._hub.keys.create()[0], local=False, watches=True, outbox=self._notes)

    async def spin(self, kind: TrayKind) -> RecordedSpin:
        reels = self._rig.board.reels
        before = {reel: reels[reel].face_index for reel in REELS_OF[kind]}
        self._notes.frames.clear()
        began = self._clock.now()
        self._clock.have_done(ASKED_S, self._ask)
        landed = await self._rig.table.spin(kind)
        await settled()
        assert landed.confirmed
        frames = [(at - began, frame) for at, frame in self._notes.frames]
        return RecordedSpin(
            before,
            {face.reel: REELS[face.reel].index(face) for face in landed.faces},
            frames,
            {reel: _angles(reel, frames, began) for reel in REELS_OF[kind]},
        )

    async def _ask(self) -> None:
        """Come late, and ask for everything that there is."""
        hub, table = self._hub, self._rig.table
        late = self._page()
        hub.enter(late, requests.Hello(), None)
        hub.leave(late)
        hub.keys.remove(late.key)
        for what in ("audit", "statistics"):
            self._note(what, json.loads(bytes(await hub.figures.of(what))))
        self._note("history", [line.text for line in hub.history(late, None)][-5:])
        self._note("mqtt", Topics(MqttSettings(tray="test")).contents(table))

    def _note(self, what: str, value: object) -> None:
        self._notes.put(json.dumps({"type": what, "value": value}))


def _angles(reel: ReelName, frames: list[tuple[float, Frame]], began: float) -> list[tuple[float, float]]:
    messages = [json.loads(frame) for _, frame in frames if isinstance(frame, str) and '"turned"' in frame]
    return [
        (message["at"] - began, message["angles"][reel])
        for message in messages
        if message["type"] == "turned" and reel in message["angles"]
    ]
