"""The command line, ``tray``: one module a command, which imports its heavy parts only when it runs."""

from __future__ import annotations

import errno
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
from companion.interrupts import INTERRUPTED

UNWRITABLE = {
    errno.ENOSPC: "there is no room for what is written: free some, or write elsewhere",
    errno.EFBIG: "what is written is larger than a file may be here: write elsewhere",
    errno.EBADF: "what it should write to can only be read: write elsewhere",
}

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
    _open_streams()
    try:
        try:
            app(prog_name="tray")
        finally:
            _flush()
    except TrayError as error:
        print(f"tray: {error}", file=sys.stderr)
        sys.exit(exit_code(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        _write_no_more()
        print(f"tray: {UNWRITABLE[error.errno]}", file=sys.stderr)
        sys.exit(1)


def _open_streams() -> None:
    """Whoever starts us may have closed them."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
    # A terminal that cannot show ▲ still shows the letter beside it.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _flush() -> None:
    """Whoever read our output may have seen enough and left: no word about it at exit."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _write_no_more()


def _write_no_more() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
