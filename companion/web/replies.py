"""Every message from the server to a page. `README.md` says when each is sent."""

from __future__ import annotations

from functools import partial
from typing import Literal

import msgspec
from msgspec import Struct

from companion import sentences
from companion.names import ReelName, TrayKind
from companion.sentences import Catalogue, Sentence, english
from companion.table.view import Line, PersonView, RoundView, TableView
from companion.tray import Light, SwitchState, TrayState

Role = Literal["host", "player"]

Presence = Literal["here", "lent", "gone", "stand-in", "bot"]

NOT_TEXT, FULL, COME_BACK, TOO_MANY, SHUT_OUT, NO_HELLO, OUTDATED = 1007, 1013, 4001, 4002, 4003, 4004, 4005
"""Close codes of the WebSocket; the reason is sent along as a sentence."""


class _Reply(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Base of all messages to pages."""


class TroubleView(Struct, frozen=True):
    title: Sentence
    advice: Sentence


class TrayView(Struct, frozen=True, kw_only=True):
    state: TrayState
    kind: TrayKind
    kinds: tuple[TrayKind, ...]
    muted: bool
    simulated: bool
    reels: tuple[ReelName, ...]
    angles: dict[ReelName, float]
    out: dict[ReelName, str]
    lights: dict[str, Light]
    switches: tuple[SwitchState, ...]
    troubles: tuple[TroubleView, ...]


class JoinView(Struct, frozen=True, kw_only=True):
    code: str
    url: str
    """Empty if no other device can reach this one."""
    qr: str
    """QR code of the link, as SVG; empty without a link."""
    hint: Sentence
    """What to do if phones cannot join; otherwise empty."""


class YouView(Struct, frozen=True, kw_only=True):
    role: Role
    player: str | None
    key: str
    """The id of this page's key; not secret."""
    players: tuple[str, ...] = ()
    """With virtual cards: the players this device plays for; it shows the cards of `player`."""
    codes: dict[str, str] = {}
    """By player: the code to type on another device to play for them there."""


class Welcome(_Reply, frozen=True):
    you: YouView
    token: str | None
    """Set only if it is new: the page stores it and sends it in its next hello."""
    honest: bool | None
    """Whether the journal still contains the head that the page remembers; None if it remembers none."""
    join: JoinView
    locked: bool
    software: str
    at: int
    since: int
    """`lines` are those after this record. If it is not the hello's `since`, they replace all others."""
    table: TableView
    tray: TrayView
    lines: tuple[Line, ...]
    rounds: tuple[RoundView, ...]
    roster: tuple[PersonView, ...]
    present: dict[str, Presence] = {}


class Stranger(_Reply, frozen=True):
    """The hello had neither a valid token nor the right code: send another."""

    reason: Sentence
    wait: float = 0.0
    """Seconds before the next code is checked."""


class News(_Reply, frozen=True):
    at: int
    table: TableView
    lines: tuple[Line, ...]


class Table(_Reply, frozen=True):
    table: TableView


class Rounds(_Reply, frozen=True):
    """The latest rounds of the match, when one was scored, corrected or taken back."""

    rounds: tuple[RoundView, ...]


class Roster(_Reply, frozen=True):
    """Who played here before, the latest first, when that has changed."""

    roster: tuple[PersonView, ...]


class Joining(_Reply, frozen=True, tag="join"):
    join: JoinView
    locked: bool


class You(_Reply, frozen=True):
    role: Role
    player: str | None
    key: str
    players: tuple[str, ...] = ()
    codes: dict[str, str] = {}


class Present(_Reply, frozen=True):
    """With virtual cards: who plays each seat."""

    players: dict[str, Presence]


class Turned(_Reply, frozen=True):
    angles: dict[ReelName, float]
    at: float


class Tune(_Reply, frozen=True):
    notes: tuple[tuple[float, float | None], ...]


class Tick(_Reply, frozen=True):
    reel: ReelName
    face: str


class Retry(_Reply, frozen=True):
    reel: ReelName
    reason: str


class Done(_Reply, frozen=True):
    id: int


class Refused(_Reply, frozen=True, tag="refused"):
    id: int | None
    reason: Sentence
    needs: Literal["seat-code"] | None = None
    """What the page can ask for to try again, if anything."""


class Answer(_Reply, frozen=True):
    id: int
    value: object


class Pong(_Reply, frozen=True):
    """The reply to a ping."""


class KeyView(Struct, frozen=True, kw_only=True):
    """A device that has joined, for the host's list."""

    key: str
    role: Role
    player: str | None
    here: bool
    """Whether the device has a page open now."""
    seen: str
    """When it was last seen, in ISO 8601."""


AnyReply = (
    Welcome
    | Stranger
    | News
    | Table
    | Rounds
    | Roster
    | Joining
    | You
    | Present
    | Turned
    | Tune
    | Tick
    | Retry
    | Done
    | Refused
    | Answer
    | Pong
)


def encode(message: AnyReply, catalogue: Catalogue = english) -> str:
    """Encode a message, with its sentences in the words of whoever reads it."""
    return msgspec.json.encode(message, enc_hook=partial(sentences.encode, catalogue=catalogue)).decode()


def encode_changes(changes: dict[str, object]) -> str:
    """Encode a `tray` message with the keys of `TrayView` that have changed."""
    return msgspec.json.encode({"type": "tray", **changes}, enc_hook=sentences.encode).decode()
