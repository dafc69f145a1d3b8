"""The shuffles of a round with virtual cards: did the cards lie in the order that was drawn?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from companion.chance import Evidence as Proof
from companion.chance import ShuffleEvidence
from companion.rules.cards import Card
from companion.rules.moves import Shuffle
from companion.table.journal.records import Evidence
from companion.table.journal.state import MatchState
from companion.table.virtual.game import Game, Made


def misplaced(match: MatchState, moves: Sequence[Made]) -> Iterator[int]:
    """Play a round again: which records are shuffles whose cards are not in the order of their evidence?

    Raises the rules' own refusal, or `DoesNotReplay`, if this companion cannot play it again.
    """
    # How the rounds before the last one ended makes no difference to the cards.
    game = Game(replace(match, rounds=match.rounds[-1:]), ())
    for record, made in moves:
        move = game.read(made.move)
        if isinstance(move, Shuffle):
            due = game.shuffle_due
            if due is not None and not _follows(made.evidence, due.cards, move.order):
                yield record
        game.engine.push(move)


def _follows(evidence: Evidence, cards: Sequence[Card], order: Sequence[Card]) -> bool:
    """Do these cards come to lie in this order? Missing or damaged evidence is another matter."""
    try:
        proofs: list[Proof] = [msgspec.convert(each, Proof) for each in evidence]
    except msgspec.ValidationError:
        return True
    return all(
        isinstance(proof, ShuffleEvidence) and _put(cards, proof.result) == [*order] for proof in proofs
    )


def _put(cards: Sequence[Card], places: Sequence[int]) -> list[Card]:
    """The cards in this order; none at all if it is not an order of them."""
    return [cards[place] for place in places] if sorted(places) == [*range(len(cards))] else []
