"""Which part is on which pin of the Pico; a wiring is checked before anything is switched on."""

from __future__ import annotations

from msgspec.structs import replace

from companion.config.board import BoardSettings
from companion.hal.errors import NoSuchPin, PinInUse
from companion.hal.wiring import used_pins

PINS = frozenset({*range(23), 26, 27, 28})
"""GP23 to GP25 are the Pico's own."""


def on_the_pico(board: BoardSettings) -> BoardSettings:
    """The board with only the parts that are on the Pico."""
    there = board.pico.parts
    return replace(
        board,
        nose=board.nose if "nose" in there else None,
        lights=board.lights if "lights" in there else {},
        buzzer=board.buzzer if "buzzer" in there else None,
        screen=None,
    )


def on_this_pi(board: BoardSettings) -> BoardSettings:
    """The board with only the parts that are on this Pi."""
    there = board.pico.parts
    return replace(
        board,
        nose=None if "nose" in there else board.nose,
        lights={} if "lights" in there else board.lights,
        buzzer=None if "buzzer" in there else board.buzzer,
        reels={},
    )


def needs_this_pis_pins(board: BoardSettings) -> bool:
    """Whether any part is on pins of this Pi; a screen on I2C has a bus of its own."""
    here = on_this_pi(board)
    spi = here.screen is not None and here.screen.interface == "spi"
    return here.nose is not None or bool(here.lights) or here.buzzer is not None or spi


def check_pico_wiring(board: BoardSettings) -> None:
    """Refuse a wiring in which two parts share a pin, or a pin is used that the Pico does not have."""
    users: dict[int, str] = {}
    for pin, user in used_pins(on_the_pico(board)):
        if pin not in PINS:
            raise NoSuchPin(
                f"GP{pin} for the {user}: a Pico has GP0 to GP22 and GP26 to GP28. Choose another."
            )
        if pin in users:
            raise PinInUse(
                f"GP{pin} is wanted twice, for the {users[pin]} and for the {user}: "
                "give one of them another pin in [board]."
            )
        users[pin] = user
