"""Pages of the menu: one item of several, one digit of a number."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from companion.sentences import Sentence, Words, as_sentence
from companion.tray.pages.canvas import WIDTH, Box, Canvas

ITEM = (15, 10, 8, 6, 5)
BESIDE = (8, 6, 5)
FIGURE_WIDTH, FIGURE_GAP = 26, 8


def menu(items: Sequence[Words], chosen: int, title: Words = "") -> Image.Image:
    """One item, large, between its neighbours; a submenu has its title above."""
    canvas = Canvas()
    canvas.pill(Box(0, 14, WIDTH, 25))
    canvas.text(items[chosen], Box(4, 15, WIDTH - 8, 23), sizes=ITEM, lit=False)
    above = Box(4, 0, WIDTH - 8, 13)
    if title:
        _title(canvas, title)
    elif len(items) > 1:
        canvas.text(items[chosen - 1], above, sizes=BESIDE, most_lines=1)
    if len(items) > 1:
        below = Box(4, 40, WIDTH - 8, 13)
        canvas.text(items[(chosen + 1) % len(items)], below, sizes=BESIDE, most_lines=1)
    _hints(canvas, "next", "choose")
    return canvas.image


def number(label: Words, figures: Sequence[int], at: int) -> Image.Image:
    """A number in large figures, one of which can be counted up."""
    canvas = Canvas()
    _title(canvas, label)
    left = (WIDTH - len(figures) * FIGURE_WIDTH - (len(figures) - 1) * FIGURE_GAP) // 2
    for place, figure in enumerate(figures):
        box = Box(left + place * (FIGURE_WIDTH + FIGURE_GAP), 15, FIGURE_WIDTH, 37)
        if place == at:
            canvas.pill(box)
        canvas.text(str(figure), box, sizes=(25,), lit=place != at)
    _hints(canvas, "+1", "next" if at < len(figures) - 1 else "done")
    return canvas.image


def _title(canvas: Canvas, title: Words) -> None:
    canvas.text(title, Box(4, 0, WIDTH - 8, 11), sizes=(8, 6, 5), most_lines=1)
    canvas.fill(Box(0, 12, WIDTH, 1))


def _hints(canvas: Canvas, short: Words, long: Words) -> None:
    left = Sentence("short: {act}", act=as_sentence(short))
    right = Sentence("long: {act}", act=as_sentence(long))
    canvas.text(left, Box(0, 55, 60, 9), sizes=(6,), side="left")
    canvas.text(right, Box(64, 55, 64, 9), sizes=(6,), side="right")
