"""One page's WebSocket: wait for its hello, then handle its requests while sending it what happens."""

from __future__ import annotations

import asyncio
import logging
import math
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.errors import TrayError
from companion.sentences import Sentence, Words, render
from companion.table.errors import SeatHeld
from companion.web import replies, requests
from companion.web.client import Client
from companion.web.errors import BadMessage, Outdated
from companion.web.guard import forwarded_for, is_this_machine
from companion.web.handlers import handle
from companion.web.hub import Hub
from companion.web.limits import MESSAGES_A_SECOND, MESSAGES_AT_ONCE, Bucket, source
from companion.web.visitors import Visitor

log = logging.getLogger(__name__)

GOODBYE_S = 5.0
MOST_AT_ONCE = 8
"""Commands of one page that may be running at the same time."""
HELLO_S = 5.0
"""How long a page may take to say a hello that lets it in. It does not connect while people type the code."""


class Closed(Exception):
    """The server closes the connection, with this code and reason."""

    def __init__(self, code: int, reason: Words) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def serve_connection(socket: WebSocket, hub: Hub) -> None:
    """Serve one page until it leaves or has to be closed."""
    await socket.accept()
    try:
        await Connection(socket, hub, socket.state.visitor).run()
    except WebSocketDisconnect:
        pass
    except Closed as closed:
        # A page that does not read anything does not read the close frame, either.
        with suppress(TimeoutError, WebSocketDisconnect):
            async with asyncio.timeout(GOODBYE_S):
                await socket.close(closed.code, render(closed.reason))


class Connection:
    def __init__(self, socket: WebSocket, hub: Hub, visitor: Visitor) -> None:
        self._socket = socket
        self._hub = hub
        self._visitor = visitor
        self._local = visitor.is_local and is_this_machine(visitor.address, socket.headers)
        self._guesser = visitor.source, visitor.network
        if visitor.is_proxy:
            self._guesser = source(forwarded_for(socket.headers)), ""
        self._messages = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self._handling: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        client, hello, token = await self._wait_for_hello()
        self._visitor.key = client.key.id
        sending = asyncio.create_task(self._send_outbox(client))
        client.outbox.on_end = sending.cancel
        hub = self._hub
        try:
            hub.enter(client, hello, token)
            await self._receive_requests(client, sending)
        finally:
            hub.leave(client)
            self._visitor.key = ""
            for task in (sending, *self._handling):
                task.cancel()
            await asyncio.gather(sending, *self._handling, return_exceptions=True)

    async def _wait_for_hello(self) -> tuple[Client, requests.Hello, str | None]:
        """Wait for a hello with a valid token or the right code."""
        try:
            async with asyncio.timeout(HELLO_S):
                while True:
                    try:
                        hello = await self._read()
                    except Outdated as error:
                        raise Closed(replies.OUTDATED, error.sentence) from error
                    except BadMessage as error:
                        await self._send_now(replies.Refused(id=error.id, reason=error.sentence))
                        continue
                    if isinstance(hello, requests.Hello):
                        answer = self._admit(hello)
                        if not isinstance(answer, replies.Stranger):
                            client, token = answer
                            return client, hello, token
                        await self._send_now(answer)
                    elif isinstance(hello, requests.Ping):
                        await self._send_now(replies.Pong())
                    else:
                        await self._send_now(
                            replies.Refused(id=hello.id, reason=Sentence("Say hello first: reload the page."))
                        )
        except TimeoutError:
            raise Closed(replies.NO_HELLO, "No code was entered: open the page again.") from None

    def _admit(self, hello: requests.Hello) -> tuple[Client, str | None] | replies.Stranger:
        keys, guesses, new_keys = self._hub.keys, self._hub.guesses, self._hub.new_keys
        watches = "tray" in hello.watch
        token = None
        key = keys.find(hello.token) if hello.token else None
        if full := self._hub.visitors.refusal(self._visitor, key.id if key else ""):
            raise Closed(replies.FULL, full)
        in_use = {client.key.id for client in self._hub.clients} | self._hub.seats.held()
        if key is None and self._local:
            key, token = keys.create(local=True, spare=in_use)
        if key is None and hello.code:
            wait = guesses.wait(*self._guesser)
            if wait > 0:
                seconds = math.ceil(wait)
                return replies.Stranger(
                    reason=Sentence("Too many wrong codes: try again in {seconds} s.", seconds=seconds),
                    wait=seconds,
                )
            if not keys.is_code(hello.code):
                guesses.wrong(*self._guesser)
                return replies.Stranger(
                    reason=Sentence("This is not the code: read it again from the tray's screen.")
                )
            guesses.right(self._guesser[0])
            if (wait := new_keys.wait(self._guesser[0])) > 0:
                seconds = math.ceil(wait)
                return replies.Stranger(
                    reason=Sentence(
                        "Too many devices have joined from here: try again in {seconds} s.", seconds=seconds
                    ),
                    wait=seconds,
                )
            new_keys.take(self._guesser[0])
            key, token = keys.create(spare=in_use)
        if key is None:
            return replies.Stranger(
                reason=Sentence(
                    "This device was let in by an earlier code: enter the one on the tray's screen."
                )
                if hello.token
                else Sentence("Enter the code on the tray's screen.")
            )
        if self._hub.is_without_host():
            keys.assign(key, role="host", player=key.player)
        source, network = self._guesser
        client = Client(key=key, local=self._local, watches=watches, source=source, network=network)
        return client, token

    async def _receive_requests(self, client: Client, sending: asyncio.Task[None]) -> None:
        while True:
            reading = asyncio.ensure_future(self._read())
            await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
            if sending.done():
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
                self._raise_sending_error(client, sending)
            try:
                message = await reading
            except BadMessage as error:
                client.send(replies.Refused(id=error.id, reason=error.sentence))
                continue
            await self._dispatch(message, client)

    async def _dispatch(self, message: requests.PageMessage, client: Client) -> None:
        match message:
            case requests.Ping():
                client.send(replies.Pong())
            case requests.Hello():
                client.send(replies.Refused(id=None, reason=Sentence("This page has joined already.")))
            case requests.Do() | requests.SelftestRequest() if len(self._handling) < MOST_AT_ONCE:
                # A move may have to wait for slower phones, and a page waits for news of a self-test. Later
                # requests should not wait for either.
                work = asyncio.create_task(self._handle(message, client))
                self._handling.add(work)
                work.add_done_callback(self._handling.discard)
            case request:
                await self._handle(request, client)

    async def _handle(self, request: requests.Request, client: Client) -> None:
        try:
            answer = await handle(request, client, self._hub)
        except TrayError as error:
            reason = Sentence("{reason:capital}", reason=error.sentence)
            held = isinstance(error, SeatHeld)
            answer = replies.Refused(id=request.id, reason=reason, needs="seat-code" if held else None)
        except Exception:
            # Even after an unexpected error the page must get a reply.
            log.exception("A request failed: %s", request)
            reason = Sentence("Something went wrong: the companion's log says what.")
            answer = replies.Refused(id=request.id, reason=reason)
        client.send(answer)

    async def _read(self) -> requests.PageMessage:
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code") or 1005)
        if not self._messages.take():
            raise Closed(replies.TOO_MANY, "Too many messages at once: reload the page.")
        text = event.get("text")
        if text is None:
            raise BadMessage("I only understand text: reload the page.")
        return requests.read_message(text)

    async def _send_now(self, message: replies.AnyReply) -> None:
        await self._socket.send_text(replies.encode(message))

    async def _send_outbox(self, client: Client) -> None:
        while (frame := await client.outbox.take()) is not None:
            if isinstance(frame, str):
                await self._socket.send_text(frame)
            else:
                await self._socket.send_bytes(frame)

    def _raise_sending_error(self, client: Client, sending: asyncio.Task[None]) -> None:
        """Raise the reason why sending has stopped."""
        if not sending.cancelled() and (error := sending.exception()) is not None:
            raise error
        raise Closed(*client.goodbye)
