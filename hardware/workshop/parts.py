"""Every printed part: what it is, how it lies on the printer's bed, and how many a tray needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from hardware.workshop import face, reels, stand
from hardware.workshop.solids import Solid

BED = (210.0, 210.0, 200.0)
"""What a common printer with a bed of 220 × 220 mm really prints on."""

YELLOW, ORANGE, GLOW, WHITE = "#ffd23f", "#ff8a4c", "#ffc06a", "#fbfaf5"
SEA, GREY, DARK, BLACK = "#2f6f9f", "#9aa3ab", "#5b3a00", "#3a3d42"

OPAQUE = "black filament: infrared light shines through white, and the sensor would see no marks"
INSTEAD = ("sensor-mount-hall", "sleeve", "bush")
"""Parts for those who build it the other way: with Hall sensors, or without bearings."""

FRONT_DOWN = (180.0, 0.0, 0.0)
AS_IT_STANDS = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Part:
    name: str
    title: str
    model: Callable[[], Solid]
    """In its place; see the module it comes from."""
    colour: str
    lies: tuple[float, float, float]
    """How it is turned to be printed without supports."""
    counts: tuple[int, int, int]
    """How many for `eyes`, `wheel` and `both`."""
    hint: str = ""
    light: Callable[[], Solid] | None = None
    """The same with less plastic inside: all else fits it as before."""
    coarse: bool = False
    """Whether thick layers will do."""


COLOURS = {
    YELLOW: "yellow",
    ORANGE: "orange",
    GLOW: "translucent",
    WHITE: "white",
    SEA: "blue",
    GREY: "grey",
    DARK: "brown",
    BLACK: "black",
}

PARTS: tuple[Part, ...] = (
    Part(
        *("face-eyes", "Face with two eyes", lambda: face.shell("eyes"), YELLOW, FRONT_DOWN, (1, 0, 1)),
        light=lambda: face.shell("eyes", light=True),
        coarse=True,
    ),
    Part(
        *("face-wheel", "Face with the wheel", lambda: face.shell("wheel"), YELLOW, FRONT_DOWN, (0, 1, 1)),
        light=lambda: face.shell("wheel", light=True),
        coarse=True,
    ),
    Part(
        *("cover", "Back cover", face.cover, YELLOW, AS_IT_STANDS, (1, 1, 2)),
        light=lambda: face.cover(light=True),
        coarse=True,
    ),
    Part("eye-ring", "Eye ring", face.eye_ring, WHITE, FRONT_DOWN, (2, 2, 4), coarse=True),
    Part("smile", "Smile", face.smile, DARK, AS_IT_STANDS, (1, 0, 1)),
    Part("nose", "Nose", face.nose, ORANGE, AS_IT_STANDS, (1, 1, 2)),
    Part("nose-mount", "Nose mount", face.nose_mount, GREY, AS_IT_STANDS, (1, 1, 2)),
    Part(
        *("cheek", "Cheek", face.cheek, GLOW, FRONT_DOWN, (3, 3, 5)),
        hint="translucent filament; one is the console's light",
    ),
    Part("cheek-cap", "Cheek cap", face.cheek_cap, GREY, FRONT_DOWN, (3, 3, 1)),
    Part("pointer", "Pointer", face.pointer, WHITE, FRONT_DOWN, (0, 1, 1)),
    Part(
        *("disc-left", "Left eye's disc", lambda: reels.disc("left"), BLACK, FRONT_DOWN, (1, 0, 1)),
        hint=OPAQUE,
    ),
    Part(
        *("disc-right", "Right eye's disc", lambda: reels.disc("right"), BLACK, FRONT_DOWN, (1, 0, 1)),
        hint=OPAQUE,
    ),
    Part(
        *("disc-wheel", "Wheel", lambda: reels.disc("wheel"), BLACK, FRONT_DOWN, (0, 1, 1)),
        hint=OPAQUE,
    ),
    Part(
        *("spacer", "Bearing spacer", reels.spacer, GREY, AS_IT_STANDS, (2, 1, 3)),
        hint="between two bearings 623ZZ",
    ),
    Part("axle-washer", "Axle washer", reels.axle_washer, GREY, AS_IT_STANDS, (2, 1, 3)),
    Part(
        *("sleeve", "Axle sleeve", reels.sleeve, GREY, AS_IT_STANDS, (2, 1, 3)),
        hint="instead of spacer and bearings",
    ),
    Part(
        *("bush", "Bush", reels.bush, GREY, AS_IT_STANDS, (4, 2, 6)),
        hint="instead of a bearing; two on each sleeve",
    ),
    Part("motor-gear", "Motor gear", reels.motor_gear, GREY, FRONT_DOWN, (2, 1, 3), hint="0.15 mm layers"),
    Part("mount-left", "Left reel's mount", lambda: reels.mount("left"), GREY, AS_IT_STANDS, (1, 0, 1)),
    Part("mount-right", "Right reel's mount", lambda: reels.mount("right"), GREY, AS_IT_STANDS, (1, 0, 1)),
    Part("mount-wheel", "Wheel's mount", lambda: reels.mount("wheel"), GREY, AS_IT_STANDS, (0, 1, 1)),
    Part(
        *("sensor-mount-slot", "Mount for a slot sensor", lambda: reels.slot_sensor_mount("wheel")),
        *(GREY, AS_IT_STANDS, (2, 1, 3)),
    ),
    Part(
        *("sensor-mount-hall", "Mount for a Hall sensor", lambda: reels.hall_sensor_mount("wheel")),
        *(GREY, AS_IT_STANDS, (2, 1, 3)),
        hint="instead of the one for slot sensors",
    ),
    Part(
        *("base", "Base", stand.base, SEA, AS_IT_STANDS, (1, 1, 2)),
        light=lambda: stand.base(light=True),
        coarse=True,
    ),
    Part(
        *("deck", "Deck", stand.deck, SEA, FRONT_DOWN, (1, 1, 2)),
        light=lambda: stand.deck(light=True),
        coarse=True,
    ),
    Part(
        *("well-draw", "Well for the draw pile", lambda: stand.card_well(stand.PILES["draw"])),
        *(SEA, AS_IT_STANDS, (1, 1, 1)),
        light=lambda: stand.card_well(stand.PILES["draw"], light=True),
        coarse=True,
    ),
    Part(
        *("well-discard", "Well for the discard pile", lambda: stand.card_well(stand.PILES["discard"])),
        *(SEA, AS_IT_STANDS, (1, 1, 1)),
        light=lambda: stand.card_well(stand.PILES["discard"], light=True),
        coarse=True,
    ),
    Part(
        *("console", "Console", stand.console, SEA, (180 - stand.SLOPE, 0, 0), (1, 1, 1)),
        light=lambda: stand.console(light=True),
        coarse=True,
    ),
)
NAMED = {part.name: part for part in PARTS}


@cache
def solid(name: str) -> Solid:
    return NAMED[name].model()


@cache
def light_solid(name: str) -> Solid:
    model = NAMED[name].light
    assert model is not None, f"{name} has no light version"
    return model()


def as_printed(name: str, *, light: bool = False) -> Solid:
    """On the bed, with its lower front left corner at the origin."""
    lying = (light_solid(name) if light else solid(name)).rotate(NAMED[name].lies)
    low = lying.bounding_box()[:3]
    return lying.translate((-low[0], -low[1], -low[2]))
