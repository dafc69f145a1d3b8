"""``tray run``: the companion as a service, on the board of the config."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from companion.cli.spin import config_for
from companion.cli.spin import run as run_to_the_end

if TYPE_CHECKING:
    from companion.config import Config
    from companion.web.room import Room

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
    """Run the companion: the tray, the table, and its pages for every phone in the house."""
    flags = {"web.host": host, "web.port": port, "data": None if data is None else str(data)}
    serve_until_stopped(config_for(None, board, flags))


def serve_until_stopped(
    config: Config, *, host: str = "", ready: Callable[[Room], object] = lambda room: None
) -> None:
    """Serve, say where, and end well when somebody asks for it."""
    from companion.web.serve import serve

    def announce(room: Room) -> None:
        typer.echo(f"Tray Companion is at {room.place.here}")
        join = room.place.join(room.keys.code)
        typer.echo(f"Phones join at {join.url}" if join.url else join.hint)
        ready(room)

    run_to_the_end(serve(config, host=host, ready=announce))
