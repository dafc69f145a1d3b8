"""``tray flash``: put the firmware on the Pico that drives the motors."""

from __future__ import annotations

from typing import Annotated

import typer

PORT_HELP = "The Pico's serial port; board.pico.port, or the only Pico there is, if not given."
NOT_CURRENT = 3
"""Exit code: the Pico does not have this firmware with these settings."""


def register(app: typer.Typer) -> None:
    app.command()(flash)


def flash(
    port: Annotated[str | None, typer.Option(help=PORT_HELP, show_default=False)] = None,
    only_check: Annotated[
        bool, typer.Option("--check", help="Only say what is on it; exit code 3 if it should be flashed.")
    ] = False,
) -> None:
    """Copy firmware and settings onto the Pico, and start it.

    The config says which pin does what. The old firmware stays until the new one is complete, so it is safe
    to pull the cable at any time.
    """
    from companion.config import load
    from companion.hal.pico import flash as flashing

    # The settings are for a Pico, whatever board the config names.
    board = load(flags={"board.kind": "pico", "board.pico.port": port}).board
    if not only_check:
        done = flashing.flash(board.pico.port, board, typer.echo)
        typer.echo(f"Firmware {done.named} runs on the Pico {done.unique_id}.")
        return
    welcome, current = flashing.check(board.pico.port, board)
    typer.echo(f"Firmware {welcome.named} runs on the Pico {welcome.unique_id}.")
    if not current:
        typer.echo("Its files or settings are not this companion's: tray flash copies them.")
        raise typer.Exit(NOT_CURRENT)
