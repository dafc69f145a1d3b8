"""What people may ask of a table: one struct for each command, with all that is needed to decide on it.

They come from phones, from the one button and from scripts alike, as JSON with the command's name in `do`:
`{"do": "call-colour", "colour": "red"}`. People are named by their player's id, rounds count from 1.
"""

from __future__ import annotations

import re
from functools import reduce
from operator import or_
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from companion.names import UNO_PENALTY, Pace, TrayKind
from companion.table.typed_text import LONGEST_NAME

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Id = Annotated[str, Meta(max_length=24)]
Left = dict[Id, dict[Annotated[str, Meta(max_length=24)], Annotated[int, Meta(ge=0, le=9999)]]]
"""By player: how many cards of each sort were left (see `counting`); `points` is a sort worth 1 each."""


SeatedBot = Annotated[str, Meta(max_length=40)]
"""Who plays a seat: the strength of a bot, or empty for a person."""


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do", tag=_tag):
    """Base of all commands."""


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who sits down. People who have played here before are known by their name."""

    name: Name
    bot: SeatedBot = ""


class HouseRule(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table wrote on a card."""

    text: Annotated[str, Meta(max_length=200)]
    effect: Annotated[str, Meta(max_length=40)] = ""


# The match and its people


class StartMatch(Command, frozen=True):
    """Begin a new match; one that is being played is broken off."""

    edition: Id
    players: Annotated[tuple[NewPlayer, ...], Meta(max_length=10)]
    """In the order of the seats."""
    cards: Literal["real", "virtual"] = "real"
    options: dict[Annotated[str, Meta(max_length=40)], str | int | bool] = {}
    house_rules: Annotated[tuple[HouseRule, ...], Meta(max_length=8)] = ()
    here: Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(max_length=10)] = ()
    """With virtual cards: the seats that are played on the device that starts the match."""
    tracker: bool = False
    """With real cards: follow whose turn it is, and ask who spun and whom they chose."""


class EndMatch(Command, frozen=True):
    """Break the match off. Its scores stay in the history."""


class Join(Command, frozen=True):
    """Sit down in the middle of a match, with no points yet."""

    player: NewPlayer
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    """None: behind the last one."""


class Leave(Command, frozen=True):
    """Get up in the middle of a match. Points stay in the history, but can no longer win."""

    player: Id


class Rename(Command, frozen=True):
    player: Id
    name: Name


class Forget(Command, frozen=True):
    """Stop offering somebody's name. What they played stays in the history."""

    player: Id


class ChangeSeats(Command, frozen=True):
    players: Annotated[tuple[Id, ...], Meta(max_length=10)]
    """Everybody who sits, in the new order."""


class Pause(Command, frozen=True):
    reason: Annotated[str, Meta(max_length=80)] = ""


class Resume(Command, frozen=True):
    """Go on after a pause."""


class ChoosePace(Command, frozen=True):
    """Give people more or less time to read what happens, with virtual cards."""

    pace: Pace


# Play with real cards


class DrawDealer(Command, frozen=True):
    """Have the tray name the dealer, every seat equally likely."""


class NameDealer(Command, frozen=True):
    """The table knows who deals."""

    player: Id


class PassTurn(Command, frozen=True):
    """Pass the turn to the next player, or to the one who is named."""

    to: Id | None = None
    turn_around: bool = False
    """Change the direction of play first. With two players the same one goes on, unless agreed otherwise."""


class Track(Command, frozen=True):
    """Start or stop following whose turn it is."""

    on: bool


class CallColour(Command, frozen=True):
    colour: Id
    by: Id | None = None


class PenaliseUno(Command, frozen=True):
    """Somebody forgot to call UNO and was caught."""

    player: Id
    cards: Annotated[int, Meta(ge=1, le=20)] = UNO_PENALTY
    caught_by: Id | None = None


class ScoreRound(Command, frozen=True):
    """The round is over. `winner` None: it was blocked, nobody scores."""

    winner: Id | None
    left: Left = {}
    round: Annotated[int, Meta(ge=1, le=9999)] | None = None
    """Which round is meant, so that two phones do not score two; None: the one that is being played."""


class CorrectRound(Command, frozen=True):
    """An earlier round was written down wrongly; this is how it was."""

    round: Annotated[int, Meta(ge=1, le=9999)]
    winner: Id | None
    left: Left = {}


class ConfirmTotals(Command, frozen=True):
    """Records were set aside, so the totals are not proven: this is what they are."""

    totals: dict[Id, Annotated[int, Meta(ge=-99999, le=99999)]] = {}
    """By player; whoever is not named has the total that is shown."""
    round: Annotated[int, Meta(ge=1, le=9999)] | None = None
    """The round that is being played, so that no total is confirmed that somebody has not seen."""


class Undo(Command, frozen=True):
    """Take the last act back. Chance that was drawn stays drawn."""


# Spins


class Spin(Command, frozen=True):
    """Push the nose. Without a match, or with another tray than the edition's, it is just a spin."""

    by: Id | None = None
    """Who spins; with the tracker on, the one whose turn it is if nobody is named."""
    tray: TrayKind | None = None


class TellSpin(Command, frozen=True):
    """Somebody turned the reels by hand, and this is what they show."""

    faces: Annotated[tuple[Id, ...], Meta(max_length=2)]
    by: Id | None = None


class ChoosePlayer(Command, frozen=True):
    """Whom the spinner chose."""

    player: Id


# Play with virtual cards


class MakeMove(Command, frozen=True):
    """A move of the game, as the notation writes it: `2: play R7 uno`."""

    move: Annotated[str, Meta(max_length=80)]


class Deal(Command, frozen=True):
    """Everybody has seen how the last round ended: deal the next one."""


class AnswerUndo(Command, frozen=True):
    """Whether somebody else's move may be taken back."""

    yes: bool


class HandOver(Command, frozen=True):
    """Have a bot play somebody's seat, or give it back to them."""

    player: Id
    bot: SeatedBot = ""


class Redeal(Command, frozen=True):
    """Deal a round again that this companion cannot replay; all scores stay."""


_DECODER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(reduce(or_, Command.__subclasses__()))


def read_command(body: bytes | str) -> Command:
    """The command in this JSON; raises `msgspec.DecodeError` if it is none."""
    return _DECODER.decode(body)
