"""Who is asked when: races, windows for calls and catches, and that nothing is told before it is kept."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.bots import Bot
from companion.cli.terminal.chance_moves import ChanceMoves
from companion.cli.terminal.game import RACE, REACTION, Game
from companion.cli.terminal.record import Record
from companion.rules.decisions import Decision
from companion.rules.editions import edition
from companion.rules.events import Event
from companion.rules.house import HouseRule
from companion.rules.match import Match
from companion.rules.moves import Move
from companion.rules.notation import parse_move, read_record
from companion.rules.view import View
from tests.cli.tables import kernel_fortune, match_at, same_fortune

FIGHT = "spin; turn 4; hands R5 R6 G1 / B1 B2 B3 / Y1 Y2 Y3 / R3* G9 Y9; discards R7"


class Scripted(Bot):
    """Makes these moves, and nothing out of turn unless it is the next one."""

    strength = "scripted"

    def __init__(self, *moves: Move) -> None:
        self.moves = list(moves)

    def choose(self, view: View | None, decisions: tuple[Decision, ...]) -> Move | None:
        if self.moves and any(decision.accepts(self.moves[0]) for decision in decisions):
            return self.moves.pop(0)
        return None if all(decision.optional for decision in decisions) else decisions[0].moves[-1]


class Enough(Exception):
    """The test has seen what it wanted."""


class Person:
    """Answers from a list of notations; ``-`` lets a chance go by. Stops the game when the list is empty."""

    def __init__(self, match: Match, *answers: str, timed: bool = True) -> None:
        self.seat = 0
        self.timed = timed
        self.answers = list(answers)
        self.offered: list[str] = []
        self.within: list[float] = []
        self.told: list[Event] = []
        self._match = match

    def tell(self, events: Sequence[Event], by: int) -> None:
        self.told += events

    def choose(self, decisions: Sequence[Decision]) -> Move:
        return self._next() or decisions[0].moves[-1]

    def offer(self, decisions: Sequence[Decision], within: float = 0.0) -> Move | None:
        self.offered.append(decisions[0].kind)
        self.within.append(within)
        return self._next()

    def _next(self) -> Move | None:
        if not self.answers:
            raise Enough
        answer = self.answers.pop(0)
        return None if answer == "-" else parse_move(f"1: {answer}", self._match.edition)


def play(
    match: Match,
    person: Person,
    *scripts: Sequence[str],
    fortune: ChanceMoves | None = None,
    record: Record | None = None,
) -> list[str]:
    """Play until the person runs out of answers; returns the moves made."""
    bots = {
        seat: Scripted(*(parse_move(f"{seat + 1}: {line}", match.edition) for line in scripts[seat - 1]))
        for seat in range(1, match.seats)
    }
    made = len(match.log)
    with pytest.raises(Enough):
        Game(match, fortune or kernel_fortune(match), bots, person, person=person, record=record).play()
    return [str(move) for move in match.log[made:]]


def race(match: Match, spun: str = "uno-spin") -> Match:
    """Cleo plays a spin card, and the wheel stops for Kim."""
    for line in ("4: play R3*", f"tray: spin {spun}"):
        match.push(parse_move(line, match.edition))
    return match


def test_whoever_is_quicker_than_the_bots_wins_the_yell() -> None:
    match = race(match_at(FIGHT))
    person = Person(match, "yell")
    assert play(match, person, (), (), ()) == ["1: yell"]
    assert person.offered == ["yell"]
    (within,) = person.within
    assert REACTION[0] <= within <= REACTION[1]
    assert within < RACE


def test_whoever_is_too_slow_loses_the_yell_to_a_bot() -> None:
    match = race(match_at(FIGHT))
    first, *_ = play(match, Person(match, "-"), ("done",), ("done",), ("done",))
    assert first in {"tray: first 2", "tray: first 3", "tray: first 4"}


def test_without_a_clock_chance_says_who_yelled_first() -> None:
    winners = set()
    for _ in range(60):
        match = race(match_at(FIGHT))
        first, *_ = play(match, Person(match, "yell", timed=False), ("done",), ("done",), ("done",))
        winners.add(first)
    assert winners == {f"tray: first {seat}" for seat in (1, 2, 3, 4)}, "one in 8 million fails by luck"


UNCALLED = "mario; turn 2; hands G1 G2 G3 / R1 B2 / Y1 Y2 Y3; discards R5"


def test_the_person_may_catch_before_the_bots_look() -> None:
    match = match_at(UNCALLED)
    person = Person(match, "catch 2")
    moves = play(match, person, ("play R1",), ("catch 2",))
    assert moves[:2] == ["2: play R1", "1: catch 2"]
    assert person.offered == ["catch"]


def test_what_the_person_lets_go_by_a_bot_may_catch() -> None:
    match = match_at(UNCALLED)
    moves = play(match, Person(match, "-"), ("play R1",), ("catch 2",))
    assert moves[:2] == ["2: play R1", "3: catch 2"]


def test_whoever_owes_a_call_comes_before_bots_that_would_catch() -> None:
    for _ in range(10):
        match = match_at(UNCALLED)
        moves = play(match, Person(match, "-"), ("play R1", "uno"), ("catch 2",))
        assert moves[:2] == ["2: play R1", "2: uno"]


def test_a_chance_is_offered_once_and_not_at_every_move() -> None:
    match = match_at(UNCALLED, uno_window="play")
    person = Person(match, "-", "draw")
    play(match, person, ("play R1",), ("draw", "pass"))
    assert person.offered == ["catch"]


def test_the_person_can_call_before_anybody_catches() -> None:
    match = match_at("mario; turn 1; hands R1 B2 / G1 G2 / Y1 Y2 Y3; discards R5")
    person = Person(match, "play R1", "uno")
    moves = play(match, person, ("catch 1",), ("catch 1",))
    assert moves[:2] == ["1: play R1", "1: uno"]


def test_in_war_the_person_and_the_bots_all_lay_a_card() -> None:
    match = race(match_at(FIGHT), "war")
    moves = play(match, Person(match, "lay R6"), ("lay B3",), ("lay Y3",), ("lay Y9",))
    assert {"1: lay R6", "2: lay B3", "3: lay Y3", "4: lay Y9"} <= set(moves)


def test_nothing_is_told_before_it_is_on_disk(tmp_path: Path) -> None:
    match = Match(match_at(UNCALLED).edition, ("Kim", "Ada", "Ben"))
    path = tmp_path / "match.uno"

    class Checking(Person):
        def tell(self, events: Sequence[Event], by: int) -> None:
            super().tell(events, by)
            assert read_record(path.read_text(encoding="utf-8")).log == match.log

    with Record(path, match) as record:
        person = Checking(match, *["draw", "pass"] * 3)
        # A deal that begins with an ordinary turn.
        play(match, person, (), (), fortune=same_fortune(match), record=record)
    assert person.told


def test_whoever_writes_a_house_rule_agrees_to_it_and_the_bots_are_asked() -> None:
    mario = edition("mario")
    match = Match(mario, ["Ann", "Bob"], house_rules=[HouseRule("sing", "show-hand")])
    moves = play(match, Person(match), ["accept"])
    assert moves[:2] == ["1: accept", "2: accept"]
    assert match.house_rules == match.proposed_rules
