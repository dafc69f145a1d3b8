"""Pages of a spin: ready, spinning, the outcome."""

from __future__ import annotations

from itertools import product

from PIL import Image

from companion.names import REEL_FACTS, REELS_OF, ReelName, TrayKind
from companion.rules.art import of_face
from companion.rules.faces import RED, REELS, Face
from companion.rules.faces import outcome as sentence
from companion.sentences import Sentence, Words, as_sentence, listed, render
from companion.tray.pages.canvas import HEIGHT, WIDTH, Box, Canvas
from companion.tray.pages.lettering import common_size
from companion.tray.pages.signs import EYE, NOSE, PORE, Lids, rolling_eye, turning_wheel

LIDS: tuple[Lids, ...] = ("open", "half", "shut")
BLINK: tuple[tuple[int, float], ...] = ((0, 2.6), (1, 0.07), (2, 0.13), (1, 0.07))
"""How the ready page blinks: (frame, seconds), repeated."""

TICKS = 16

TURNS, STEPS = 4, 24
STEP = 360 // STEPS
"""The reels on the screen turn four times, in steps few enough to be drawn beforehand."""


def ready(frame: int = 0, who: str = "") -> Image.Image:
    """The sponge waits for a push; ``frame`` is one of BLINK's, ``who`` the player whose spin it is."""
    canvas = Canvas()
    face(canvas, LIDS[frame])
    text = Sentence("{player}, push my nose", player=who) if who else "PUSH MY NOSE"
    canvas.text(text, Box(0, 45, WIDTH, 19), sizes=(15, 10, 8, 6, 5))
    return canvas.image


def spinning(spinner: TrayKind, done: float = 0.0) -> Image.Image:
    """The reels turn; ``done`` goes from 0 to 1."""
    canvas = Canvas()
    turn_reels(canvas, spinner, done)
    ticks(canvas, 56, done)
    return canvas.image


def outcome(
    faces: tuple[Face, ...], who: str = "", *, confirmed: bool = True, stuck: tuple[ReelName, ...] = ()
) -> Image.Image:
    """The faces that were drawn, for the spinner ``who``.

    ``confirmed=False``: a sensor has not seen a reel land, which a small question mark shows.
    ``stuck``: reels that do not show their face, so that the screen is what counts.
    """
    canvas = Canvas()
    if len(faces) == 1:
        _wheel(canvas, faces[0], stuck=bool(stuck))
    else:
        _eyes(canvas, faces, who)
        canvas.text(sentence(faces, who or None), Box(0, 51, WIDTH, 13), sizes=(8, 6, 5))
    if not confirmed:
        canvas.text("?", Box(54, 2, 10, 12) if len(faces) > 1 else Box(118, 0, 10, 12))
    if stuck:
        reels = listed((as_sentence(REEL_FACTS[reel].name) for reel in stuck), " and ")
        _bar(canvas, Sentence("{reels} stuck: go by me", reels=reels))
    return canvas.image


def aloud(faces: tuple[Face, ...], who: str = "") -> Image.Image:
    """The outcome as one sentence in large letters; alternates with the outcome page."""
    return say(sentence(faces, who or None))


def say(text: Words, title: Words = "") -> Image.Image:
    """One sentence in the largest letters that fit, to be read aloud, under a title in a lit bar."""
    canvas = Canvas()
    top = 0
    if title:
        top = 21
        canvas.pill(Box(0, 0, WIDTH, top))
        canvas.text(title, Box(4, 1, WIDTH - 8, top - 2), sizes=(15, 10, 8, 6, 5), lit=False)
    canvas.text(text, Box(1, top + 1, WIDTH - 2, HEIGHT - top - 2))
    return canvas.image


def _eyes(canvas: Canvas, faces: tuple[Face, ...], who: str) -> None:
    # The right column is wider, because its words are longer.
    columns = (Box(0, 41, 54, 10), Box(54, 41, 74, 10))
    words = [(render(drawn.word), column.width) for drawn, column in zip(faces, columns, strict=True)]
    size = common_size(words, 10, (10, 8))
    for drawn, column in zip(faces, columns, strict=True):
        canvas.draw(of_face(drawn), column.x + (column.width - 40) // 2, 0, 40)
        if drawn is RED and who:
            # "You" would be whoever reads it.
            canvas.text(who, column, sizes=(size, 8, 6, 5), most_lines=1)
        else:
            canvas.text(drawn.word, column, sizes=(size,), most_lines=1)


def _wheel(canvas: Canvas, drawn: Face, *, stuck: bool) -> None:
    height = 50 if stuck else HEIGHT
    canvas.draw(of_face(drawn), 0, (height - 48) // 2, 48)
    canvas.text(drawn.word, Box(50, 0, WIDTH - 50, height), sizes=(25, 20, 15))


def _bar(canvas: Canvas, text: Words) -> None:
    """A warning along the lower edge."""
    canvas.fill(Box(0, 51, WIDTH, 13), lit=False)
    canvas.fill(Box(0, 52, WIDTH, 12))
    canvas.text(text, Box(2, 52, WIDTH - 4, 12), sizes=(8, 6, 5), lit=False)


def face(canvas: Canvas, lids: Lids) -> None:
    """The sponge's eyes and nose in the upper two thirds of the screen."""
    for x, y, size in ((3, 6, 9), (10, 25, 6), (2, 34, 5), (115, 2, 6), (119, 17, 8), (112, 33, 5)):
        canvas.draw(PORE, x, y, size)
    for x in (23, 67):
        canvas.draw(EYE[lids], x, 0, 38)
    canvas.draw(NOSE, 53, 21, 22)


def turn_reels(canvas: Canvas, spinner: TrayKind, done: float) -> None:
    # Like the reels themselves: fast at first, slow at the end.
    step = round((1 - (1 - done) ** 2) * TURNS * STEPS)
    if len(REELS_OF[spinner]) == 1:
        canvas.draw(turning_wheel(step % STEPS * STEP), 38, 0, 52)
    else:
        canvas.draw(rolling_eye(-step % STEPS * STEP), 14, 3, 46)
        canvas.draw(rolling_eye((step + STEPS // 2) % STEPS * STEP), 68, 3, 46)


def warm(spinner: TrayKind) -> None:
    """Draws once all that a spin can show, so that drawing does not compete with the motors later."""
    for step in range(STEPS):
        canvas = Canvas()
        turn_reels(canvas, spinner, 1 - (1 - step / (TURNS * STEPS)) ** 0.5)
    for faces in product(*(REELS[reel] for reel in REELS_OF[spinner])):
        outcome(faces)
        aloud(faces)


def ticks(canvas: Canvas, y: int, done: float) -> None:
    """A row of ticks that fills from the left."""
    lit = round(min(max(done, 0), 1) * TICKS)
    for i in range(TICKS):
        x = 1 + 8 * i
        canvas.fill(Box(x, y, 6, 6) if i < lit else Box(x + 2, y + 2, 2, 2))
