"""The command line, ``tray``: one module a command, which imports its heavy parts only when it runs."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from companion.cli import (
    audit,
    calibrate,
    doctor,
    editions,
    entropy,
    export,
    flash,
    off,
    pages,
    play,
    ports,
    printing,
    replay,
    rules,
    run,
    sim,
    simulate,
    spin,
    statistics,
)
from companion.errors import TrayError, exit_code

app = typer.Typer(
    help="A game tray for UNO party editions: play, referee, spin, replay.",
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"tray {version('tray-companion')}")
        raise typer.Exit


@app.callback()
def tray(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """A callback of its own keeps ``--version`` out of the commands."""


for command in (
    sim,
    run,
    play,
    spin,
    rules,
    editions,
    replay,
    simulate,
    statistics,
    export,
    audit,
    entropy,
    pages,
    printing,
    ports,
    flash,
    doctor,
    calibrate,
    off,
):
    command.register(app)


def main() -> None:
    """Run ``tray``: whatever goes wrong is told in one sentence and an exit code."""
    # A terminal that cannot show ▲ still shows the letter beside it.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app(prog_name="tray")
    except TrayError as error:
        print(f"tray: {error}", file=sys.stderr)
        sys.exit(exit_code(error))
    finally:
        _close_quietly()


def _close_quietly() -> None:
    """Whoever read our output may have seen enough and left: no word about it at exit."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
