"""The command line, ``tray``: one module per command; heavy imports wait until the command runs."""

from __future__ import annotations

import errno
import os
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from companion.cli import (
    audit,
    bots,
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
    selftest,
    sim,
    simulate,
    spin,
    statistics,
)
from companion.errors import TrayError, exit_code
from companion.interrupts import INTERRUPTED

UNWRITABLE = {
    errno.ENOSPC: "the disk is full: free some space, or write elsewhere",
    errno.EFBIG: "the file is too large for this disk: write elsewhere",
    errno.EBADF: "the output is not open for writing: write elsewhere",
}


class Commands(TyperGroup):
    """The commands, with typer's errors as a person would put them."""

    # Any: the class of this context is click's or typer's own, as the version of typer has it.
    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            # Words that pydantic, which typer checks values with, puts before a reason.
            error.message = error.message.removeprefix("Value error, ")
            raise


app = typer.Typer(
    cls=Commands,
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
    """This callback gives ``--version`` to ``tray`` itself, not to its commands."""


for command in (
    sim,
    run,
    play,
    spin,
    rules,
    editions,
    bots,
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
    selftest,
    calibrate,
    off,
):
    command.register(app)


def main() -> None:
    """Run ``tray``: whatever goes wrong is reported in one sentence and an exit code."""
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
    """Replace standard streams that were closed before this process started."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
    # A terminal that cannot show ● still shows the letter beside it.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _flush() -> None:
    """Flush, and ignore it if the reader of our output has left."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _write_no_more()


def _write_no_more() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
