"""Setup: the dealer draw, the deal and the start card (CORE-R11 … CORE-R16)."""

from collections import Counter

import pytest

from companion.rules.decisions import ShuffleDecision
from companion.rules.editions import edition
from companion.rules.errors import IllegalMove
from companion.rules.events import Drew, DrewForDealer, TurnedUp
from companion.rules.match import Match
from companion.rules.moves import TRAY, Shuffle
from companion.rules.round import Round
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition, stack
from tests.rules.stories import deal


@pytest.mark.parametrize(("draws", "dealer"), [("B8 G3 Y5", 1), ("B3 G8 Y5", 2), ("B3 G5 Y8", 3)])
@in_every_edition
@rule("CORE-R11")
def test_everyone_draws_a_card_and_the_highest_number_deals(game: str, draws: str, dealer: int) -> None:
    match = Match(edition(game), 3)
    events = stack(match, draws.split())
    (draw,) = [event for event in events if isinstance(event, DrewForDealer)]
    assert [(seat + 1, card.code) for seat, card in draw.cards] == list(enumerate(draws.split(), 1))
    assert match.round
    assert match.round.dealer + 1 == dealer


@in_every_edition
@rule("CORE-R12")
def test_for_the_deal_a_symbol_is_worth_less_than_a_one(game: str) -> None:
    match = Match(edition(game), 4)
    stack(match, ["B+2", "W", "G1", "Yskip"])
    assert match.round
    assert match.round.dealer + 1 == 3


@in_every_edition
@rule("CORE-R12")
def test_for_the_deal_a_symbol_is_worth_as_much_as_a_zero(game: str) -> None:
    match = Match(edition(game), 2)
    events = stack(match, ["Brev", "G0", "Y7", "G4"])
    assert len([event for event in events if isinstance(event, DrewForDealer)]) == 2, "a tie is drawn again"
    assert match.round
    assert match.round.dealer + 1 == 1


@pytest.mark.parametrize("seats", range(2, 11))
@in_every_edition
@rule("CORE-R13")
def test_the_whole_deck_is_shuffled_and_everyone_gets_seven_cards(game: str, seats: int) -> None:
    table = Round(edition(game), seats)
    (decision,) = table.decisions
    assert isinstance(decision, ShuffleDecision)
    deck = edition(game).deck
    assert Counter(decision.cards) == Counter(deck)

    with pytest.raises(IllegalMove) as refusal:
        table.push(Shuffle(TRAY, deck[1:]))
    assert refusal.value.rule == "CORE-R13"

    assert deal(game, seats, "B7").counts == [7] * seats


@in_every_edition
@rule("CORE-R14")
def test_the_rest_is_the_draw_pile_and_nobody_sees_a_card_of_it_before_it_is_drawn(game: str) -> None:
    table = deal(game, 3, "B7 Y9 G8")
    view = table.round.view(0)
    assert view.pile == len(edition(game).deck) - 3 * 7 - 1
    assert view.discards == 1
    position, _ = table.round.position()
    rest = Counter(edition(game).deck) - Counter(card for hand in position.hands for card in hand)
    assert Counter((*position.pile, *position.discards)) == rest

    table.go("2: draw")
    (drew,) = table.told(Drew)
    assert table.hand(2).split()[-1] == "Y9"
    assert drew.seen_by(0) == drew.seen_by(None) == Drew(1, 1)
    assert table.round.view(0).pile == view.pile - 1


@in_every_edition
@rule("CORE-R15")
def test_the_top_card_of_the_draw_pile_is_turned_up_to_start_the_discards(game: str) -> None:
    table = deal(game, 3, "Y7 G2")
    (turned,) = table.told(TurnedUp)
    assert turned.card.code == table.top == "Y7"
    assert table.colour == "yellow"
    table.go("2: draw")
    assert table.hand(2).split()[-1] == "G2", "the card below it is the first to be drawn"


@pytest.mark.parametrize(
    ("start", "awaits", "direction", "counts"),
    [
        ("G7", "2: turn", "left", [7, 7, 7, 7]),
        ("G+2", "3: turn", "left", [7, 9, 7, 7]),
        ("Grev", "1: turn", "right", [7, 7, 7, 7]),
        ("Gskip", "3: turn", "left", [7, 7, 7, 7]),
        ("W", "2: colour", "left", [7, 7, 7, 7]),
        ("W+4", "tray: shuffle", "left", [7, 7, 7, 7]),
    ],
)
@in_every_edition
@rule("CORE-R16")
def test_an_action_card_that_is_turned_up_has_its_own_start_rule(
    game: str, start: str, awaits: str, direction: str, counts: list[int]
) -> None:
    table = deal(game, 4, start)
    assert table.awaits == [awaits]
    assert table.direction == direction
    assert table.counts == counts
