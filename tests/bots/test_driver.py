"""Matches that bots play among themselves: who is asked when, and what chance does."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from companion.bots import Bot, bot
from companion.bots.driver import next_move, play_match, shuffled
from companion.bots.easy import Easy
from companion.bots.sharp import Sharp
from companion.rules.decisions import Decision
from companion.rules.editions import edition, editions
from companion.rules.events import Drew, Event, ForeheadTaken
from companion.rules.house import HouseRule
from companion.rules.match import Match
from companion.rules.moves import TRAY, CallUno, Catch, First, Move
from companion.rules.view import View
from tests.rules.stories import story


def played(edition_id: str, strengths: Sequence[str], seed: int, **options: object) -> Match:
    rng = Random(seed)
    game = edition(edition_id)
    match = Match(game, len(strengths), options=game.options(**options))
    play_match(match, [bot(strength, rng) for strength in strengths], rng)
    return match


@pytest.mark.parametrize("seats", [2, 3, 10])
@pytest.mark.parametrize("edition_id", editions())
def test_bots_of_both_strengths_play_every_edition_to_the_end(edition_id: str, seats: int) -> None:
    match = played(edition_id, (["sharp", "easy"] * 5)[:seats], seed=seats, target=150)
    assert match.over
    assert match.totals[match.winners[0]] >= 150


@pytest.mark.parametrize(
    ("edition_id", "options"),
    [
        ("eye-eye", {"choose_self": False, "scoring": "none", "false_catch_penalty": 1}),
        ("spin", {"wheel_discards_act": True, "challenge": True, "scoring": "low"}),
        ("corn", {"guessed_card_on_top": False, "narwhal_player_draws": False, "uno_window": "play"}),
        ("monster-high", {"gift_follows_direction": True, "challenger_keeps_turn": False, "dealer": "draw"}),
        ("mario", {"star_chain": True, "star_vs_last_card": True, "attacker_loses_turn": True}),
    ],
)
def test_they_play_with_other_options_too(edition_id: str, options: dict[str, object]) -> None:
    assert played(edition_id, ("sharp", "easy", "sharp"), seed=3, **{"target": 150, **options}).over


def test_they_play_with_house_rules() -> None:
    rng = Random(4)
    rules = [HouseRule("Sing a song."), HouseRule("All draw.", "everyone-draws")]
    match = Match(edition("mario"), 3, options=edition("mario").options(target=100), house_rules=rules)
    play_match(match, [bot("sharp", rng), bot("easy", rng), bot("sharp", rng)], rng)
    assert match.over
    assert len(match.house_rules) == 2


def test_the_same_seed_plays_the_same_match() -> None:
    one, two, other = (played("spin", ("sharp", "easy"), seed, target=100) for seed in (1, 1, 2))
    assert one.log == two.log
    assert one.log != other.log


def test_everything_that_happens_is_told_and_bots_hear_only_what_their_seat_may_know() -> None:
    class Listener(Sharp):
        def __init__(self, rng: Random) -> None:
            super().__init__(rng)
            self.heard: list[Event] = []

        def notice(self, events: Sequence[Event]) -> None:
            self.heard += events
            super().notice(events)

    rng = Random(5)
    told: list[Event] = []
    bots = [Listener(rng) for _ in range(3)]
    play_match(Match(edition("corn"), 3), bots, rng, told.extend)
    for seat, listener in enumerate(bots):
        assert listener.heard == [event.seen_by(seat) for event in told]
        assert not any(
            isinstance(event, Drew) and event.cards and event.seat != seat for event in listener.heard
        )
        assert not any(
            isinstance(event, ForeheadTaken) and event.card and event.seat == seat for event in listener.heard
        )


class Awake(Easy):
    """Acts out of turn whenever it can."""

    def choose(self, view: View | None, decisions: tuple[Decision, ...]) -> Move | None:
        return decisions[0].moves[0]


def in_a_match(position: str) -> Match:
    """A match whose round is at this position."""
    table = story(position)
    match = Match(table.round.edition, table.round.seats)
    match.push(next_move(match, match.decisions, [], Random(1)))
    match.round = table.round
    return match


def test_whoever_owes_a_call_may_make_it_before_anybody_catches() -> None:
    match = in_a_match("corn; turn 2; hands B1 / B3 G2 G3 / P1 P3; uno 1; discards B9")
    for seed in range(20):
        bots: list[Bot] = [Awake(Random()) for _ in range(3)]
        assert next_move(match, match.decisions, bots, Random(seed)) == CallUno(0)


def test_everybody_else_has_the_same_chance_to_catch() -> None:
    match = in_a_match("corn; turn 2; hands B1 / B3 G2 G3 / P1 P3; uno 1; discards B9")
    catchers = Counter[Move]()
    for seed in range(400):
        bots: list[Bot] = [Easy(Random(0)), Awake(Random()), Awake(Random())]
        bots[0].choose = lambda view, decisions: None  # type: ignore[method-assign]
        catchers[next_move(match, match.decisions, bots, Random(seed))] += 1
    assert set(catchers) == {Catch(1, 0), Catch(2, 0)}
    assert 150 < catchers[Catch(1, 0)] < 250


def test_chance_says_who_wins_the_race_to_yell() -> None:
    table = story("spin; turn 1; hands R2* R9 R8 / G1 G2 / B1 B2; discards R5")
    match = in_a_match("spin; turn 1; hands R2* R9 R8 / G1 G2 / B1 B2; discards R5")
    for line in ("1: play R2*", "tray: spin uno-spin"):
        match.push(table.move(line))
    firsts = Counter(next_move(match, match.decisions, [], Random(seed)) for seed in range(300))
    assert set(firsts) == {First(TRAY, seat) for seat in range(3)}
    assert min(firsts.values()) > 70


def test_every_order_of_cards_comes_up_equally_often() -> None:
    deck = edition("corn").deck
    cards = (deck[0], deck[1], deck[3])
    rng = Random(6)
    orders = Counter(shuffled(cards, rng) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
