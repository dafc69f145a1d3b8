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


class _Request(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower
):
    """Base of what pages say."""


class Hello(_Request, frozen=True):
    """The first message, and another after each `stranger`."""

    token: Short | None = None
    code: Short | None = None
    since: Sequence = 0
    """The last record that this page has taken in."""
    head: Annotated[str, Meta(max_length=64)] | None = None
    """The hash of that record, as the page saw it."""
    watch: Annotated[tuple[Literal["tray"], ...], Meta(max_length=1)] = ()
    """`tray`: angles, picture, lights and sounds as well."""


class Ping(_Request, frozen=True):
    """Answered by a pong."""


class Wish(_Request, frozen=True):
    """Base of what is answered by `done`, `answer` or `refused`, with its id."""

    id: Id


class Do(Wish, frozen=True, tag="do"):
    command: Raw
    """One of `companion.table.commands`."""


class Preview(Wish, frozen=True, tag="preview"):
    """What scoring or correcting a round would bring: answered without doing it."""

    command: Raw
    """A `ScoreRound` or `CorrectRound` of `companion.table.commands`."""


class Nose(Wish, frozen=True, tag="nose"):
    """A finger on a simulated nose, or off it."""

    down: bool


class Push(Wish, frozen=True, tag="push"):
    """A short push of the nose from afar, on any board."""


class Switch(Wish, frozen=True, tag="switch"):
    """Break a simulated tray, or mend it."""

    name: Short
    on: bool


class TrayWish(Wish, frozen=True, tag="tray"):
    muted: bool | None = None
    kind: TrayKind | None = None
    act: Literal["home"] | None = None


class HostWish(Wish, frozen=True, tag="host"):
    """What only a host may do."""

    act: Literal["lock", "unlock", "new-code", "shut-out", "free", "make-host"]
    key: Short | None = None
    """Whom to shut out or to make a host: the id of a key, from `ask keys`."""
    player: Short | None = None
    """Whom to free, so that another phone may be theirs."""


class IAm(Wish, frozen=True, tag="iam"):
    """This phone is that player's; nobody's if None."""

    player: Short | None


class Sit(Wish, frozen=True, tag="sit"):
    """With virtual cards: this device plays for somebody from now on."""

    player: Short
    code: Short | None = None
    """The seat's code, to take it over from another device."""
    lent: bool = False
    """Only until somebody comes with a device of their own."""


class Stand(Wish, frozen=True, tag="stand"):
    """It plays for them no more."""

    player: Short


class Look(Wish, frozen=True, tag="look"):
    """Show another of its own seats on this page."""

    player: Short | None


class Ask(Wish, frozen=True, tag="ask"):
    what: Literal["statistics", "audit", "history", "keys", "record"]
    before: Sequence | None = None
    """History: only lines before this record."""


class CareWish(Wish, frozen=True, tag="care"):
    """For hosts: look after the tray. Answered with how its reels are by then."""

    act: Literal["begin", "measure", "turn-around", "nudge", "speed", "save", "end", "switch-off"]
    reel: ReelName | None = None
    degrees: Annotated[float, Meta(ge=-180, le=180)] = 0.0
    """Nudge: how much further on a face is straight."""


AnyRequest = (
    Hello
    | Ping
    | Do
    | Preview
    | Nose
    | Push
    | Switch
    | TrayWish
    | HostWish
    | IAm
    | Sit
    | Stand
    | Look
    | Ask
    | CareWish
)

_DECODER: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class _OnlyId(Struct):
    id: Id | None = None


_ID_DECODER = msgspec.json.Decoder(_OnlyId)


def read_message(text: str) -> AnyRequest:
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
