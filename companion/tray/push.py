"""What a push of the nose does.

| the tray | a short push | a long push |
| --- | --- | --- |
| is ready, or shows an outcome | answered by the owner, usually with a spin | opens the menu |
| has landed less than a second ago | ignored | opens the menu |
| homes or spins | ignored | ignored |
| has its menu open | the next item | chooses |
| has stopped for a fault | clears the fault and homes the reels | opens the menu |
| is in maintenance, e.g. the nose was held while it woke up | ignored | opens the menu |

An ignored push plays a low tick and is never run later: reels that turn when nobody pushes would surprise
everybody. So a double push is one spin.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING

from companion.hal import Glow
from companion.hal.nose import nothing
from companion.sentences import Sentence, as_sentence
from companion.tray import pages
from companion.tray.items import Item
from companion.tray.menu import Menu
from companion.tray.show import Show
from companion.tray.state import TrayState

if TYPE_CHECKING:
    from companion.tray.tray import Tray

GUARD_S = 1.0
"""An outcome is shown at least this long: an impatient extra push must not replace it."""


class Pushes:
    """Handles pushes of a tray's nose."""

    def __init__(self, tray: Tray, show: Show) -> None:
        self._tray = tray
        self._show = show
        self._menu: Menu | None = None
        self.by_guest = False
        """Whether somebody from afar who is no host presses the nose, or has since the menu was opened."""
        self._answer: asyncio.Task[object] | None = None
        self._guarded_until = 0.0
        tray.board.nose.on_release = self.push
        tray.board.nose.on_long_press = self._long_push

    @property
    def in_menu(self) -> bool:
        return self._menu is not None

    def guard(self) -> None:
        """Ignore short pushes for a moment, as an outcome was just shown."""
        self._guarded_until = self._tray.board.clock.now() + GUARD_S

    def leave_menu(self) -> None:
        """Close the menu, as something else takes the screen."""
        if self._menu is not None:
            self._menu.leave()
            self._menu = None
            self.by_guest = False

    def press(self, *, by_guest: bool) -> None:
        """Somebody from afar presses the nose."""
        self.by_guest = self.by_guest or by_guest

    def release(self) -> None:
        """Somebody from afar lets go of the nose."""
        if self._menu is None:
            self.by_guest = False

    def close(self) -> None:
        self.leave_menu()
        self._tray.board.nose.on_release = self._tray.board.nose.on_long_press = nothing

    def push(self, *, by_guest: bool = False) -> bool:
        """Handle a short push. Returns whether it counted."""
        tray = self._tray
        if self._menu is not None:
            self.press(by_guest=by_guest)
            self._menu.push()
        elif tray.state is TrayState.FAULT:
            tray.start(tray.home())
        elif tray.owner is not None and self._counts:
            glows = tray.board.lights.glows
            self._show.pushed()
            self._answer = tray.start(self._answered(tray.owner.push_nose(), glows))
        else:
            self._show.not_now()
            return False
        return True

    @property
    def _counts(self) -> bool:
        answering = self._answer is not None and not self._answer.done()
        guarded = self._tray.board.clock.now() < self._guarded_until
        return self._tray.state.plays and not answering and not guarded

    async def _answered(self, work: Coroutine[object, object, object], glows: Mapping[str, Glow]) -> None:
        before = self._tray.last
        await work
        if self._tray.last is before:
            # There is no new outcome, so show the lights from before the push.
            self._tray.board.lights.show(glows)

    def _long_push(self) -> None:
        if self._menu is not None:
            self._menu.hold()
        elif self._tray.state.rests:
            self._menu = Menu(self._items, self._tray, self._show, self._closed)
            self._menu.open()
        else:
            self._show.not_now()

    def _closed(self) -> None:
        self._menu = None
        self.by_guest = False
        self._tray.rest()

    def _items(self) -> list[Item]:
        tray = self._tray
        kinds = (
            [Item(Sentence("Tray: {kind}", kind=as_sentence(tray.kind)), self._next_kind)]
            if len(tray.kinds) > 1
            else []
        )
        return [
            *kinds,
            *(tray.owner.menu() if tray.owner is not None else ()),
            *([Item("Wi-Fi", lambda: pages.wifi(*tray.wifi))] if tray.wifi[0] else ()),
            Item("Sound: off" if tray.muted else "Sound: on", self._toggle_sound),
            Item("Home the reels", tray.home, closes=True),
            Item("Switch off", tray.switch_off, closes=True),
        ]

    def _next_kind(self) -> None:
        kinds = self._tray.kinds
        self._tray.kind = kinds[(kinds.index(self._tray.kind) + 1) % len(kinds)]

    def _toggle_sound(self) -> None:
        self._tray.muted = not self._tray.muted
