"""Runs the whole companion: the table, MQTT and the web server, in one event loop."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import uvicorn

from companion.config import Config
from companion.mqtt import bridge
from companion.sentences import Sentence, render
from companion.table.open import open_table
from companion.table.table import Table
from companion.tray import Clock, Item, pages
from companion.web.app import make_app
from companion.web.errors import NoSuchAddress, PortTaken
from companion.web.host_code import HostCode
from companion.web.hub import Hub
from companion.web.join import Place
from companion.web.keys import Keys
from companion.web.listener import accept
from companion.web.protocols import HttpConnection, WebSocketConnection
from companion.web.requests import LARGEST
from companion.web.visitors import Visitor, Visitors

log = logging.getLogger(__name__)

PING_S = 10.0
"""How often pages are pinged, and how long they may take to answer."""
GOODBYE_S = 2
"""How long requests may take to finish when the companion stops."""
BACKLOG = 128
MOST_PORT = 65535
IP_FREEBIND, IPV6_FREEBIND = (socket.IPPROTO_IP, 15), (socket.IPPROTO_IPV6, 78)
"""Linux's options for an address that is not there yet; Python has no names for them."""
GOOD_NIGHT_S = 2.0
"""How long the goodbye page of the OLED is shown after somebody has switched the tray off."""


async def serve(
    config: Config,
    *,
    host: str = "",
    ready: Callable[[Hub], object] = lambda hub: None,
    wait_for_address: bool = False,
) -> bool:
    """Open the table and serve it until a signal comes or somebody switches the tray off.

    `wait_for_address`: an address that this machine does not have yet is served as soon as it has it.

    Returns whether the tray was switched off. On SIGINT Python cancels this task, on SIGTERM the board does;
    either way everything is closed in order.
    """
    loop = asyncio.get_running_loop()
    over = asyncio.Event()
    with (
        suppress(asyncio.CancelledError),
        listen(host or config.web.host or "0.0.0.0", config.web.port, wait=wait_for_address) as door,
    ):
        async with serving(config, door, switched_off=lambda: loop.call_later(GOOD_NIGHT_S, over.set)) as hub:
            ready(hub)
            # What is there now stays to the end: looking through it for garbage would stop the loop for long.
            gc.freeze()
            await over.wait()
    return over.is_set()


def announce(hub: Hub) -> None:
    """Print the addresses, for whoever started the companion."""
    join = hub.place.join(hub.keys.code)
    with suppress(BrokenPipeError):
        print(f"Tray Companion is at {hub.place.here}")
        print(f"Phones join at {join.url}" if join.url else render(join.hint), flush=True)


def listen(host: str, port: int, *, wait: bool = False) -> socket.socket:
    """Open a listening socket. Raises `PortTaken` or `NoSuchAddress` with what to do.

    `wait`: take an address that this machine does not have yet, as one from a slow DHCP server.
    """
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        door = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        if wait and error.errno == errno.EADDRNOTAVAIL and sys.platform == "linux":
            log.warning("This machine does not have the address %s yet: pages are served once it has.", host)
            return _listen_ahead(host, port)
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(
                Sentence(
                    "Port {port} is taken, perhaps by another companion: stop that one, or choose another "
                    "port "
                    "with --port {other}.",
                    port=port,
                    other=port + 1 if port < MOST_PORT else 8080,
                )
            ) from error
        if error.errno == errno.EACCES:
            raise NoSuchAddress(
                Sentence(
                    "Port {port} is not yours to use: choose one above 1023 with --port 8080.", port=port
                )
            ) from error
        raise _no_such_address(host, _reason(error)) from error
    except (TypeError, UnicodeError) as error:
        raise _no_such_address(host, "no host can have this name") from error
    return _without_delay(door)


def _listen_ahead(host: str, port: int) -> socket.socket:
    """Listen at an address that is still to come."""
    at_v6 = ":" in host
    door = socket.socket(socket.AF_INET6 if at_v6 else socket.AF_INET, socket.SOCK_STREAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.setsockopt(*(IPV6_FREEBIND if at_v6 else IP_FREEBIND), 1)
        door.bind((host, port))
        door.listen(BACKLOG)
    except BaseException:
        door.close()
        raise
    return _without_delay(door)


def _without_delay(door: socket.socket) -> socket.socket:
    # Accepted connections inherit this. Without it, the second of two short messages waits 40 ms until the
    # first is acknowledged. asyncio sets it only on sockets made with IPPROTO_TCP, which this one is not.
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return door


def _no_such_address(host: str, reason: str) -> NoSuchAddress:
    return NoSuchAddress(
        Sentence(
            "This machine cannot listen at {host} ({reason}): "
            "choose one of its own addresses with --host, or 0.0.0.0 for all of them.",
            host=host,
            reason=reason,
        )
    )


def _reason(error: OSError) -> str:
    """The system's error message, without the address."""
    if error.errno is None or error.errno < 0:  # not an errno: the name could not be resolved
        return (error.strerror or str(error)).partition(" (while")[0]
    return os.strerror(error.errno)


@asynccontextmanager
async def serving(
    config: Config,
    door: socket.socket,
    clock: Clock | None = None,
    *,
    switched_off: Callable[[], object] = lambda: None,
) -> AsyncIterator[Hub]:
    """Open the table, and serve it on this socket and to the MQTT broker."""
    bound, port = door.getsockname()[:2]
    place, keys, host_code = Place(bound, port, config.web.address), Keys(config.data_dir), HostCode()

    def items(table: Table) -> list[Item]:
        join = Item("Join code", lambda: pages.join(place.host, place.port, keys.code))
        host = Item("New host", lambda: host_code.page(table.tray))
        return [join, host] if place.reachable else []

    async with (
        open_table(config, clock, more_items=items, switched_off=switched_off) as table,
        bridge(table, config.mqtt),
    ):
        visitors = Visitors(trust_local=config.web.trust_local, proxy=config.web.proxy)
        hub = Hub(table, keys, place, visitors, host_code, config=config)
        async with answering(hub, config, door):
            yield hub


@asynccontextmanager
async def answering(hub: Hub, config: Config, door: socket.socket) -> AsyncIterator[None]:
    """Run the web server on this socket."""
    settings = uvicorn.Config(
        make_app(hub, config.web.names),
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=LARGEST,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=GOODBYE_S,
    )
    settings.load()
    server = uvicorn.Server(settings)
    server.lifespan = settings.lifespan_class(settings)
    # Not `server.serve()`: that installs signal handlers and wakes up ten times a second.
    await server.startup(sockets=[])

    def protocol(visitor: Visitor) -> HttpConnection:
        state = {"visitor": visitor, "leave": hub.visitors.leave}
        return HttpConnection(settings, server.server_state, state)

    accepting = asyncio.create_task(accept(door, hub.visitors, protocol))
    try:
        yield
    finally:
        accepting.cancel()
        await asyncio.wait([accepting])
        hub.close()
        await server.shutdown(sockets=[door])
