"""``tray flash``: put the firmware on the Pico that drives the motors."""

from __future__ import annotations

from typing import Annotated

import typer

PORT_HELP = "The Pico's serial port; board.pico.port, or the only Pico there is, if not given."
NOT_CURRENT = 3
"""Exit code: something else than this firmware with these settings is on the Pico."""


def register(app: typer.Typer) -> None:
    app.command()(flash)


def flash(
    port: Annotated[str | None, typer.Option(help=PORT_HELP, show_default=False)] = None,
    only_check: Annotated[
        bool, typer.Option("--check", help="Only say what is on it; exit code 3 if it should be flashed.")
    ] = False,
) -> None:
    """Copy firmware and settings onto the Pico, and start it.

    The config says which pin does what. The firmware that was there before stays until the new one is whole,
    so a cable may be pulled at any time.
    """
    from companion.config import load
    from companion.hal.pico import flash as flashing

    # The pins are those of a Pico, whatever board is used otherwise.
    board = load(flags={"board.kind": "pico", "board.pico.port": port}).board
    if not only_check:
        done = flashing.flash(board.pico.port, board, typer.echo)
        typer.echo(f"Firmware {done.named} runs on the Pico {done.unique_id}.")
        return
    welcome, current = flashing.check(board.pico.port, board)
    typer.echo(f"Firmware {welcome.named} runs on the Pico {welcome.unique_id}.")
    if not current:
        typer.echo("Its files or settings are not those of this companion: tray flash copies them.")
        raise typer.Exit(NOT_CURRENT)
