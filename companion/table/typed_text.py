"""What people type: one line in which everything can be seen, and names that look like nobody else's."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import count
from unicodedata import category, normalize

from companion.sentences import Sentence
from companion.table.errors import Refused

LONGEST_NAME = 24

JOINER, EMOJI_STYLE = "\u200d", "\ufe0f"
"""These two make one emoji of several characters, and are invisible anywhere else."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Letters, marks and symbols that show nothing."""
STYLES = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Variation selectors: they change the look of a character a little, or not at all."""

ALIKE = {
    ord(letter): latin
    for letters, look in (
        ("I1|0ıɑɡ", "lllOiag"),
        ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ", "ABEZHlKMNOPTYXC"),
        ("αγηικνορυχϲϳ", "aynikvopuxcj"),
        ("АВЕЅІЈКМНОРСТУХҮԚԜӀ", "ABESlJKMHOPCTYXYQWl"),
        ("аеѕіјорсухһԁԛԝӏүпгквмнт", "aesijopcyxhdqwlynrkbmht"),
        ("ՍՏՕՒօսոհցզյ", "USOPounhgqj"),
        ("ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ", "DRTiAJEWMHYGZbRWSVSLCPKdGB"),
        ("ᗅᗞᒍᖇᑌᗷᑕᕼᗰᐯᑭᒪ", "ADJRUBCHMVPL"),
    )
    for letter, latin in zip(letters, look, strict=True)
}
"""Letters that look like another one in most fonts: Latin (capital I and small l), Greek, Cyrillic, Armenian,
Cherokee and Canadian syllables."""


def clean(text: str) -> str:
    """One line without what cannot be seen, and with every accented letter written the same way."""
    return " ".join("".join(_visible(normalize("NFC", text))).split())


def _visible(text: str) -> Iterator[str]:
    before = ""
    for place, each in enumerate(text):
        kind = category(each)
        if kind[0] == "Z" or kind == "Cc":
            yield " "
        elif each == JOINER:
            if _is_picture(before) and _is_picture(text[place + 1 : place + 2]):
                yield each
        elif each == EMOJI_STYLE:
            if _is_picture(before):
                yield each
                continue  # a joiner after it joins the pictures before and after
        elif kind[0] != "C" and each not in BLANK and all(ord(each) not in style for style in STYLES):
            yield each
        before = each


def _is_picture(each: str) -> bool:
    return each != "" and category(each) in ("So", "Sk") and each not in BLANK


def clean_name(text: str) -> str:
    name = clean(text)
    if not name:
        raise Refused("A player needs a name: type one.")
    return name


def check_free(name: str, others: Collection[str]) -> None:
    """Refuse a name that somebody has, or that looks like somebody's, and offer one that is free."""
    for other in others:
        if look_alike(name, other):
            raise Refused(_not_free(name, other, free_name(other, others)))


def _not_free(name: str, other: str, free: str) -> Sentence:
    if _folded(name) == _folded(other):
        return Sentence("{name} sits here already: take another name, such as {free}.", name=name, free=free)
    return Sentence(
        "{name} looks like {other}: take another name, such as {free}.", name=name, other=other, free=free
    )


def free_name(name: str, others: Collection[str]) -> str:
    """The name with the first number that makes it another one."""
    for number in count(2):
        end = f" {number}"
        offered = name[: LONGEST_NAME - len(end)].rstrip() + end
        if not any(look_alike(offered, other) for other in others):
            return offered
    raise AssertionError("there is always another number")


def look_alike(name: str, other: str) -> bool:
    """Whether people may take one name for the other: in any case, or letters of any alphabet."""
    return _folded(name) == _folded(other) or _skeleton(name) == _skeleton(other)


def _folded(name: str) -> str:
    return normalize("NFKC", normalize("NFKC", name).casefold())


def _skeleton(name: str) -> str:
    # Twice, as folded letters of Cherokee are its capitals.
    return normalize("NFKD", name).translate(ALIKE).casefold().translate(ALIKE).casefold()
