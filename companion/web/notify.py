"""Tells systemd that the service is ready, and then, regularly, that its event loop runs (`Type=notify`)."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Mapping
from contextlib import suppress

BEATS = 3
"""Watchdog messages within the time that systemd allows for one."""


class Systemd:
    """The systemd that started this process; does nothing if none did."""

    def __init__(self, environ: Mapping[str, str] | None = None) -> None:
        environ = os.environ if environ is None else environ
        address = environ.get("NOTIFY_SOCKET", "")
        # A leading @ stands for the zero byte of an abstract socket.
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        watched = environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        self._patience_s = int(environ.get("WATCHDOG_USEC", 0)) / 1e6 if watched else 0.0

    @property
    def present(self) -> bool:
        return bool(self._address)

    def ready(self, status: str) -> None:
        """Call it in the event loop, which then sends watchdog messages; a loop that hangs sends none."""
        self._notify(f"READY=1\nSTATUS={status}")
        if self._address and self._patience_s:
            self._beat(asyncio.get_running_loop())

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        self._notify("WATCHDOG=1")
        loop.call_later(self._patience_s / BEATS, self._beat, loop)

    def _notify(self, message: str) -> None:
        if self._address:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.connect(self._address)
                line.setblocking(False)
                # If systemd has not read earlier messages yet, skip this one instead of blocking the loop.
                with suppress(BlockingIOError):
                    line.send(message.encode())
