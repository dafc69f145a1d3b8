"""Rulings on people who leave, and on who may know what (CORE-64, CORE-65)."""

import pytest

from companion.rules.cards import Card
from companion.rules.errors import BadNotation
from companion.rules.events import Drew
from tests.rules.catalogue_coverage import rule
from tests.rules.core_stories import in_every_edition
from tests.rules.ruling_stories import dealt
from tests.rules.stories import story

HANDS = ["B0 B6 B6 B7 B7 B8 B8", "G0 G6 G6 G7 G7 G8 G8", "Y0 Y6 Y6 Y7 Y7 Y8 Y8"]


@pytest.mark.parametrize("verb", ["leave", "quit", "disconnect"])
@rule("CORE-64")
def test_the_rules_know_no_move_to_leave_the_table(verb: str) -> None:
    table = story("eye-eye; turn 1; hands B1 B2 / G1 G2 / Y1 Y2; discards B5")
    with pytest.raises(BadNotation, match=f"there is no move '{verb}'"):
        table.go(f"2: {verb}")


@in_every_edition
@rule("CORE-64")
def test_the_seat_of_somebody_who_left_stays_and_is_waited_for(game: str) -> None:
    table = story(f"{game}; turn 1; hands B1 B2 B3 / G1 G2 / Y1 Y2; discards B5")
    table.go("1: play B1")
    assert table.awaits == ["2: turn"]
    assert table.refuses("3: draw") == "CORE-24", "nobody is passed over"
    assert table.hand(2) == "G1 G2"


@in_every_edition
@rule("CORE-64")
def test_whoever_takes_over_a_seat_can_play_on_from_its_view_alone(game: str) -> None:
    table = dealt(game, HANDS, "B9 Y9 G9")
    for _ in range(8):
        (awaited,) = table.round.view(None).awaited
        stand_in = table.round.view(awaited.seat)
        due = next(decision for decision in stand_in.decisions if not decision.optional)
        table.round.push(due.moves[0])
    assert {move.seat for move in table.round.log[1:]} == {0, 1, 2}


def cards_in(thing: object) -> list[Card]:
    """Every card that can be reached from a view or an event."""
    if isinstance(thing, Card):
        return [thing]
    if isinstance(thing, tuple | list):
        return [card for each in thing for card in cards_in(each)]
    fields = getattr(thing, "__struct_fields__", ())
    return [
        card
        for field in fields
        if not callable(getattr(thing, field))
        for card in cards_in(getattr(thing, field))
    ]


@in_every_edition
@rule("CORE-65")
def test_a_view_has_ones_own_hand_and_the_sizes_of_all(game: str) -> None:
    table = dealt(game, HANDS, "B9")
    for seat in range(3):
        view = table.round.view(seat)
        assert " ".join(card.code for card in view.hand) == HANDS[seat]
        assert view.counts == (7, 7, 7)
        others = {code for other in range(3) if other != seat for code in HANDS[other].split()}
        assert not others & {card.code for card in cards_in(view)}


@in_every_edition
@rule("CORE-65")
def test_whoever_only_watches_sees_no_hand(game: str) -> None:
    view = dealt(game, HANDS, "B9").round.view(None)
    assert view.hand == ()
    assert view.counts == (7, 7, 7)
    assert [card.code for card in cards_in(view)] == ["B9"], "the start card, and no other"


@in_every_edition
@rule("CORE-65")
def test_everyone_hears_how_many_cards_were_drawn_and_only_the_drawer_which(game: str) -> None:
    table = dealt(game, HANDS, "B9 Y9 G9")
    table.go("2: draw")
    (drew,) = table.told(Drew)
    assert [card.code for card in cards_in(drew.seen_by(1))] == ["Y9"]
    for other in (0, 2, None):
        assert drew.seen_by(other) == Drew(1, 1)
    assert table.round.view(1).drawn is table.round.edition.card("Y9")
    assert table.round.view(0).drawn is table.round.view(None).drawn is None
    table.go("2: pass")
    assert table.round.turn == 2
    assert table.round.view(2).drawn is table.round.view(1).drawn is None
    assert table.round.view(0).counts == (7, 8, 7)
    assert "Y9" not in {card.code for card in cards_in(table.round.view(2))}
