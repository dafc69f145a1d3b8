"""uvicorn's protocols, with a timeout for silent connections and a fix for closing."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

SILENCE_S = 15.0
"""How long a connection may take to send its first request."""


class HttpConnection(H11Protocol):
    """HTTP that closes connections which send no request, so that idle ones cannot keep others out.

    Connections that have become WebSockets are left alone.
    """

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its base
        super().connection_made(transport)
        self._timer = self.loop.call_later(SILENCE_S, self._close_if_silent)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._timer is not None:
            self._timer.cancel()

    def _close_if_silent(self) -> None:
        if self.cycle is None and self.transport.get_protocol() is self:
            self.transport.close()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that can be shut down while its page is closing it."""

    def shutdown(self) -> None:
        try:
            super().shutdown()
        except InvalidState:
            # The close frame has been sent already.
            self.transport.close()
