"""What a tray shows and plays, for remote viewers; and the controls of a simulated one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from companion.hal import Board, Event, Glow, LightsShow, Plays, ScreenShows, Turned
from companion.hal.sim import SimBoard
from companion.hal.virtual.finger import Finger
from companion.names import ReelName
from companion.rules.faces import REELS
from companion.sentences import Sentence, as_sentence
from companion.tray.errors import NotSimulated
from companion.tray.events import (
    Light,
    LightsShown,
    ReelsTurned,
    ScreenShown,
    SwitchesChanged,
    SwitchState,
    TrayEvent,
    TunePlayed,
)
from companion.tray.lights import word_for
from companion.tray.pages.canvas import HEIGHT, WIDTH
from companion.tray.push import Pushes

T = TypeVar("T")


class Mirror:
    """What the tray shows now, in plain values: new viewers start here, then follow the events."""

    def __init__(self, board: Board, publish: Callable[[TrayEvent], object], pushes: Pushes) -> None:
        self.picture = bytes(WIDTH * HEIGHT // 8)
        """The screen, as bytes of mode "1": row by row, the leftmost pixel in the highest bit."""
        self.lights = _lights(board.lights.glows)
        """What each light shows, by its name."""
        self._board = board
        self._sim = board.sim if isinstance(board, SimBoard) else None
        self._finger = None if self._sim is None else Finger(self._sim, board.clock, board.settings)
        self._publish = publish
        self._pushes = pushes
        self.close = board.subscribe(self._on_board_event)

    @property
    def reels(self) -> tuple[ReelName, ...]:
        """The reels that this tray has."""
        return tuple(reel for reel in REELS if reel in self._board.reels)

    @property
    def angles(self) -> dict[ReelName, float]:
        """Where every reel is now, in degrees forward of its first face."""
        return _of_reels(self._board.angles)

    @property
    def out(self) -> dict[ReelName, str]:
        """Reels that are out of order, and why."""
        return {reel: why for reel in self.reels if (why := self._board.reels[reel].fault)}

    @property
    def simulated(self) -> bool:
        return self._sim is not None

    @property
    def switches(self) -> tuple[SwitchState, ...]:
        """The faults that can be switched on a simulated tray; none on a real one."""
        if self._sim is None:
            return ()
        return tuple(
            SwitchState(
                name=name,
                part=name.partition(".")[0],
                what=switch.what,
                once=switch.once,
                on=name in self._sim.on,
            )
            for name, switch in self._sim.switches.items()
        )

    def switch(self, name: str, on: bool = True) -> None:
        """Switch a fault of a simulated tray on or off. One that happens once cannot be switched off."""
        angles = self.angles
        self._touch("switch its faults", self._sim).switch(name, on)
        self._publish(SwitchesChanged(switches=self.switches))
        if self.angles != angles:
            self._publish(ReelsTurned(angles=self.angles, at=self._board.clock.now()))

    def push(self, *, by_guest: bool = False) -> None:
        """Press a simulated nose. As on a real one, the push may become short, long or stuck."""
        finger = self._touch("hold its nose", self._finger)
        self._pushes.press(by_guest=by_guest)
        finger.push()

    def release(self) -> None:
        """Release a simulated nose."""
        self._touch("let go of its nose", self._finger).release()
        self._pushes.release()

    def _touch(self, act: str, part: T | None) -> T:
        """The part of a simulated tray. Raises `NotSimulated` if the tray is real."""
        if part is None:
            raise NotSimulated(
                Sentence(
                    "This tray is real, so nobody can {act} from afar: use your hands, or try it with tray "
                    "sim.",
                    act=as_sentence(act),
                )
            )
        return part

    def _on_board_event(self, event: Event) -> None:
        match event:
            case ScreenShows(picture):
                self.picture = picture
                self._publish(ScreenShown(picture=picture))
            case LightsShow(glows):
                self.lights = _lights(glows)
                self._publish(LightsShown(lights=self.lights))
            case Plays(tune):
                self._publish(TunePlayed(notes=tuple((note.seconds, note.hz) for note in tune)))
            case Turned(angles, at):
                self._publish(ReelsTurned(angles=_of_reels(angles), at=at))


def _lights(glows: Mapping[str, Glow]) -> dict[str, Light]:
    return {
        name: Light(colour=glow.colour, word=word_for(glow), rhythm=glow.rhythm)
        for name, glow in glows.items()
    }


def _of_reels(angles: Mapping[str, float]) -> dict[ReelName, float]:
    return {reel: angles[reel] for reel in REELS if reel in angles}
