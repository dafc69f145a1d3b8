"""Where every part goes: a tray put together, for pictures and to check that its parts do not clash."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from companion.cli.paper.disc_art import Inked, disc_art, ring
from companion.config.discs import DISCS
from companion.names import REELS_OF, ReelName, TrayKind
from companion.rules.art import CARDS
from companion.rules.faces import REELS, Face
from companion.tray.pages.spin import outcome as outcome_page
from hardware.workshop import bought, face, reels, stand
from hardware.workshop.netlist import Profile
from hardware.workshop.parts import NAMED, solid
from hardware.workshop.solids import (
    Flat,
    Point,
    Solid,
    circle,
    drawn,
    joined,
    polar,
    polygon,
    rectangle,
    slab,
)

PAPER = 0.3
LANDED = {head: tuple(REELS[reel][0] for reel in REELS_OF[head]) for head in REELS_OF}
"""What the screen shows while every reel is at its face 0."""

TURNING = ("disc", "gear")
"""The groups that turn during a spin."""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing in its place."""

    name: str
    """As in the parts list, or of what is bought."""
    solid: Solid
    colour: str
    group: str
    """What it moves with when the tray is drawn apart."""
    art: bool = False
    small: bool = False
    """Screws and their like."""

    def moved(self, by: tuple[float, float, float]) -> Item:
        return replace(self, solid=self.solid.translate(by))


METAL, BLACK, BOARD, BLUE_BOARD, COPPER = "#c4c9ce", "#2b2d31", "#1f7a4d", "#24508f", "#d8b04c"


def gear_phase(reel: ReelName) -> float:
    """How the motor's gear stands, in degrees, so that its teeth are between those of the disc at rest."""
    angle = reels.GEAR_ANGLES[reel]
    pitch = 360 / reels.PINION.teeth
    return angle + 180 - 180 / reels.GEAR.teeth + angle % pitch * reels.PINION.teeth / reels.GEAR.teeth


def reel_items(
    reel: ReelName, turned: float = 0, *, hall: bool = False, bushes: bool = False
) -> Iterator[Item]:
    """One reel around its axis; `turned` is how far its disc has turned, counter-clockwise."""
    yield _part(f"disc-{reel}", "disc", solid(f"disc-{reel}").rotate((0, 0, turned)))
    yield from (replace(item, solid=item.solid.rotate((0, 0, turned))) for item in _paper(reel))
    shaft, angle = reels.shaft(reel), reels.GEAR_ANGLES[reel]
    phase = gear_phase(reel) - turned * reels.PINION.teeth / reels.GEAR.teeth
    yield _part("motor-gear", "gear", solid("motor-gear").rotate((0, 0, phase)).translate((*shaft, 0)))
    yield _part(f"mount-{reel}", "mount", solid(f"mount-{reel}"))
    motor = bought.motor().rotate((0, 0, angle)).translate((*shaft, reels.MOUNT_SPAN[0]))
    yield Item("motor", motor, METAL, "motor")
    yield from _axle(bushes=bushes)
    middle = sum(reels.SKIRT) / 2
    if hall:
        yield _part("sensor-mount-hall", "sensor", solid("sensor-mount-hall"))
    else:
        yield _part("sensor-mount-slot", "sensor", solid("sensor-mount-slot"))
        at = polar(middle, DISCS.of(reel).sensor)
        sensor = bought.slot_sensor().rotate((0, 0, DISCS.of(reel).sensor)).translate((*at, reels.SLOT_BASE))
        yield Item("slot-sensor", sensor, BLACK, "sensor")


def _axle(*, bushes: bool) -> Iterator[Item]:
    """The screw that the disc turns on, with two bearings, or with a sleeve and bushes."""
    front, back = reels.SHOULDER[1], reels.HUB_END
    yield Item(
        "axle", bought.screw(reels.AXLE_LONG, 3).translate((0, 0, reels.AXLE_HEAD)), METAL, "axle", small=True
    )
    yield _part("axle-washer", "axle", solid("axle-washer"))
    nut = front + reels.BEARING + (0.6 if bushes else reels.LONGER)
    yield Item("lock-nut", bought.nut(4).translate((0, 0, nut)), METAL, "lock-nut", small=True)
    if bushes:
        yield _part("sleeve", "axle", solid("sleeve"))
        for low in (front, back):
            yield _part("bush", "bearing", solid("bush").translate((0, 0, low - front)))
        washer = slab(circle(3.5) - circle(1.6), nut - 0.5, nut)
        yield Item("washer", washer, METAL, "lock-nut", small=True)
        return
    yield _part("spacer", "bearing", solid("spacer"))
    for low in (front + reels.LONGER, back):
        yield Item("bearing", bought.bearing().translate((0, 0, low)), METAL, "bearing", small=True)


def _part(name: str, group: str, placed: Solid) -> Item:
    return Item(name, placed, NAMED[name].colour, group)


@cache
def _paper(reel: ReelName) -> tuple[Item, ...]:
    """The paper disc; each ink lies a hair above the one before."""
    radius = DISCS.of(reel).radius - DISCS.paper.smaller
    hole = circle(DISCS.paper.hole / 2)
    items = [Item(f"paper-{reel}", slab(circle(radius) - hole, 0, PAPER), "#ffffff", "disc", art=True)]
    height = PAPER
    for number, ink in enumerate(item for item in disc_art(reel) if isinstance(item, Inked)):
        inked = slab(_inked(ink) - hole, height, height + 0.02)
        items.append(Item(f"ink-{reel}-{number}", inked, ink.colour, "disc", art=True))
        height += 0.02
    return tuple(items)


def _inked(ink: Inked) -> Flat:
    return joined([polygon(outline) for outline in ink.outlines])


def face_items(
    head: TrayKind, turned: float = 0, *, covered: bool = True, lights: bool = True
) -> Iterator[Item]:
    """One face with all that is in it, as it is modelled."""
    yield _part(f"face-{head}", "face", solid(f"face-{head}"))
    for eye in face.EYES[head]:
        yield _part("eye-ring", "eye-ring", solid("eye-ring").translate((*eye, 0)))
        if head == "wheel":
            yield from _still_eye(eye)
    for cheek in face.CHEEKS[head]:
        yield _part("cheek", "cheek", solid("cheek").translate((*cheek, 0)))
        if lights:
            yield _part("cheek-cap", "cheek-cap", solid("cheek-cap").translate((*cheek, 0)))
            yield Item("led", bought.led().translate((*cheek, -10.0)), "#e8eef5", "cheek-cap")
    nose = face.NOSE[head]
    yield _part("nose", "nose", solid("nose").translate((*nose, 0)))
    yield _part("nose-mount", "nose-mount", solid("nose-mount").translate((*nose, 0)))
    yield Item("switch", bought.switch().translate((*nose, face.SWITCH_TOP - 7.3)), BLACK, "nose-mount")
    for reel in REELS_OF[head]:
        place = (*DISCS.of(reel).axis, face.DISC_FRONT)
        yield from (item.moved(place) for item in reel_items(reel, turned))
    if head == "eyes":
        yield _part("smile", "smile", solid("smile"))
    if head == "wheel":
        yield _part("pointer", "pointer", solid("pointer"))
    if covered:
        yield _part("cover", "cover", solid("cover"))


def _still_eye(eye: Point) -> Iterator[Item]:
    """The paper eye behind a ring of the wheel's face."""
    side = 1 if eye[0] > 0 else -1
    pupil = (eye[0] - side * 2.5, eye[1] - 2)
    shapes = (
        (circle(20.6, eye), "#ffffff"),
        (polygon(ring(pupil, 12.5)), "#1d1a16"),
        (polygon(ring((pupil[0] + 4, pupil[1] + 4.5), 4)), "#ffffff"),
    )
    for number, (shape, colour) in enumerate(shapes):
        low = -0.4 + 0.05 * number
        yield Item(f"still-eye-{number}", slab(shape, low, low + 0.2), colour, "eye-ring", art=True)


Computer = Literal["pi", "zero", "zero and pico", "none"]


def stand_items(
    drivers: int,
    *,
    head: TrayKind = "eyes",
    computer: Computer = "pi",
    front: bool = True,
    deck: bool = True,
    guest: bool = False,
) -> Iterator[Item]:
    """Base, deck, wells and console with what is in them."""
    yield _part("base", "base", solid("base"))
    high = stand.FLOOR + stand.ON_POSTS
    yield from computer_items(computer)
    if computer != "none":
        board = bought.plug_board().translate((*stand.BOARD_AT, high))
        yield Item("plug-board", board, BOARD, "base")
        socket = bought.socket().rotate((-90, 0, 0))
        x, z = stand.SOCKET
        yield Item("socket", socket.translate((x, stand.DEPTH, z)), BLACK, "base")
    places = [(*place, high) for place in stand.DRIVERS[:drivers]]
    if guest:
        places.append((*stand.GUEST, stand.FLOOR + stand.LOW))
    for place in places:
        yield Item("driver", bought.driver().rotate((0, 0, 90)).translate(place), BLUE_BOARD, "base")
    if deck:
        yield _part("deck", "deck", solid("deck"))
        yield from _deck_screws()
    if front:
        yield _part("console", "console", solid("console"))
        yield Item(
            "oled",
            stand.on_slope(bought.oled().translate((0, stand.OLED_UP, -5.4))),
            BLACK,
            "console",
        )
        yield Item("shown", _shown(LANDED[head]), "#bfe6ff", "console", art=True)
        light = solid("cheek").translate((0, stand.LIGHT_UP, -face.FRONT))
        yield _part("cheek", "console", stand.on_slope(light))
        cap = solid("cheek-cap").translate((0, stand.LIGHT_UP, -face.FRONT))
        yield _part("cheek-cap", "console", stand.on_slope(cap))
        yield from _wells()
        yield from _front_screws()


def computer_items(computer: Computer) -> Iterator[Item]:
    """What thinks, with its card: a Pi, or a Pi Zero with or without a Pico in front of it."""
    high = stand.FLOOR + stand.ON_POSTS

    def turned(board: Solid, at: Point, size: Point) -> Solid:
        return board.rotate((0, 0, 180)).translate((at[0] + size[0], at[1] + size[1], high))

    if computer == "pi":
        yield Item("raspberry-pi", turned(bought.raspberry_pi(), stand.PI_AT, (85, 56)), BOARD, "base")
        yield Item("card", turned(bought.sd_card(), stand.PI_AT, (85, 56)), BLACK, "base", small=True)
    if computer.startswith("zero"):
        yield Item("pi-zero", turned(bought.pi_zero(), stand.ZERO_AT, (65, 30)), BOARD, "base")
        yield Item(
            "card", turned(bought.sd_card_of_zero(), stand.ZERO_AT, (65, 30)), BLACK, "base", small=True
        )
    if computer == "zero and pico":
        pico = bought.pico().translate((*stand.PICO_AT, stand.FLOOR + stand.LOW))
        yield Item("pico", pico, BOARD, "base")


def _screw(name: str, placed: Solid, group: str) -> Item:
    return Item(name, placed, METAL, group, small=True)


def _deck_screws() -> Iterator[Item]:
    """From above into the base, and from below into the face."""
    top = stand.HEIGHT + stand.DECK
    for post in stand.CORNER_POSTS:
        yield _screw(
            "screw", bought.screw(8, cutting=True).rotate((180, 0, 0)).translate((*post, top)), "deck"
        )
    for x, z in face.FEET:
        yield _screw(
            "screw", bought.screw(8, cutting=True).translate((*stand.on_deck(x, z), stand.HEIGHT)), "deck"
        )


def _front_screws() -> Iterator[Item]:
    """Heads in wells and console, nuts in the base."""
    across, up = stand.JOINTS
    for middle in (-stand.well_at(), 0, stand.well_at()):
        for side in (-1, 1):
            at = (middle + side * across, 0, up)
            screw = bought.screw(8).rotate((-90, 0, 0)).translate((0, -stand.WALL, 0)).translate(at)
            yield _screw("screw", screw, "wells")
            nut = bought.nut().rotate((-90, 0, 0)).translate((0, stand.WALL, 0)).translate(at)
            yield _screw("nut", nut, "base")


def _side_screws() -> Iterator[Item]:
    """Between two bases that stand side by side, at x = 0."""
    for y, z in stand.SIDE_JOINTS:
        yield _screw("screw", bought.screw(8).rotate((0, 90, 0)).translate((-stand.WALL, y, z)), "base")
        yield _screw("nut", bought.nut().rotate((0, 90, 0)).translate((stand.WALL, y, z)), "base")


def cable_items(profile: Profile) -> Iterator[Item]:
    """Bundles where cables go from part to part: what is in their way would cut them off."""
    x, y = stand.on_deck(0, -24)
    top = stand.HEIGHT + stand.DECK
    half = stand.WIDTH / 2 if profile == "both" else 0

    def bundle(size: tuple[float, float, float], middle: tuple[float, float, float]) -> Item:
        return Item("cable", Solid.cube(size, True).translate(middle), BLACK, "cable", small=True)

    for side in (-1, 1) if profile == "both" else (0,):
        yield bundle((30, 8, 14), (side * half + x, y, top))
    yield bundle((18, 24, 6), (-half, 0, 22))
    power = (stand.PI_AT[0] + 85 - 11.2 - half, stand.DEPTH + 4.5, stand.FLOOR + stand.ON_POSTS + 3)
    yield bundle((11, 34, 7), power)
    if profile == "both":
        yield bundle((30, 18, 5), (0, *stand.SIDE_CABLES))


@cache
def _shown(faces: tuple[Face, ...]) -> Solid:
    """What the screen says in pictures: its page for an outcome, pixel by pixel."""
    page = outcome_page(faces)
    dot = 21.7 / page.width
    runs = []
    for row in range(page.height):
        lit = [bool(page.getpixel((column, row))) for column in range(page.width)] + [False]
        begin = 0
        for column, on in enumerate(lit):
            if on and (column == 0 or not lit[column - 1]):
                begin = column
            if not on and column and lit[column - 1]:
                middle = ((begin + column) / 2 - page.width / 2) * dot, (page.height / 2 - row - 0.5) * dot
                runs.append(rectangle((column - begin) * dot, dot, middle))
    up = stand.OLED_UP + stand.OLED_GLASS_OFF
    return stand.on_slope(slab(joined(runs).translate((0, up)), -3.9, -3.85))


def _wells() -> Iterator[Item]:
    for side, pile, count in ((-1, "draw", 60), (1, "discard", 22)):
        at = (side * stand.well_at(), 0, 0)
        yield _part(f"well-{pile}", "wells", solid(f"well-{pile}").translate(at))
        middle = (at[0], -stand.WELL[1] / 2, stand.FLOOR)
        yield Item(f"cards-{pile}", bought.cards(count).translate(middle), "#fdfdfd", "cards")
        yield from _top_card(pile, middle, 0.3 * count)


def _top_card(pile: str, middle: tuple[float, float, float], high: float) -> Iterator[Item]:
    x, y, z = middle[0], middle[1], middle[2] + high
    colour = "#24324a" if pile == "draw" else "#12783f"
    drawing = CARDS["eyeball"] if pile == "draw" else CARDS["reverse"]
    yield Item(f"card-{pile}-0", slab(rectangle(50, 81, (x, y), 3), z, z + 0.05), colour, "cards", art=True)
    mark = drawn(drawing, 30, (x, y))
    yield Item(f"card-{pile}-1", slab(mark, z + 0.05, z + 0.1), "#ffffff", "cards", art=True)


def tray(profile: Profile, turned: float = 0) -> list[Item]:
    """A whole tray on the table. `both` is two side by side, with one Pi and one front."""
    if profile != "both":
        drivers = len(REELS_OF[profile])
        return [*stand_items(drivers, head=profile), *_standing(profile, turned)]
    half = stand.WIDTH / 2
    eyes = [*stand_items(2), *_standing("eyes", turned, lights=False)]
    empty = stand_items(0, computer="none", front=False, guest=True)
    wheel = [*empty, *_standing("wheel", turned, lights=False)]
    both = [item.moved((-half, 0, 0)) for item in eyes] + [item.moved((half, 0, 0)) for item in wheel]
    return [*both, *_side_screws()]


def _standing(head: TrayKind, turned: float, *, lights: bool = True) -> Iterator[Item]:
    for item in face_items(head, turned, lights=lights):
        yield replace(item, solid=stand.stand_up(item.solid))
