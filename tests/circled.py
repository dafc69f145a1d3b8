"""A toy language, with a circle around every letter of a sentence. What has none is still English."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from string import Formatter, ascii_lowercase, ascii_uppercase

import companion
from companion.sentences import Sentence, render

CIRCLED = str.maketrans(
    {
        **{letter: chr(0x24B6 + place) for place, letter in enumerate(ascii_uppercase)},
        **{letter: chr(0x24D0 + place) for place, letter in enumerate(ascii_lowercase)},
    }
)


class Circled:
    """The catalogue of the toy language. It keeps the keys that it was asked for."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def __call__(self, sentence: Sentence) -> str:
        self.keys.add(sentence.key)
        if not sentence.values:
            return sentence.key.translate(CIRCLED)
        return "".join(map(_part, Formatter().parse(sentence.key)))

    def check(self, sentence: Sentence, *names: str) -> None:
        """Check that nothing but these names is left in English."""
        text = render(sentence, self)
        for name in names:
            text = text.replace(name, "")
        assert not re.search("[A-Za-z]", text), f"{text!r} of {sentence!r}"

    def check_keys(self) -> None:
        """A translator finds every key in the source: none is put together while the companion runs."""
        assert self.keys <= constants()


def _part(part: tuple[str, str | None, str | None, str | None]) -> str:
    """A piece of a key: words, which get their circles, and a value after them, which stays as it is."""
    words, name, form, conversion = part
    value = "" if name is None else f"{{{name}{f'!{conversion}' if conversion else ''}:{form}}}"
    return words.translate(CIRCLED) + value


@cache
def constants() -> frozenset[str]:
    """Every string that is written out in the companion."""
    return frozenset(
        node.value
        for file in Path(companion.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
