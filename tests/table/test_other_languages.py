"""A catalogue can tell the history of a match, and all that a page shows, in another language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.errors import TrayError
from companion.rules.editions import editions
from companion.sentences import Sentence
from companion.table.commands import (
    CallColour,
    ChangeSeats,
    ChoosePlayer,
    Command,
    CorrectRound,
    HouseRule,
    Join,
    Leave,
    MakeMove,
    NameDealer,
    NewPlayer,
    PassTurn,
    Pause,
    PenaliseUno,
    Rename,
    Resume,
    ScoreRound,
    Track,
    Undo,
)
from companion.table.table import Table
from tests.circled import Circled
from tests.hal.rig import in_loop
from tests.table.rig import ANN, BO, CY, EDITIONS, at_table
from tests.table.virtual.rig import People, at_cards, lucky

NAMES = ("Ψάρι", "Ёж", "Ωμέγα")
"""Without a letter that English has."""


def said(table: Table, seat: int | None) -> Iterator[Sentence]:
    """What the table says to a seat at this moment."""
    view = table.view(seat)
    yield from (view.nose, view.undo, view.trouble)
    if view.spin is not None:
        yield view.spin.text
    if view.match is not None:
        yield from (*view.match.house_rules, *(sort.label for sort in view.match.sorts))
    for each in view.game.decisions if view.game else ():
        yield from (each.prompt, each.note, *(move.label for move in each.moves))
    for awaited in view.game.awaited if view.game else ():
        yield awaited.prompt


def check_history(table: Table, circled: Circled, seat: int | None) -> None:
    for line in table.lines(seat):
        assert isinstance(line.text, Sentence)
        circled.check(line.text, *(edition.name for edition in editions().values()))


@pytest.mark.parametrize("edition", EDITIONS)
@in_loop
async def test_a_match_with_virtual_cards_is_told_without_a_word_of_english(
    edition: str, tmp_path: Path
) -> None:
    circled, seats = Circled(), range(len(NAMES))
    rules = (HouseRule("", "everyone-draws"), HouseRule("", "show-hand")) if edition == "mario" else ()
    async with at_cards(tmp_path, lucky(7)) as rig:
        await rig.sit(*NAMES, edition=edition, house_rules=rules, target=1)
        people = People(rig, *seats, seed=7)
        while not rig.match.ended:
            for seat in (None, *seats):
                for sentence in said(rig.table, seat):
                    circled.check(sentence)
            moves = len(rig.moves)
            await people.play(lambda moves=moves: len(rig.moves) > moves)  # type: ignore[misc]
        for seat in (None, *seats):
            check_history(rig.table, circled, seat)
        assert "{players} wins the match!" in circled.keys
        circled.check_keys()


@in_loop
async def test_an_evening_with_real_cards_is_told_without_a_word_of_english(tmp_path: Path) -> None:
    circled = Circled()
    async with at_table(tmp_path) as rig:
        await rig.start(*NAMES, tracker=True, target=100)
        await rig.do(NameDealer(player=ANN), CallColour(colour="red", by=BO), CallColour(colour="blue"))
        await rig.tell("green", "draw-4", by=BO)
        await rig.do(ChoosePlayer(player=CY), Pause(), Resume(), Pause(reason="☕"), Resume())
        await rig.spun(by=CY)
        await rig.do(PenaliseUno(player=ANN, caught_by=BO), PenaliseUno(player=CY), PassTurn(to=ANN))
        await rig.do(Undo(), Join(player=NewPlayer("Ñ")), Leave(player=BO), Rename(player=CY, name="Ø"))
        await rig.do(ChangeSeats(players=("p4", CY, ANN)), Track(on=False), Track(on=True))
        await rig.do(ScoreRound(winner=None), ScoreRound(winner=ANN, left={CY: {"wild": 1}}))
        await rig.do(CorrectRound(round=2, winner=ANN, left={CY: {"wild": 1, "7": 2}}))
        for sentence in said(rig.table, None):
            circled.check(sentence)
        await rig.do(ScoreRound(winner=CY, left={ANN: {"points": 300}}))
        check_history(rig.table, circled, None)
        assert len({line.kind for line in rig.table.lines(None)}) == 19
    circled.check_keys()


@pytest.mark.parametrize(
    "command",
    [
        ScoreRound(winner="?"),
        ScoreRound(winner=ANN, left={BO: {"wild": 99}}),
        ScoreRound(winner=ANN, round=9),
        CorrectRound(round=1, winner=ANN),
        CallColour(colour="♥"),
        MakeMove(move="1: play R1"),
        PassTurn(),
        Undo(),
    ],
)
@in_loop
async def test_a_refusal_is_said_without_a_word_of_english(command: Command, tmp_path: Path) -> None:
    circled = Circled()
    async with at_table(tmp_path) as rig:
        await rig.start(*NAMES)
        with pytest.raises(TrayError) as refusal:
            await rig.do(command)
        circled.check(refusal.value.sentence)
