"""``tray off``: coils and buzzer off, even after a crash. systemd runs it whenever the companion ends."""

from __future__ import annotations

import sys

import typer

from companion.errors import TrayError


def register(app: typer.Typer) -> None:
    app.command()(off)


def off() -> None:
    """Switch coils and buzzer off if they are still on.

    Use it after the companion was killed; it also works with a broken config.
    """
    from companion.config import load
    from companion.config.board import BoardSettings
    from companion.hal.factory import open_factory
    from companion.hal.off import driven_pins, every_driven_pin, switch_off

    try:
        board = load().board
        numbers = set(driven_pins(board))
    except TrayError as error:
        print(f"tray: {error} So every pin that may have a coil is switched off.", file=sys.stderr)
        board, numbers = BoardSettings(), every_driven_pin()
    if numbers:
        switch_off(open_factory(board.pin_factory), numbers)
