"""The expert bot: what it imagines, what it finds, and that it knows no more than its seat."""

from collections import Counter
from itertools import chain
from random import Random

import pytest

from companion.bots import bot, search, strengths
from companion.bots.expert import Expert
from companion.bots.imagination import Deal, dealer
from companion.bots.memory import Memory
from companion.bots.playouts import play_out
from companion.rules.events import Reshuffled
from companion.rules.round import Round
from tests.bots.seats import choice, choose, listen
from tests.rules.stories import Story, story


def expert(seed: int = 1) -> Expert:
    return Expert(Random(seed))


def deals(table: Story, seat: int, memory: Memory) -> list[Deal]:
    view = table.round.view(seat - 1)
    memory.look(view)
    deal = dealer(view, memory)
    return [deal(Random(seed)) for seed in range(50)]


# What it imagines


def test_every_card_of_the_deck_is_somewhere_once() -> None:
    table = story("corn; turn 1; hands B1 B2 / G4 G5 G6 / P1; foreheads P7 / G2 / -; discards B8 B9")
    memory = Memory()
    memory.gone.update(table.round.discards)
    for deal in deals(table, 1, memory):
        cards = Counter(chain(*deal.hands, *deal.foreheads, deal.pile, table.round.discards))
        assert cards == Counter(table.round.edition.deck)
        assert list(map(len, deal.hands)) == [2, 3, 1]
        assert list(map(len, deal.foreheads)) == [1, 1, 0]
        assert deal.hands[0] == table.round.hands[0]
        assert deal.foreheads[1] == table.round.foreheads[1]


def test_a_hand_that_was_shown_and_a_colour_that_was_not_followed_are_believed() -> None:
    table = story("corn; turn 2; hands B1 B2 B3 / G4 G5 P6 / Y1 Y2; pile G1 …; discards B9")
    player = expert()
    player.memory.look(table.round.view(0))
    listen(player, 1, table, "2: draw", "2: pass")
    shown = [table.round.edition.card("Y1"), table.round.edition.card("Y2")]
    player.memory.known[2] = shown
    for deal in deals(table, 1, player.memory):
        assert deal.hands[2] == shown
        assert not any(card.colour is table.round.colour for card in deal.hands[1])


def test_its_own_forehead_card_is_of_no_colour_that_it_guessed_in_vain() -> None:
    table = story("corn; turn 1; hands B1 B2 / G4 G5 G6; foreheads P7 / -; discards B9")
    player = expert()
    listen(player, 1, table, "1: guess blue", "2: draw", "2: pass", "1: guess green")
    codes = {deal.foreheads[0][0].code[0] for deal in deals(table, 1, player.memory)}
    assert codes == {"P", "Y"}


# What it finds


def test_it_does_not_let_somebody_go_out_whom_a_skip_stops() -> None:
    table = story("corn; turn 1; hands B1 Bskip G5 G6 / Y1; discards B9")
    assert choice(table, 1, expert()) == "play Bskip"


def test_it_names_the_colour_that_its_last_card_has() -> None:
    table = story("corn; turn 1; hands W P3 / G1 G2 G3; discards B9").go("1: play W uno")
    player = expert()
    player.memory.laid_by, player.memory.colour_before = 0, table.move("1: colour blue").colour  # type: ignore[attr-defined]
    assert choice(table, 1, player) == "colour pink"


def test_it_spends_no_more_playouts_than_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def counted(round: Round, rng: Random) -> int | None:
        played.append(round)
        return play_out(round, rng)

    monkeypatch.setattr(search, "play_out", counted)
    monkeypatch.setattr(Expert, "playouts", 50)
    table = story("corn; turn 1; hands B1 B2 B3 G9 P3 / G1 G2 G4; discards B9")
    choose(table, 1, expert())
    assert 40 <= len(played) <= 50


def test_what_happens_while_it_thinks_does_not_change_its_mind() -> None:
    table = story("corn; turn 1; hands B1 B2 B3 G9 P3 / G1 G2 G4; discards B9")
    decisions = table.round.decisions
    view = table.round.view(0)
    thoughtful, disturbed = expert(), expert()
    thought = disturbed.thought(view, decisions)
    disturbed.notice([Reshuffled(90)])
    disturbed.memory.known[1] = list(table.round.hands[1])
    assert thought() == thoughtful.choose(view, decisions)


# No more than a seat knows


@pytest.mark.parametrize("strength", strengths())
def test_a_bot_chooses_the_same_whatever_it_cannot_see(strength: str) -> None:
    """Two tables that look the same from seat 1, with other cards in the hands and in the pile."""
    same = "corn; turn 1; hands B1 B4 Bskip G9 W / {hands}; foreheads - / G3 / -; pile {pile} …; discards B9"
    tables = (
        story(same.format(hands="G1 G2 / P4 P5", pile="B3")),
        story(same.format(hands="Y1 Y2 / W B7", pile="P3")),
    )
    for seed in range(5):
        one, two = (choose(table, 1, bot(strength, Random(seed))) for table in tables)
        assert one == two
