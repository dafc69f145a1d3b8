"""Every message from a page to the server. `README.md` says when each is sent."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from companion.colours import ColourName
from companion.names import Creature, ReelName, TrayKind
from companion.sentences import Sentence
from companion.table.commands import Name
from companion.web.errors import BadMessage, Outdated
from companion.web.version import VERSION

OTHER_VERSION = "This page and the companion are of different versions: reload the page."
LARGEST = 16 * 1024
"""Largest message from a page, in bytes."""

Id = Annotated[int, Meta(ge=0, le=2**53)]
Short = Annotated[str, Meta(max_length=64)]
Sequence = Annotated[int, Meta(ge=0, le=2**53)]


class _Message(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower
):
    """Base of all messages from pages."""


class Hello(_Message, frozen=True):
    """The first message, and another after each `stranger`."""

    version: Annotated[int, Meta(ge=0, le=2**31)] = 0
    """The version of the messages that the page knows; the first pages did not say any."""
    token: Short | None = None
    code: Short | None = None
    since: Sequence = 0
    """The last record that this page has received."""
    head: Annotated[str, Meta(max_length=64)] | None = None
    """The hash of that record, as the page saw it."""
    watch: Annotated[tuple[Literal["tray"], ...], Meta(max_length=1)] = ()
    """`tray`: also send angles, picture, lights and sounds."""


class Ping(_Message, frozen=True):
    """Answered by a pong."""


class Request(_Message, frozen=True):
    """Base of messages that get a reply with the same id: `done`, `answer` or `refused`."""

    id: Id


class Do(Request, frozen=True, tag="do"):
    command: Raw
    """One of `companion.table.commands`."""


class Preview(Request, frozen=True, tag="preview"):
    """Ask what scoring or correcting a round would do, without doing it."""

    command: Raw
    """A `ScoreRound` or `CorrectRound` of `companion.table.commands`."""


class Nose(Request, frozen=True, tag="nose"):
    """Press or release the nose of a simulated tray."""

    down: bool


class Push(Request, frozen=True, tag="push"):
    """Push the nose for a moment, on any board."""


class Switch(Request, frozen=True, tag="switch"):
    """Switch a fault of a simulated tray on or off."""

    name: Short
    on: bool


class TrayRequest(Request, frozen=True, tag="tray"):
    muted: bool | None = None
    kind: TrayKind | None = None
    act: Literal["home"] | None = None


class HostRequest(Request, frozen=True, tag="host"):
    """What only a host may do."""

    act: Literal["lock", "unlock", "new-code", "shut-out", "free", "make-host", "step-down"]
    key: Short | None = None
    """For `shut-out` and `make-host`: the id of the key, from `ask keys`."""
    player: Short | None = None
    """For `free`: the player who may then use another device."""


class IAm(Request, frozen=True, tag="iam"):
    """Say whose device this is; None for nobody's."""

    player: Short | None


class Sit(Request, frozen=True, tag="sit"):
    """With virtual cards: play for this player from now on."""

    player: Short
    code: Short | None = None
    """The seat's code, needed to take it over from another device."""
    ask: bool = False
    """If another device has the seat, ask the host and the others for it."""
    lent: bool = False
    """Only hold the seat until the player sits down with their own device."""


class Come(Request, frozen=True, tag="come"):
    """Play in the next match on this device; or, for somebody who waits for it, under this name."""

    name: Name
    creature: Creature
    colour: ColourName


class Go(Request, frozen=True, tag="go"):
    """Do not wait for the next match any more."""

    key: Short | None = None
    """For hosts: the id of another device's key, which is sent away."""


class Vote(Request, frozen=True, tag="vote"):
    """Answer one of the table's `ballots`: hosts, and those who play on their own device."""

    ballot: Sequence
    yes: bool


class BecomeHost(Request, frozen=True, tag="become-host"):
    """Ask those who play whether this device may be a host's, or show the code on the tray's screen."""

    code: Short | None = None
    """From "New host" in the tray's menu; without it the others are asked."""


class Stand(Request, frozen=True, tag="stand"):
    """Stop playing for this player."""

    player: Short


class Look(Request, frozen=True, tag="look"):
    """Show another of this device's own seats on this page."""

    player: Short | None


class Ask(Request, frozen=True, tag="ask"):
    what: Literal["statistics", "audit", "history", "rounds", "keys", "record"]
    before: Sequence | None = None
    """For `history`: only lines before this record. For `rounds`: only rounds before this one."""


class MaintenanceRequest(Request, frozen=True, tag="maintain"):
    """Maintain the tray; hosts only. The answer is a `MaintenanceView`."""

    act: Literal["begin", "measure", "turn-around", "nudge", "speed", "save", "end", "switch-off"]
    reel: ReelName | None = None
    degrees: Annotated[float, Meta(ge=-180, le=180)] = 0.0
    """For `nudge`: how far to turn the disc until the face is straight."""


class SelftestRequest(Request, frozen=True, tag="selftest"):
    """Test the whole tray; hosts only. The answer is a `SelftestView`."""

    act: Literal["look", "next", "begin", "yes", "no", "again", "stop"]
    """`next` is answered once something has changed since the view with the number `seen`."""
    seen: int = 0
    spins: Annotated[int, Meta(ge=0, le=200)] = 50
    alone: bool = False
    """For `begin`: ask nothing."""


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
    | Come
    | Go
    | Vote
    | BecomeHost
    | Stand
    | Look
    | Ask
    | MaintenanceRequest
    | SelftestRequest
)

_DECODER: msgspec.json.Decoder[PageMessage] = msgspec.json.Decoder(PageMessage)


class _Head(Struct):
    """What can be read of a message that is not understood."""

    type: object = None
    id: object = None
    version: object = 0


_HEAD_DECODER = msgspec.json.Decoder(_Head)


def read_message(text: str) -> PageMessage:
    """Decode a message.

    Raises `BadMessage`, with its id if that can be read, or `Outdated` for the hello of another version.
    """
    try:
        message = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        head = _head_of(text)
        if head.type == "hello" and head.version != VERSION:
            raise Outdated(OTHER_VERSION) from error
        raise BadMessage(
            Sentence("I do not understand this ({error}): reload the page.", error=plain(error)), _id_in(head)
        ) from error
    if isinstance(message, Hello) and message.version != VERSION:
        raise Outdated(OTHER_VERSION)
    return message


def plain(error: Exception) -> str:
    """What msgspec found wrong, in printable ASCII and short enough to be shown."""
    if isinstance(error, RecursionError):
        return "nested too deeply"
    return re.sub(r"[^\x20-\x7e]", "?", str(error))[:160]


def _id_in(head: _Head) -> int | None:
    try:
        return msgspec.convert(head.id, Id)
    except msgspec.ValidationError:
        return None


def _head_of(text: str) -> _Head:
    try:
        return _HEAD_DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _Head()
