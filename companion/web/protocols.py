"""uvicorn's protocols, with a timeout for silent connections and a fix for closing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from companion.web.limits import READS_A_SECOND, READS_AT_ONCE, Bucket
from companion.web.replies import NOT_TEXT, TOO_MANY

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

PIECE = 512
"""The bytes of a WebSocket that are read at a time."""
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
    """A WebSocket that reads only so many frames, and survives whatever its page does while it is closed."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reads = Bucket(READS_A_SECOND, READS_AT_ONCE)

    def data_received(self, data: bytes) -> None:
        # In pieces: the system hands over up to 256 KB at once, which may be 40,000 empty frames.
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            if not self._reads.take():
                self._fail(TOO_MANY, "Too many messages at once: reload the page.")
                return
            super().data_received(data[start : start + PIECE])

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(NOT_TEXT, "This is not text in UTF-8: reload the page.")
        else:
            super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def shutdown(self) -> None:
        try:
            super().shutdown()
        except InvalidState:
            # The close frame has been sent already.
            self.transport.close()

    def _fail(self, code: int, reason: str) -> None:
        """Close the connection without waiting for the page's own goodbye."""
        self.conn.fail(code, reason)
        if self.conn.close_sent is None:
            # It was not even open yet.
            self.transport.abort()
        else:
            self.handle_parser_exception()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
