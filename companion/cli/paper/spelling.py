"""Words in the letters that the fonts of every PDF reader have: others are written in Latin ones.

These fonts, Helvetica and Helvetica-Bold, have the letters of Western Europe. Łukasz is printed as Lukasz,
and Иван as Ivan. A letter of any other script is printed as a question mark.
"""

from __future__ import annotations

import unicodedata

ENCODING = "cp1252"
UNKNOWN = "?"

_CYRILLIC = (
    "а a б b в v г g ґ g д d ђ dj е e ё yo є ye ж zh з z и i і i ї yi й y ј j к k л l љ lj м m н n њ nj "
    "о o п p р r с s т t ћ c у u ў w ф f х kh ц ts ч ch џ dzh ш sh щ shch ы y э e ю yu я ya"
)
_GREEK = (
    "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o"
)
_LATIN = "ł l đ d ħ h ı i ŀ l ŋ ng ŧ t ə a ẞ SS"
_PAIRS = " ".join((_CYRILLIC, _GREEK, _LATIN)).split()
_SPELLINGS = dict(zip(_PAIRS[::2], _PAIRS[1::2], strict=True)) | {"ъ": "", "ь": ""}


def spelled(words: str) -> str:
    """The words as they can be printed."""
    return "".join(_spelled(letter) for letter in unicodedata.normalize("NFC", words))


def _spelled(letter: str) -> str:
    if _is_printable(letter):
        return letter
    if letter.lower() in _SPELLINGS:
        return _in_latin(letter)
    parts = [part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part)]
    return "".join(part if _is_printable(part) else _in_latin(part) for part in parts)


def _in_latin(letter: str) -> str:
    spelling = _SPELLINGS.get(letter.lower(), UNKNOWN)
    return spelling.capitalize() if letter != letter.lower() else spelling


def _is_printable(letter: str) -> bool:
    try:
        letter.encode(ENCODING)
    except UnicodeEncodeError:
        return False
    return True
