"""Timed series of pages on the screen: blinking eyes, an outcome alternating with its sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf, isfinite

from PIL import Image

from companion.hal import Board
from companion.hal.clock import Timer


@dataclass(frozen=True, slots=True)
class Slide:
    """One page and how long it stays."""

    picture: Callable[[], Image.Image]
    seconds: float = inf


class Slides:
    """Shows one series of pages at a time; a new one replaces it."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._series = 0
        self._after: Callable[[], object] | None = None
        self._timer: Timer | None = None

    def show(
        self, *once: Slide, then: Sequence[Slide] = (), after: Callable[[], object] | None = None
    ) -> None:
        """Show pages once, then repeat the pages in `then`; if there are none, call `after`."""
        self.stop()
        self._after = after
        self._next(self._series, list(once), list(then))

    def stop(self) -> None:
        """End the series and leave the screen as it is."""
        self._series += 1
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next(self, series: int, once: list[Slide], then: list[Slide]) -> None:
        if series != self._series:
            return
        if not (once or then):
            if self._after is not None:
                self._after()
            return
        if once:
            slide, *once = once
            more = bool(once or then or self._after)
        else:
            slide, *others = then
            then = [*others, slide]
            # Without a screen, nothing has to blink.
            more = bool(others) and self._board.screen.present
        self._board.screen.show(slide.picture())
        if more and isfinite(slide.seconds):
            follow = partial(self._next, series, once, then)
            self._timer = self._board.clock.call_at(
                self._board.clock.now() + slide.seconds, lambda: self._board.post(follow)
            )
