"""House rules: what a table writes on its Customizable cards (MARIO-16 … MARIO-20)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from companion.rules.decisions import Script
from companion.rules.errors import BadSetup
from companion.rules.events import HandShown
from companion.sentences import Sentence, Words, as_sentence, listed

if TYPE_CHECKING:
    from companion.rules.edition import Edition
    from companion.rules.round import Round


class HouseRule(Struct, frozen=True):
    """The text on one card. With ``effect`` the engine carries it out, otherwise the table does.

    Journals hold it as JSON for years, so its fields keep their names.
    """

    text: str = ""
    effect: str = ""


class HouseEffect(Struct, frozen=True):
    """A house rule that the engine can carry out."""

    name: str
    text: Sentence
    draws: bool
    """If it makes somebody draw, it happens even when the card was a last card (MARIO-20)."""
    run: Callable[[Round, int], Script[None]]


EFFECTS: dict[str, HouseEffect] = {}


def house_effect(
    name: str, text: Words, *, draws: bool
) -> Callable[[Callable[[Round, int], Script[None]]], HouseEffect]:
    """Register what a house rule with this name does."""

    def register(run: Callable[[Round, int], Script[None]]) -> HouseEffect:
        EFFECTS[name] = HouseEffect(name, as_sentence(text), draws, run)
        return EFFECTS[name]

    return register


def verify_house_rules(edition: Edition, rules: Sequence[HouseRule]) -> None:
    if len(rules) > len(edition.house_cards):
        if not edition.house_cards:
            raise BadSetup(Sentence("{edition} has no card to write a house rule on", edition=edition.name))
        raise BadSetup(
            Sentence(
                "{edition} has {most} cards for house rules, not {count}",
                edition=edition.name,
                most=len(edition.house_cards),
                count=len(rules),
            )
        )
    for rule in rules:
        if rule.effect and rule.effect not in EFFECTS:
            raise BadSetup(
                Sentence(
                    "there is no house effect {effect!r}; there are {effects}",
                    effect=rule.effect,
                    effects=listed(sorted(EFFECTS)),
                )
            )
        if not _fits_a_record(rule.text):
            raise BadSetup("a house rule is one line without ';' or ' = ', and with no space at its ends")


def _fits_a_record(text: str) -> bool:
    """Would a game record give the same text back?"""
    return (
        text == text.strip() and len(text.splitlines()) < 2 and ";" not in text and " = " not in f" {text} "
    )


@house_effect("everyone-draws", "Everyone else draws a card.", draws=True)
def everyone_draws(round: Round, seat: int) -> Script[None]:
    for other in round.going_round_from(round.after(seat)):
        if other != seat:
            yield from round.draw(other, 1)


@house_effect("next-draws-three", "The next player draws three cards.", draws=True)
def next_draws_three(round: Round, seat: int) -> Script[None]:
    yield from round.draw(round.after(seat), 3)


@house_effect("show-hand", "You show your hand to everyone.", draws=False)
def show_hand(round: Round, seat: int) -> Script[None]:
    round.tell(HandShown(seat, None, tuple(round.hands[seat])))
    yield from ()


@house_effect("turn-around", "The direction of play changes.", draws=False)
def turn_around(round: Round, seat: int) -> Script[None]:
    round.reverse()
    yield from ()
