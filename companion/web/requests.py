"""Every message from a page, to the letter. `README.md` tells when each is sent."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from companion.names import ReelName, TrayKind
from companion.web.errors import BadMessage

LARGEST = 16 * 1024
"""Bytes of a message from a page."""

Id = Annotated[int, Meta(ge=0, le=2**53)]
Short = Annotated[str, Meta(max_length=64)]
Sequence = Annotated[int, Meta(ge=0, le=2**53)]


class _Message(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower
):
    """Base of all messages from pages."""


class Hello(_Message, frozen=True):
    """The first message, and another after each `stranger`."""

    token: Short | None = None
    code: Short | None = None
    since: Sequence = 0
    """The last record that this page has taken in."""
    head: Annotated[str, Meta(max_length=64)] | None = None
    """The hash of that record, as the page saw it."""
    watch: Annotated[tuple[Literal["tray"], ...], Meta(max_length=1)] = ()
    """`tray`: angles, picture, lights and sounds as well."""


class Ping(_Message, frozen=True):
    """Answered by a pong."""


class Request(_Message, frozen=True):
    """Base of messages that get a reply with the same id: `done`, `answer` or `refused`."""

    id: Id


class Do(Request, frozen=True, tag="do"):
    command: Raw
    """One of `companion.table.commands`."""


class Preview(Request, frozen=True, tag="preview"):
    """What scoring or correcting a round would bring: answered without doing it."""

    command: Raw
    """A `ScoreRound` or `CorrectRound` of `companion.table.commands`."""


class Nose(Request, frozen=True, tag="nose"):
    """A finger on a simulated nose, or off it."""

    down: bool


class Push(Request, frozen=True, tag="push"):
    """A short push of the nose from afar, on any board."""


class Switch(Request, frozen=True, tag="switch"):
    """Break a simulated tray, or mend it."""

    name: Short
    on: bool


class TrayRequest(Request, frozen=True, tag="tray"):
    muted: bool | None = None
    kind: TrayKind | None = None
    act: Literal["home"] | None = None


class HostRequest(Request, frozen=True, tag="host"):
    """What only a host may do."""

    act: Literal["lock", "unlock", "new-code", "shut-out", "free", "make-host"]
    key: Short | None = None
    """Whom to shut out or to make a host: the id of a key, from `ask keys`."""
    player: Short | None = None
    """Whom to free, so that another phone may be theirs."""


class IAm(Request, frozen=True, tag="iam"):
    """This phone is that player's; nobody's if None."""

    player: Short | None


class Sit(Request, frozen=True, tag="sit"):
    """With virtual cards: this device plays for somebody from now on."""

    player: Short
    code: Short | None = None
    """The seat's code, to take it over from another device."""
    lent: bool = False
    """Only until somebody comes with a device of their own."""


class Stand(Request, frozen=True, tag="stand"):
    """It plays for them no more."""

    player: Short


class Look(Request, frozen=True, tag="look"):
    """Show another of its own seats on this page."""

    player: Short | None


class Ask(Request, frozen=True, tag="ask"):
    what: Literal["statistics", "audit", "history", "keys", "record"]
    before: Sequence | None = None
    """History: only lines before this record."""


class MaintenanceRequest(Request, frozen=True, tag="care"):
    """For hosts: look after the tray. Answered with how its reels are by then."""

    act: Literal["begin", "measure", "turn-around", "nudge", "speed", "save", "end", "switch-off"]
    reel: ReelName | None = None
    degrees: Annotated[float, Meta(ge=-180, le=180)] = 0.0
    """Nudge: how much further on a face is straight."""


PageMessage = (
    Hello
    | Ping
    | Do
    | Preview
    | Nose
    | Push
    | Switch
    | TrayRequest
    | HostRequest
    | IAm
    | Sit
    | Stand
    | Look
    | Ask
    | MaintenanceRequest
)

_DECODER: msgspec.json.Decoder[PageMessage] = msgspec.json.Decoder(PageMessage)


class _OnlyId(Struct):
    id: Id | None = None


_ID_DECODER = msgspec.json.Decoder(_OnlyId)


def read_message(text: str) -> PageMessage:
    """The message in this JSON; raises `BadMessage`, with its id if that can be read."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(
            f"I do not understand this ({plain(error)}): reload the page.", _id_of(text)
        ) from error


def plain(error: Exception) -> str:
    """What msgspec found wrong, short enough to be shown."""
    if isinstance(error, RecursionError):
        return "nested too deeply"
    return re.sub(r"[^\x20-\x7e]", "?", str(error))[:160]


def _id_of(text: str) -> int | None:
    try:
        return _ID_DECODER.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
