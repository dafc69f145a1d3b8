"""The table with one button: what it adds to the tray's menu, so that a table needs no phone at all."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Sequence
from functools import partial

from companion.rules.edition import SEATS
from companion.rules.editions import editions
from companion.sentences import Sentence
from companion.table import commands, showing
from companion.table.journal.state import MatchState
from companion.table.real.counting import POINTS
from companion.table.real.referee import may_choose
from companion.table.table import Table
from companion.tray import Chosen, Digits, Item

Work = Coroutine[object, object, object]


def items(table: Table) -> list[Item]:
    """What can be done at the table now, the likeliest first."""
    match = table.state.playing
    last = table.state.match
    return [
        *((Item("Not proven", lambda: _confirm(table)),) if last is not None and last.doubt else ()),
        *(_of_match(table, match) if match is not None else ()),
        *((Item("Take back", lambda: _take_back(table)),) if table.to_take_back else ()),
        Item("New match", lambda: _new_match(table)),
    ]


def _of_match(table: Table, match: MatchState) -> Iterator[Item]:
    scores = Item("Scores", lambda: table.scores_page(match))
    if match.paused is not None:
        yield Item("Go on", lambda: table.do(commands.Resume()), closes=True)
        yield scores
    elif match.cards == "real":
        yield from _of_round(table, match)
        yield scores
        yield Item("Pause", lambda: table.do(commands.Pause()), closes=True)
    yield Item("Players", lambda: _people(table, match))
    yield Item(
        "End the match", lambda: [Item("Yes, end it", lambda: table.do(commands.EndMatch()), closes=True)]
    )


def _of_round(table: Table, match: MatchState) -> Iterator[Item]:
    if match.tracker and may_choose(table.state):
        yield Item(
            "They chose", lambda: _each(match, lambda who: table.do(commands.ChoosePlayer(player=who)))
        )
    if match.turn is not None:
        yield Item("Whose turn", lambda: showing.turn(match))
        yield Item("Next turn", lambda: table.do(commands.PassTurn()), closes=True)
        yield Item("Turn around", lambda: table.do(commands.PassTurn(turn_around=True)), closes=True)
    yield Item("Colour called", lambda: _colours(table, match))
    yield Item("Score the round", lambda: _winner(table, match))
    yield Item("Forgot UNO", lambda: _each(match, lambda who: table.do(commands.PenaliseUno(player=who))))
    yield Item("Dealer", lambda: _dealer(table, match))
    on = not match.tracker
    yield Item("Follow turns" if on else "Do not follow turns", lambda: table.do(commands.Track(on=on)))


def _each(match: MatchState, do: Callable[[str], Work]) -> list[Item]:
    return [Item(each.name, partial(do, each.id), closes=True) for each in match.players]


def _confirm(table: Table) -> list[Item]:
    """The totals as they are shown are right; a page can say that they are others."""
    match = table.state.match
    assert match is not None
    return [
        Item("Scores", lambda: table.scores_page(match)),
        Item("Scores are right", lambda: table.do(commands.ConfirmTotals(round=match.round)), closes=True),
    ]


def _colours(table: Table, match: MatchState) -> list[Item]:
    return [
        Item(
            Sentence("{colour:capital}", colour=each.sentence),
            partial(table.do, commands.CallColour(colour=str(each))),
            closes=True,
        )
        for each in match.rules.colours
    ]


def _dealer(table: Table, match: MatchState) -> list[Item]:
    draw = Item("Draw the dealer", lambda: table.do(commands.DrawDealer()), closes=True)
    return [draw, *_each(match, lambda who: table.do(commands.NameDealer(player=who)))]


def _winner(table: Table, match: MatchState) -> list[Item]:
    """Who is out, then the points that each of the others holds."""
    blocked = Item("Nobody: blocked", lambda: table.do(commands.ScoreRound(winner=None)), closes=True)
    at_once = match.options.scoring == "none"
    return [
        *(
            Item(
                Sentence("{player} is out", player=each),
                partial(_points, table, match, each.id, {}),
                closes=at_once,
            )
            for each in match.players
        ),
        blocked,
    ]


def _points(table: Table, match: MatchState, winner: str, left: commands.Left) -> Chosen:
    others = [each for each in match.players if each.id != winner and each.id not in left]
    if not others or match.options.scoring == "none":
        return table.do(commands.ScoreRound(winner=winner, left=left))
    asked = others[0]

    def take(points: int) -> Chosen:
        return _points(table, match, winner, {**left, asked.id: {POINTS: points}})

    return Digits(Sentence("{player} holds", player=asked), take, closes=len(others) == 1)


def _people(table: Table, match: MatchState) -> list[Item]:
    add = Item("One more", lambda: table.do(commands.Join(player=commands.NewPlayer(_new_name(match)))))
    leave = Item("Somebody leaves", lambda: _each(match, lambda who: table.do(commands.Leave(player=who))))
    return [add, leave]


def _new_match(table: Table) -> list[Item]:
    return [Item(each.name, partial(_seats, table, each.id)) for each in editions().values()]


def _seats(table: Table, edition: str) -> list[Item]:
    """Who played last, or as many without a name."""
    last = [each.name for each in table.state.match.players if not each.bot] if table.state.match else []
    again = [last] if len(last) >= SEATS[0] else []
    groups = [*again, *([f"Player {n}" for n in range(1, seats + 1)] for seats in SEATS)]
    return [
        Item(
            "The same players" if names is last else Sentence("{count} players", count=len(names)),
            partial(table.do, _start(edition, names)),
            closes=True,
        )
        for names in groups
    ]


def _start(edition: str, names: Sequence[str]) -> commands.StartMatch:
    return commands.StartMatch(edition=edition, players=tuple(map(commands.NewPlayer, names)))


def _new_name(match: MatchState) -> str:
    taken = {each.name.casefold() for each in match.players}
    return next(name for n in range(1, 99) if (name := f"Player {n}").casefold() not in taken)


def _take_back(table: Table) -> list[Item]:
    """An undo, which says what it takes back before it does."""
    return [Item(table.to_take_back, lambda: table.do(commands.Undo()), closes=True)]
