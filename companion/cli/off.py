"""``tray off``: coils and buzzer off, whatever became of the companion. systemd runs it after every end."""

from __future__ import annotations

import sys

import typer

from companion.errors import TrayError


def register(app: typer.Typer) -> None:
    app.command()(off)


def off() -> None:
    """Switch coils and buzzer off, should they still be on.

    For when the companion was killed; works with a broken config, too.
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
