"""What pages need to know about every edition: options, colours, cards, faces, cheat sheet."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from companion.names import REELS_OF, ReelName, TrayKind
from companion.rules.art import CARDS
from companion.rules.cards import Card, Colour
from companion.rules.edition import Edition
from companion.rules.editions import editions
from companion.rules.options import WORDS, Options
from companion.sentences import Sentence, as_sentence, encode
from companion.table.real.counting import Sort, sorts
from companion.web.names import FaceView, faces_of


class ColourView(Struct, frozen=True):
    word: str
    letter: str
    shape: str


class OptionView(Struct, frozen=True):
    name: str
    kind: Literal["choice", "number", "switch"]
    values: tuple[str, ...]
    """The values to choose from; empty unless `kind` is "choice"."""
    labels: tuple[Sentence, ...]
    """What each value means, in the order of `values`."""
    default: str | int | bool
    text: Sentence


class SheetView(Struct, frozen=True):
    title: Sentence
    text: Sentence


class CardView(Struct, frozen=True):
    """One sort of card, for pages that draw it."""

    code: str
    name: Sentence
    kind: str
    colour: str | None
    number: int | None
    points: int
    art: str
    """Name of the drawing of what it does; empty if there is none."""


class EditionView(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    summary: Sentence
    spinner: TrayKind | None
    colours: tuple[ColourView, ...]
    options: tuple[OptionView, ...]
    sorts: tuple[Sort, ...]
    cards: tuple[CardView, ...]
    """Every sort of card in the deck, once."""
    faces: dict[ReelName, tuple[FaceView, ...]]
    house_cards: int
    cheat_sheet: tuple[SheetView, ...]


@cache
def listed() -> bytes:
    """All editions as JSON."""
    return msgspec.json.encode([_view(edition) for edition in editions().values()], enc_hook=encode)


def _view(edition: Edition) -> EditionView:
    reels = REELS_OF[edition.spinner] if edition.spinner else ()
    return EditionView(
        id=edition.id,
        name=edition.name,
        summary=as_sentence(edition.summary),
        spinner=edition.spinner,
        colours=tuple(_colour(colour) for colour in edition.colours),
        options=tuple(_option(name, edition) for name in edition.option_names),
        sorts=sorts(edition),
        cards=tuple(_card(card) for card in edition.cards.values()),
        faces={reel: faces_of(reel) for reel in reels},
        house_cards=len(edition.house_cards),
        cheat_sheet=tuple(
            SheetView(as_sentence(title), as_sentence(text)) for title, text in edition.cheat_sheet.items()
        ),
    )


def _card(card: Card) -> CardView:
    colour = None if card.colour is None else card.colour.word
    art = CARDS.get(card.kind)
    return CardView(
        card.code, card.name, card.kind, colour, card.number, card.points, art.name if art else ""
    )


def _colour(colour: Colour) -> ColourView:
    return ColourView(colour.word, colour.letter, colour.shape)


def _option(name: str, edition: Edition) -> OptionView:
    text, _, labels = WORDS[name]
    kind = get_type_hints(Options)[name]
    default = getattr(edition.default_options, name)
    if get_origin(kind) is Literal:
        choices = get_args(kind)
        meanings = tuple(as_sentence(labels[each]) for each in choices)
        return OptionView(name, "choice", choices, meanings, default, as_sentence(text))
    return OptionView(name, "switch" if kind is bool else "number", (), (), default, as_sentence(text))
