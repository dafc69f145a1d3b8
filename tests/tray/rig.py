"""A tray in virtual time, with hands, eyes and ears: what the tests of this folder share."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from itertools import count

from PIL import Image

from companion.chance import Chance
from companion.config import ChanceSettings
from companion.hal import Note, VirtualClock
from companion.hal.sim import SimBoard
from companion.names import REELS_OF
from companion.rules.faces import REELS, Face
from companion.tray import Item, SpinDrawn, SpinLanded, SpinTold, Tray, TrayEvent, TrayState
from tests.chance.scripted import Scripted
from tests.hal.rig import NEARLY_HOME, at, brisk, settled, virtual

STEP_S = 0.05
HALF_WAY_S = 0.5
"""When reels certainly turn: a spin takes three seconds at least, and homing most of one."""


def falling(*faces: Face) -> Chance:
    """Chance that draws these faces, one after another, and then nothing."""
    data = bytes(REELS[face.reel].index(face) for face in faces)
    return Chance(ChanceSettings(mix="kernel"), kernel=Scripted([data], name="kernel"))


def evenly() -> Chance:
    """Chance that never ends: every face in turn."""
    return Chance(
        ChanceSettings(mix="kernel"), kernel=Scripted((bytes([n % 9]) for n in count()), name="kernel")
    )


class Spinner:
    """An owner that answers a push with a spin, unless a test has another answer."""

    def __init__(self) -> None:
        self.answer: Callable[[], Coroutine[object, object, object]]
        self.items: Callable[[], Sequence[Item]] = tuple
        self.muted: list[bool] = []
        """How the sound was switched."""
        self.is_off = False

    def push_nose(self) -> Coroutine[object, object, object]:
        return self.answer()

    def menu(self) -> Sequence[Item]:
        return self.items()

    def sound_switched(self, muted: bool) -> None:
        self.muted.append(muted)

    def switched_off(self) -> None:
        self.is_off = True


class Rig:
    """A tray on a simulated board, with somebody in front of it."""

    def __init__(self, tray: Tray, board: SimBoard) -> None:
        self.tray = tray
        self.board = board
        self.sim = board.sim
        self.events: list[TrayEvent] = []
        self.kept: list[SpinDrawn] = []
        """What was committed."""
        self.tunes: list[tuple[Note, ...]] = []
        """What the buzzer was asked to play."""
        tray.subscribe(self.events.append)
        play = board.buzzer.play

        def listen(tune: Iterable[Note]) -> None:
            self.tunes.append(tuple(tune))
            play(self.tunes[-1])

        board.buzzer.play = listen  # type: ignore[method-assign]

    def by_hand(self, faces: Sequence[Face]) -> SpinTold:
        """Somebody turns the reels by hand and says what they show."""
        told = self.tray.read_by_hand(faces)
        self.tray.accept(told)
        return told

    async def keep(self, drawn: SpinDrawn) -> None:
        self.kept.append(drawn)

    async def spin(self) -> SpinLanded:
        return await self.tray.spin(commit=self.keep)

    @property
    def outcomes(self) -> list[SpinLanded]:
        return [event for event in self.events if isinstance(event, SpinLanded)]

    def seen(self, event: type[TrayEvent]) -> list[TrayEvent]:
        return [each for each in self.events if isinstance(each, event)]

    async def wait(self, seconds: float) -> None:
        """Let time pass while the reels rest, in steps small enough for everything that follows in turn."""
        clock = virtual(self.board)
        end = clock.now() + seconds
        while clock.now() < end:
            clock.advance(min(STEP_S, end - clock.now()))
            await settled()

    async def push(self, seconds: float = 0.1) -> None:
        """Push the nose and let it go; what it starts has then begun."""
        self.sim.push_nose()
        await self.wait(seconds)
        self.sim.release_nose()
        # Once only: if the reels begin to turn, time is theirs.
        virtual(self.board).advance(STEP_S)
        await settled()

    async def hold(self) -> None:
        """A long push."""
        assert self.board.settings.nose is not None
        await self.push(self.board.settings.nose.long_press_s + 0.2)

    async def pick(self, *figures: int) -> None:
        """Pick a number in the menu, figure by figure."""
        for figure in figures:
            for _ in range(figure):
                await self.push()
            await self.hold()

    async def push_and_wait(self) -> SpinLanded:
        """Push the nose and wait for the outcome."""
        before = len(self.outcomes)
        await self.push()
        await self.until(lambda: len(self.outcomes) > before)
        return self.outcomes[-1]

    async def until(self, seen: Callable[[], bool]) -> None:
        """Wait for something that the reels' thread or the screen's brings about."""
        while not seen():
            await asyncio.sleep(0.001)

    def later(self, seconds: float, act: Callable[[], object]) -> None:
        at(self.board, seconds, act)

    @contextmanager
    def half_way(self) -> Iterator[None]:
        """Reels that are set in motion here stop in the middle of it, and turn on afterwards."""
        goes_on = threading.Event()
        self.later(HALF_WAY_S, goes_on.wait)
        try:
            yield
        finally:
            goes_on.set()

    def on_screen(self) -> bytes:
        """What a person sees, as bytes of mode "1"; a dark screen is all zeros."""
        self.board.screen.wait_until_shown()
        picture = self.sim.oled.picture
        return (picture or Image.new("1", (128, 64))).tobytes()

    def faces_seen(self) -> tuple[str, ...]:
        """What the discs really show."""
        reels = REELS_OF[self.tray.kind]
        return tuple(REELS[reel][self.sim.discs[reel].face].id for reel in reels)


class LoneRig(Rig):
    """A tray without a table."""

    def __init__(self, tray: Tray, board: SimBoard, owner: Spinner) -> None:
        super().__init__(tray, board)
        self.owner = owner
        owner.answer = self.spin


@asynccontextmanager
async def asleep(chance: Chance | None = None, **flags: object) -> AsyncIterator[LoneRig]:
    """A tray that is open and has not been woken; `board__profile` stands for `board.profile`."""
    config = brisk(**flags)
    with chance or evenly() as opened:
        async with SimBoard(config.board, VirtualClock(), NEARLY_HOME) as board:
            owner = Spinner()
            tray = Tray(board, opened, config.tray, config.chance.weights, owner=owner)
            with closing(tray):
                yield LoneRig(tray, board, owner)


@asynccontextmanager
async def awake(chance: Chance | None = None, **flags: object) -> AsyncIterator[LoneRig]:
    """A tray that is ready."""
    async with asleep(chance, **flags) as rig:
        await rig.tray.wake()
        assert rig.tray.state is TrayState.READY
        rig.board.screen.wait_until_shown()
        await settled()
        rig.events.clear()
        rig.tunes.clear()
        yield rig
