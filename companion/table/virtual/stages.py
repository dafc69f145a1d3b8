"""Staged events: what a move made happen, one thing after the other, each with its reading time.

They follow from the engine's events and are never stored. Each viewer is told what they may see of a stage.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct

from companion.names import Pace
from companion.rules import events as ev
from companion.rules.cards import Card
from companion.rules.faces import RED, YOURS
from companion.rules.moves import Naming
from companion.sentences import NOTHING, Sentence, plural

MOST_S = 8.0
"""However much a move made happen, it is told in this time."""
PACES: dict[Pace, float] = {"turtle": 1.6, "fish": 1.0, "shark": 0.5}
"""By how much each pace stretches all reading times."""
READING: dict[type[ev.Event], float] = {
    ev.TurnedUp: 1.4,
    ev.Played: 1.2,
    ev.Discarded: 1.0,
    ev.Drew: 1.0,
    ev.Passed: 0.6,
    ev.Skipped: 1.4,
    ev.Reversed: 1.0,
    ev.ColourNamed: 1.2,
    ev.Reshuffled: 1.0,
    ev.Challenged: 2.2,
    ev.HandShown: 3.5,
    ev.UnoCalled: 1.2,
    ev.Caught: 2.2,
    ev.FalselyCaught: 2.0,
    ev.Spun: 3.5,
    ev.Picked: 1.4,
    ev.HandsTraded: 2.4,
    ev.Sealed: 0.6,
    ev.Revealed: 3.0,
    ev.WarEnded: 1.8,
    ev.Yelled: 1.6,
    ev.ForeheadTaken: 1.2,
    ev.Guessed: 1.8,
    ev.GiftColour: 1.4,
    ev.Gave: 0.9,
    ev.Bounced: 2.0,
    ev.HouseRuleFired: 1.4,
    ev.Noted: 1.6,
    ev.WentOut: 1.4,
    ev.BackIn: 1.2,
    ev.RoundOver: 2.4,
    ev.HouseRulesAgreed: 1.2,
    ev.DrewForDealer: 2.0,
}
"""How long people read each kind of event, in times of `table.read_s`. Others have no stage."""
AT_ONCE = ev.Sealed, ev.UnoCalled
"""A move of these alone holds nobody up: others think, or lay their own card, at the same time."""
HITS = (
    *(ev.Skipped, ev.Drew, ev.Caught, ev.FalselyCaught, ev.Challenged, ev.HandsTraded),
    *(ev.Gave, ev.Bounced, ev.Picked, ev.HandShown, ev.ForeheadTaken),
)
"""What happens to somebody, who must not overlook it."""


class Stage(NamedTuple):
    """One thing that happens, before the next does."""

    event: ev.Event
    forced: bool
    """Whether somebody else's doing brought it about."""
    seconds: float


class StageView(Struct, frozen=True, kw_only=True):
    """A stage as a viewer may know it."""

    id: str
    """No other stage of this match has the same."""
    kind: str
    """The event in small letters: `played`, `hand-shown`."""
    seat: int | None
    """Who does it, or whom it happens to."""
    target: int | None
    """The other one whom it concerns."""
    cards: tuple[str, ...]
    """The codes of its cards, as far as the viewer may see them."""
    laid: tuple[tuple[int, str], ...]
    """Cards that lie open before several seats."""
    count: int
    """How many cards move, seen or not."""
    text: Sentence
    """With everybody's name."""
    you: Sentence
    """The same to the viewer, if they are meant; otherwise empty."""
    hits: bool
    """Whether it happens to the viewer: this must not be overlooked."""
    seconds: float
    """How long it takes to read; 0 once it is over."""


def staged(events: Iterable[ev.Event], mover: int, pace: Pace, read_s: float) -> tuple[Stage, ...]:
    """The stages of a move that a seat, or the tray, made."""
    told = [event for event in events if type(event) in READING]
    times = [_reading(event) * read_s * PACES[pace] for event in told]
    shorter = min(1.0, MOST_S / sum(times)) if any(times) else 1.0
    return tuple(
        Stage(event, getattr(event, "seat", mover) != mover or _many(event), seconds * shorter)
        for event, seconds in zip(told, times, strict=True)
    )


def holds_up(stages: Sequence[Stage]) -> bool:
    """Whether everybody waits until these are over."""
    return any(stage.seconds and not isinstance(stage.event, AT_ONCE) for stage in stages)


def stage_view(
    stage: Stage, seen: ev.Event, seat: int | None, name: Naming, *, id: str, left: float
) -> StageView:
    """What a seat is told of a stage, if it may know this much of its event; `left` is the time for it."""
    cards = codes_of(seen)
    laid = seen.cards if isinstance(seen, ev.Revealed | ev.DrewForDealer) else ()
    you = _to_you(seen, seat, name) if seat is not None else NOTHING
    return StageView(
        id=id,
        kind=re.sub(r"(?<!^)(?=[A-Z])", "-", type(seen).__name__).lower(),
        seat=_actor(seen),
        target=_target(seen),
        cards=() if laid else cards,
        laid=tuple((owner, each.code) for owner, each in laid),
        count=getattr(seen, "count", len(cards) or 1),
        text=seen.text(name),
        you=you,
        hits=bool(you) and isinstance(seen, HITS) and (stage.forced or not isinstance(seen, ev.Drew)),
        seconds=round(left, 3),
    )


def codes_of(seen: ev.Event) -> tuple[str, ...]:
    """The cards of an event, as far as somebody may know it."""
    if isinstance(seen, ev.Drew | ev.HandShown):
        return tuple(card.code for card in seen.cards)
    if isinstance(seen, ev.Revealed | ev.DrewForDealer):
        return tuple(card.code for _, card in seen.cards)
    card: Card | None = getattr(seen, "card", None)
    return () if card is None else (card.code,)


def _many(event: ev.Event) -> bool:
    return isinstance(event, ev.Drew) and event.count > 1


def _reading(event: ev.Event) -> float:
    """More cards take longer to fly."""
    more = 0.6 if _many(event) else 0.0
    return READING[type(event)] + more


def _actor(event: ev.Event) -> int | None:
    match event:
        case ev.Spun(spinner=seat) | ev.WarEnded(winner=seat) | ev.RoundOver(winner=seat):
            return seat
        case ev.Caught(by=seat) | ev.FalselyCaught(by=seat):
            return seat
    seat_of: int | None = getattr(event, "seat", None)
    return seat_of


def _target(event: ev.Event) -> int | None:
    match event:
        case ev.Caught(seat=seat) | ev.FalselyCaught(seat=seat):
            return seat
        case ev.Gave(to=seat) | ev.HandShown(to=seat):
            return seat
    target: int | None = getattr(event, "target", None)
    return target


def _to_you(event: ev.Event, seat: int, name: Naming) -> Sentence:
    """The event in the second person, for a seat that it concerns."""
    me = name(seat)
    match event:
        case ev.Drew(seat=who, count=count) if who == seat and count:
            return plural(count, "You draw a card, {player}.", "You draw {count} cards, {player}.", player=me)
        case ev.Skipped(seat=who) if who == seat:
            return Sentence("You miss this turn, {player}.", player=me)
        case ev.Caught(seat=who, by=by) if who == seat:
            return Sentence("{by} caught you without an UNO call, {player}!", by=name(by), player=me)
        case ev.FalselyCaught(seat=who, by=by) if by == seat:
            return Sentence("{other} had called UNO: you were wrong, {player}.", other=name(who), player=me)
        case ev.Challenged(target=who, seat=by, guilty=guilty) if who == seat:
            if guilty:
                return Sentence("{by} saw through your bluff, {player}!", by=name(by), player=me)
            return Sentence("{by} challenged you, {player}: you were innocent.", by=name(by), player=me)
        case ev.Challenged(seat=by, target=who, guilty=guilty) if by == seat:
            if guilty:
                return Sentence("You were right, {player}: {other} was bluffing.", other=name(who), player=me)
            return Sentence("You were wrong, {player}: {other} is innocent.", other=name(who), player=me)
        case ev.HandsTraded():
            return Sentence("Your hand goes to the left, {player}: here comes a new one!", player=me)
        case ev.HandShown(seat=who, to=to) if who == seat:
            watching = Sentence("Everyone sees") if to is None else Sentence("{to} sees", to=name(to))
            return Sentence("{watching} your hand, {player}.", watching=watching, player=me)
        case ev.Gave(seat=by, to=to, card=card) if to == seat and card is not None:
            return Sentence("{by} gives you {card}, {player}.", by=name(by), card=card.name, player=me)
        case ev.Bounced(seat=by, target=who, count=count) if who == seat:
            return Sentence(
                "{by} bounces the {count} cards back to you, {player}!", by=name(by), count=count, player=me
            )
        case ev.Picked(seat=by, target=who) if who == seat != by:
            return Sentence("{by} picks you, {player}!", by=name(by), player=me)
        case ev.ForeheadTaken(seat=who) if who == seat:
            return Sentence("You hold a card to your forehead, {player}: only the others see it.", player=me)
        case ev.Spun(spinner=who, faces=(left, what)) if who == seat and left is RED:
            return Sentence("You {do}, {player}!", do=YOURS[what], player=me)
        case ev.WarEnded(winner=who) if who == seat:
            return Sentence("You win the War, {player}!", player=me)
        case ev.Yelled(seat=who) if who == seat:
            return Sentence("You were first, {player}!", player=me)
        case ev.RoundOver(winner=who) if who == seat:
            return Sentence("You win the round, {player}!", player=me)
    return NOTHING
