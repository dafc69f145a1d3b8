"""The cards on the table: hands, foreheads, piles, whose turn it is, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.rules import events as ev
from companion.rules.asking import ask_spin
from companion.rules.cards import WILD_DRAW_FOUR, Card, Colour, Hand
from companion.rules.decisions import Asked, Done, Question, Script, ask_shuffle
from companion.rules.edition import Edition
from companion.rules.faces import Face
from companion.rules.moves import Move, Shuffle
from companion.rules.options import Options
from companion.rules.uno import UnoWatch

RESHUFFLE = Question("reshuffle", "Shuffle the discards into a new draw pile", "CORE-R53")
LEFT, RIGHT = 1, -1


class Tabletop:
    """What lies on the table of one round. Seats count from 0; the next seat is the one on the left."""

    __slots__ = (
        *("edition", "seats", "dealer", "options", "bluffing", "_books"),
        *("hands", "foreheads", "pile", "discards", "named", "fitting", "direction"),
        *("turn", "drawn", "held_up", "empty_passes", "out", "uno", "news"),
    )

    def __init__(self, edition: Edition, seats: int, dealer: int, options: Options) -> None:
        self.edition = edition
        self.seats = seats
        self.dealer = dealer
        self.options = options
        self._books = edition.books
        self.bluffing = options.challenge
        """May a Wild Draw Four be played against its rule, for somebody to challenge?"""
        self.clear()

    def clear(self) -> None:
        """Everything as before the first move."""
        self.hands = [Hand() for _ in range(self.seats)]
        self.foreheads: list[list[Card]] = [[] for _ in range(self.seats)]
        """Cards that all see but their owner, oldest first."""
        self.pile: list[Card] = []
        """The draw pile; its top is the last."""
        self.discards: list[Card] = []
        self.named: Colour | None = None
        """The colour that the last wild was given."""
        self.fitting = 0
        """Every sort of card that may lie on the top card."""
        self.direction = LEFT
        self.turn = self.after(self.dealer)
        self.drawn: Card | None = None
        """The card that the player on turn has just drawn."""
        self.held_up: set[int] = set()
        """Who has something to do, or a turn to miss, before the next turn proper. Changed in place only."""
        self.empty_passes = 0
        """Turns in a row in which nothing could be played or drawn (CORE-28)."""
        self.out: list[int] = []
        """Whose hands are empty, in the order they got so. Changed in place only."""
        self.uno = UnoWatch(self.seats, self.options)
        self.news: ev.News = ()
        """What the last move made happen."""

    # Seats and turns

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat that comes after this one in the direction of play."""
        return (seat + steps * self.direction) % self.seats

    def going_round_from(self, seat: int) -> list[int]:
        """All seats once, in the direction of play."""
        return [self.after(seat, steps) for steps in range(self.seats)]

    def move_on(self, after: int, *, skipping: bool = False) -> None:
        """The turn goes to the seat after this one, or one further."""
        turn = (after + self.direction) % self.seats
        if skipping:
            self.news += self._books[turn].skipped
            turn = (turn + self.direction) % self.seats
        self.turn = turn

    def reverse(self) -> None:
        self.direction = direction = -self.direction
        self.news += (ev.Reversed(direction),)

    def tell(self, event: ev.Event) -> None:
        self.news += (event,)

    # The discard pile

    @property
    def top(self) -> Card:
        return self.discards[-1]

    @property
    def colour(self) -> Colour | None:
        """The colour in play; None while a wild waits for one."""
        if not self.discards:
            return None
        waits = self.fitting == self.edition.fits_card[self.top]
        return self.top.colour or (None if waits else self.named)

    @property
    def colour_before(self) -> Colour | None:
        """The colour that the top card was played on."""
        return self.discards[-2].colour or self.named

    def put_on_top(self, card: Card) -> None:
        self.discards.append(card)
        self.fitting = self.edition.fits_card[card]

    def set_colour(self, colour: Colour) -> None:
        """The top is a wild and counts as this colour from now on (CORE-16)."""
        self.named = colour
        self.fitting = self.edition.fits_colour[colour]

    def fits(self, seat: int, card: Card) -> bool:
        """May this seat lay this card on the top card now (CORE-R18, CORE-32)?"""
        if card is WILD_DRAW_FOUR and not self.bluffing and self.holds(seat, self.colour):
            return False
        return bool(card.bit & self.fitting)

    # Hands

    def holds(self, seat: int, colour: Colour | None) -> bool:
        """Is a card of this colour in the hand? Wilds have none (CORE-31)."""
        return colour is not None and bool(self.hands[seat].sorts & self.edition.of_colour[colour])

    def lay(self, seat: int, card: Card, uno: bool = False) -> None:
        """Play a card: from the hand to the top. Its effect is up to the edition."""
        if self.uno.windows:
            self.uno.close()
        self.hands[seat].drop(card)
        self.put_on_top(card)
        self.tell(ev.Played(seat, card))
        self.runs_low(seat, card, uno)

    def runs_low(self, seat: int, card: Card, uno: bool) -> None:
        """A card was played: perhaps it was the last one, or the last but one (CORE-R47)."""
        hand = self.hands[seat]
        if not hand:
            self.goes_out(seat)
        elif len(hand) == 1 and self.edition.owes_uno(self, seat, card):
            self.uno.open(seat, called=uno)
            if uno:
                self.tell(ev.UnoCalled(seat))

    def discard(self, seat: int, card: Card) -> None:
        """Lay a card that an effect discards: it is the new top and does nothing by itself."""
        self.hands[seat].drop(card)
        self.put_on_top(card)
        self.tell(ev.Discarded(seat, card))
        if not self.hands[seat]:
            self.goes_out(seat)

    def owes_if_one_left(self, seat: int) -> None:
        """A discard, gift or trade is done: one card left means UNO is due (CORE-49)."""
        if len(self.hands[seat]) == 1:
            self.uno.open(seat)

    def goes_out(self, seat: int) -> None:
        self.out.append(seat)
        self.tell(ev.WentOut(seat))

    def take(self, seat: int, cards: Sequence[Card]) -> None:
        """Cards come into a hand: a call is no longer due, and who was out is back in."""
        self.hands[seat].add(cards)
        if self.uno.windows:
            self.uno.lapse(seat)
        if seat in self.out:
            self.out.remove(seat)
            self.tell(ev.BackIn(seat))

    # Drawing

    def draw(self, seat: int, count: int) -> Script[None] | Done:
        """Draw this many; if the cards run out, the rest of the debt lapses (CORE-27)."""
        if len(self.pile) >= count:
            return self.draw_from_pile(seat, count)
        return self._draw_and_shuffle(seat, count)

    def _draw_and_shuffle(self, seat: int, count: int) -> Script[None]:
        before = len(self.hands[seat])
        for _ in range(count):
            if not (yield from self.has_card_to_draw()):
                break
            self.take(seat, [self.pile.pop()])
        self._drew(seat, before)

    def draw_from_pile(self, seat: int, count: int) -> Done:
        """Draw this many from a pile that has them."""
        pile = self.pile
        cards = pile[: -count - 1 : -1]
        del pile[-count:]
        self.take(seat, cards)
        self.news += (ev.Drew(seat, count, tuple(cards)),)
        return ()

    def draw_until(self, seat: int, enough: Callable[[Card], bool]) -> Script[None] | Done:
        """Draw until a card is ``enough``; all are kept."""
        for count, card in enumerate(reversed(self.pile), 1):
            if enough(card):
                return self.draw_from_pile(seat, count)
        return self._draw_until_shuffled(seat, enough)

    def _draw_until_shuffled(self, seat: int, enough: Callable[[Card], bool]) -> Script[None]:
        before = len(self.hands[seat])
        while self.pile or (yield from self.has_card_to_draw()):
            card = self.pile.pop()
            self.take(seat, (card,))
            if enough(card):
                break
        self._drew(seat, before)

    def _drew(self, seat: int, before: int) -> None:
        cards = self.hands[seat][before:]
        self.tell(ev.Drew(seat, len(cards), tuple(cards)))

    def draw_to_forehead(self, seat: int) -> Script[None]:
        if (yield from self.has_card_to_draw()):
            card = self.pile.pop()
            self.foreheads[seat].append(card)
            self.held_up.add(seat)
            self.tell(ev.ForeheadTaken(seat, card))

    @property
    def can_be_drawn_from(self) -> bool:
        """Is there a card to draw, now or after a reshuffle?"""
        return bool(self.pile) or len(self.discards) > 1

    def has_card_to_draw(self) -> Script[bool]:
        """Is there a card to draw, after a reshuffle if need be (CORE-25, CORE-26)?"""
        if not self.pile and len(self.discards) > 1:
            *under, top = self.discards
            yield from self.shuffle_pile(under, RESHUFFLE)
            self.discards = [top]
            self.tell(ev.Reshuffled(len(self.pile)))
        return bool(self.pile)

    def shuffle_pile(self, cards: Sequence[Card], question: Question) -> Script[None]:
        """Make these cards the draw pile, in the order that chance says."""
        move = yield (ask_shuffle(question, cards),)
        assert isinstance(move, Shuffle)
        self.pile = list(move.order[::-1])

    def deal(self, each: int) -> None:
        """Cards from the pile to all hands, one at a time, starting on the dealer's left."""
        for place in range(self.seats):
            seat = (self.dealer + 1 + place) % self.seats
            self.hands[seat].add(self.pile[-1 - place : -each * self.seats - 1 : -self.seats])
        del self.pile[-each * self.seats :]

    # Spins and colours

    def spin(self, spinner: int, question: Question) -> Script[tuple[Face, ...]]:
        """This seat's spin: chance says the faces."""
        assert self.edition.spinner
        return self.spun(spinner, (yield ask_spin(self.edition.spinner, question, spinner)))

    def spun(self, spinner: int, move: Move) -> tuple[Face, ...]:
        """A spin has landed."""
        faces: tuple[Face, ...] = move.faces  # type: ignore[attr-defined]  # only spins are listed
        self.news += (ev.Spun(spinner, faces),)
        return faces

    def ask_colour(self, seat: int) -> Script[None]:
        """This seat names the colour for the wild on top."""
        self.hear_colour((yield self.colours_for(seat)))

    def colours_for(self, seat: int) -> Asked:
        """The question which colour this seat names."""
        return self._books[seat].colour

    def hear_colour(self, move: Move) -> None:
        """A colour was named."""
        colour: Colour = move.colour  # type: ignore[attr-defined]  # only colours are listed
        self.set_colour(colour)
        self.news += (ev.ColourNamed(move.seat, colour),)
