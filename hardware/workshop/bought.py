"""What is bought, as plain solids: to check that it fits, and to show it in pictures.

Each is around its own origin, which its first line names.
"""

from __future__ import annotations

from hardware.workshop.reels import MOTOR_EARS, SENSOR_HOLES, SHAFT_OFFSET
from hardware.workshop.solids import Solid, bar, circle, joined, rectangle, slab, union


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
    return union([slab(board, 0, 1.4), pins, chip, *ports, *leads])


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
