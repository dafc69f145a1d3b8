"""The screen: shows the newest picture, in a thread of its own, and reconnects by itself when it was lost."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Protocol

from PIL import Image

from companion.hal.clock import Clock, Timer
from companion.hal.errors import NoScreen

log = logging.getLogger(__name__)

SIZE = (128, 64)
DARK = Image.new("1", SIZE)
RETRY_S = 2.0
JOIN_S = 2.0


class Display(Protocol):
    """Something that shows a picture, or raises NoScreen."""

    def display(self, picture: Image.Image) -> None: ...
    def cleanup(self) -> None: ...


class Screen:
    """Losing the display never stops anything: `trouble` says what is wrong, and the game goes on.

    A picture takes 25 ms over I2C. Pictures that come faster replace each other, and the same picture twice
    is drawn once. A tray without a screen only remembers the picture.
    """

    def __init__(
        self,
        connect: Callable[[], Display] | None,
        clock: Clock,
        on_trouble: Callable[[str], object],
        on_show: Callable[[bytes], object],
    ) -> None:
        """`on_trouble`: called when `trouble` changes. `on_show`: called with what can be seen when that
        changes, as bytes of mode "1". Both are called in the drawing thread.
        """
        self.present = connect is not None
        self.trouble = ""
        """Why nothing can be seen, and what to do; empty while all is well."""
        self.picture: Image.Image | None = None
        """The newest picture, whether it can be seen or not."""
        self.drawn = 0
        """Pictures that were sent to the display."""
        self._connect = connect
        self._clock = clock
        self._on_trouble = on_trouble
        self._on_show = on_show
        self._state = threading.Condition()
        self._to_do = self.present
        self._busy = False
        self._closing = False
        self._display: Display | None = None
        self._retry: Timer | None = None
        self._thread = threading.Thread(target=self._run, name="screen", daemon=True)
        if self.present:
            self._thread.start()

    def show(self, picture: Image.Image) -> None:
        """Show a picture of 128×64 pixels. It may be changed afterwards: a copy is kept."""
        if picture.size != SIZE:
            raise ValueError(
                f"A picture has {SIZE[0]}×{SIZE[1]} pixels, not {picture.width}×{picture.height}."
            )
        copy = picture.convert("1") if picture.mode != "1" else picture.copy()
        with self._state:
            if self.picture is not None and copy.tobytes() == self.picture.tobytes():
                return
            self.picture = copy
            if not self.present:
                self._on_show(copy.tobytes())
            elif not self.trouble:
                self._work()

    def wait_until_shown(self) -> None:
        """Block until the newest picture is on the display, or drawing it has failed."""
        with self._state:
            self._state.wait_for(lambda: self._closing or not (self._to_do or self._busy))

    def close(self) -> None:
        """Stop, and leave the display dark."""
        with self._state:
            self._closing = True
            self._state.notify_all()
            if self._retry is not None:
                self._retry.cancel()
        if self._thread.is_alive():
            self._thread.join(JOIN_S)

    def _work(self) -> None:
        with self._state:
            self._to_do = self.present
            self._state.notify_all()

    def _run(self) -> None:
        while True:
            with self._state:
                self._state.wait_for(lambda: self._closing or self._to_do)
                if self._closing:
                    break
                self._to_do, self._busy = False, True
                picture = self.picture
            self._note(self._draw(picture))
            with self._state:
                self._busy = False
                if self.trouble:
                    self._retry = self._clock.call_at(self._clock.now() + RETRY_S, self._work)
                elif self.picture is not picture:
                    self._to_do = True
                self._state.notify_all()
        self._drop()

    def _note(self, trouble: str) -> None:
        changed, self.trouble = trouble != self.trouble, trouble
        if changed:
            log.warning("Screen: %s", trouble or "it is back.")
            self._on_trouble(trouble)
            if trouble:
                self._on_show(DARK.tobytes())

    def _draw(self, picture: Image.Image | None) -> str:
        """Draw, and return what is wrong with the display: "" if nothing is."""
        try:
            if self._display is None and self._connect is not None:
                self._display = self._connect()
            if self._display is not None and picture is not None:
                self._display.display(picture)
                self.drawn += 1
                self._on_show(picture.tobytes())
        except NoScreen as error:
            self._drop()
            return str(error)
        except Exception as error:
            # A bug in the driver must not end this thread.
            log.exception("The screen's driver failed.")
            self._drop()
            return f"The screen's driver failed ({type(error).__name__}: {error}): see the log."
        return ""

    def _drop(self) -> None:
        display, self._display = self._display, None
        if display is not None:
            try:
                display.cleanup()
            except NoScreen as error:
                log.debug("The screen could not be switched off: %s", error)
