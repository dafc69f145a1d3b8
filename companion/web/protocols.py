"""uvicorn's protocols, with limits on what a connection may take: time, frames, a place."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from companion.web.limits import FRAMES_A_SECOND, FRAMES_AT_ONCE, Bucket
from companion.web.replies import NOT_TEXT, TOO_MANY

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

PIECE = 512
"""The bytes of a WebSocket that are read at a time."""
REQUEST_S = 15.0
"""How long a connection may take for a request and its answer, and to wait before it."""
GOODBYE_S = 15.0
"""How long a WebSocket is kept for its page to take in what was sent last."""


class HttpConnection(H11Protocol):
    """HTTP with a deadline for each request: for its head, its body, and for taking in the answer."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its base
        super().connection_made(transport)
        self.app_state["visitor"].hang_up = transport.abort
        self._await_request()

    def on_response_complete(self) -> None:
        self._await_request()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.app_state["leave"](self.app_state["visitor"])
        super().connection_lost(exc)

    def _await_request(self) -> None:
        self._stop_waiting()
        # It does not matter what it is waiting for by then; `close` would wait for a peer that reads nothing.
        self._deadline = self.loop.call_later(REQUEST_S, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket with a limit on frames. It survives whatever its page does while it is closed."""

    _goodbye: asyncio.TimerHandle | None = None
    _gone = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._frames = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone = True
        if self._goodbye is not None:
            self._goodbye.cancel()
        self.app_state["leave"](self.app_state["visitor"])
        super().connection_lost(exc)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # A page that reads nothing never takes in the goodbye. (To abort what has ended may be an error.)
        if not self._gone:
            self._goodbye = self.loop.call_later(GOODBYE_S, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        # In pieces: the system hands over up to 256 KB at once, which may be 40,000 empty frames.
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_text(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

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

    def _may_go_on(self) -> bool:
        """Whether one more frame may be handled. If there are too many, close the connection."""
        if self.transport.is_closing():
            return False
        if self._frames.take():
            return True
        self._fail(TOO_MANY, "Too many messages at once: reload the page.")
        return False

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
