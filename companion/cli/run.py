"""``tray run``: the companion as a service, on the board of the config."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, NoReturn

import typer

Host = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere.", show_default=False),
]
Port = Annotated[
    int | None, typer.Option(min=0, max=65535, help="The config's web.port if not given.", show_default=False)
]
Data = Annotated[
    Path | None,
    typer.Option(help="Folder for all that is kept; also TRAY_DATA.", file_okay=False, show_default=False),
]


class AnyBoard(StrEnum):
    """What a companion can run on."""

    SIM = "sim"
    GPIO = "gpio"
    PICO = "pico"


def register(app: typer.Typer) -> None:
    app.command()(run)


def run(
    board: Annotated[
        AnyBoard | None,
        typer.Option(
            help="Simulated, this Pi's pins, or a Pico; the config's board.kind if not given.",
            show_default=False,
        ),
    ] = None,
    host: Host = None,
    port: Port = None,
    data: Data = None,
) -> None:
    """Run the companion, with pages for every phone in the house.

    Exit code 77: it was switched off by menu or page, and tray.poweroff says that the machine is to follow.
    """
    flags: dict[str, object] = {
        "web.host": host,
        "web.port": port,
        "data": None if data is None else str(data),
    }
    flags["board.kind"] = board
    _become({key: value for key, value in flags.items() if value is not None})


def _become(flags: Mapping[str, object]) -> NoReturn:
    """Go on as the service, in this very process but without all that reads command lines."""
    import json
    import os
    import subprocess

    # A folder that happens to be called companion must not get in, unless this is a checkout of ours.
    here = () if sys.path[0] == str(Path.cwd()) else ("-P",)
    service = [sys.executable, *here, "-m", "companion.web", json.dumps(flags)]
    if sys.platform == "win32":
        # There it would be a new process, and the old one would seem to have ended.
        sys.exit(subprocess.run(service, check=False).returncode)
    os.execv(sys.executable, service)
