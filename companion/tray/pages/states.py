"""Pages of a tray that is not in play: starting, homing, faults, maintenance, switching off."""

from __future__ import annotations

from PIL import Image

from companion.names import REELS_OF, TrayKind
from companion.sentences import Words, as_sentence, plural
from companion.tray.pages.canvas import HEIGHT, WIDTH, Box, Canvas
from companion.tray.pages.signs import ASLEEP, HOUSE, WARNING, WRENCH
from companion.tray.pages.spin import face, ticks


def booting() -> Image.Image:
    canvas = Canvas()
    face(canvas, "half")
    canvas.text("WAKING UP", Box(0, 45, WIDTH, 19), sizes=(15,))
    return canvas.image


def homing(spinner: TrayKind, done: float = 0.0) -> Image.Image:
    """The reels look for their home mark; ``done`` goes from 0 to 1."""
    canvas = Canvas()
    canvas.draw(HOUSE, 4, 5, 44)
    reels = as_sentence(spinner)
    text = plural(len(REELS_OF[spinner]), "{reels:upper} TURNS HOME", "{reels:upper} TURN HOME", reels=reels)
    canvas.text(text, Box(50, 0, 78, 52), sizes=(15, 10))
    ticks(canvas, 56, done)
    return canvas.image


def fault(title: Words, advice: Words) -> Image.Image:
    """What is wrong, and what to do; dark on lit, so that it catches the eye."""
    canvas = Canvas()
    canvas.draw(WARNING, 1, 1, 28)
    canvas.text(title, Box(32, 1, WIDTH - 34, 28), sizes=(15, 10, 8, 6, 5), most_lines=2, side="left")
    canvas.text(advice, Box(2, 31, WIDTH - 4, HEIGHT - 32), sizes=(10, 8, 6, 5))
    canvas.invert()
    return canvas.image


def maintenance(advice: Words = "The reels rest. Switch off and on to play.") -> Image.Image:
    canvas = Canvas()
    canvas.draw(WRENCH, 0, 0, 30)
    canvas.text("SERVICE", Box(32, 1, WIDTH - 33, 28), sizes=(20, 15))
    canvas.text(advice, Box(1, 32, WIDTH - 2, HEIGHT - 32), sizes=(10, 8, 6, 5))
    return canvas.image


def shutdown() -> Image.Image:
    """The last picture; the screen keeps it until the plug is pulled."""
    canvas = Canvas()
    face(canvas, "shut")
    canvas.fill(Box(108, 0, 20, 40), lit=False)
    canvas.draw(ASLEEP, 106, 0, 20)
    canvas.text("GOOD NIGHT", Box(0, 40, WIDTH, 12), sizes=(10,))
    canvas.text("Unplug me after 10 seconds", Box(0, 53, WIDTH, 11), sizes=(8, 6), most_lines=1)
    return canvas.image
