"""A sample of every page, and all of them on one picture."""

from __future__ import annotations

from PIL import Image, ImageChops

from companion.rules.art import COLOURS
from companion.rules.faces import DISCARD_1, DRAW_4, GREEN, RED, WAR, WHAT, WHEEL, WHO
from companion.tray.pages import choosing, spin, states, table
from companion.tray.pages.canvas import HEIGHT, WIDTH
from companion.tray.pages.fonts import font

GLASS, GLOW, CASE, LABEL = (5, 8, 12), (205, 236, 255), (28, 33, 40), (150, 160, 172)
MENU = ("Which tray", "Whose turn", "Scores", "Join code", "Sound: on", "Home the reels", "Switch off")
FAMILY = (("Grandpa", 342), ("Mia", 120), ("Łukasz", 85))
CLUB = (*FAMILY, ("Ben", 40), ("Élodie", 311), ("Noor", 9), ("Bartholomew", 205))


def samples() -> dict[str, Image.Image]:
    """Every page there is, under a name that says what it shows."""
    return {
        **{f"ready-{lids}": spin.ready(frame) for frame, lids in enumerate(spin.LIDS)},
        "ready-for-mia": spin.ready(0, "Mia"),
        **{f"spinning-{reels}": spin.spinning(reels, 0.4) for reels in ("eyes", "wheel")},
        **{f"outcome-{who}-{what}": spin.outcome((who, what)) for who in WHO for what in WHAT},
        **{f"outcome-{icon}": spin.outcome((icon,)) for icon in WHEEL},
        "outcome-expected": spin.outcome((GREEN, DISCARD_1), confirmed=False),
        "outcome-eye-stuck": spin.outcome((RED, DRAW_4), stuck=("left",)),
        "outcome-wheel-stuck": spin.outcome((WAR,), stuck=("wheel",)),
        "aloud-eyes": spin.aloud((GREEN, DRAW_4)),
        "aloud-wheel": spin.aloud((WAR,)),
        **{f"colour-{colour}": table.colour_called(colour) for colour in COLOURS},
        "said": spin.say("Ann draws 2", "ANN DEALS"),
        "said-long": spin.say("Bartholomew called UNO too late and draws 2 cards", "BARTHOLOMEW WAS CAUGHT"),
        "turn-left": table.turn("Mia", "left", "Grandpa"),
        "turn-right": table.turn("Bartholomew", "right"),
        "score-three": table.score(FAMILY, "7F3A09C1"),
        "score-seven": table.score(CLUB, "7F3A09C1"),
        "score-not-proven": table.score(FAMILY, "7F3A09C1", proven=False),
        "fault-set-aside": states.fault("Record 57 set aside", "Scores not proven: the host confirms them"),
        "join": table.join("192.168.178.24", 8080, "K7QX"),
        "join-long": table.join("livingroom-tray.fritz.box", 8080, "K7QX"),
        "booting": states.booting(),
        "homing-eyes": states.homing("eyes", 0.4),
        "homing-wheel": states.homing("wheel", 0.8),
        "menu": choosing.menu(MENU, 4),
        "menu-below": choosing.menu(("Red", "Yellow", "Green", "Blue", "Back"), 1, "Colour called"),
        "number": choosing.number("Mia's points", (1, 2, 0), 1),
        "number-last": choosing.number("Bartholomew's points", (1, 2, 9), 2),
        "fault": states.fault("Left eye stuck", "Turn its disc free, then push my nose"),
        "fault-long": states.fault(
            "The reels have no power",
            "Check the 5 V supply and the plug of the motor board, then switch off and on again.",
        ),
        "maintenance": states.maintenance(),
        "shutdown": states.shutdown(),
    }


def contact_sheet(columns: int = 5, scale: int = 4) -> Image.Image:
    """All samples as they glow behind the glass, each with its name."""
    pages = samples()
    gap = 4 * scale
    cell = (WIDTH * scale + 2 * gap, HEIGHT * scale + 2 * gap + 8 * scale)
    rows = -(-len(pages) // columns)
    sheet = Image.new("RGB", (columns * cell[0] + gap, rows * cell[1] + gap), CASE)
    for i, (name, page) in enumerate(pages.items()):
        x, y = gap + i % columns * cell[0], gap + i // columns * cell[1]
        sheet.paste(GLASS, (x, y, x + WIDTH * scale + gap, y + HEIGHT * scale + gap))
        sheet.paste(GLOW, (x + gap // 2, y + gap // 2), _dots(page, scale))
        label = _label(name.replace("-", " "), max(1, scale // 2))
        sheet.paste(LABEL, (x + gap // 2, y + HEIGHT * scale + gap + scale), label)
    return sheet


def _dots(page: Image.Image, scale: int) -> Image.Image:
    """The page enlarged, with the dark lines that an OLED has between its dots."""
    large = page.convert("L").resize((WIDTH * scale, HEIGHT * scale), Image.Resampling.NEAREST)
    dot = Image.new("L", (scale, scale), 150)
    dot.paste(255, (0, 0, scale - 1, scale - 1))
    grid = Image.new("L", large.size)
    for x in range(0, large.width, scale):
        grid.paste(dot, (x, 0))
    row = grid.crop((0, 0, large.width, scale))
    for y in range(scale, large.height, scale):
        grid.paste(row, (0, y))
    return ImageChops.multiply(large, grid)


def _label(text: str, scale: int) -> Image.Image:
    letters = font(8)
    drop = letters.drop(text)
    image = Image.new("L", (letters.width(text), letters.rise(text) + drop))
    for x, glyph in letters.placed(text):
        image.paste(255, (x, image.height - drop - glyph.rise), glyph.image)
    return image.resize((image.width * scale, image.height * scale), Image.Resampling.NEAREST)
