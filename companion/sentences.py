"""Sentences for people, as data: a key, which is the English sentence, and the values that it names.

    Sentence("{player} draws {count} cards.", player=ann, count=4)

A sentence is put into words where somebody reads it: `str` says it in English, `render` as the catalogue of
another language or of one reader has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeAlias


class Named(Protocol):
    """A player. The id says who is meant, so that a catalogue can tell its reader from the others."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Listed:
    """Several values, one after the other."""

    values: tuple[Value, ...]
    between: str
    before_last: str


class Sentence:
    """A key and its values. Sentences are never changed, and equal if they say the same.

    A value in the key may have a format: `{seconds:.1f}` as for any number, or one of `FORMATS`.
    """

    __slots__ = ("key", "values")
    key: str
    values: tuple[tuple[str, Value], ...]

    def __init__(self, key: str, /, **values: Value) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "values", tuple(sorted(values.items(), key=lambda each: each[0])))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name} cannot be set: make another sentence")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sentence):
            return NotImplemented
        return self.key == other.key and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.key, self.values))

    def __reduce__(self) -> tuple[Callable[[], Sentence], tuple[()]]:
        return partial(Sentence, self.key, **dict(self.values)), ()

    def __bool__(self) -> bool:
        """Whether it says anything."""
        return bool(self.key)

    def __str__(self) -> str:
        return render(self)

    def __repr__(self) -> str:
        values = (f"{name}={value!r}" for name, value in self.values)
        return f"Sentence({', '.join([repr(self.key), *values])})"


NOTHING = Sentence("")

Value: TypeAlias = Sentence | Listed | Named | str | int | float
"""A string is taken as it is: a name, a path, what somebody wrote. A word to translate is a sentence."""

Words: TypeAlias = Sentence | str
"""What people read. A plain string stands for a sentence without values."""

Catalogue = Callable[[Sentence], str]
"""Gives the words for a sentence, with its values still in braces.

It finds them by the key. It also sees the values, as one language needs another plural for 2 than for 5, and
as a player who reads "You draw 4 cards" is "Finn draws 4 cards" to the others.
"""

FORMATS: dict[str, Callable[[str], str]] = {
    "capital": lambda text: text[:1].upper() + text[1:],
    "small": lambda text: text[:1].lower() + text[1:],
    "upper": str.upper,
    "lower": str.lower,
}
"""How a value in words may be written: with its first letter, or with all letters, large or small."""


def english(sentence: Sentence) -> str:
    """The catalogue of the language that the keys are written in."""
    return sentence.key


def render(words: Words, catalogue: Catalogue = english) -> str:
    """The words as one reader reads them."""
    sentence = as_sentence(words)
    template = catalogue(sentence)
    if not sentence.values:
        return template
    return template.format(**{name: _said(value, catalogue) for name, value in sentence.values})


def encode(value: object, catalogue: Catalogue = english) -> str:
    """Write a sentence into JSON, as an `enc_hook` of msgspec."""
    if isinstance(value, Sentence):
        return render(value, catalogue)
    raise NotImplementedError(f"{type(value).__name__} has no form in JSON")


def as_sentence(words: Words) -> Sentence:
    """A plain string as the sentence that it stands for."""
    return Sentence(words) if isinstance(words, str) else words


def plural(count: int, one: str, more: str, /, **values: Value) -> Sentence:
    """One of two sentences, for one thing or for any other number of them, which is `{count}`."""
    return Sentence(one if count == 1 else more, count=count, **values)


def listed(values: Iterable[Value], between: str = ", ", before_last: str = "") -> Listed:
    """Values with this between them, and perhaps something else, such as " and ", before the last."""
    return Listed(tuple(values), between, before_last or between)


class _Said(str):
    """A value in words, which a key may want in one of the formats."""

    __slots__ = ()

    def __format__(self, format: str) -> str:
        return FORMATS[format](self) if format in FORMATS else super().__format__(format)


def _said(value: Value, catalogue: Catalogue) -> str | int | float:
    match value:
        case int() | float():
            return value
        case str():
            return _Said(value)
        case Sentence():
            return _Said(render(value, catalogue))
        case Listed():
            return _Said(_joined(value, catalogue))
        case _:
            return _Said(value.name)


def _joined(listed: Listed, catalogue: Catalogue) -> str:
    *others, last = [str(_said(each, catalogue)) for each in listed.values] or [""]
    if not others:
        return last
    return render(listed.between, catalogue).join(others) + render(listed.before_last, catalogue) + last
