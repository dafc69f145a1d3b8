"""Which part is on which pin; a wiring is checked before anything is switched on."""

from __future__ import annotations

from collections.abc import Iterator

from companion.config.board import BoardSettings
from companion.hal.errors import NoSuchPin, PinInUse

LAST = 27
HAT_MEMORY = (0, 1)
I2C = (2, 3)
BUS_USERS = ("screen's I2C", "screen's SPI")
SPI = {0: (7, 8, 9, 10, 11), 1: (16, 17, 18, 19, 20, 21)}


def used_pins(board: BoardSettings) -> Iterator[tuple[int, str]]:
    """Every pin of the board with what it is for."""
    if board.nose is not None:
        yield board.nose.pin, "nose"
    for name, reel in board.reels.items():
        for terminal, pin in reel.outputs.items():
            yield pin, f"{name} reel's {terminal}"
        yield reel.sensor, f"{name} reel's sensor"
    for light, pins in board.lights.items():
        yield pins.red, f"{light} light's red"
        yield pins.green, f"{light} light's green"
        yield pins.blue, f"{light} light's blue"
    if board.buzzer is not None:
        yield board.buzzer.pin, "buzzer"
    if board.screen is not None and board.screen.interface == "i2c":
        yield from ((pin, BUS_USERS[0]) for pin in I2C)
    if board.screen is not None and board.screen.interface == "spi":
        yield from ((pin, BUS_USERS[1]) for pin in SPI.get(board.screen.port, ()))
        yield board.screen.dc, "screen's D/C"
        if board.screen.reset is not None:
            yield board.screen.reset, "screen's reset"


def check_wiring(board: BoardSettings) -> None:
    """Refuse a wiring in which two parts share a pin, or one has a pin that is reserved or does not exist."""
    users: dict[int, str] = {}
    for pin, user in used_pins(board):
        if pin > LAST:
            raise NoSuchPin(
                f"GPIO{pin} for the {user}: a Pi has GPIO2 to GPIO{LAST}. Choose another pin in [board]."
            )
        if pin in HAT_MEMORY:
            raise NoSuchPin(
                f"GPIO{pin} for the {user}: the HAT's memory chip uses it. Choose another pin in [board]."
            )
        if pin in I2C and user != BUS_USERS[0]:
            raise NoSuchPin(
                f"GPIO{pin} for the {user}: I2C uses it, and it is always pulled up. "
                "Choose another pin in [board]."
            )
        if pin in users:
            raise PinInUse(
                f"GPIO{pin} is wanted twice, for the {users[pin]} and for the {user}: "
                "give one of them another pin in [board]."
            )
        users[pin] = user
