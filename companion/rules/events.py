"""Events: what happened, in the order it happened, as it may be told to each seat.

Events follow from moves and are never stored: replay the moves and they come again.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.rules.cards import Card, Colour
from companion.rules.faces import Face, told_of
from companion.rules.moves import Naming


class Event(Struct, frozen=True, gc=False, tag=True):
    """Base of all events."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat may know it; None is somebody who only watches."""
        return self

    def text(self, name: Naming) -> str:
        """One sentence, with ``name`` saying what a seat is called."""
        raise NotImplementedError


News = tuple[Event, ...]
"""What one move made happen."""


class TurnedUp(Event, frozen=True, gc=False):
    """The start card, or one that goes back to be replaced."""

    card: Card

    def text(self, name: Naming) -> str:
        return f"The start card is {self.card.name}."


class Played(Event, frozen=True, gc=False):
    seat: int
    card: Card

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} plays {self.card.name}."


class Discarded(Event, frozen=True, gc=False):
    """A card left a hand or a forehead without being played."""

    seat: int
    card: Card

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} discards {self.card.name}."


class Drew(Event, frozen=True, gc=False):
    """Cards came into a hand; only its owner sees which."""

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.count)

    def text(self, name: Naming) -> str:
        if not self.count:
            return f"{name(self.seat)} should draw, but there is no card left."
        cards = ", ".join(card.name for card in self.cards)
        what = "a card" if self.count == 1 else f"{self.count} cards"
        return f"{name(self.seat)} draws {what}{f': {cards}' if cards else ''}."


class Passed(Event, frozen=True, gc=False):
    seat: int

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} passes."


class Skipped(Event, frozen=True, gc=False):
    seat: int

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} misses the turn."


class Reversed(Event, frozen=True, gc=False):
    direction: int

    def text(self, name: Naming) -> str:
        return f"Play now runs to the {'left' if self.direction > 0 else 'right'}."


class ColourNamed(Event, frozen=True, gc=False):
    seat: int
    colour: Colour

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} names {self.colour.shape} {self.colour}."


class Reshuffled(Event, frozen=True, gc=False):
    count: int

    def text(self, name: Naming) -> str:
        return f"{self.count} cards are shuffled into a new draw pile."


class Challenged(Event, frozen=True, gc=False):
    seat: int
    target: int
    guilty: bool

    def text(self, name: Naming) -> str:
        verdict = "was bluffing" if self.guilty else "is innocent"
        return f"{name(self.seat)} challenges: {name(self.target)} {verdict}."


class HandShown(Event, frozen=True, gc=False):
    """A hand was laid open, to one seat or to all (``to`` is None)."""

    seat: int
    to: int | None
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if self.to is None or seat in (self.seat, self.to) else replace(self, cards=())

    def text(self, name: Naming) -> str:
        cards = ", ".join(card.name for card in self.cards)
        to = "everyone" if self.to is None else name(self.to)
        return f"{name(self.seat)} shows the hand to {to}{f': {cards}' if cards else ''}."


class UnoCalled(Event, frozen=True, gc=False):
    seat: int

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} calls UNO!"


class Caught(Event, frozen=True, gc=False):
    seat: int
    by: int

    def text(self, name: Naming) -> str:
        return f"{name(self.by)} catches {name(self.seat)} without an UNO call."


class FalselyCaught(Event, frozen=True, gc=False):
    seat: int
    by: int

    def text(self, name: Naming) -> str:
        return f"{name(self.by)} points at {name(self.seat)}, who had called UNO."


class Spun(Event, frozen=True, gc=False):
    spinner: int
    faces: tuple[Face, ...]

    def text(self, name: Naming) -> str:
        return f"{name(self.spinner)} spins: {told_of(self.faces, name(self.spinner))}."


class Picked(Event, frozen=True, gc=False):
    seat: int
    target: int

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} picks {name(self.target)}."


class HandsTraded(Event, frozen=True, gc=False):
    def text(self, name: Naming) -> str:
        return "Everyone passes the hand to the left."


class Sealed(Event, frozen=True, gc=False):
    """A War card lies face down."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Sealed(self.seat, None)

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} lays {self.card.name if self.card else 'a card'} face down."


class Revealed(Event, frozen=True, gc=False):
    """All War cards of one face-off are turned over."""

    cards: tuple[tuple[int, Card], ...]

    def text(self, name: Naming) -> str:
        return "War: " + ", ".join(f"{name(seat)} has {card.name}" for seat, card in self.cards) + "."


class WarEnded(Event, frozen=True, gc=False):
    winner: int | None

    def text(self, name: Naming) -> str:
        return "Nobody wins the War." if self.winner is None else f"{name(self.winner)} wins the War."


class Yelled(Event, frozen=True, gc=False):
    seat: int | None

    def text(self, name: Naming) -> str:
        if self.seat is None:
            return "Nobody yells “UNO Spin”."
        return f"{name(self.seat)} yells “UNO Spin” first!"


class ForeheadTaken(Event, frozen=True, gc=False):
    """A card went to a forehead: all see it but its owner."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Event:
        return ForeheadTaken(self.seat, None) if seat == self.seat else self

    def text(self, name: Naming) -> str:
        what = self.card.name if self.card else "a card, unseen,"
        return f"{name(self.seat)} holds {what} to the forehead."


class Guessed(Event, frozen=True, gc=False):
    seat: int
    colour: Colour
    right: bool

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} guesses {self.colour}: {'right!' if self.right else 'wrong.'}"


class GiftColour(Event, frozen=True, gc=False):
    seat: int
    colour: Colour
    count: int

    def text(self, name: Naming) -> str:
        what = f"a {self.colour} card" if self.count == 1 else f"all {self.count} {self.colour} cards"
        return f"{name(self.seat)} gives away {what}. Urrrhhh!"


class Gave(Event, frozen=True, gc=False):
    """A card went from hand to hand; those two know which."""

    seat: int
    to: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.to) else Gave(self.seat, self.to, None)

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} gives {name(self.to)} {self.card.name if self.card else 'a card'}."


class Bounced(Event, frozen=True, gc=False):
    """An attack was sent back."""

    seat: int
    target: int
    count: int

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} bounces the {self.count} cards back to {name(self.target)}!"


class HouseRuleFired(Event, frozen=True, gc=False):
    seat: int
    rule: str

    def text(self, name: Naming) -> str:
        return f"House rule: {self.rule}"


class Noted(Event, frozen=True, gc=False):
    """Anything an edition from outside wants to tell everybody."""

    note: str

    def text(self, name: Naming) -> str:
        return self.note


class WentOut(Event, frozen=True, gc=False):
    """A hand is empty. The round ends once what its last card started is done."""

    seat: int

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} has no cards left!"


class BackIn(Event, frozen=True, gc=False):
    """Somebody who was out had to draw and has not won."""

    seat: int

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} is back in the round."


class RoundOver(Event, frozen=True, gc=False):
    winner: int | None
    points: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    """What everybody was left with, forehead cards included."""

    def text(self, name: Naming) -> str:
        if self.winner is None:
            return "Nobody can move: the round is blocked and dealt again."
        return f"{name(self.winner)} wins the round."


class HouseRulesAgreed(Event, frozen=True, gc=False):
    """Everybody agreed to the house rules, or somebody did not (``by`` is None)."""

    by: tuple[int, ...] | None

    def text(self, name: Naming) -> str:
        return "Everyone agrees to the house rules." if self.by else "No house rules: not everyone agrees."


class DrewForDealer(Event, frozen=True, gc=False):
    cards: tuple[tuple[int, Card], ...]

    def text(self, name: Naming) -> str:
        return (
            "For the deal: " + ", ".join(f"{name(seat)} draws {card.name}" for seat, card in self.cards) + "."
        )


class Deals(Event, frozen=True, gc=False):
    seat: int

    def text(self, name: Naming) -> str:
        return f"{name(self.seat)} deals."


class MatchOver(Event, frozen=True, gc=False):
    winners: tuple[int, ...]
    totals: tuple[int, ...]

    def text(self, name: Naming) -> str:
        verb = "wins" if len(self.winners) == 1 else "win"
        return f"{' and '.join(map(name, self.winners))} {verb} the match!"
