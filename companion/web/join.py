"""How a phone finds this machine: an address, a link with the join code, and the link as a QR code."""

from __future__ import annotations

import io
import socket
from functools import lru_cache
from ipaddress import IPv4Address

import segno

from companion.sentences import NOTHING, Sentence
from companion.web.guard import is_address, is_loopback
from companion.web.replies import JoinView

ANYWHERE = ("", "0.0.0.0", "::")
OUTSIDE = "192.0.2.1"
"""An address reserved for documentation, which no machine has."""


def lan_address() -> str:
    """This machine's address in the local network; empty if there is none.

    Asks the system which of its addresses it would use to reach an outside address. Nothing is sent.
    """
    for target in (OUTSIDE, "10.255.255.255", "172.31.255.255", "192.168.255.255"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
                address: str = probe.getsockname()[0]
            except OSError:
                continue
            if not IPv4Address(address).is_loopback and address != "0.0.0.0":
                return address
    return ""


class Place:
    """The addresses at which this companion can be reached."""

    def __init__(self, bound: str, port: int, name: str = "") -> None:
        self._bound = bound
        self._name = name
        self.port = port

    @property
    def here(self) -> str:
        """The address for a browser on this machine."""
        host = "localhost" if self._bound in (*ANYWHERE, "127.0.0.1") else self._bound
        return f"http://{_authority(host, self.port)}/"

    @property
    def reachable(self) -> bool:
        """Whether the server accepts connections from other devices."""
        return not is_loopback(self._bound)

    @property
    def host(self) -> str:
        """The host name or address for other devices; empty without a network."""
        if self._name:
            return self._name
        return lan_address() if self._bound in ANYWHERE else self._bound

    def join(self, code: str) -> JoinView:
        if not self.reachable:
            hint = Sentence("Only this computer can join: start with --host 0.0.0.0 to let phones in.")
            return JoinView(code=code, url="", qr="", hint=hint)
        host = self.host
        if not host:
            hint = Sentence(
                "This machine has no network that phones could come from: connect it, then reload."
            )
            return JoinView(code=code, url="", qr="", hint=hint)
        url = f"http://{_authority(host, self.port)}/j/{code}"
        return JoinView(code=code, url=url, qr=_qr(url.upper()), hint=NOTHING)


def _authority(host: str, port: int) -> str:
    host = f"[{host}]" if is_address(host) and ":" in host else host
    return host if port == 80 else f"{host}:{port}"


@lru_cache(maxsize=4)
def _qr(link: str) -> str:
    drawn = io.BytesIO()
    segno.make_qr(link, error="m").save(
        drawn, kind="svg", xmldecl=False, omitsize=True, border=2, svgclass="qr", lineclass=None
    )
    return drawn.getvalue().decode().strip()
