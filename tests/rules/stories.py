"""Little stories for the rule tests: a position, a few moves, what happened.

Everything is in the notation of positions and records, so seats count from 1 here:

    table = story("eye-eye; turn 1; hands R3* R9 / B1 B2 / G1 G2; discards R5")
    table.go("1: play R3*", "tray: spin green draw-4", "1: pick 3")
    assert table.counts == [1, 2, 6]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from companion.rules.decisions import ShuffleDecision
from companion.rules.editions import edition
from companion.rules.errors import IllegalMove
from companion.rules.events import Event
from companion.rules.house import HouseRule
from companion.rules.moves import TRAY, Move, Shuffle, seat_word
from companion.rules.notation import parse_move
from companion.rules.position import parse_position
from companion.rules.round import Round

E = TypeVar("E", bound=Event)


def cards_of(round: Round) -> tuple[object, ...]:
    """Where every card of a round is, and who may be caught with the last one."""
    return (
        [list(hand) for hand in round.hands],
        [list(cards) for cards in round.foreheads],
        list(round.pile),
        list(round.discards),
        [(seat, window.called) for seat, window in round.uno.windows.items()],
    )


class Story:
    """A round told in notation."""

    def __init__(self, round: Round) -> None:
        self.round = round
        self.news: list[Event] = []
        """What the last ``go`` made happen."""

    def move(self, line: str) -> Move:
        return parse_move(line, self.round.edition)

    def go(self, *lines: str) -> Story:
        """Make these moves."""
        self.news = [event for line in lines for event in self.round.push(self.move(line))]
        return self

    def shuffle(self, top: str = "") -> Story:
        """Answer a shuffle: these cards on top, the rest below in deck order."""
        (decision,) = self.round.asked
        assert isinstance(decision, ShuffleDecision)
        first = [self.round.edition.card(code) for code in top.split()]
        rest = list(decision.cards)
        for card in first:
            rest.remove(card)
        self.news = [*self.round.push(Shuffle(TRAY, (*first, *rest)))]
        return self

    def refuses(self, line: str) -> str:
        """This move is illegal and changes nothing; returns the id of the rule it breaks."""
        before = self.snapshot()
        with pytest.raises(IllegalMove) as refusal:
            self.round.push(self.move(line))
        assert self.snapshot() == before
        return refusal.value.rule

    def snapshot(self) -> object:
        """All there is to know about the round, to see that nothing has changed."""
        table = self.round
        return (
            *cards_of(table),
            (table.colour, table.direction, table.turn, table.drawn, table.result),
            (set(table.held_up), list(table.out), table.empty_passes),
            [(each.seat, each.kind, each.moves, each.about) for each in table.decisions],
            list(table.log),
            list(table.news),
        )

    def can(self, line: str) -> bool:
        return self.round.can(self.move(line))

    @property
    def awaits(self) -> list[str]:
        """Who must decide what: ``["2: turn"]``."""
        return [f"{seat_word(each.seat)}: {each.kind}" for each in self.round.asked]

    def choices(self, seat: int) -> list[str]:
        """What this seat may do now, without the seat: ``["play R7", "draw"]``."""
        return [str(move).partition(": ")[2] for move in self.round.legal_moves(seat - 1)]

    def hand(self, seat: int) -> str:
        """A hand in the order it was drawn: ``"R7 G2"``."""
        return " ".join(card.code for card in self.round.hands[seat - 1])

    def forehead(self, seat: int) -> str:
        return " ".join(card.code for card in self.round.foreheads[seat - 1])

    @property
    def counts(self) -> list[int]:
        return [len(hand) for hand in self.round.hands]

    @property
    def top(self) -> str:
        return self.round.top.code

    @property
    def colour(self) -> str:
        return str(self.round.colour)

    @property
    def turn(self) -> int:
        return self.round.turn + 1

    @property
    def direction(self) -> str:
        return "left" if self.round.direction > 0 else "right"

    @property
    def winner(self) -> int | None:
        """Who won the round; None while it is open or if it was blocked."""
        result = self.round.result
        return None if result is None or result.winner is None else result.winner + 1

    @property
    def points(self) -> list[int]:
        assert self.round.result
        return list(self.round.result.points)

    def told(self, kind: type[E]) -> list[E]:
        """The events of this kind in the last ``go``."""
        return [event for event in self.news if isinstance(event, kind)]


def story(position: str, house_rules: Sequence[HouseRule] = (), **options: object) -> Story:
    """A round from a position; a pile that ends in ``…`` is filled up with the rest of the deck."""
    game = edition(position.partition(";")[0])
    return Story(Round.at(parse_position(position, game, house_rules), game.options(**options)))


def deal(edition_id: str, seats: int, top: str, *, dealer: int = 1, **options: object) -> Story:
    """A round from a real deal, with this start card; hands are dealt from plain low cards of the deck.

    ``top`` may name further cards: they lie next on the draw pile.
    """
    game = edition(edition_id)
    start = [game.card(code) for code in top.split()]
    rest = [card for card in game.deck if card.number is not None]
    for card in start:
        if card in rest:
            rest.remove(card)
    dealt = rest[: 7 * seats]
    table = Story(Round(game, seats, dealer=dealer - 1, options=game.options(**options)))
    return table.shuffle(" ".join(card.code for card in (*dealt, *start)))
