"""Every message between a page and the server, to the letter. `README.md` tells when each is sent."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from companion.rules.faces import Reel, Spinner
from companion.table.view import Line, TableView
from companion.tray import Light, State, SwitchState
from companion.web.errors import BadMessage

LARGEST = 16 * 1024
"""Bytes of a message from a page."""

Id = Annotated[int, Meta(ge=0, le=2**53)]
Short = Annotated[str, Meta(max_length=64)]
Sequence = Annotated[int, Meta(ge=0, le=2**53)]
Role = Literal["host", "player"]


class _FromPage(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower
):
    """Base of what pages say."""


class Hello(_FromPage, frozen=True):
    """The first message, and another after each `stranger`."""

    token: Short | None = None
    code: Short | None = None
    since: Sequence = 0
    """The last record that this page has taken in."""
    head: Annotated[str, Meta(max_length=64)] | None = None
    """The hash of that record, as the page saw it."""
    watch: Annotated[tuple[Literal["tray"], ...], Meta(max_length=1)] = ()
    """`tray`: angles, picture, lights and sounds as well."""


class Ping(_FromPage, frozen=True):
    """Answered by a pong."""


class Wish(_FromPage, frozen=True):
    """Base of what is answered by `done`, `answer` or `refused`, with its id."""

    id: Id


class Do(Wish, frozen=True, tag="do"):
    command: Raw
    """One of `companion.table.commands`."""


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
    kind: Spinner | None = None
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


class Ask(Wish, frozen=True, tag="ask"):
    what: Literal["statistics", "audit", "history", "keys"]
    before: Sequence | None = None
    """History: only lines before this record."""


FromPage = Hello | Ping | Do | Nose | Push | Switch | TrayWish | HostWish | IAm | Ask

_DECODER: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class _OnlyId(Struct):
    id: Id | None = None


_ID_DECODER = msgspec.json.Decoder(_OnlyId)


def read_message(text: str) -> FromPage:
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


# What the server says


class _ToPage(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Base of what the server says."""


class TroubleView(Struct, frozen=True):
    title: str
    advice: str


class TrayState(Struct, frozen=True, kw_only=True):
    state: State
    kind: Spinner
    kinds: tuple[Spinner, ...]
    muted: bool
    simulated: bool
    reels: tuple[Reel, ...]
    angles: dict[Reel, float]
    out: dict[Reel, str]
    lights: dict[str, Light]
    switches: tuple[SwitchState, ...]
    troubles: tuple[TroubleView, ...]


class JoinView(Struct, frozen=True, kw_only=True):
    code: str
    url: str
    """Empty if no other device can reach this one."""
    qr: str
    """The link as SVG; empty without one."""
    hint: str
    """What to do so that phones can join, if they cannot."""


class YouView(Struct, frozen=True, kw_only=True):
    role: Role
    player: str | None
    key: str
    """Which of the keys is this page's; not secret."""


class Welcome(_ToPage, frozen=True):
    you: YouView
    token: str | None
    """Only when it is new: keep it, and say it in the next hello."""
    honest: bool | None
    """Whether history still leads to the head that the page remembers; None if it remembers none."""
    join: JoinView
    locked: bool
    software: str
    at: int
    since: int
    """The lines are those after this record. If it is not the page's own `since`, they replace all it had."""
    table: TableView
    tray: TrayState
    lines: tuple[Line, ...]


class Stranger(_ToPage, frozen=True):
    """Neither a valid token nor the right code: say hello again with one."""

    reason: str
    wait: float = 0.0
    """Seconds before the next code is looked at."""


class News(_ToPage, frozen=True):
    at: int
    table: TableView
    lines: tuple[Line, ...]


class Table(_ToPage, frozen=True):
    table: TableView


class Joining(_ToPage, frozen=True, tag="join"):
    join: JoinView
    locked: bool


class You(_ToPage, frozen=True):
    role: Role
    player: str | None
    key: str


class Turned(_ToPage, frozen=True):
    angles: dict[Reel, float]
    at: float


class Tune(_ToPage, frozen=True):
    notes: tuple[tuple[float, float | None], ...]


class Tick(_ToPage, frozen=True):
    reel: Reel
    face: str


class Spin(_ToPage, frozen=True):
    tray: Spinner
    seconds: float


class Landed(_ToPage, frozen=True):
    tray: Spinner
    faces: tuple[str, ...]
    text: str
    landed: dict[Reel, str]
    reasons: dict[Reel, str]


class Retry(_ToPage, frozen=True):
    reel: Reel
    reason: str


class Done(_ToPage, frozen=True):
    id: int


class RefusedWish(_ToPage, frozen=True, tag="refused"):
    id: int | None
    reason: str


class Answer(_ToPage, frozen=True):
    id: int
    value: object


class Pong(_ToPage, frozen=True):
    """To a ping."""


class KeyView(Struct, frozen=True, kw_only=True):
    """Somebody who was let in, for the host."""

    key: str
    role: Role
    player: str | None
    here: bool
    """Whether a page of theirs is open now."""
    seen: str
    """When one was opened last, in ISO 8601."""


ToPage = (
    Welcome
    | Stranger
    | News
    | Table
    | Joining
    | You
    | Turned
    | Tune
    | Tick
    | Spin
    | Landed
    | Retry
    | Done
    | RefusedWish
    | Answer
    | Pong
)


def encode(message: ToPage) -> str:
    return msgspec.json.encode(message).decode()


def encode_changes(changes: dict[str, object]) -> str:
    """Keys of `TrayState` that have changed."""
    return msgspec.json.encode({"type": "tray", **changes}).decode()
