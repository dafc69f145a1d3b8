"""Events: what happened, in the order it happened, as it may be told to each seat.

Events follow from moves and are never stored: replay the moves and they come again.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from companion.rules.cards import Card, Colour
from companion.rules.faces import Face, told_of
from companion.rules.moves import Naming
from companion.sentences import Listed, Sentence, Words, as_sentence, listed, plural


class Event(Struct, frozen=True, gc=False, tag=True):
    """Base of all events."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat may know it; None is somebody who only watches."""
        return self

    def text(self, name: Naming) -> Sentence:
        """One sentence, with ``name`` saying what a seat is called."""
        raise NotImplementedError


News = tuple[Event, ...]
"""What one move made happen."""


class TurnedUp(Event, frozen=True, gc=False):
    """The start card, or one that goes back to be replaced."""

    card: Card

    def text(self, name: Naming) -> Sentence:
        return Sentence("The start card is {card}.", card=self.card.name)


class Played(Event, frozen=True, gc=False):
    seat: int
    card: Card

    def text(self, name: Naming) -> Sentence:
        return Sentence("{player} plays {card}.", player=name(self.seat), card=self.card.name)


class Discarded(Event, frozen=True, gc=False):
    """A card left a hand or a forehead without being played."""

    seat: int
    card: Card

    def text(self, name: Naming) -> Sentence:
        return Sentence("{player} discards {card}.", player=name(self.seat), card=self.card.name)


class Drew(Event, frozen=True, gc=False):
    """Cards came into a hand; only its owner sees which."""

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.count)

    def text(self, name: Naming) -> Sentence:
        player = name(self.seat)
        if not self.count:
            return Sentence("{player} should draw, but there is no card left.", player=player)
        if not self.cards:
            return plural(
                self.count, "{player} draws a card.", "{player} draws {count} cards.", player=player
            )
        return plural(
            self.count,
            "{player} draws a card: {cards}.",
            "{player} draws {count} cards: {cards}.",
            player=player,
            cards=_cards(self.cards),
        )


class Passed(Event, frozen=True, gc=False):
    seat: int

    def text(self, name: Naming) -> Sentence:
        return Sentence("{player} passes.", player=name(self.seat))


class Skipped(Event, frozen=True, gc=False):
    seat: int

    def text(self, name: Naming) -> Sentence:
        return Sentence("{player} misses the turn.", player=name(self.seat))


class Reversed(Event, frozen=True, gc=False):
    direction: int

    def text(self, name: Naming) -> Sentence:
        if self.direction > 0:
            return Sentence("Play now runs to the left.")
        return Sentence("Play now runs to the right.")


class ColourNamed(Event, frozen=True, gc=False):
    seat: int
    colour: Colour

    def text(self, name: Naming) -> Sentence:
        return Sentence("{player} names {colour}.", player=name(self.seat), colour=self.colour.sign)


class Reshuffled(Event, frozen=True, gc=False):
    count: int

    def text(self, name: Naming) -> Sentence:
        return Sentence("{count} cards are shuffled into a new draw pile.", count=self.count)


class Challenged(Event, frozen=True, gc=False):
    seat: int
    target: int
    guilty: bool

    def text(self, name: Naming) -> Sentence:
        player, target = name(self.seat), name(self.target)
        if self.guilty:
            return Sentence("{player} challenges: {target} was bluffing.", player=player, target=target)
        return Sentence("{player} challenges: {target} is innocent.", player=player, target=target)


class HandShown(Event, frozen=True, gc=False):
    """A hand was laid open, to one seat or to all (``to`` is None)."""

    seat: int
    to: int | None
    cards: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if self.to is None or seat in (self.seat, self.to) else replace(self, cards=())

    def text(self, name: Naming) -> Sentence:
        player = name(self.seat)
        to = Sentence("everyone") if self.to is None else name(self.to)
        if not self.cards:
            return Sentence("{player} shows the hand to {to}.", player=player, to=to)
        return Sentence(
            "{player} shows the hand to {to}: {cards}.", player=player, to=to, cards=_cards(self.cards)
        )


class UnoCalled(Event, frozen=True, gc=False):
    seat: int

    def text(self, name: Naming) -> Sentence:
        return Sentence("{player} calls UNO!", player=name(self.seat))


class Caught(Event, frozen=True, gc=False):
    seat: int
    by: int

    def text(self, name: Naming) -> Sentence:
        return Sentence(
            "{by} catches {player} without an UNO call.", by=name(self.by), player=name(self.seat)
        )


class FalselyCaught(Event, frozen=True, gc=False):
    seat: int
    by: int

    def text(self, name: Naming) -> Sentence:
        return Sentence(
            "{by} points at {player}, who had called UNO.", by=name(self.by), player=name(self.seat)
        )


class Spun(Event, frozen=True, gc=False):
    spinner: int
    faces: tuple[Face, ...]

    def text(self, name: Naming) -> Sentence:
        spinner = name(self.spinner)
        return Sentence("{player} spins: {outcome}.", player=spinner, outcome=told_of(self.faces, spinner))


class Picked(Event, frozen=True, gc=False):
    seat: int
    target: int

    def text(self, name: Naming) -> Sentence:
        return Sentence("{player} picks {target}.", player=name(self.seat), target=name(self.target))


class HandsTraded(Event, frozen=True, gc=False):
    def text(self, name: Naming) -> Sentence:
        return Sentence("Everyone passes the hand to the left.")


class Sealed(Event, frozen=True, gc=False):
    """A War card lies face down."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Sealed(self.seat, None)

    def text(self, name: Naming) -> Sentence:
        return Sentence("{player} lays {card} face down.", player=name(self.seat), card=_card(self.card))


class Revealed(Event, frozen=True, gc=False):
    """All War cards of one face-off are turned over."""

    cards: tuple[tuple[int, Card], ...]

    def text(self, name: Naming) -> Sentence:
        shown = (
            Sentence("{player} has {card}", player=name(seat), card=card.name) for seat, card in self.cards
        )
        return Sentence("War: {cards}.", cards=listed(shown))


class WarEnded(Event, frozen=True, gc=False):
    winner: int | None

    def text(self, name: Naming) -> Sentence:
        if self.winner is None:
            return Sentence("Nobody wins the War.")
        return Sentence("{player} wins the War.", player=name(self.winner))


class Yelled(Event, frozen=True, gc=False):
    seat: int | None

    def text(self, name: Naming) -> Sentence:
        if self.seat is None:
            return Sentence("Nobody yells “UNO Spin”.")
        return Sentence("{player} yells “UNO Spin” first!", player=name(self.seat))


class ForeheadTaken(Event, frozen=True, gc=False):
    """A card went to a forehead: all see it but its owner."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Event:
        return ForeheadTaken(self.seat, None) if seat == self.seat else self

    def text(self, name: Naming) -> Sentence:
        player = name(self.seat)
        if self.card is None:
            return Sentence("{player} holds a card, unseen, to the forehead.", player=player)
        return Sentence("{player} holds {card} to the forehead.", player=player, card=self.card.name)


class Guessed(Event, frozen=True, gc=False):
    seat: int
    colour: Colour
    right: bool

    def text(self, name: Naming) -> Sentence:
        player, colour = name(self.seat), self.colour.sentence
        if self.right:
            return Sentence("{player} guesses {colour}: right!", player=player, colour=colour)
        return Sentence("{player} guesses {colour}: wrong.", player=player, colour=colour)


class GiftColour(Event, frozen=True, gc=False):
    seat: int
    colour: Colour
    count: int

    def text(self, name: Naming) -> Sentence:
        return plural(
            self.count,
            "{player} gives away a {colour} card. Urrrhhh!",
            "{player} gives away all {count} {colour} cards. Urrrhhh!",
            player=name(self.seat),
            colour=self.colour.sentence,
        )


class Gave(Event, frozen=True, gc=False):
    """A card went from hand to hand; those two know which."""

    seat: int
    to: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.to) else Gave(self.seat, self.to, None)

    def text(self, name: Naming) -> Sentence:
        return Sentence(
            "{player} gives {to} {card}.",
            player=name(self.seat),
            to=name(self.to),
            card=_card(self.card),
        )


class Bounced(Event, frozen=True, gc=False):
    """An attack was sent back."""

    seat: int
    target: int
    count: int

    def text(self, name: Naming) -> Sentence:
        return Sentence(
            "{player} bounces the {count} cards back to {target}!",
            player=name(self.seat),
            count=self.count,
            target=name(self.target),
        )


class HouseRuleFired(Event, frozen=True, gc=False):
    seat: int
    rule: Words

    def text(self, name: Naming) -> Sentence:
        return Sentence("House rule: {rule}", rule=self.rule)


class Noted(Event, frozen=True, gc=False):
    """Anything an edition from outside wants to tell everybody."""

    note: Words

    def text(self, name: Naming) -> Sentence:
        return as_sentence(self.note)


class WentOut(Event, frozen=True, gc=False):
    """A hand is empty. The round ends once what its last card started is done."""

    seat: int

    def text(self, name: Naming) -> Sentence:
        return Sentence("{player} has no cards left!", player=name(self.seat))


class BackIn(Event, frozen=True, gc=False):
    """Somebody who was out had to draw and has not won."""

    seat: int

    def text(self, name: Naming) -> Sentence:
        return Sentence("{player} is back in the round.", player=name(self.seat))


class RoundOver(Event, frozen=True, gc=False):
    winner: int | None
    points: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    """What everybody was left with, forehead cards included."""

    def text(self, name: Naming) -> Sentence:
        if self.winner is None:
            return Sentence("Nobody can move: the round is blocked and dealt again.")
        return Sentence("{player} wins the round.", player=name(self.winner))


class HouseRulesAgreed(Event, frozen=True, gc=False):
    """Everybody agreed to the house rules, or somebody did not (``by`` is None)."""

    by: tuple[int, ...] | None

    def text(self, name: Naming) -> Sentence:
        if self.by:
            return Sentence("Everyone agrees to the house rules.")
        return Sentence("No house rules: not everyone agrees.")


class DrewForDealer(Event, frozen=True, gc=False):
    cards: tuple[tuple[int, Card], ...]

    def text(self, name: Naming) -> Sentence:
        drawn = (
            Sentence("{player} draws {card}", player=name(seat), card=card.name) for seat, card in self.cards
        )
        return Sentence("For the deal: {cards}.", cards=listed(drawn))


class Deals(Event, frozen=True, gc=False):
    seat: int

    def text(self, name: Naming) -> Sentence:
        return Sentence("{player} deals.", player=name(self.seat))


class MatchOver(Event, frozen=True, gc=False):
    winners: tuple[int, ...]
    totals: tuple[int, ...]

    def text(self, name: Naming) -> Sentence:
        return plural(
            len(self.winners),
            "{players} wins the match!",
            "{players} win the match!",
            players=listed(map(name, self.winners), " and "),
        )


def _cards(cards: Iterable[Card]) -> Listed:
    return listed(card.name for card in cards)


def _card(card: Card | None) -> Sentence:
    """A card, if one may know which."""
    return Sentence("a card") if card is None else card.name
