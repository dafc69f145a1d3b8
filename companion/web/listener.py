"""Accepts connections, and gives each a place among the visitors."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable

from companion.web.limits import Bucket
from companion.web.visitors import Visitor, Visitors

log = logging.getLogger(__name__)

PAUSE_S = 1.0
"""How long nothing is accepted after the system has refused a connection, mostly as file handles ran out."""
LOG_EVERY_S = 600.0

MakeProtocol = Callable[[Visitor], asyncio.BaseProtocol]


async def accept(door: socket.socket, visitors: Visitors, make_protocol: MakeProtocol) -> None:
    """Serve a listening socket until cancelled.

    `asyncio.Server` accepts before anybody can say no, and writes a traceback for every connection that the
    system refuses: 10,000 a second.
    """
    loop = asyncio.get_running_loop()
    may_log = Bucket(1 / LOG_EVERY_S, 1)
    failures = 0
    door.setblocking(False)
    while True:
        try:
            line, (address, *_) = await loop.sock_accept(door)
        except ConnectionAbortedError:
            continue
        except OSError as error:
            failures += 1
            if may_log.take():
                reason = os.strerror(error.errno) if error.errno else error
                log.warning("Connections cannot be accepted (%s; %d times so far).", reason, failures)
            await asyncio.sleep(PAUSE_S)
            continue
        try:
            await _open(line, address, visitors, make_protocol)
        except OSError:
            # It was gone again already.
            line.close()


async def _open(line: socket.socket, address: str, visitors: Visitors, make_protocol: MakeProtocol) -> None:
    visitor = visitors.admit(address, line.getsockname()[0])
    if visitor is None:
        line.close()
        # Let others have their turn, however many want to come in.
        await asyncio.sleep(0)
        return
    line.setblocking(False)
    try:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: make_protocol(visitor), line)
    except OSError:
        visitors.leave(visitor)
        raise
