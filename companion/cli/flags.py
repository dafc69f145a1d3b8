"""Flags that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from companion.errors import TrayError
from companion.names import TrayKind


class WrongFlags(TrayError, ValueError):
    """Flags that do not go together."""


BoardFlag = Annotated[
    Literal["sim", "gpio", "pico"] | None,
    typer.Option(
        help="Simulated, this Pi's pins, or a Pico; the config's board.kind if not given.", show_default=False
    ),
]
TrayFlag = Annotated[
    TrayKind | None,
    typer.Option("--tray", help="Eyes or wheel; the config's tray.kind if not given.", show_default=False),
]
HostFlag = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is every address.", show_default=False),
]
PortFlag = Annotated[
    int | None, typer.Option(min=0, max=65535, help="The config's web.port if not given.", show_default=False)
]
DataFlag = Annotated[
    Path | None,
    typer.Option(help="Folder for all data; also TRAY_DATA.", file_okay=False, show_default=False),
]
JournalFlag = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="DIR",
        help="Folder of the journal; TRAY_DATA or the config's data if not given.",
        show_default=False,
    ),
]
"""The flag of commands that only read."""
