"""``tray sim --terminal``: the tray in a terminal. The space bar is its nose, and its parts can be broken."""

from __future__ import annotations

import signal
import sys
from typing import TYPE_CHECKING

from companion.cli.spin import run
from companion.errors import TrayError

if TYPE_CHECKING:
    from asyncio import Event

    from companion.cli.terminal.keyboard import Keyboard
    from companion.cli.terminal.tray_scene import TrayScene
    from companion.config import Config
    from companion.hal.sim import SimBoard
    from companion.hal.virtual.finger import Finger
    from companion.tray import SpinFile, Tray

PUSH_S, HOLD_MORE_S = 0.15, 0.3
GOOD_NIGHT_S = 2.0


class NoTerminal(TrayError, OSError):
    """There is no terminal to draw the tray in."""


def play(config: Config) -> None:
    """Run until q is pressed."""
    from companion.cli.terminal.keyboard import HAS_KEYS
    from companion.cli.terminal.paint import is_dumb

    if not (HAS_KEYS and sys.stdin.isatty() and sys.stdout.isatty()) or is_dumb():
        raise NoTerminal(
            "The simulated tray needs a terminal of its own: for scripts there is tray spin --json."
        )
    run(_sim(config))


async def _sim(config: Config) -> None:
    import asyncio
    from contextlib import closing
    from functools import partial

    from companion.cli.terminal.keyboard import Keyboard
    from companion.cli.terminal.paint import stdout_paint
    from companion.cli.terminal.tray_scene import TrayScene
    from companion.hal import RealClock
    from companion.hal.sim import SimBoard
    from companion.hal.virtual.finger import Finger
    from companion.tray import SpinFile, open_parts
    from companion.tray.alone import TrayAlone

    over = asyncio.Event()
    with SpinFile(config.data_dir) as kept, Keyboard() as keyboard:
        async with open_parts(config, RealClock()) as (board, chance):
            assert isinstance(board, SimBoard)
            loop = asyncio.get_running_loop()
            good_night = partial(loop.call_later, GOOD_NIGHT_S, over.set)
            tray = TrayAlone(board, chance, config, kept, good_night).tray
            with closing(tray), TrayScene(tray, board.sim, stdout_paint()) as scene:
                finger = Finger(board.sim, board.clock, board.settings)
                keys = Keys(keyboard, board, finger, scene, over)
                loop.add_reader(sys.stdin, keys.read)
                loop.add_signal_handler(signal.SIGCONT, keys.come_back)
                drawing = loop.create_task(scene.keep_drawing())
                tray.start(_begin(tray, kept))
                try:
                    await over.wait()
                finally:
                    loop.remove_reader(sys.stdin)
                    drawing.cancel()


async def _begin(tray: Tray, kept: SpinFile) -> None:
    await tray.wake()
    await kept.finish(tray)


class Keys:
    """What the keys of the keyboard do to a simulated tray."""

    def __init__(
        self, keyboard: Keyboard, board: SimBoard, finger: Finger, scene: TrayScene, over: Event
    ) -> None:
        self._keyboard = keyboard
        self._board = board
        self._scene = scene
        self._over = over
        self._finger = finger

    def come_back(self) -> None:
        """Take the terminal back from the shell after the program was stopped, perhaps with Ctrl-Z."""
        self._keyboard.take()
        self._scene.enter()

    def read(self) -> None:
        try:
            while (key := self._keyboard.key(0)) is not None:
                self.press(key)
        except EOFError:
            self._over.set()

    def press(self, key: str) -> None:
        scene = self._scene
        nose = self._board.settings.nose
        if key == "q":
            self._over.set()
        elif key == " ":
            self._finger.press(PUSH_S)
        elif key in ("\r", "\n") and nose is not None:
            self._finger.press(nose.long_press_s + HOLD_MORE_S)
        elif key == "\t":
            scene.next_part()
        elif (name := scene.fault_of(key)) is not None:
            self._board.sim.switch(name, name not in self._board.sim.on)
            scene.say(f"{name}: {self._board.sim.switches[name].what}")
