"""Moves: everything that anybody, the tray included, can do to a game.

A move prints as its line in a game record, ``2: play R7 uno``; notation.py reads it back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct

from companion.rules.cards import Card, Colour
from companion.rules.faces import Face
from companion.sentences import Sentence, Value, as_sentence, listed

TRAY = -1
"""The seat that moves of chance come from."""

Naming = Callable[[int], Value]
"""What a seat is called in a sentence."""


class Move(Struct, frozen=True, gc=False):
    """Base of all moves. Fields after ``seat`` are the words of the move."""

    seat: int
    verb: ClassVar[str] = ""

    def __str__(self) -> str:
        words = [self.verb, *(word for field in self.__struct_fields__[1:] for word in self._words(field))]
        return f"{seat_word(self.seat)}: {' '.join(words)}"

    def _words(self, field: str) -> list[str]:
        value = getattr(self, field)
        if value is True or value is False:
            return [field] if value else []
        if isinstance(value, tuple):
            return [str(each) for each in value]
        return [seat_word(value) if isinstance(value, int) else str(value)]

    def label(self, name: Naming) -> Sentence:
        """The move as a button would say it."""
        return Sentence("{verb:capital}", verb=as_sentence(self.verb))


def seat_word(seat: int) -> str:
    """People count seats from one."""
    return "tray" if seat == TRAY else str(seat + 1)


def numbered(seat: int) -> str:
    """What a seat is called where nobody has a name."""
    return f"player {seat_word(seat)}"


class Play(Move, frozen=True, gc=False):
    """Lay a card on your turn, or as an answer that the rules allow: its text happens."""

    verb = "play"
    card: Card
    uno: bool = False

    def label(self, name: Naming) -> Sentence:
        if self.uno:
            return Sentence("Play {card} and call UNO", card=self.card.name)
        return Sentence("Play {card}", card=self.card.name)


class Draw(Move, frozen=True, gc=False):
    verb = "draw"

    def label(self, name: Naming) -> Sentence:
        return Sentence("Draw a card")


class Pass(Move, frozen=True, gc=False):
    """Keep the drawn card."""

    verb = "pass"


class NameColour(Move, frozen=True, gc=False):
    verb = "colour"
    colour: Colour

    def label(self, name: Naming) -> Sentence:
        return self.colour.sign


class Accept(Move, frozen=True, gc=False):
    """Agree: take the cards of an attack, or consent to a house rule."""

    verb = "accept"


class Refuse(Move, frozen=True, gc=False):
    """Do not consent to a house rule."""

    verb = "refuse"


class Challenge(Move, frozen=True, gc=False):
    verb = "challenge"

    def label(self, name: Naming) -> Sentence:
        return Sentence("Challenge: I think it was illegal")


class CallUno(Move, frozen=True, gc=False):
    verb = "uno"

    def label(self, name: Naming) -> Sentence:
        return Sentence("Call UNO!")


class Catch(Move, frozen=True, gc=False):
    """Point at somebody who forgot to call UNO."""

    verb = "catch"
    target: int

    def label(self, name: Naming) -> Sentence:
        return Sentence("Catch {player}: no UNO called", player=name(self.target))


class Target(Move, frozen=True, gc=False):
    """Choose a player."""

    verb = "pick"
    target: int

    def label(self, name: Naming) -> Sentence:
        return Sentence("{player:capital}", player=name(self.target))


class Discard(Move, frozen=True, gc=False):
    """Lay a card because an effect says so: its text does not happen."""

    verb = "discard"
    card: Card

    def label(self, name: Naming) -> Sentence:
        return Sentence("Discard {card}", card=self.card.name)


class Done(Move, frozen=True, gc=False):
    """No more of this choice."""

    verb = "done"


class Seal(Move, frozen=True, gc=False):
    """Lay a War card face down: nobody else sees it before all are in."""

    verb = "lay"
    card: Card

    def label(self, name: Naming) -> Sentence:
        return Sentence("Lay {card}", card=self.card.name)


class Yell(Move, frozen=True, gc=False):
    verb = "yell"

    def label(self, name: Naming) -> Sentence:
        return Sentence("Yell “UNO Spin!”")


class Guess(Move, frozen=True, gc=False):
    """Guess the colour of your oldest forehead card."""

    verb = "guess"
    colour: Colour

    def label(self, name: Naming) -> Sentence:
        return self.colour.sign


class GiveColour(Move, frozen=True, gc=False):
    """Choose which colour to give away."""

    verb = "give-all"
    colour: Colour

    def label(self, name: Naming) -> Sentence:
        return Sentence("Give away {colour}", colour=self.colour.sign)


class Give(Move, frozen=True, gc=False):
    """Hand this card to the next one in line."""

    verb = "give"
    card: Card

    def label(self, name: Naming) -> Sentence:
        return Sentence("Give {card}", card=self.card.name)


class Adjust(Move, frozen=True, gc=False):
    """Carry out a written house rule by hand: this player draws a card."""

    verb = "deal-to"
    target: int

    def label(self, name: Naming) -> Sentence:
        return Sentence("{player:capital} draws a card", player=name(self.target))


class Choose(Move, frozen=True, gc=False):
    """Any other choice, in one word: for editions that ask what no edition asked before."""

    verb = "choose"
    word: str

    def label(self, name: Naming) -> Sentence:
        return Sentence("{word:capital}", word=as_sentence(self.word.replace("-", " ")))


class Shuffle(Move, frozen=True, gc=False):
    """Chance: the order of the cards asked for, top first."""

    verb = "shuffle"
    order: tuple[Card, ...]

    def label(self, name: Naming) -> Sentence:
        return Sentence("Shuffle")


class Spin(Move, frozen=True, gc=False):
    """Chance: where the reels stopped, drawn by the tray or told by people who spun by hand."""

    verb = "spin"
    faces: tuple[Face, ...]

    def label(self, name: Naming) -> Sentence:
        faces = (as_sentence(face.word) for face in self.faces)
        return Sentence("{faces}", faces=listed(faces, " + "))


class First(Move, frozen=True, gc=False):
    """Chance: who yelled first, when several did at once."""

    verb = "first"
    target: int

    def label(self, name: Naming) -> Sentence:
        return Sentence("{player:capital} was first", player=name(self.target))


class Nobody(Move, frozen=True, gc=False):
    """The host's limit passed and nobody yelled."""

    verb = "nobody"
