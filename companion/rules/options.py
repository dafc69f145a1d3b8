"""Options: what a table may agree on before the deal. Exactly the table in RULINGS.md, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Literal, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Struct

from companion.names import Scoring
from companion.rules.errors import BadOption
from companion.sentences import Sentence, Value, listed

MOST = 999_999
"""No table needs more points or cards."""


class Words(NamedTuple):
    """An option in words."""

    text: str
    """What it decides, for a form."""
    brief: str
    """The same in a few words, for a list: what the default means, then what other values mean."""
    choices: dict[str, str] = {}
    """What each value means, where there are several to choose from."""


class Options(Struct, frozen=True):
    """A match's options, all decided. An edition makes them: ``edition.options(target=250)``.

    Below each one are its rulings; `WORDS` says what it decides.
    """

    target: int = 500
    """CORE-62"""
    scoring: Scoring = "standard"
    """CORE-62"""
    dealer: Literal["left", "draw"] = "left"
    """CORE-05"""
    two_player_reverse: Literal["skip", "literal"] = "skip"
    """CORE-15"""
    challenge: bool = True
    """CORE-32, SPIN-37"""
    challenger_keeps_turn: bool = True
    """CORE-37"""
    uno_window: Literal["act", "play"] = "act"
    """CORE-44"""
    false_catch_penalty: int = 0
    """CORE-47"""
    choose_self: bool = True
    """EYE-04"""
    hit_by_own_discard: bool = True
    """EYE-11"""
    wheel_discards_act: bool = False
    """SPIN-10"""
    narwhal_player_draws: bool = True
    """CORN-01"""
    stack_narwhals: bool = True
    """CORN-03"""
    guessed_card_on_top: bool = True
    """CORN-07"""
    gift_follows_direction: bool = False
    """MH-02"""
    attacker_loses_turn: bool = False
    """MARIO-03"""
    star_chain: bool = False
    """MARIO-04"""
    star_vs_last_card: bool = False
    """MARIO-11"""

    def differing(self, plain: Options) -> str:
        """What differs from ``plain``, as a record's header writes it."""
        return " ".join(
            f"{name}={_word(getattr(self, name))}"
            for name in self.__struct_fields__
            if getattr(self, name) != getattr(plain, name)
        )


WORDS: dict[str, Words] = {
    "target": Words(
        "Points that win the match",
        brief="points that win the match",
    ),
    "scoring": Words(
        "How a round is scored",
        brief="low: all are charged, lowest wins; none: first out wins",
        choices={
            "standard": "The winner takes what the others hold",
            "low": "Everybody is charged, the lowest total wins",
            "none": "No points: first one out wins",
        },
    ),
    "dealer": Words(
        "Who deals next",
        brief="the next dealer: one seat on; draw: by a new draw",
        choices={
            "left": "One seat on",
            "draw": "A new draw each round",
        },
    ),
    "two_player_reverse": Words(
        "Reverse with two players",
        brief="you go again; literal: it only turns play round",
        choices={
            "skip": "The same player goes on",
            "literal": "It only turns play round",
        },
    ),
    "challenge": Words(
        "A Wild Draw Four may be a bluff, and be challenged",
        brief="may a Wild Draw Four be a bluff, and be challenged?",
    ),
    "challenger_keeps_turn": Words(
        "A challenger who was right plays next",
        brief="does a challenger who was right play?",
    ),
    "uno_window": Words(
        "Catch a forgotten UNO before the next player",
        brief="catch before the next turn begins; play: before a card",
        choices={
            "act": "begins a turn",
            "play": "lays a card",
        },
    ),
    "false_catch_penalty": Words(
        "Cards for catching somebody who did call UNO",
        brief="cards for pointing at somebody who did call UNO",
    ),
    "choose_self": Words(
        "Green eye: the spinner may choose themselves",
        brief="green eye: may you choose yourself?",
    ),
    "hit_by_own_discard": Words(
        "A Draw card that the next player discards by the eye hits that player",
        brief="does a Draw card hit its own discarder?",
    ),
    "wheel_discards_act": Words(
        "Action cards on top of wheel discards act",
        brief="do action cards on top of wheel discards act?",
    ),
    "narwhal_player_draws": Words(
        "The Narwhal's player takes a forehead card too",
        brief="does the Narwhal's player take a card too?",
    ),
    "stack_narwhals": Words(
        "A second Narwhal gives a second forehead card",
        brief="does a second Narwhal give a second card?",
    ),
    "guessed_card_on_top": Words(
        "A guessed forehead card becomes the top card",
        brief="does a guessed card become the top card?",
    ),
    "gift_follows_direction": Words(
        "Urrrhhh gifts go the way play runs, not clockwise",
        brief="gifts go the way play runs, not clockwise?",
    ),
    "attacker_loses_turn": Words(
        "An attacker whose attack bounced misses a turn too",
        brief="does a bounced attacker miss a turn too?",
    ),
    "star_chain": Words(
        "A Super Star may answer a Super Star",
        brief="may a Super Star answer a Super Star?",
    ),
    "star_vs_last_card": Words(
        "A Super Star may answer an attacker's last card",
        brief="may a Super Star answer a last card?",
    ),
}
"""By the option's name."""


def decide(given: Mapping[str, object], allowed: tuple[str, ...], defaults: Mapping[str, object]) -> Options:
    """Options from names and values (text or typed), on top of an edition's defaults."""
    for name in given:
        if name not in allowed:
            raise BadOption(_unknown(name, allowed))
    return Options(**{**defaults, **{name: _value(name, value) for name, value in given.items()}})  # type: ignore[arg-type]  # _value checked each


def _value(name: str, value: object) -> object:
    """Check one value against its field's type; text is read as the config or a record writes it."""
    kind = get_type_hints(Options)[name]
    if get_origin(kind) is Literal:
        if value in get_args(kind):
            return value
        expected: Value = listed(get_args(kind))
    elif kind is bool:
        if isinstance(value, bool):
            return value
        if value in ("true", "false"):
            return value == "true"
        expected = Sentence("true or false")
    else:
        least = 1 if name == "target" else 0
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 9:
            value = int(value)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= MOST:
            return value
        expected = Sentence("a whole number from {least} to {most}", least=least, most=MOST)
    raise BadOption(
        Sentence(
            "option {name} cannot be {value!r}: it takes {expected}",
            name=name,
            value=_word(value),
            expected=expected,
        )
    )


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _unknown(name: str, allowed: tuple[str, ...]) -> Sentence:
    if name in Options.__struct_fields__:
        return Sentence(
            "option {name} has no meaning in this edition; it has {options}",
            name=name,
            options=listed(allowed),
        )
    if near := get_close_matches(name, allowed, n=1):
        return Sentence("there is no option {name}: did you mean {near}?", name=name, near=near[0])
    return Sentence("there is no option {name}: there are {options}", name=name, options=listed(allowed))
