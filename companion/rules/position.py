"""Positions: the whole table at the start of a turn, as one line of text and back.

    eye-eye; dealer 1; turn 2; left; colour red; hands R7 G2 / B3 W; pile R1 R2; discards G4 R7

What is left out has its usual value: dealer 1, turn after the dealer, play to the left, a pile
of all cards not named elsewhere. ``uno 2`` owes a call, ``uno 2!`` has made it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from companion.rules.cards import Card, Colour, Hand
from companion.rules.edition import Edition
from companion.rules.errors import BadNotation, BadSetup
from companion.rules.house import HouseRule
from companion.sentences import Sentence, listed

if TYPE_CHECKING:
    from companion.rules.round import Round

Cards = tuple[Card, ...]
NONE = "-"
FIELDS = (
    *("dealer", "turn", "direction", "colour", "hands", "foreheads"),
    *("uno", "held", "passes", "pile", "discards"),
)

MOST_DIGITS = 9
"""A number with more is none that was ever written."""


class OpenWindow(Struct, frozen=True):
    """Somebody is down to one card, and others may still act on it. Written as ``4``, ``4!`` or ``4!1,3``."""

    seat: int
    called: bool
    accusers: tuple[int, ...] = ()
    """Who said wrongly that there was no call."""

    def __str__(self) -> str:
        accusers = ",".join(str(seat + 1) for seat in self.accusers)
        return f"{self.seat + 1}{'!' if self.called else ''}{accusers}"


class Position(Struct, frozen=True):
    """Everything that matters at the start of a turn."""

    edition: Edition
    hands: tuple[Cards, ...]
    discards: Cards
    """Bottom first: the top card is the last."""
    pile: Cards
    """Top first: the card drawn next is the first."""
    colour: Colour
    dealer: int
    turn: int
    direction: int
    foreheads: tuple[Cards, ...] = ()
    uno: tuple[OpenWindow, ...] = ()
    held_up: tuple[int, ...] = ()
    """Who will be held up for another reason than a forehead card."""
    empty_passes: int = 0
    house_rules: tuple[HouseRule, ...] = ()

    @classmethod
    def of(cls, round: Round) -> Position:
        """The position of a round whose turn has just begun."""
        assert round.colour
        return cls(
            round.edition,
            tuple(map(tuple, round.hands)),
            tuple(round.discards),
            tuple(reversed(round.pile)),
            round.colour,
            round.dealer,
            round.turn,
            round.direction,
            tuple(map(tuple, round.foreheads)),
            tuple(
                OpenWindow(seat, window.called, tuple(sorted(window.accusers)))
                for seat, window in round.uno.windows.items()
            ),
            tuple(seat for seat in sorted(round.held_up) if not round.foreheads[seat]),
            round.empty_passes,
            round.house_rules,
        )

    def lay_out(self, round: Round) -> None:
        """Put the cards on the table of a round that has not begun."""
        self.verify()
        round.hands = [Hand(hand) for hand in self.hands]
        round.foreheads = [list(cards) for cards in self.foreheads or [()] * len(self.hands)]
        round.pile = list(reversed(self.pile))
        round.discards = list(self.discards)
        round.direction = self.direction
        round.turn = self.turn
        round.held_up = {*self.held_up, *(seat for seat, cards in enumerate(self.foreheads) if cards)}
        round.empty_passes = self.empty_passes
        round.put_on_top(round.discards.pop())
        if round.top.wild:
            round.set_colour(self.colour)
        for each in self.uno:
            round.uno.open(each.seat, called=each.called)
            round.uno.windows[each.seat].accusers.update(each.accusers)

    def verify(self) -> None:
        self.edition.verify_seats(len(self.hands))
        if not all(self.hands):
            raise BadSetup("every hand in a position needs a card: who has none is out already")
        if not self.discards:
            raise BadSetup("a position needs at least one card on the discard pile")
        if (self.held_up or any(self.foreheads)) and not self.edition.holds_up:
            raise BadSetup(
                Sentence(
                    "nobody is held up in {edition}: leave held and foreheads out", edition=self.edition.name
                )
            )
        for window in self.uno:
            if (left := len(self.hands[window.seat])) != 1:
                raise BadSetup(
                    Sentence(
                        "uno {window}: a call is about the last card, and that hand has {left}",
                        window=str(window),
                        left=left,
                    )
                )
        if self.empty_passes >= len(self.hands):
            raise BadSetup(
                Sentence(
                    "passes {passes}: with {count} players such a round is over",
                    passes=self.empty_passes,
                    count=len(self.hands),
                )
            )
        laid = Counter(self._all_cards())
        if wrong := laid - Counter(self.edition.deck):
            card = next(iter(wrong))
            raise BadSetup(
                Sentence(
                    "{code} is there {count} times, the deck has {most}",
                    code=card.code,
                    count=laid[card],
                    most=self.edition.deck.count(card),
                )
            )
        if missing := Counter(self.edition.deck) - laid:
            codes = " ".join(card.code for card in missing.elements())
            raise BadSetup(Sentence("cards are missing from the position: {codes}", codes=codes))

    def _all_cards(self) -> Iterable[Card]:
        for cards in (*self.hands, *self.foreheads, self.pile, self.discards):
            yield from cards

    def __str__(self) -> str:
        parts = [
            self.edition.id,
            f"dealer {self.dealer + 1}",
            f"turn {self.turn + 1}",
            "left" if self.direction > 0 else "right",
            f"colour {self.colour}",
            f"hands {_groups(self.hands)}",
        ]
        if any(self.foreheads):
            parts.append(f"foreheads {_groups(self.foreheads)}")
        if self.uno:
            parts.append("uno " + " ".join(map(str, self.uno)))
        if self.held_up:
            parts.append("held " + " ".join(str(seat + 1) for seat in self.held_up))
        if self.empty_passes:
            parts.append(f"passes {self.empty_passes}")
        parts += [f"pile {_codes(self.pile)}", f"discards {_codes(self.discards)}"]
        return "; ".join(parts)


def parse_position(text: str, edition: Edition, house_rules: Sequence[HouseRule] = ()) -> Position:
    """Read a position of this edition."""
    name, *parts = (part.strip() for part in text.split(";"))
    if name != edition.id:
        raise BadNotation(
            Sentence("this is a position of {name!r}, not of {edition}", name=name, edition=edition.id)
        )
    fields: dict[str, str] = {}
    for part in parts:
        key, _, rest = part.partition(" ")
        fields["direction" if key in ("left", "right") else key] = key if key in ("left", "right") else rest
    for key in fields:
        if key not in FIELDS:
            raise BadNotation(
                Sentence(
                    "{key!r} is no part of a position; expected one of {choices}",
                    key=key,
                    choices=listed(FIELDS),
                )
            )
    for key in ("hands", "discards"):
        if key not in fields:
            raise BadNotation(Sentence("a position needs {key}, such as '{key} R7 G2'", key=key))

    hands = _read_groups(edition, fields["hands"])
    foreheads = _read_groups(edition, fields["foreheads"]) if "foreheads" in fields else ((),) * len(hands)
    if len(foreheads) != len(hands):
        raise BadNotation(
            Sentence(
                "there are {hands} hands but {foreheads} foreheads",
                hands=len(hands),
                foreheads=len(foreheads),
            )
        )
    discards = _read_cards(edition, fields["discards"])
    pile = _read_cards(edition, fields["pile"]) if "pile" in fields else ()
    if not fields.get("pile", "").strip() or fields["pile"].endswith("…"):
        named = (
            Counter(pile)
            + Counter(discards)
            + Counter(card for group in (*hands, *foreheads) for card in group)
        )
        pile += tuple((Counter(edition.deck) - named).elements())
    dealer = _read_seat(fields.get("dealer", "1"), len(hands))
    direction = -1 if fields.get("direction") == "right" else 1
    turn = _read_seat(fields["turn"], len(hands)) if "turn" in fields else (dealer + direction) % len(hands)
    top_colour = discards[-1].colour if discards else None
    colour = read_colour(edition, fields["colour"]) if "colour" in fields else top_colour
    if colour is None:
        raise BadNotation("the top card is a wild: say its colour, such as 'colour red'")
    return Position(
        edition,
        hands,
        discards,
        pile,
        colour,
        dealer,
        turn,
        direction,
        foreheads,
        tuple(_read_window(word, len(hands)) for word in fields.get("uno", "").split()),
        tuple(_read_seat(word, len(hands)) for word in fields.get("held", "").split()),
        _read_number(fields.get("passes", "0")),
        tuple(house_rules),
    )


def read_colour(edition: Edition, word: str) -> Colour:
    for colour in edition.colours:
        if colour.word == word:
            return colour
    raise BadNotation(
        Sentence(
            "{word!r} is not a colour of {edition}: {choices}",
            word=word,
            edition=edition.name,
            choices=listed(colour.sentence for colour in edition.colours),
        )
    )


def _codes(cards: Cards) -> str:
    return " ".join(card.code for card in cards) or NONE


def _groups(groups: tuple[Cards, ...]) -> str:
    return " / ".join(map(_codes, groups))


def _read_groups(edition: Edition, text: str) -> tuple[Cards, ...]:
    return tuple(_read_cards(edition, group) for group in text.split("/"))


def _read_cards(edition: Edition, text: str) -> Cards:
    return tuple(edition.card(code) for code in text.split() if code not in (NONE, "…"))


def _read_seat(word: str, seats: int) -> int:
    seat = _read_number(word)
    if not 1 <= seat <= seats:
        raise BadNotation(
            Sentence(
                "there is no seat {word}: with {seats} players seats are 1 to {seats}", word=word, seats=seats
            )
        )
    return seat - 1


def _read_window(word: str, seats: int) -> OpenWindow:
    seat, called, accusers = word.partition("!")
    guilty = tuple(_read_seat(each, seats) for each in accusers.split(",") if accusers)
    return OpenWindow(_read_seat(seat, seats), bool(called), guilty)


def _read_number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < MOST_DIGITS):
        raise BadNotation(Sentence("{word!r} is not a number", word=word))
    return int(word)
