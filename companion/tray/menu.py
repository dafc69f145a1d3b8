"""The menu that one button drives: a short push goes on, a long one chooses, ten idle seconds go back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from companion.hal import Board
from companion.hal.clock import Timer
from companion.tray.show import Show

IDLE_S = 10.0

Page = Callable[[], Image.Image]


@dataclass
class TablePages:
    """What a table adds to the menu: each does what it says and gives the page that shows it."""

    turn: Page | None = None
    next_dealer: Page | None = None
    scores: Page | None = None
    join: Page | None = None

    @property
    def items(self) -> list[Item]:
        offered = (
            ("Whose turn", self.turn),
            ("Next dealer", self.next_dealer),
            ("Scores", self.scores),
            ("Join code", self.join),
        )
        return [Item(label, page) for label, page in offered if page is not None]


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to choose."""

    label: str
    choose: Callable[[], Image.Image | None]
    """A page to look at, or None."""
    closes: bool = False
    """Whether the menu is left for it."""


class Menu:
    """Open from the moment it is made until it calls `closed`."""

    def __init__(
        self, items: Callable[[], Sequence[Item]], board: Board, show: Show, closed: Callable[[], object]
    ) -> None:
        self._items = items
        self._board = board
        self._show = show
        self._closed = closed
        self._at = 0
        self._on_page = False
        self._timer: Timer | None = None
        show.clicked(chosen=True)
        self._show_items()

    def push(self) -> None:
        """A short push: the next item, or back from a page."""
        self._show.clicked(chosen=False)
        if not self._on_page:
            self._at = (self._at + 1) % len(self._items())
        self._show_items()

    def hold(self) -> None:
        """A long push: choose, or back from a page."""
        self._show.clicked(chosen=True)
        if self._on_page:
            self._show_items()
            return
        item = self._items()[self._at]
        if item.closes:
            self.close()
        picture = item.choose()
        if picture is not None:
            self._on_page = True
            self._show.page(picture)
            self._wait()
        elif not item.closes:
            self._show_items()

    def leave(self) -> None:
        """Something else takes the screen."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        self.leave()
        self._closed()

    def _show_items(self) -> None:
        self._on_page = False
        self._show.menu([item.label for item in self._items()], self._at)
        self._wait()

    def _wait(self) -> None:
        self.leave()
        timer: Timer | None = None

        def idle() -> None:
            # A push may have come in between.
            if timer is self._timer:
                self.close()

        timer = self._timer = self._board.clock.call_at(
            self._board.clock.now() + IDLE_S, lambda: self._board.post(idle)
        )
