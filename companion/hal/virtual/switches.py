"""What can go wrong with a tray, as switches: for tests, and for people who want to see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.hal.virtual.disc import Disc
from companion.hal.virtual.motor import Motor

SLIP = 48
"""Half steps that a slipping disc loses: 13° of the default one."""
BY_HAND_DEGREES = 25.0
GEARBOX = 283712 / 4455 / 64
"""How far a disc turns with the other gearbox that these motors are sold with, in times of the usual one."""


@dataclass(frozen=True, slots=True)
class Switch:
    """One way for one part to go wrong."""

    name: str
    """The part and its fault, such as `left.slip`."""
    what: str
    """What a person would see."""
    act: Callable[[bool], None]
    once: bool = False
    """Whether it is over at once; otherwise it lasts until it is switched off."""


def reel_switches(reel: str, motor: Motor, disc: Disc) -> list[Switch]:
    def slip(_on: bool) -> None:
        disc.slip(SLIP)

    def slip_late(_on: bool) -> None:
        motor.when_slow = lambda: disc.slip(SLIP)

    def turn(_on: bool) -> None:
        disc.turned_by_hand(BY_HAND_DEGREES)

    def jam(on: bool) -> None:
        motor.stuck = on

    def swap_wires(on: bool) -> None:
        motor.reversed = on

    def swap_two(on: bool) -> None:
        motor.swapped = on

    def change_gearbox(on: bool) -> None:
        disc.gear = GEARBOX if on else 1.0

    def loosen(on: bool) -> None:
        disc.loose = on

    def blind(on: bool) -> None:
        disc.break_sensor(False if on else None)

    def dazzle(on: bool) -> None:
        disc.break_sensor(True if on else None)

    return [
        Switch(f"{reel}.slip", "a finger holds the disc for a moment", slip, once=True),
        Switch(f"{reel}.late-slip", "a finger holds the disc after its last mark", slip_late, once=True),
        Switch(f"{reel}.turned", "somebody turns the disc by hand", turn, once=True),
        Switch(f"{reel}.stuck-motor", "the motor does not turn", jam),
        Switch(f"{reel}.reversed", "the motor turns backwards", swap_wires),
        Switch(f"{reel}.swapped-coils", "two wires of the motor are swapped", swap_two),
        Switch(f"{reel}.weak-motor", "the motor's supply is too weak", motor.weaken),
        Switch(f"{reel}.other-gearbox", "the motor has a gearbox of exactly 1:64", change_gearbox),
        Switch(f"{reel}.loose-disc", "the disc's gear is loose on its shaft", loosen),
        Switch(f"{reel}.dead-sensor", "the sensor sees nothing", blind),
        Switch(f"{reel}.sensor-on", "the sensor sees a mark everywhere", dazzle),
    ]
