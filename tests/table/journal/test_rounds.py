"""The rounds of a match: states share them, and none sees what another one adds."""

from __future__ import annotations

from companion.table.journal.records import RoundScored
from companion.table.journal.rounds import Rounds, ScoredRound


def scored(number: int) -> ScoredRound:
    return ScoredRound(number, RoundScored(round=number, winner="p1", points={"p1": number}))


def numbers(rounds: Rounds) -> list[int]:
    return [each.record for each in rounds]


def test_a_round_is_added_for_those_who_go_on_from_there_alone() -> None:
    first = Rounds([scored(1)])
    second = first.then(scored(2))
    other = first.then(scored(3), scored(4))
    later = second.then(scored(5))
    assert list(map(numbers, (first, second, other, later))) == [[1], [1, 2], [1, 3, 4], [1, 2, 5]]


def test_thousands_of_rounds_are_in_memory_once() -> None:
    states = [Rounds()]
    for number in range(1, 1000):
        states.append(states[-1].then(scored(number)))
    assert len({id(each._shared) for each in states}) == 1
    assert [len(each) for each in states] == list(range(1000))


def test_rounds_are_a_sequence() -> None:
    rounds = Rounds(map(scored, (1, 2, 3)))
    longer = rounds.then(scored(4))
    assert (rounds[0], rounds[-1], longer[-1]) == (scored(1), scored(3), scored(4))
    assert rounds[1:] == Rounds(map(scored, (2, 3)))
    assert rounds[-9:] == rounds == longer[:3]
    assert rounds != longer
    assert not Rounds()
