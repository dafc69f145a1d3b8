"""Sheets with discs to cut out, in true scale: a ruler to check it, crop marks, and lines to cut along."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from companion.cli.paper.disc_art import INK, PAPER, Words, disc_art, ring
from companion.cli.paper.letters import lines_of
from companion.cli.paper.pdf import Page, Paper
from companion.config.discs import DISCS
from companion.names import REEL_FACTS, REELS_OF, ReelName, TrayKind

Point = tuple[float, float]

MARGIN = 12.0
RULER = 100.0
CUT, FAINT = "#8a8a8a", "#555555"
STILL_EYE = 20.6
"""Radius of the eyes on a tray with a wheel: they do not turn, and are glued behind the eye rings."""


def eyes_sheet(paper: Paper, kind: TrayKind) -> Page:
    """Both eyes, side by side as they are on the tray."""
    page = Page(paper)
    left, right = REELS_OF[kind]
    middle, apart = paper.width / 2, DISCS.of(left).radius + 3
    height = paper.height - 96
    _headline(page, f"Discs for the two {kind}")
    disc(page, left, (middle - apart, height))
    disc(page, right, (middle + apart, height))
    _instructions(page, height - DISCS.of(left).radius - 24, EYES_STEPS)
    _frame(page)
    return page


def wheel_sheet(paper: Paper, kind: TrayKind) -> Page:
    """The wheel, and two eyes that only look."""
    page = Page(paper)
    (reel,) = REELS_OF[kind]
    height = paper.height - 46 - DISCS.of(reel).radius
    _headline(page, f"Disc for the {kind}")
    disc(page, reel, (paper.width / 2, height))
    below = height - DISCS.of(reel).radius - 38
    for side in (-1, 1):
        still_eye(page, (MARGIN + 48 + side * 23, below), side)
    _steps(page, (MARGIN + 104, below + 14), paper.width - 2 * MARGIN - 110, WHEEL_STEPS)
    _frame(page)
    return page


EYES_STEPS = (
    "Print at 100 % (actual size, not “fit to page”) and measure the ruler: 100 mm.",
    "Cut along the grey circles, cut out the middle, and glue each disc with its line on the disc's nick.",
    "The right eye turns the other way: its faces run the other way round. Do not swap the two.",
)
WHEEL_STEPS = (
    "Print at 100 % (actual size, not “fit to page”) and measure the ruler: 100 mm.",
    "Cut along the grey circles; glue the wheel with its line on the disc's nick.",
    "The two small eyes go behind the eye rings of the wheel's face.",
)


def disc(page: Page, reel: ReelName, at: Point) -> None:
    """One disc with its cutting lines around `at`."""
    shape, facts = DISCS.of(reel), REEL_FACTS[reel]
    radius = shape.radius - DISCS.paper.smaller
    page.circle(at, radius, fill=PAPER)
    for item in disc_art(reel):
        if isinstance(item, Words):
            place = _plus(at, item.at)
            page.text(
                *(place, item.words, item.size),
                font="bold",
                align="middle",
                colour=item.colour,
                turn=item.turn,
            )
        else:
            page.fill([[_plus(at, point) for point in outline] for outline in item.outlines], item.colour)
    page.circle(at, radius, line=CUT, width=0.2)
    page.circle(at, DISCS.paper.hole / 2, fill=PAPER, line=CUT, width=0.2)
    page.line([(at[0] - 2, at[1]), (at[0] + 2, at[1])], CUT, 0.15)
    page.line([(at[0], at[1] - 2), (at[0], at[1] + 2)], CUT, 0.15)
    page.line([_polar(at, r, shape.window_angle) for r in (radius - 3, radius + 3)], INK, 0.5)
    for angle in (0, 90, 180, 270):
        page.line([_polar(at, r, angle) for r in (radius + 1.5, radius + 5)], CUT, 0.15)
    title = facts.title if facts.tells else facts.name
    page.text((at[0], at[1] + radius + 8), title, 4, font="bold", align="middle")


def still_eye(page: Page, at: Point, side: int) -> None:
    """White with a large pupil that looks towards the nose."""
    page.circle(at, STILL_EYE, fill=PAPER)
    pupil = (at[0] - side * 2.5, at[1] - 2)
    page.fill([ring(pupil, 12.5)], INK)
    page.fill([ring((pupil[0] + 4, pupil[1] + 4.5), 4)], PAPER)
    page.circle(at, STILL_EYE, line=CUT, width=0.2)


def ruler(page: Page, at: Point) -> None:
    """100 mm, by millimetres."""
    x, y = at
    page.line([(x, y), (x + RULER, y)], INK, 0.3)
    for mark in range(int(RULER) + 1):
        length = 5.0 if mark % 10 == 0 else 3.5 if mark % 5 == 0 else 2.0
        page.line([(x + mark, y), (x + mark, y + length)], INK, 0.3 if mark % 10 == 0 else 0.15)
        if mark % 10 == 0:
            page.text((x + mark, y - 3.6), str(mark), 2.8, align="middle")
    page.text((x + RULER + 5, y), "mm: check me", 2.8)


def _headline(page: Page, title: str) -> None:
    page.text((MARGIN + 6, page.paper.height - MARGIN - 10), title, 7, font="bold")
    place = (page.paper.width - MARGIN - 6, page.paper.height - MARGIN - 10)
    page.text(place, "Tray Companion", 3.6, align="right", colour=FAINT)


def _instructions(page: Page, top: float, steps: Sequence[str]) -> None:
    _steps(page, (MARGIN + 6, top), page.paper.width - 2 * MARGIN - 12, steps)


def _steps(page: Page, at: Point, width: float, steps: Sequence[str]) -> None:
    x, y = at
    for number, step in enumerate(steps, start=1):
        page.text((x, y), f"{number}", 4, font="bold")
        for line in lines_of(step, width - 7, 3.8):
            page.text((x + 7, y), line, 3.8)
            y -= 5.2
        y -= 1.8


def _frame(page: Page) -> None:
    """The ruler, and crop marks in the corners."""
    ruler(page, (MARGIN + 6, MARGIN + 12))
    width, height = page.paper.width, page.paper.height
    for x, inwards in ((MARGIN, 1), (width - MARGIN, -1)):
        for y, up in ((MARGIN, 1), (height - MARGIN, -1)):
            page.line([(x - 6 * inwards, y), (x - inwards, y)], INK, 0.15)
            page.line([(x, y - 6 * up), (x, y - up)], INK, 0.15)


def _plus(a: Point, b: Point) -> Point:
    return a[0] + b[0], a[1] + b[1]


def _polar(at: Point, radius: float, angle: float) -> Point:
    return at[0] + radius * cos(radians(angle)), at[1] + radius * sin(radians(angle))
