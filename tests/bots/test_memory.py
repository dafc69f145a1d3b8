"""What the sharp bot remembers of what its seat sees and hears."""

import pytest

from companion.bots.memory import COLOUR_SHARE, Memory
from companion.rules.cards import BLUE, GREEN, PINK
from companion.rules.events import Challenged, Deals, Reshuffled
from tests.rules.stories import Story, story


def listening(table: Story, seat: int, *lines: str) -> Memory:
    """The memory of a seat that looked at the table and then heard these moves."""
    memory = Memory()
    memory.look(table.round.view(seat - 1))
    for line in lines:
        table.go(line)
        memory.notice([event.seen_by(seat - 1) for event in table.news])
    return memory


def in_sight(memory: Memory, table: Story, seat: int, codes: str) -> str:
    """Which of these cards are one less among those that could be anywhere."""
    edition = table.round.edition
    unseen = memory.unseen(table.round.view(seat - 1), edition.deck)
    cards = [edition.card(code) for code in codes.split()]
    return " ".join(card.code for card in cards if unseen[card] == edition.deck.count(card) - 1)


def test_hands_and_own_forehead_are_hidden_and_everything_else_is_in_sight() -> None:
    table = story("corn; turn 2; hands B1 W / G4 G5; foreheads P1 / G2 P3; discards B9")
    memory = listening(table, 1, "2: guess green")
    assert in_sight(memory, table, 1, "B1 W G2 P3 B9 P1 G4 G5") == "B1 W G2 P3 B9"


def test_cards_that_were_shuffled_back_could_be_anywhere_again() -> None:
    table = story("corn; turn 1; hands B1 B2 W / G4 G5 G6; discards B9")
    memory = listening(table, 2, "1: play B1")
    assert in_sight(memory, table, 2, "B9 B1") == "B9 B1"
    memory.notice([Reshuffled(1)])
    memory.look(table.round.view(1))
    assert in_sight(memory, table, 2, "B9 B1") == "B1"


def test_whoever_draws_on_the_turn_lacks_the_colour_until_more_cards_come() -> None:
    table = story("corn; turn 2; hands B1 B+2 W / G4 P5 Y6 Y7; pile G1 G2 G3 G9 …; discards B9")
    memory = listening(table, 1, "2: draw")
    by_the_drawn_card = pytest.approx(COLOUR_SHARE)
    assert memory.chance_of_colour(1, BLUE, 5) == by_the_drawn_card
    table.go("2: pass")
    memory.notice(table.news)
    assert memory.chance_of_colour(1, BLUE, 5) == 0.0, "the drawn card did not fit either"
    assert memory.chance_of_colour(1, GREEN, 5) > 0.7
    table.go("1: play B+2")
    memory.notice([event.seen_by(0) for event in table.news])
    assert COLOUR_SHARE < memory.chance_of_colour(1, BLUE, 7) < 0.5


def test_a_hand_that_was_shown_is_known_until_its_cards_are_played() -> None:
    table = story("spin; turn 1; hands R1* G8 G9 / B2 G3 / R5 R6 R7 Y1; discards R9")
    memory = listening(table, 3, "1: play R1*", "tray: spin show-hand")
    assert memory.chance_of_colour(1, BLUE, 2) == 1.0
    assert memory.chance_of_colour(1, GREEN, 2) == 1.0
    assert in_sight(memory, table, 3, "B2 G3 G8") == "B2 G3"


def test_a_hand_that_was_passed_on_is_known_where_it_went() -> None:
    table = story("spin; turn 1; hands R1* G8 B9 / R2 R3 / R5 R6; discards R9")
    memory = listening(table, 1, "1: play R1*", "tray: spin trade-hands")
    assert [card.code for card in memory.known[1]] == ["G8", "B9"]


def test_whoever_gave_a_colour_away_has_none_left_and_the_receiver_is_remembered() -> None:
    table = story("monster-high; turn 1; hands Wurr B1 G9 / P1 P2 / P3 P4; discards B9")
    memory = listening(table, 2, "1: play Wurr", "1: give-all blue")
    assert memory.chance_of_colour(0, BLUE, 1) == 0.0
    assert memory.chance_of_colour(0, PINK, 1) == pytest.approx(COLOUR_SHARE)
    assert [card.code for card in memory.known[1]] == ["P1", "P2", "B1"]


def test_a_new_round_wipes_out_the_cards_but_not_who_bluffs() -> None:
    memory = listening(story("corn; turn 1; hands B1 B2 / G4 G5; discards B9"), 2, "1: play B1")
    memory.notice([Challenged(1, 0, guilty=True)])
    memory.notice([Deals(1)])
    assert not memory.gone
    assert not memory.known
    assert memory.bluffs[0] == 1
