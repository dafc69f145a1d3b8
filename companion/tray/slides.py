"""Pages that follow each other on the screen: eyes that blink, an outcome by turns with its sentence."""

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
    """Shows one series of pages at a time; a new one takes the place of the old."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._series = 0
        self._timer: Timer | None = None

    def show(self, *once: Slide, then: Sequence[Slide] = ()) -> None:
        """Pages that are shown once, and pages that are then shown over and over."""
        self.stop()
        self._series += 1
        self._next(self._series, list(once), list(then))

    def stop(self) -> None:
        """Leave the screen as it is."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next(self, series: int, once: list[Slide], then: list[Slide]) -> None:
        if series != self._series or not (once or then):
            return
        if once:
            slide, *once = once
            more = bool(once or then)
        else:
            slide, *others = then
            then = [*others, slide]
            # Where nobody looks, nothing has to blink.
            more = bool(others) and self._board.screen.present
        self._board.screen.show(slide.picture())
        if more and isfinite(slide.seconds):
            follow = partial(self._next, series, once, then)
            self._timer = self._board.clock.call_at(
                self._board.clock.now() + slide.seconds, lambda: self._board.post(follow)
            )
