"""What an edition is: a deck, the effects of its cards, its options, and the reels it needs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from companion.names import TrayKind
from companion.rules.asking import TurnBook
from companion.rules.cards import Card, Colour, fitting, sorts
from companion.rules.decisions import Done, Script
from companion.rules.errors import BadNotation, BadSetup
from companion.rules.options import Options, decide
from companion.sentences import Sentence

if TYPE_CHECKING:
    from companion.rules.round import Round
    from companion.rules.tabletop import Tabletop

SEATS = range(2, 11)
"""How many can play (CORE-01)."""

Effect = Callable[[Any, "Round", int], Script[None] | Done | None]
"""What a card does: a method of an edition, a script if it asks anything.

The edition is Any because each subclass has its own self.
"""
E = TypeVar("E", bound=Effect)


def when_played(kind: str, *, even_last: bool = False) -> Callable[[E], E]:
    """Mark the method that happens when a card of this kind is played.

    ``even_last``: also if it was the last card of its hand (CORE-R52).
    """

    def mark(effect: E) -> E:
        effect.played = (kind, even_last)  # type: ignore[attr-defined]  # read back in __init_subclass__
        return effect

    return mark


def when_turned_up(kind: str) -> Callable[[E], E]:
    """Mark the method that happens when a card of this kind starts the discard pile."""

    def mark(effect: E) -> E:
        effect.turned_up = kind  # type: ignore[attr-defined]  # read back in __init_subclass__
        return effect

    return mark


class Edition(ABC):
    """Base of all editions. There is one object of each; it keeps no state of any game."""

    id: ClassVar[str]
    name: ClassVar[str]
    version: ClassVar[int] = 1
    """Raised when old records would replay differently."""
    summary: ClassVar[str]
    """One line for a list of editions."""
    colours: ClassVar[tuple[Colour, ...]]
    spinner: ClassVar[TrayKind | None] = None
    """Which reels it needs."""
    deck: ClassVar[tuple[Card, ...]]
    house_cards: ClassVar[tuple[Card, ...]] = ()
    """Cards that a table may write a rule on."""
    own_options: ClassVar[tuple[str, ...]] = ()
    """Options that only this edition has, beside the common ones."""
    option_defaults: ClassVar[Mapping[str, object]] = {}
    cheat_sheet: ClassVar[Mapping[str, str]] = {}
    """What is special here, in our own words: title → text."""

    effects: ClassVar[dict[str, Effect]] = {}
    start_effects: ClassVar[dict[str, Effect]] = {}
    acts_when_last: ClassVar[frozenset[str]] = frozenset()

    COMMON_OPTIONS: ClassVar[tuple[str, ...]] = (
        "target",
        "scoring",
        "dealer",
        "two_player_reverse",
        "challenge",
        "challenger_keeps_turn",
        "uno_window",
        "false_catch_penalty",
    )

    def __init_subclass__(cls) -> None:
        cls.effects, cls.start_effects = dict(cls.effects), dict(cls.start_effects)
        for method in tuple(vars(cls).values()):
            if hasattr(method, "played"):
                kind, even_last = method.played
                cls.effects[kind] = method
                if even_last:
                    cls.acts_when_last |= {kind}
            if hasattr(method, "turned_up"):
                cls.start_effects[method.turned_up] = method

    def __init__(self) -> None:
        kinds = tuple(dict.fromkeys(self.deck))
        self.cards: Mapping[str, Card] = {card.code: card for card in kinds}
        self.fits_card = {card: fitting(kinds, card.colour, self._symbol(card)) for card in kinds}
        self.fits_colour = {colour: fitting(kinds, colour, None) for colour in self.colours}
        self.of_colour = {each: sorts(card for card in kinds if card.colour is each) for each in self.colours}
        self.default_options = self.options()

    @cached_property
    def books(self) -> list[TurnBook]:
        """What each seat is asked and told in ordinary turns; made when the first round begins."""
        return [TurnBook(seat, self) for seat in range(SEATS[-1])]

    @staticmethod
    def _symbol(card: Card) -> str | int | None:
        return None if card.wild else card.symbol

    def __repr__(self) -> str:
        return f"<edition {self.id}>"

    def card(self, code: str) -> Card:
        """The card that notation writes as ``code``."""
        try:
            return self.cards[code]
        except KeyError:
            raise BadNotation(
                Sentence(
                    "{edition} has no card {code!r}; cards look like R7, G+2 or W+4",
                    edition=self.name,
                    code=code,
                )
            ) from None

    @property
    def option_names(self) -> tuple[str, ...]:
        return self.COMMON_OPTIONS + self.own_options

    def options(self, **given: object) -> Options:
        """This edition's options, with what the table agreed on."""
        return decide(given, self.option_names, self.option_defaults)

    def verify_seats(self, seats: int) -> None:
        if seats not in SEATS:
            raise BadSetup(
                Sentence(
                    "{edition} is for {least} to {most} players, not {seats} (CORE-01)",
                    edition=self.name,
                    least=SEATS[0],
                    most=SEATS[-1],
                    seats=seats,
                )
            )

    @abstractmethod
    def setup(self, round: Round) -> Script[None]:
        """A round from the shuffle to the first turn."""

    @property
    def holds_up(self) -> bool:
        """Is there anything here that a player may have to do before the turn proper?"""
        return type(self).begin_turn is not Edition.begin_turn

    def begin_turn(self, round: Round, seat: int) -> Script[None]:
        """What a player who is held up must do first, until it is no longer held up or the turn goes on."""
        raise NotImplementedError(f"{self.name} holds players up but does not say what for")

    def owes_uno(self, table: Tabletop, seat: int, card: Card) -> bool:
        """Does playing this next-to-last card oblige to call UNO (CORE-R47)?"""
        return True
