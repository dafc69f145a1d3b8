"""Which key makes which move, for any decision: keys follow from the moves and their labels alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from companion.rules.cards import Card, Colour
from companion.rules.decisions import Decision
from companion.rules.moves import Move, Naming

HELP, QUIT, HINT = "?", "q", "h"


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and the key that makes it."""

    key: str
    move: Move
    label: str
    on_card: bool = False
    """Whether a card of the hand shows the key."""
    typed: tuple[str, ...] = ()
    """Other words for it: the card's code, or the move in game notation."""


class Choices:
    """The moves that one person may make now, each with its key.

    Cards have numbers in the order of the hand, colours their letters, other moves a letter of their verb;
    moves that differ only in a player or a word are numbered.
    """

    def __init__(self, decisions: Sequence[Decision], hand: Sequence[Card], name: Naming) -> None:
        self.hand = hand
        self._name = name
        self._taken = {HELP, QUIT, HINT}
        places = {card: place for place, card in enumerate(dict.fromkeys(hand))}
        pairs = [(decision, move) for decision in decisions for move in decision.moves]
        pairs.sort(key=lambda pair: places.get(_card(pair[1]), len(places)))  # type: ignore[arg-type]  # None is absent
        self._verbs = Counter(move.verb for _, move in pairs)
        self.on_cards: dict[Card, str] = {}
        """The keys to show on the cards of the hand."""
        for _, move in pairs:
            if (card := _card(move)) in places and card not in self.on_cards:
                self.on_cards[card] = self._take(str(len(self.on_cards) + 1))
        self.all = [self._choice(decision, move) for decision, move in pairs]

    @property
    def listed(self) -> list[Choice]:
        """The choices that no card shows."""
        return [choice for choice in self.all if not choice.on_card]

    def find(self, text: str) -> Choice | None:
        """The choice that this text means."""
        word = " ".join(text.lower().split())
        return next((each for each in self.all if word == each.key or word in each.typed), None)

    def card_meant(self, text: str) -> Card | None:
        """The card of the hand with this code, whether it may be played or not."""
        word = text.strip().lower().removeprefix("play ")
        return next((card for card in self.hand if card.code.lower() == word), None)

    def settled(self, text: str) -> bool:
        """Whether the text is complete: no other key or card's code begins with it."""
        keys = [HELP, QUIT, HINT, *(choice.key for choice in self.all)]
        codes = [card.code.lower() for card in self.hand] if self.on_cards else []
        return text in keys and not any(word != text and word.startswith(text) for word in keys + codes)

    def _choice(self, decision: Decision, move: Move) -> Choice:
        label = str(decision.label(move, self._name))
        card = _card(move)
        said = str(move).partition(": ")[2].lower()
        if card is None or card not in self.on_cards:
            return Choice(self._key(move), move, label, typed=(said,))
        number, code = self.on_cards[card], card.code.lower()
        if getattr(move, "uno", False):
            return Choice(f"{number}u", move, label, typed=(f"{number}!", f"{code}!", f"{code} uno", said))
        return Choice(number, move, label, on_card=True, typed=(code, said))

    def _key(self, move: Move) -> str:
        colour = getattr(move, "colour", None)
        letters = colour.letter.lower() if isinstance(colour, Colour) else move.verb
        if isinstance(colour, Colour) or self._verbs[move.verb] == 1:
            for letter in letters:
                if letter.isalpha() and letter not in self._taken:
                    return self._take(letter)
        return self._take(next(str(n) for n in range(1, 1000) if str(n) not in self._taken))

    def _take(self, key: str) -> str:
        self._taken.add(key)
        return key


def _card(move: Move) -> Card | None:
    card = getattr(move, "card", None)
    return card if isinstance(card, Card) else None
