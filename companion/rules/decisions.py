"""Decisions: what a round waits for, from whom, and which moves would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from companion.rules.cards import Card
from companion.rules.moves import TRAY, Move, Naming, Shuffle
from companion.sentences import NOTHING, Sentence, Words, as_sentence

T = TypeVar("T")


class Question(Struct, frozen=True):
    """A kind of decision: its words and the rule behind it are the same whoever is asked."""

    kind: str
    prompt: Words
    rule: str
    """The catalogue id to name when an answer is not one of the moves."""


Lister = Callable[[int], list[Move]]
"""Lists the moves of a seat, as the table is at that moment."""


class Decision(Struct, frozen=True):
    """A question to one seat, with the moves that answer it."""

    seat: int
    question: Question
    moves: tuple[Move, ...]
    """The legal moves. Empty only for a shuffle, which any order of its cards answers."""
    optional: bool = False
    """True for what a seat may do but is not waited for: calling UNO, catching, yelling."""
    about: int | None = None
    """The other seat concerned: who spins, who receives, who attacked."""
    labels: Mapping[str, Words] | None = None
    """Nicer words for ``Choose`` moves."""
    relist: Lister | None = None
    """Lists the moves anew, where somebody who acts out of turn could change them."""
    note: Sentence = NOTHING
    """What has to be read before answering: the house rule that is to be carried out."""

    @property
    def kind(self) -> str:
        return self.question.kind

    @property
    def prompt(self) -> Words:
        return self.question.prompt

    def accepts(self, move: Move) -> bool:
        return move in self.moves

    def label(self, move: Move, name: Naming) -> Sentence:
        """The move as a button would say it."""
        labels = self.labels or {}
        if (word := getattr(move, "word", "")) in labels:
            return as_sentence(labels[word])
        return move.label(name)

    def again(self) -> Decision:
        """The same question with the moves as they are now."""
        return replace(self, moves=tuple(self.relist(self.seat))) if self.relist else self


@lru_cache(maxsize=16)
def count_sorts(cards: tuple[Card, ...]) -> dict[Card, int]:
    """How many there are of each sort; kept, because it is the same few decks again and again."""
    return dict(Counter(cards))


class ShuffleDecision(Decision, frozen=True):
    """Chance is asked for an order of these cards; all are legal, so none is listed."""

    cards: tuple[Card, ...] = ()

    def accepts(self, move: Move) -> bool:
        return (
            type(move) is Shuffle
            and move.seat == self.seat
            and dict.__eq__(Counter(move.order), count_sorts(self.cards))
        )


def ask(
    seat: int,
    question: Question,
    moves: Lister | Sequence[Move],
    *,
    optional: bool = False,
    about: int | None = None,
    labels: Mapping[str, Words] | None = None,
    note: Sentence = NOTHING,
) -> Decision:
    """A decision among these moves. A lister is for moves that an out-of-turn act may change."""
    relist = moves if callable(moves) else None
    listed = moves(seat) if callable(moves) else moves
    return Decision(seat, question, tuple(listed), optional, about, labels, relist, note)


def ask_shuffle(question: Question, cards: Sequence[Card]) -> ShuffleDecision:
    return ShuffleDecision(TRAY, question, (), cards=tuple(cards))


Asked = tuple[Decision, ...]
Script = Generator[Asked, Move, T]
"""Rules as they unfold: a generator that yields what it waits for and is sent a move that was listed."""
Done = tuple[()]
"""Instead of a script, from what had nothing to ask: ``yield from`` takes both."""


def then(script: Script[None], finish: Callable[[], None]) -> Script[None]:
    """A script with something more at its end."""
    yield from script
    finish()
