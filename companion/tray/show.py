"""Page, lights and sound of a tray for everything that can happen on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from companion.hal import OFF, Board, Certainty, Glow
from companion.names import REEL_FACTS, REELS_OF, TrayKind
from companion.rules.art import Colour
from companion.rules.faces import Face
from companion.sentences import Words
from companion.tray import lights, pages, sounds
from companion.tray.events import SpinLanded, SpinTold
from companion.tray.slides import Slide, Slides
from companion.tray.troubles import Trouble

FRAME_S = 0.1
"""Sending a picture over I2C takes 25 ms; ten a second do not overload bus and processor."""
OUTCOME_S = 3.0
NOTICE_S, MENDED_S = 5.0, 2.5
HOMING_S = 2.5


class Show:
    """Decides how a tray looks and sounds, not what it does."""

    def __init__(self, board: Board) -> None:
        self.who = ""
        """Whose spin it is, for the ready page."""
        self._board = board
        self._slides = Slides(board)
        self._colour: Colour | None = None

    @property
    def colour(self) -> Colour | None:
        """The colour in play, for its light."""
        return self._colour

    @colour.setter
    def colour(self, colour: Colour | None) -> None:
        self._colour = colour
        self._board.lights.show({"colour": self._in_play})

    @property
    def _in_play(self) -> Glow:
        return OFF if self._colour is None else lights.IN_PLAY[self._colour]

    def close(self) -> None:
        self._slides.stop()

    def waking(self) -> None:
        self._still(pages.booting())
        self._board.buzzer.play(sounds.HELLO)

    def ready(self, notices: Sequence[Trouble] = ()) -> None:
        """Show what is wrong, then the sponge, which blinks and waits."""
        self._dark()
        blinking = [Slide(partial(pages.ready, frame, self.who), seconds) for frame, seconds in pages.BLINK]
        self._slides.show(*_notices(notices), then=blinking)

    def pushed(self) -> None:
        """The nose was released and the push counts: show it at once."""
        self._all_lights(lights.PUSHED)
        self._board.buzzer.play(sounds.PUSHED)

    def not_now(self) -> None:
        """The nose was pushed, but the push does not count."""
        self._board.buzzer.play(sounds.NOT_NOW)

    def homing(self, tray: TrayKind) -> None:
        self._move(partial(pages.homing, tray), HOMING_S)

    def spinning(self, tray: TrayKind, seconds: float) -> None:
        self._move(partial(pages.spinning, tray), seconds)
        if all(REEL_FACTS[reel].light != "colour" for reel in REELS_OF[tray]):
            self._board.lights.show({"colour": self._in_play})

    def passed(self, face: Face) -> None:
        self._board.lights.show({REEL_FACTS[face.reel].light: lights.passing(face)})
        self._board.buzzer.play(sounds.TICKS[face.reel])

    def retrying(self) -> None:
        self._board.buzzer.play(sounds.AGAIN)

    def outcome(self, spin: SpinLanded | SpinTold, troubles: Sequence[Trouble], *, sound: bool) -> None:
        """Show the outcome, its sentence and what is wrong in turn, until something else happens."""
        faces = spin.faces
        if isinstance(spin, SpinLanded):
            doubtful = Certainty.EXPECTED in spin.landed.values()
            page = partial(pages.outcome, faces, spin.spinner, confirmed=not doubtful, stuck=spin.stuck)
        else:
            page = partial(pages.outcome, faces, spin.spinner)
        self._board.lights.show({REEL_FACTS[face.reel].light: lights.of_face(face) for face in faces})
        self._slides.show(
            then=[
                Slide(page, OUTCOME_S),
                Slide(partial(pages.aloud, faces, spin.spinner), OUTCOME_S),
                *_notices(troubles),
            ]
        )
        if sound:
            self._board.buzzer.play(sounds.of_outcome(faces))

    def stopped(self, troubles: Sequence[Trouble]) -> None:
        """The whole board has stopped."""
        self._all_lights(lights.TROUBLE)
        self._board.buzzer.play(sounds.ALARM)
        self._slides.show(then=_notices(troubles))

    def screen_lost(self) -> None:
        """The screen failed, so play the alarm."""
        self._board.buzzer.play(sounds.ALARM)

    def refused(self, title: Words, advice: Words, after: Callable[[], object]) -> None:
        """Show for a while why something was refused, then call `after`."""
        self._dark()
        self._slides.show(*_notices([Trouble("tray", title, advice)]), after=after)
        self._board.buzzer.play(sounds.ALARM)

    def said(self, title: Words, text: Words) -> None:
        self._still(pages.say(text, title) if text else pages.say(title))
        self._board.buzzer.play(sounds.SAID)

    def clicked(self, *, chosen: bool) -> None:
        self._board.buzzer.play(sounds.CHOSEN if chosen else sounds.NEXT)

    def page(self, picture: Image.Image) -> None:
        self._still(picture)

    def maintenance(self) -> None:
        self._dark()
        self._still(pages.maintenance())

    def goodbye(self) -> None:
        self._board.lights.off()
        self._still(pages.shutdown())
        self._board.buzzer.play(sounds.GOODBYE)

    def _still(self, picture: Image.Image) -> None:
        self._slides.show(Slide(lambda: picture))

    def _move(self, page: Callable[[float], Image.Image], seconds: float) -> None:
        """Animate a page from 0 to 1 while the reels turn. Without a screen, show only the end."""
        frames = round(seconds / FRAME_S) if self._board.screen.present else 0
        moving = [Slide(partial(page, number / frames), FRAME_S) for number in range(frames)]
        self._slides.show(*moving, Slide(partial(page, 1.0)))

    def _all_lights(self, glow: Glow) -> None:
        self._board.lights.show(dict.fromkeys(self._board.lights.names, glow))

    def _dark(self) -> None:
        """Switch off all lights but that of the colour in play."""
        self._board.lights.show(dict.fromkeys(self._board.lights.names, OFF) | {"colour": self._in_play})


def _notices(troubles: Sequence[Trouble]) -> list[Slide]:
    slides = []
    for trouble in troubles:
        slides.append(Slide(partial(pages.fault, trouble.title, trouble.advice), NOTICE_S))
        if trouble.mended:
            slides.append(Slide(partial(pages.say, trouble.mended), MENDED_S))
    return slides
