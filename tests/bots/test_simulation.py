"""Many matches counted up: what a tally says, and that it does not matter who played them."""

import pytest

from companion.bots.simulation import MOST_AT_ONCE, Plan, simulate
from companion.bots.tally import Spread, Tally, wilson
from companion.rules import faces
from companion.rules.cards import RED, WILD, Card, action, number
from companion.rules.editions import edition
from companion.rules.events import Caught, Challenged, Event, Played, RoundOver, Spun
from companion.rules.match import Match
from companion.rules.moves import TRAY, Draw, Shuffle

SKIP = action(RED, "skip", "skip", "Skip")
EYEBALL = number(RED, 3, "eyeball")


def tally_of(*events: Event) -> Tally:
    tally = Tally([0, 0])
    tally.count(Match(edition("eye-eye"), 2), events)
    return tally


def over(winner: int | None = 0) -> RoundOver:
    return RoundOver(winner, (20, 0), ((), ()))


def plays(*cards: Card) -> list[Event]:
    return [Played(0, card) for card in cards]


def test_the_last_special_card_before_the_end_decides_a_round() -> None:
    tally = tally_of(*plays(SKIP, WILD, number(RED, 7)), over(), *plays(SKIP), over(), *plays(SKIP))
    assert tally.cards.seen == {"skip": 3, "wild": 1}
    assert tally.cards.decided == {"wild": 1, "skip": 1}
    assert tally.undecided == 0


def test_a_spin_decides_rather_than_the_card_that_led_to_it() -> None:
    tally = tally_of(*plays(EYEBALL), Spun(0, (faces.GREEN, faces.DRAW_4)), over())
    assert tally.cards.seen == {"eyeball": 1}
    assert tally.cards.decided == {}
    assert tally.faces.decided == {"green draw-4": 1}


def test_a_round_without_anything_special_and_a_blocked_one_are_decided_by_nothing() -> None:
    tally = tally_of(*plays(number(RED, 7)), over(), *plays(SKIP), over(None))
    assert (tally.undecided, tally.blocked, tally.cards.decided) == (1, 1, {})
    assert (tally.points.count, tally.points.mean) == (1, 20)


def test_catches_and_challenges_are_counted() -> None:
    tally = tally_of(Caught(0, 1), Challenged(0, 1, guilty=True), Challenged(1, 0, guilty=False))
    assert (tally.caught, tally.challenges, tally.bluffs) == (1, 2, 1)


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (10, 10, 0.7225, 1.0)],
)
def test_wilson_intervals_are_those_of_the_textbook(hits: int, tries: int, low: float, high: float) -> None:
    assert wilson(hits, tries) == pytest.approx((low, high), abs=1e-4)


def test_the_margin_of_a_mean_is_two_standard_errors() -> None:
    spread = Spread()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        spread.put(value)
    assert spread.mean == 5
    assert spread.margin == pytest.approx(1.959964 * (32 / 7 / 8) ** 0.5)


def plan(**options: object) -> Plan:
    return Plan("eye-eye", ("sharp", "easy", "easy"), edition("eye-eye").options(**options), seed=7)


@pytest.mark.process
def test_the_result_is_the_same_however_many_workers_play() -> None:
    matches = 2 * MOST_AT_ONCE
    alone, shared = (simulate(plan(target=1), matches, workers) for workers in (1, 2))
    assert alone == shared
    assert alone.matches == sum(alone.wins) == matches


def test_each_match_is_another_one() -> None:
    short, long = (simulate(plan(target=1), matches, workers=1) for matches in (1, 4))
    assert long.moves.total != 4 * short.moves.total


def test_progress_is_told_up_to_the_last_match() -> None:
    told: list[int] = []
    simulate(plan(target=1), 9, workers=1, on_progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 9
    assert len(told) > 1


def test_only_decisions_of_players_count_as_moves() -> None:
    match = Match(edition("eye-eye"), 2)
    for _ in ("the dealer draw", "the deal"):
        match.push(Shuffle(TRAY, match.edition.deck))
    match.push(Draw(match.decisions[0].seat))
    tally = Tally([0, 0])
    tally.count(match, [])
    assert len(match.log) == 3
    assert tally.moves.total == 1
