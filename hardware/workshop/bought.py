"""What is bought, as plain solids: to check that it fits, and to show it in pictures.

Each is around its own origin, which its first line names.
"""

from __future__ import annotations

from hardware.workshop.plugboard import SCREWS, SIZE
from hardware.workshop.reels import MOTOR_EARS, SENSOR_HOLES, SHAFT_OFFSET
from hardware.workshop.solids import (
    Solid,
    bar,
    circle,
    joined,
    polar,
    polygon,
    rectangle,
    ring,
    slab,
    union,
)


def motor() -> Solid:
    """28BYJ-48: around its shaft, which points up; flange at z = 0; the body lies towards x > 0."""
    at = (SHAFT_OFFSET, 0)
    ears = ((SHAFT_OFFSET, MOTOR_EARS), (SHAFT_OFFSET, -MOTOR_EARS))
    flange = joined([bar(*ears, 7), circle(14, at)]) - joined([circle(2.1, ear) for ear in ears])
    box = rectangle(6.5, 15, (SHAFT_OFFSET + 14.2, 0))
    shaft = circle(2.5) ^ rectangle(3, 6)
    return union(
        [
            slab(circle(14, at), -19, 0),
            slab(flange, -0.8, 0),
            slab(box, -17, -1),
            slab(circle(4.5), 0, 1.5),
            slab(shaft.rotate(90), 1.5, 9.6),
        ]
    )


def slot_sensor() -> Solid:
    """ITR9606: around the middle of its slot at the height of its feet; arms along x."""
    feet = rectangle(24.5, 6, corner=2.5) - joined(
        [circle(1.6, (x, 0)) for x in (-SENSOR_HOLES, SENSOR_HOLES)]
    )
    arms = joined([rectangle(4.3, 6, (x, 0)) for x in (-4.65, 4.65)])
    return slab(feet, 0, 2.8) + slab(arms, 0, 10.7)


def switch() -> Solid:
    """Tactile switch, 12 × 12 × 7.3 mm: around its middle, feet at z = 0."""
    return slab(rectangle(12, 12, corner=1), 0, 4.0) + slab(circle(3.4), 4.0, 7.3)


def oled() -> Solid:
    """0.96 inch SSD1306 module: around the middle of its board, whose front is at z = 0."""
    holes = joined([circle(1.1, (x, y)) for x in (-11.7, 11.7) for y in (-11.9, 11.9)])
    return slab(rectangle(27.3, 27.8) - holes, -1.2, 0) + slab(rectangle(26.6, 18.4, (0, 0.6)), 0, 1.5)


def raspberry_pi() -> Solid:
    """Pi 4: the lower left corner of its board, which is at z = 0; USB and network at the right."""
    holes = joined([circle(1.35, (x, y)) for x in (3.5, 61.5) for y in (3.5, 52.5)])
    board = rectangle(85, 56, (42.5, 28), 3) - holes
    ports = [slab(rectangle(17.5, 13.2, (78.7, y)), 1.4, 17) for y in (9, 27)]
    ports.append(slab(rectangle(21.3, 16, (76.8, 45.8)), 1.4, 14.9))
    pins = slab(rectangle(51, 5, (32.5, 52.5)), 1.4, 10)
    leads = [slab(rectangle(9, 7.5, (11.2, 2.6)), 1.4, 4.6)]
    chip = slab(rectangle(15, 15, (29, 32)), 1.4, 3.8)
    # Under the board: the lid of the card's slot, and the solder of the header.
    under = [slab(rectangle(12, 12, (7.5, 28)), -1.9, -1.1), slab(rectangle(51, 5, (32.5, 52.5)), -1.5, 0)]
    rails = [slab(rectangle(12, 0.4, (7.5, 28 + side * 5.9)), -1.9, 0) for side in (-1, 1)]
    return union([slab(board, 0, 1.4), pins, chip, *ports, *leads, *under, *rails])


def pi_zero() -> Solid:
    """Pi Zero 2 W: as a Pi, whose two rear holes it shares; its ports are at y = 0, its card at x = 0."""
    holes = joined([circle(1.35, (x, y)) for x in (3.5, 61.5) for y in (3.5, 26.5)])
    board = rectangle(65, 30, (32.5, 15), 3) - holes
    ports = [slab(rectangle(11.2, 7.5, (12.4, 2.8)), 1.4, 4.7)]
    ports += [slab(rectangle(7.6, 5.6, (x, 1.8)), 1.4, 4.0) for x in (41.4, 54.0)]
    pins = slab(rectangle(51, 5, (32.5, 26.5)), 1.4, 10)
    slot = [slab(rectangle(12, 12, (7.5, 16.9)), 2.6, 3.0)]
    slot += [slab(rectangle(12, 0.4, (7.5, 16.9 + side * 5.9)), 1.4, 3.0) for side in (-1, 1)]
    return union([slab(board, 0, 1.4), pins, *slot, *ports])


def sd_card() -> Solid:
    """A micro SD card in a Pi's slot: it looks out by 2.5 mm. Placed as the Pi is."""
    return slab(rectangle(15, 11, (5.0, 28)), -1.05, -0.05)


def sd_card_of_zero() -> Solid:
    return slab(rectangle(15, 11, (5.0, 16.9)), 1.5, 2.5)


def pico() -> Solid:
    """Pico H, upside down so that its pins point up: around its middle, board at z = 0, USB at x < 0."""
    holes = joined([circle(1.05, (x, y)) for x in (-23.5, 23.5) for y in (-5.7, 5.7)])
    board = rectangle(51, 21) - holes
    pins = [slab(rectangle(50.8, 2.5, (0, side * 8.89)), 1.0, 9.5) for side in (-1, 1)]
    usb = slab(rectangle(5.6, 7.6, (-24.0, 0)), -2.8, 0)
    return union([slab(board, 0, 1.0), *pins, usb])


def plug_board() -> Solid:
    """5 × 7 cm: around its middle, board at z = 0, long side along y; with wires plugged in."""
    (long, wide), (apart_y, apart_x) = SIZE, SCREWS
    holes = joined([circle(1.0, (x * apart_x / 2, y * apart_y / 2)) for x in (-1, 1) for y in (-1, 1)])
    board = rectangle(wide, long) - holes
    plugs = [slab(rectangle(2.5, 58, (side * 20.3, 0)), 1.6, 16) for side in (-1, 1)]
    solder = slab(rectangle(42, 60), -2, 0)
    return union([slab(board, 0, 1.6), slab(rectangle(36, 58), 1.6, 12), *plugs, solder])


def socket() -> Solid:
    """Panel socket for a round plug: around its axis, which points up; the outside of the panel at z = 0."""
    return slab(circle(4.0), -16, 0) + slab(circle(5.5), 0, 2) + slab(circle(5.4), -8.4, -2.4)


def bearing() -> Solid:
    """623ZZ: around its axis, from z = 0 up."""
    return slab(ring(1.5, 5.0), 0, 4)


def screw(length: float, head: float = 1.65, *, cutting: bool = False) -> Solid:
    """M3: its axis is z, the underside of its head at z = 0. Button heads are 1.65 mm high.

    One that cuts its own thread is shown as thick as the thread leaves room for.
    """
    return slab(circle(1.35 if cutting else 1.5), 0, length) + slab(circle(2.85), -head, 0)


def nut(high: float = 2.4) -> Solid:
    """M3: around its axis, from z = 0 up. A lock nut is 4 mm high."""
    hexagon = polygon([polar(3.18, angle) for angle in range(0, 360, 60)])
    return slab(hexagon - circle(1.5), 0, high)


def driver() -> Solid:
    """ULN2003 board: around its middle, board at z = 0."""
    holes = joined([circle(1.5, (x, y)) for x in (-13.3, 13.3) for y in (-14.8, 14.8)])
    parts = [
        slab(rectangle(7, 19, (-4, 0)), 1.6, 6),
        slab(rectangle(6, 14.6, (7.5, 0)), 1.6, 9),
        slab(rectangle(2.5, 10, (-13, 0)), 1.6, 10),
    ]
    return union([slab(rectangle(32, 35) - holes, 0, 1.6), *parts])


def led() -> Solid:
    """5 mm LED: around its axis, the rim of its case at z = 0, light upwards."""
    dome = Solid.sphere(2.5, 24).translate((0, 0, 5.2))
    return slab(circle(2.9), 0, 1) + slab(circle(2.5), 0, 5.2) + dome


def cards(count: int) -> Solid:
    """A pile of cards on z = 0, around its middle."""
    return slab(rectangle(56, 87, corner=3.5), 0, 0.3 * count)
