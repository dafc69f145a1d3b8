"""``tray run``: the companion as a service, on the board of the config."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

import typer

from companion.cli.flags import BoardFlag, DataFlag, HostFlag, PortFlag


def register(app: typer.Typer) -> None:
    app.command()(run)


def run(
    board: BoardFlag = None,
    host: HostFlag = None,
    port: PortFlag = None,
    data: DataFlag = None,
) -> None:
    """Run the companion, with pages for every phone in the house.

    Exit code 77: it was switched off from the menu or a page, and tray.poweroff says to switch the machine
    off, too.
    """
    flags: dict[str, object] = {
        "web.host": host,
        "web.port": port,
        "data": None if data is None else str(data),
    }
    flags["board.kind"] = board
    _become({key: value for key, value in flags.items() if value is not None})


def _become(flags: Mapping[str, object]) -> NoReturn:
    """Replace this program by the service, in the same process but without the command line's modules."""
    import json
    import os
    import subprocess

    # Not from the working directory, where some folder may be called companion, unless that is our checkout.
    here = () if sys.path[0] == str(Path.cwd()) else ("-P",)
    service = [sys.executable, *here, "-m", "companion.web", json.dumps(flags)]
    if sys.platform == "win32":
        # On Windows exec starts a new process, and the old one seems to have ended.
        sys.exit(subprocess.run(service, check=False).returncode)
    os.execv(sys.executable, service)
