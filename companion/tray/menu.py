"""The menu, driven by one button: a short push goes on, a long one chooses, ten idle seconds close it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Protocol

from PIL import Image

from companion.errors import TrayError
from companion.hal.clock import Timer
from companion.sentences import Words
from companion.tray import pages
from companion.tray.items import Chosen, Digits, Item
from companion.tray.picker import Picker
from companion.tray.show import Show

if TYPE_CHECKING:
    from companion.tray.tray import Tray

IDLE_S = 10.0
REFUSED = "I cannot do that"

BACK = Item("Back", lambda: None)


class Step(Protocol):
    """One level of the menu: what it shows, and what each push does. A push may choose an item."""

    def picture(self) -> Image.Image: ...
    def push(self) -> Item | None: ...
    def hold(self) -> Item | None: ...


class Choice:
    """A list of items; the last one always goes back."""

    def __init__(self, title: Words, ask: Callable[[], Chosen]) -> None:
        self._title = title
        self._ask = ask
        self._at = 0

    def picture(self) -> Image.Image:
        items = self._items
        return pages.menu([item.label for item in items], self._at % len(items), self._title)

    def push(self) -> None:
        self._at = (self._at + 1) % len(self._items)

    def hold(self) -> Item:
        items = self._items
        return items[self._at % len(items)]

    @property
    def _items(self) -> list[Item]:
        asked = self._ask()
        return [*asked, BACK] if isinstance(asked, Sequence) else [BACK]


class PageStep:
    """A page; any push goes back."""

    def __init__(self, page: Image.Image) -> None:
        self._page = page

    def picture(self) -> Image.Image:
        return self._page

    def push(self) -> Item:
        return BACK

    def hold(self) -> Item:
        return BACK


class Menu:
    """A stack of steps. Calls `closed` when it is closed, unless something else takes the screen."""

    def __init__(
        self, items: Callable[[], Sequence[Item]], tray: Tray, show: Show, closed: Callable[[], object]
    ) -> None:
        self._tray = tray
        self._show = show
        self._closed = closed
        self._steps: list[Step] = [Choice("", items)]
        self._timer: Timer | None = None

    def open(self) -> None:
        self._show.clicked(chosen=True)
        self._go(lambda: None)

    def push(self) -> None:
        self._show.clicked(chosen=False)
        self._go(self._steps[-1].push)

    def hold(self) -> None:
        self._show.clicked(chosen=True)
        self._go(self._steps[-1].hold)

    def leave(self) -> None:
        """Close without calling `closed`, as something else takes the screen."""
        self._steps.clear()
        self._stop_waiting()

    def _close(self) -> None:
        self.leave()
        self._closed()

    def _go(self, act: Callable[[], Item | None]) -> None:
        try:
            item = act()
            if item is BACK:
                self._back()
            elif item is not None:
                self._choose(item)
            if self._steps:
                self._show.page(self._steps[-1].picture())
                self._wait()
        except TrayError as error:
            self._tray.refuse(error, REFUSED)

    def _back(self) -> None:
        self._steps.pop()
        if not self._steps:
            self._close()

    def _choose(self, item: Item) -> None:
        if isinstance(self._steps[-1], Picker):
            self._steps.pop()
        if item.closes:
            # First, as the item may need the screen.
            self._close()
        chosen = item.choose()
        if isinstance(chosen, Coroutine):
            self._tray.start(chosen, REFUSED).add_done_callback(lambda _: self._refresh())
        elif chosen is None or not self._steps:
            return
        elif isinstance(chosen, Image.Image):
            self._steps.append(PageStep(chosen))
        elif isinstance(chosen, Digits):
            self._steps.append(Picker(chosen))
        else:
            self._steps.append(Choice(item.label, item.choose))

    def _refresh(self) -> None:
        """Draw again after work is done, as the labels may have changed."""
        self._go(lambda: None)

    def _wait(self) -> None:
        self._stop_waiting()
        board = self._tray.board
        timer: Timer | None = None

        def idle() -> None:
            # A push in the meantime has started a new timer.
            if timer is self._timer:
                self._close()

        timer = self._timer = board.clock.call_at(board.clock.now() + IDLE_S, lambda: board.post(idle))

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
