"""Nose, lights, buzzer and screen: what people push, see and hear."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial

from PIL import Image, ImageDraw

from companion.hal import Glow, Note
from companion.hal.screen import SIZE
from companion.names import LightName
from companion.sentences import Sentence, as_sentence
from companion.tray.selftest.bench import Bench
from companion.tray.selftest.check import Check, Found, skipped, warning, well, wrong

PUSHES = 3
PUSH_S = 60.0
NEARLY = 0.75
"""A contact that takes this share of the debounce time to settle is about to count twice."""
COLOURS = {"red": (1.0, 0.0, 0.0), "green": (0.0, 1.0, 0.0), "blue": (0.0, 0.0, 1.0)}
GLOW_S = 0.8
SCALE = (523.0, 659.0, 784.0, 1047.0)
NOTE_S = 0.3
NOT_ASKED = Sentence("Nobody was there to look.")


def part_checks(bench: Bench) -> Iterator[Check]:
    settings = bench.board.settings
    if settings.nose is not None:
        yield Check("nose", Sentence("Nose"), Sentence("Count pushes and bounces."), check_nose)
    for light in settings.lights:
        yield Check(
            f"{light}.light",
            Sentence("{light} light", light=as_sentence(light.capitalize())),
            Sentence("Show red, green and blue."),
            partial(check_light, name=light),
        )
    if settings.buzzer is not None:
        yield Check("buzzer", Sentence("Buzzer"), Sentence("Play four notes, each higher."), check_buzzer)
    if settings.screen is not None:
        yield Check("screen", Sentence("Screen"), Sentence("Show a frame and a grid."), check_screen)


async def check_nose(bench: Bench) -> Found:
    nose, settings = bench.board.nose, bench.board.settings.nose
    assert settings is not None
    if nose.is_pressed:
        return wrong(
            Sentence("The nose is down, and nobody pushes it."),
            Sentence("The button hangs, or its wire touches ground."),
            Sentence("Free the button; then pull its wire off GPIO{pin} and try again.", pin=settings.pin),
        )
    pushed = asyncio.Event()
    count = 0

    def released() -> None:
        nonlocal count
        count += 1
        if count >= PUSHES:
            pushed.set()

    before, bounces = nose.on_release, nose.bounces
    nose.on_release = released
    try:
        words = Sentence("Push the nose {times} times, and let go each time.", times=PUSHES)
        if not await bench.person.push_nose(words, PUSHES):
            return skipped(NOT_ASKED)
        await bench.wait(pushed, PUSH_S)
        bench.person.pushed()
    finally:
        nose.on_release = before
    bounced = nose.bounces - bounces
    figures = {
        "pushes": count,
        "bounces": bounced,
        "longest_bounce_ms": round(nose.longest_bounce_s * 1000, 1),
    }
    if count < PUSHES:
        return wrong(
            Sentence("{count} of {pushes} pushes were noticed.", count=count, pushes=PUSHES),
            Sentence("A wire is off, or the button hangs."),
            Sentence("Check that the button joins GPIO{pin} to ground when it is pushed.", pin=settings.pin),
            **figures,
        )
    if nose.longest_bounce_s > NEARLY * settings.debounce_s:
        return warning(
            Sentence("The contact took {ms:.0f} ms to settle.", ms=nose.longest_bounce_s * 1000),
            Sentence("A worn button or a loose wire."),
            Sentence("Solder its wires anew, or set a longer debounce_s in [board.nose]."),
            **figures,
        )
    return well(
        Sentence(
            "{pushes} pushes, {bounces} bounces of at most {ms:.0f} ms.",
            pushes=count,
            bounces=bounced,
            ms=nose.longest_bounce_s * 1000,
        ),
        **figures,
    )


async def check_light(bench: Bench, name: LightName) -> Found:
    light = bench.board.settings.lights[name]

    async def show() -> None:
        for colour in COLOURS.values():
            bench.board.lights.show({name: Glow(colour)})
            await bench.pause(GLOW_S)
        bench.board.lights.show({})

    words = Sentence("Look at the {light} light. Was it red, then green, then blue?", light=as_sentence(name))
    seen = await bench.ask(f"{name}.light", words, show)
    if seen is None:
        return skipped(NOT_ASKED)
    if seen:
        return well(Sentence("Red, green and blue."))
    return wrong(
        Sentence("It does not show red, green and blue."),
        Sentence("A leg is on another pin, a resistor is missing, or it is of the other kind."),
        Sentence(
            "Check GPIO{red} (red), {green} (green), {blue} (blue), and common_anode of this light.",
            red=light.red,
            green=light.green,
            blue=light.blue,
        ),
    )


async def check_buzzer(bench: Bench) -> Found:
    buzzer = bench.board.settings.buzzer
    assert buzzer is not None

    async def play() -> None:
        bench.board.buzzer.play([Note(NOTE_S, hz) for hz in SCALE])
        await bench.pause(NOTE_S * len(SCALE))

    heard = await bench.ask("buzzer", Sentence("Did you hear four notes, each higher than the last?"), play)
    if heard is None:
        return skipped(Sentence("Nobody was there to listen."))
    if heard:
        return well(Sentence("Four notes, from {low:.0f} to {high:.0f} Hz.", low=SCALE[0], high=SCALE[-1]))
    return wrong(
        Sentence("The notes cannot be heard."),
        Sentence("A wire is off, its transistor is the wrong way round, or it is an active buzzer."),
        Sentence("Check GPIO{pin} and the transistor; it must be a passive one.", pin=buzzer.pin),
    )


async def check_screen(bench: Bench) -> Found:
    screen = bench.board.screen

    async def show() -> None:
        screen.show(pattern())
        await asyncio.to_thread(screen.wait_until_shown)

    await show()
    if screen.trouble:
        return wrong(
            Sentence("The screen does not answer."),
            Sentence("Its wires, its address, or I2C is off."),
            screen.trouble,
        )
    seen = await bench.ask(
        "screen", Sentence("Does the screen show a whole frame, with TOP at the top?"), show
    )
    if seen is None:
        return well(Sentence("It answers; nobody was there to look."))
    if seen:
        return well(Sentence("It answers, and shows every row and column."))
    return wrong(
        Sentence("The screen answers, but the picture is not right."),
        Sentence("Another driver chip, or it is mounted upside down."),
        Sentence('Try driver = "sh1106" or rotate = 2 in [board.screen].'),
    )


def pattern() -> Image.Image:
    """A frame around everything, a grid that shows dead rows and columns, and which side is up."""
    picture = Image.new("1", SIZE)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, SIZE[0] - 1, SIZE[1] - 1), outline=1)
    for x in range(8, SIZE[0], 8):
        draw.line((x, 18, x, SIZE[1] - 4), fill=1)
    for y in range(18, SIZE[1] - 3, 6):
        draw.line((4, y, SIZE[0] - 5, y), fill=1)
    draw.polygon(((64, 3), (58, 9), (70, 9)), fill=1)
    draw.text((76, 2), "TOP", fill=1)
    return picture
