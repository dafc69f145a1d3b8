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
