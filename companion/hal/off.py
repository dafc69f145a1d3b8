"""Switches coils and buzzer off after a companion that could not do so itself, with whatever is known."""

from __future__ import annotations

from collections.abc import Iterator

from gpiozero.pins.pi import PiFactory  # type: ignore[import-untyped]

from companion.config import load
from companion.config.board import BoardSettings
from companion.config.pins import profiles
from companion.hal.clock import RealClock
from companion.hal.pins import Pins


def driven_pins(board: BoardSettings) -> Iterator[int]:
    """What gets hot, or loud, if it stays on: those of this Pi's own pins."""
    if board.kind == "gpio":
        for reel in board.reels.values():
            yield from reel.coils
    on_a_pico = board.kind == "pico" and "buzzer" in board.pico.parts
    if board.buzzer is not None and board.kind != "sim" and not on_a_pico:
        yield board.buzzer.pin


def every_driven_pin() -> set[int]:
    """Those of all wiring profiles: for when nobody knows how this tray is wired."""
    boards = (
        load(files=[], environ={}, flags={"board.kind": "gpio", "board.profile": profile}).board
        for profile in profiles()
    )
    return {pin for board in boards for pin in driven_pins(board)}


def switch_off(factory: PiFactory, numbers: set[int]) -> None:
    """Low, then inputs that are pulled down, as a board leaves them when it is closed."""
    pins = Pins(factory, RealClock(), polled=False)
    try:
        for number in sorted(numbers):
            pins.output(number, "coil or buzzer")
    finally:
        pins.close()
