"""Connections at their beginning and their end: what uvicorn does not mind by itself."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

SILENCE_S = 15.0
"""How long a connection may take to send its first request."""


class HttpConnection(H11Protocol):
    """HTTP, with an end to its patience: whoever opens many connections must not keep others out.

    A WebSocket is past the doorstep.
    """

    _silence: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its base
        super().connection_made(transport)
        self._silence = self.loop.call_later(SILENCE_S, self._lose_patience)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._silence is not None:
            self._silence.cancel()

    def _lose_patience(self) -> None:
        if self.cycle is None and self.transport.get_protocol() is self:
            self.transport.close()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that may also be closed while its page is just leaving."""

    def shutdown(self) -> None:
        try:
            super().shutdown()
        except InvalidState:
            # Goodbye has been said already.
            self.transport.close()
