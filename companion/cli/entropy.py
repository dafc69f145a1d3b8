"""``tray entropy``: the generator as a stream, for rngtest, dieharder and ent."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from companion.errors import TrayError


class NotForEyes(TrayError, ValueError):
    """Raw bytes would garble a terminal."""


def register(app: typer.Typer) -> None:
    app.command()(entropy)


def entropy(
    count: Annotated[int, typer.Option("--bytes", min=1, metavar="N", help="How many bytes.")],
    wait: Annotated[
        bool,
        typer.Option("--wait", help="Wait for the hardware generator instead of using the kernel."),
    ] = False,
) -> None:
    """Write random bytes to stdout, the same that draws get.

    Their sources are written to stderr.

    For example: tray entropy --bytes 2600000 | rngtest -c 1000
    """
    from companion.chance import Chance, stream
    from companion.config import load

    if sys.stdout.isatty():
        raise NotForEyes("These bytes are not for a terminal: pipe them into rngtest or ent, or into a file.")
    with Chance(load().chance) as chance:
        chance.wait_ready()
        written = stream(chance, count, sys.stdout.buffer, patient=wait)
        faults = chance.faults
    for sources, amount in written.items():
        print(f"tray: {amount} bytes from {' and '.join(sources)}", file=sys.stderr)
    for fault in faults:
        print(f"tray: {fault}", file=sys.stderr)
