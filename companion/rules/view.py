"""Views: what one seat may know at this moment, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.rules.cards import Card, Colour
from companion.rules.decisions import Decision
from companion.rules.scoring import Result
from companion.sentences import Words

if TYPE_CHECKING:
    from companion.rules.round import Round


class Awaited(Struct, frozen=True):
    """Somebody is being waited for; what they may do is theirs to know."""

    seat: int
    kind: str
    prompt: Words
    about: int | None


class View(Struct, frozen=True):
    """A round as one seat sees it. Seat None only watches."""

    edition: str
    seat: int | None
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    """How many cards each seat holds in hand."""
    foreheads: tuple[tuple[Card | None, ...], ...]
    """Cards on foreheads, oldest first; None stands for the viewer's own, which it cannot see."""
    top: Card | None
    colour: Colour | None
    colours: tuple[Colour, ...]
    direction: int
    dealer: int
    turn: int
    pile: int
    discards: int
    drawn: Card | None
    """The card that the viewer has just drawn and may play."""
    uno: tuple[tuple[int, bool], ...]
    """Who is down to one card in an open window, and whether UNO was called."""
    held_up: tuple[int, ...]
    decisions: tuple[Decision, ...]
    """What the viewer may decide now."""
    awaited: tuple[Awaited, ...]
    """Everybody who is waited for, the viewer and the tray included."""
    result: Result | None


def view(round: Round, seat: int | None) -> View:
    asked = round.decisions
    return View(
        edition=round.edition.id,
        seat=seat,
        hand=() if seat is None else tuple(round.hands[seat]),
        counts=tuple(map(len, round.hands)),
        foreheads=tuple(
            (None,) * len(cards) if owner == seat else tuple(cards)
            for owner, cards in enumerate(round.foreheads)
        ),
        top=round.discards[-1] if round.discards else None,
        colour=round.colour,
        colours=round.edition.colours,
        direction=round.direction,
        dealer=round.dealer,
        turn=round.turn,
        pile=len(round.pile),
        discards=len(round.discards),
        drawn=round.drawn if seat == round.turn else None,
        uno=tuple((owner, window.called) for owner, window in round.uno.windows.items()),
        held_up=tuple(sorted(round.held_up)),
        decisions=tuple(replace(each, relist=None) for each in asked if each.seat == seat),
        awaited=tuple(
            Awaited(each.seat, each.kind, each.prompt, each.about) for each in asked if not each.optional
        ),
        result=round.result,
    )
