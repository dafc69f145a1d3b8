"""Checks `Host` and `Origin` of every request, and adds security headers to every response.

Another site's page must not act at the table through the browser of a player. Requests of such a page carry
its own `Origin`. If the site makes its domain point here (DNS rebinding), they carry that domain as `Host`.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
}
POLICY = (
    "default-src 'self'; connect-src 'self' ws://{host}; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
READING = ("GET", "HEAD")
AUTHORITY = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?")


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, *, names: Collection[str] = ()) -> None:
        self._app = app
        self._names = {"localhost", *own_names(), *(name.lower().rstrip(".") for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        policy = POLICY.format(host=headers["host"].lower())

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer[name] = value
                answer["Content-Security-Policy"] = policy
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope, headers: Headers) -> PlainTextResponse | None:
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self._knows(hosts[0]):
            return PlainTextResponse(
                "I do not go by this name: open my address in numbers, or add the name to web.names in the "
                "config.\n",
                421,
                HEADERS,
            )
        changes = scope["type"] == "websocket" or scope["method"] not in READING
        origins = headers.getlist("origin")
        if changes and any(not is_same_origin(origin, hosts[0]) for origin in origins):
            return PlainTextResponse(
                "Only my own pages may talk to me: open my address itself.\n", 403, HEADERS
            )
        return None

    def _knows(self, host: str) -> bool:
        name = name_in(host)
        return name is not None and (
            is_address(name) or name in self._names or (name.endswith(".local") and name != ".local")
        )


def own_names() -> set[str]:
    """The host name of this machine, with and without its domain."""
    whole = socket.gethostname().lower().rstrip(".")
    return {whole, whole.partition(".")[0]}


def name_in(host: str) -> str | None:
    """The name or address in a `Host` header, in lower case; None if the header is malformed."""
    found = AUTHORITY.fullmatch(host.lower())
    return found.group(1).strip("[]").rstrip(".") if found else None


def is_address(name: str) -> bool:
    """Whether it is an IP address, which DNS rebinding cannot fake."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether the name or address stands for this machine only."""
    return name == "localhost" or (is_address(name) and ip_address(name).is_loopback)


def is_same_origin(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and origin.lower() == f"{parts.scheme}://{host.lower()}"


def is_this_machine(peer: str, headers: Headers) -> bool:
    """Whether the browser runs on this machine: loopback address, loopback name, no proxy."""
    name = name_in(headers.get("host", ""))
    return (
        is_loopback(peer)
        and name is not None
        and is_loopback(name)
        and not any(header in headers for header in FORWARDED)
    )


def forwarded_for(headers: Headers) -> str:
    """Whom a proxy speaks for: the last address of `X-Forwarded-For`, as the proxy itself added only that."""
    return ",".join(headers.getlist("x-forwarded-for")).rpartition(",")[2].strip()
