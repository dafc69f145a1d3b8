"""``tray sim``: the whole companion on this computer, with a simulated tray on a page in the browser."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from companion.cli.flags import DataFlag, HostFlag, PortFlag, TrayFlag, WrongFlags
from companion.cli.spin import config_for, run

if TYPE_CHECKING:
    from companion.web.hub import Hub

THIS_COMPUTER = "127.0.0.1"
EVERYTHING = {"board.profile": "both"}
"""Unless the config says otherwise, the page has every reel, so that every edition can be played."""


def register(app: typer.Typer) -> None:
    app.command()(sim)


def sim(  # noqa: PLR0917  # flags, given by name
    kind: TrayFlag = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
    host: HostFlag = None,
    port: PortFlag = None,
    data: DataFlag = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Only the tray, in this terminal, without a page.")
    ] = False,
) -> None:
    """The whole companion in your browser, no hardware needed.

    Only this computer can open it, unless --host 0.0.0.0 lets phones in.
    """
    flags = {"web.host": host, "web.port": port, "data": None if data is None else str(data)}
    config = config_for(kind, "sim", flags, None if terminal else EVERYTHING)
    if terminal:
        from companion.cli.terminal.sim import play

        if host is not None or port is not None:
            raise WrongFlags("In a terminal there is no page to serve: leave out --host and --port.")
        play(config)
        return

    from companion.web.serve import announce, serve

    def ready(hub: Hub) -> None:
        announce(hub)
        if open_page and _has_desktop():
            _open(hub.place.here)

    run(serve(config, host=config.web.host or THIS_COMPUTER, ready=ready))


def _has_desktop() -> bool:
    """Whether there is a desktop. Without one, a text browser might open in the terminal and block it."""
    return sys.platform in ("darwin", "win32") or any(
        name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def _open(address: str) -> None:
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
