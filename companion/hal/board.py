"""A board: nose, reels, lights, screen and buzzer as one thing, whatever hardware is behind them."""

from __future__ import annotations

import asyncio
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from types import TracebackType
from typing import Protocol, Self

from msgspec.structs import replace

from companion.config.board import BoardSettings, MotionSettings, ReelSettings
from companion.hal.buzzer import Buzzer
from companion.hal.clock import Clock
from companion.hal.errors import BoardBusy, BoardClosed, BoardFaulted, NoSuchReel
from companion.hal.events import Event, Faulted
from companion.hal.faults import Fault, FaultLatch
from companion.hal.landing import Homing, Landing, ReelMove
from companion.hal.lights import Lights
from companion.hal.nose import Nose
from companion.hal.screen import Screen
from companion.hal.stepper import Halted
from companion.hal.survey import Survey
from companion.names import ReelName


class ReelState(Protocol):
    """What may be read of a reel at any time."""

    name: str
    known: bool
    """Whether its position is more than a guess."""
    fault: str
    """Why it is out of order: spins skip it. Set this to take a reel out of service; homing clears it."""
    missed: int
    unexpected: int

    @property
    def angle(self) -> float:
        """Degrees forward of face 0."""

    @property
    def face_index(self) -> int: ...


class Board(ABC):
    """Open it with `async with`. It calls every callback in that event loop, in order."""

    nose: Nose
    lights: Lights
    screen: Screen
    buzzer: Buzzer

    def __init__(self, settings: BoardSettings, clock: Clock) -> None:
        self.settings = settings
        self.clock = clock
        self.latch = FaultLatch(clock, lambda fault: self.tell(Faulted(fault)))
        self._listeners: list[Callable[[Event], object]] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_open = False
        self._moving = False
        self._handles_sigterm = False

    async def __aenter__(self) -> Self:
        self._loop = asyncio.get_running_loop()
        try:
            self._open_parts()
        except BaseException:
            self.close()
            raise
        self._is_open = True
        self._handle_sigterm(self._loop)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Stop, switch everything off and free the pins. May be called twice, or while half open."""
        self._is_open = False
        if self._handles_sigterm and self._loop is not None:
            self._loop.remove_signal_handler(signal.SIGTERM)
            self._handles_sigterm = False
        self._close_parts()

    @property
    @abstractmethod
    def reels(self) -> Mapping[str, ReelState]: ...

    @property
    def angles(self) -> dict[str, float]:
        """Where the discs are, in degrees forward of face 0, as far as this board can know."""
        return {name: reel.angle for name, reel in self.reels.items()}

    @property
    def fault(self) -> Fault | None:
        """Why the board has stopped; nothing moves until it is cleared."""
        return self.latch.fault

    def clear_fault(self) -> None:
        """Let the board move again: somebody has dealt with the fault."""
        self.latch.clear()

    def subscribe(self, listener: Callable[[Event], object]) -> Callable[[], None]:
        """Call `listener` with every event from now on, until the returned function is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def spin(self, moves: Mapping[str, ReelMove]) -> dict[str, Landing]:
        """Turn reels to faces, all at once. A reel whose position is in doubt is homed first.

        A reel that does not land raises nothing: its landing has failed. Home it and move it again.
        """
        self._check_reels(moves)
        with self._moving_alone():
            return await self._spin(moves)

    async def home(self, names: Collection[str] | None = None, *, afresh: bool = False) -> dict[str, Homing]:
        """Make sure of where reels are (default: all of them).

        A reel whose position was confirmed on its last move stays where it is, unless `afresh`.
        """
        wanted = list(self.reels) if names is None else list(names)
        self._check_reels(wanted)
        with self._moving_alone():
            return await self._home(wanted, afresh=afresh)

    async def survey(self, name: str, half_steps: int, motion: MotionSettings | None = None) -> Survey:
        """Turn a reel forward, whatever its settings say, and record what its sensor sees.

        `motion`: speeds to use instead of the board's own. The reel must be homed before it spins again.
        """
        self._check_reels([name])
        with self._moving_alone():
            return await self._survey(name, half_steps, motion or self.settings.motion)

    def rebuild(self, reels: Mapping[ReelName, ReelSettings], motion: MotionSettings | None = None) -> None:
        """Use new settings for these reels from now on, on the same pins. They must be homed again."""
        self._check_reels(reels)
        self._check_ready()
        if self._moving:
            raise BoardBusy("The reels are moving: wait until they have landed.")
        motion = motion or self.settings.motion
        changed = {**self.settings.reels, **reels}
        self.settings = replace(self.settings, reels=changed, motion=motion)
        self._rebuild(changed, motion)

    @abstractmethod
    def _open_parts(self) -> None:
        """Make nose, reels, lights, screen and buzzer."""

    @abstractmethod
    def _close_parts(self) -> None:
        """Close what `_open_parts` opened, even if it failed half way."""

    @abstractmethod
    async def _spin(self, moves: Mapping[str, ReelMove]) -> dict[str, Landing]: ...

    @abstractmethod
    async def _home(self, names: Collection[str], *, afresh: bool) -> dict[str, Homing]: ...

    @abstractmethod
    async def _survey(self, name: str, half_steps: int, motion: MotionSettings) -> Survey: ...

    @abstractmethod
    def _rebuild(self, reels: Mapping[ReelName, ReelSettings], motion: MotionSettings) -> None: ...

    def post(self, callback: Callable[[], object]) -> None:
        """Call something in the event loop; from any thread. An exception in it trips the fault latch."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.latch.guard("callback", callback))

    def tell(self, event: Event) -> None:
        """Tell all listeners, from any thread."""
        for listener in tuple(self._listeners):
            self.post(partial(listener, event))

    @property
    def halted(self) -> bool:
        """Whether nothing may move."""
        return not self._is_open or self.latch.fault is not None

    def _check_reels(self, names: Iterable[str]) -> None:
        for name in names:
            if name not in self.reels:
                raise NoSuchReel(f"This tray has no reel {name}: it has {', '.join(self.reels) or 'none'}.")

    def _check_ready(self) -> None:
        if not self._is_open:
            raise BoardClosed("The board is closed: nothing can move.")
        if self.latch.fault is not None:
            raise BoardFaulted(f"The tray has stopped: {self.latch.fault.reason} Then clear the fault.")

    @contextmanager
    def _moving_alone(self) -> Iterator[None]:
        """One move at a time. If a fault halts it, say which."""
        self._check_ready()
        if self._moving:
            raise BoardBusy("The reels are moving already: wait until they have landed.")
        self._moving = True
        try:
            yield
        except Halted:
            self._check_ready()
            raise
        finally:
            self._moving = False

    def _handle_sigterm(self, loop: asyncio.AbstractEventLoop) -> None:
        """Without a handler a SIGTERM ends the process at once, and leaves the coils as they are.

        So it cancels the task that has the board open, unless somebody handles it already.
        """
        owner = asyncio.current_task()
        in_main = threading.current_thread() is threading.main_thread()
        if owner is not None and in_main and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
            # Windows has no such signals.
            with suppress(NotImplementedError):
                loop.add_signal_handler(signal.SIGTERM, owner.cancel)
                self._handles_sigterm = True
