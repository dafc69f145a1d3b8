"""A view of the game while its last move is being told: what has been told so far is so, and no more."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from companion.rules import events as ev
from companion.rules.cards import Card
from companion.table.virtual.views import GameView


def waiting(view: GameView) -> GameView:
    """A view in which nobody is asked anything yet."""
    return replace(view, decisions=(), awaited=(), spin_due=None, drawn=None)


def unfolded(view: GameView, event: ev.Event) -> GameView:
    """A view after one more event, as its seat may know it. The truth follows when all are told."""
    match event:
        case ev.Played(seat=seat, card=card) | ev.Discarded(seat=seat, card=card):
            return _on_top(view, seat, card)
        case ev.Drew(seat=seat, count=count, cards=cards):
            return replace(_handed(view, seat, cards, count), pile=max(0, view.pile - count))
        case ev.Gave(seat=seat, to=to, card=card):
            cards = () if card is None else (card,)
            return _handed(_taken(view, seat, cards), to, cards, 1)
        case ev.ForeheadTaken(seat=seat, card=card):
            code = None if card is None or view.seat is None else card.code
            foreheads = tuple(
                (*each, code) if owner == seat else each for owner, each in enumerate(view.foreheads)
            )
            return replace(view, foreheads=foreheads, pile=max(0, view.pile - 1))
        case ev.HandsTraded():
            # Nobody knows the new hand before it has arrived.
            return replace(view, hand=(), counts=(view.counts[-1], *view.counts[:-1]))
        case ev.Reversed(direction=direction):
            return replace(view, direction=direction)
        case ev.ColourNamed(colour=colour):
            return replace(view, colour=str(colour))
        case ev.Reshuffled(count=count):
            return replace(view, pile=count, discards=1)
    return view


def _on_top(view: GameView, seat: int, card: Card) -> GameView:
    if seat < len(view.foreheads) and view.foreheads[seat]:
        # It is that card: while there is one, no other leaves the hand. An option says where it lies.
        foreheads = (each[1:] if owner == seat else each for owner, each in enumerate(view.foreheads))
        return replace(view, foreheads=tuple(foreheads), discards=view.discards + 1)
    colour = None if card.colour is None else str(card.colour)
    return replace(_taken(view, seat, (card,)), top=card.code, colour=colour, discards=view.discards + 1)


def _taken(view: GameView, seat: int, cards: Sequence[Card]) -> GameView:
    """With cards gone from a hand; one, if nobody may know which."""
    hand = list(view.hand)
    if view.seat == seat:
        for card in cards:
            if card.code in hand:
                hand.remove(card.code)
    return replace(view, hand=tuple(hand), counts=_changed(view.counts, seat, -(len(cards) or 1)))


def _handed(view: GameView, seat: int, cards: Sequence[Card], count: int) -> GameView:
    """With cards come into a hand."""
    own = tuple(card.code for card in cards) if view.seat == seat and not view.hidden else ()
    return replace(view, hand=(*view.hand, *own), counts=_changed(view.counts, seat, count))


def _changed(counts: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return tuple(max(0, each + by) if owner == seat else each for owner, each in enumerate(counts))
