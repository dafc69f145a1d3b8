"""Options: what a table may agree on before the deal. Exactly the table in RULINGS.md, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Literal, get_args, get_origin, get_type_hints

from msgspec import Struct

from companion.names import Scoring
from companion.rules.errors import BadOption
from companion.sentences import Sentence, Value, listed

MOST = 999_999
"""No table needs more points or cards."""


class Options(Struct, frozen=True):
    """A match's options, all decided. An edition makes them: ``edition.options(target=250)``."""

    target: int = 500
    """Points that end the match (CORE-62)."""
    scoring: Scoring = "standard"
    """Winner takes all hands; everybody is charged, lowest wins; or first one out wins (CORE-62)."""
    dealer: Literal["left", "draw"] = "left"
    """Who deals later rounds: one seat on, or a new dealer draw (CORE-05)."""
    two_player_reverse: Literal["skip", "literal"] = "skip"
    """Reverse with two players: the same player goes on, or the other one (CORE-15)."""
    challenge: bool = True
    """May a Wild Draw Four be challenged, and so be played as a bluff (CORE-32, SPIN-37)?"""
    challenger_keeps_turn: bool = True
    """After a challenge that was right, does the challenger play (CORE-37)?"""
    uno_window: Literal["act", "play"] = "act"
    """A catch must come before the next player begins a turn, or before somebody plays (CORE-44)."""
    false_catch_penalty: int = 0
    """Cards for pointing at somebody who did call UNO; with 0 it is no legal move (CORE-47)."""
    choose_self: bool = True
    """Green eye: may the spinner choose themselves (EYE-04)?"""
    hit_by_own_discard: bool = True
    """Does a Draw card that the next player discards by the eye hit that very player (EYE-11)?"""
    wheel_discards_act: bool = False
    """Does an action card on top of wheel discards act on the next player (SPIN-10)?"""
    narwhal_player_draws: bool = True
    """Does the Narwhal's player take a forehead card too (CORN-01)?"""
    stack_narwhals: bool = True
    """Does a second Narwhal give a second forehead card (CORN-03)?"""
    guessed_card_on_top: bool = True
    """Does a guessed forehead card become the top card (CORN-07)?"""
    gift_follows_direction: bool = False
    """Are Urrrhhh gifts dealt in the direction of play instead of clockwise (MH-02)?"""
    attacker_loses_turn: bool = False
    """Does an attacker whose attack bounced also miss a turn (MARIO-03)?"""
    star_chain: bool = False
    """May a Super Star answer a Super Star (MARIO-04)?"""
    star_vs_last_card: bool = False
    """May a Super Star answer the attacker's last card (MARIO-11)?"""

    def differing(self, plain: Options) -> str:
        """What differs from ``plain``, as a record's header writes it."""
        return " ".join(
            f"{name}={_word(getattr(self, name))}"
            for name in self.__struct_fields__
            if getattr(self, name) != getattr(plain, name)
        )


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
