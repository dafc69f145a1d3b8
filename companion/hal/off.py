"""Switches coils and buzzer off after a companion that crashed and could not do so itself."""

from __future__ import annotations

from collections.abc import Iterator

from gpiozero.pins.pi import PiFactory  # type: ignore[import-untyped]

from companion.config import load
from companion.config.board import BoardSettings
from companion.config.pins import profiles
from companion.hal.clock import RealClock
from companion.hal.pins import Pins


def driven_pins(board: BoardSettings) -> Iterator[int]:
    """This Pi's pins whose parts get hot, or stay loud, if they are left on."""
    if board.kind == "gpio":
        for reel in board.reels.values():
            yield from reel.outputs.values()
    on_a_pico = board.kind == "pico" and "buzzer" in board.pico.parts
    if board.buzzer is not None and board.kind != "sim" and not on_a_pico:
        yield board.buzzer.pin


def every_driven_pin() -> set[int]:
    """The driven pins of all wiring profiles: for a tray whose wiring is unknown."""
    boards = (
        load(files=[], environ={}, flags={"board.kind": "gpio", "board.profile": profile}).board
        for profile in profiles()
    )
    return {pin for board in boards for pin in driven_pins(board)}


def switch_off(factory: PiFactory, numbers: set[int]) -> None:
    """Set pins low, then make them inputs that are pulled down, as closing a board does."""
    pins = Pins(factory, RealClock(), polled=False)
    try:
        for number in sorted(numbers):
            pins.output(number, "coil or buzzer")
    finally:
        pins.close()
