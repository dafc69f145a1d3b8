"""What a table refuses: in a sentence that says what to do, and with nothing changed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from companion.rules.faces import DRAW_4, GREEN
from companion.table.commands import (
    CallColour,
    ChangeSeats,
    ChoosePlayer,
    Command,
    DrawDealer,
    EndMatch,
    HouseRule,
    Join,
    Leave,
    NameDealer,
    NewPlayer,
    PassTurn,
    Pause,
    PenaliseUno,
    Rename,
    Resume,
    ScoreRound,
    Spin,
    StartMatch,
    TellSpin,
    Track,
    Undo,
)
from companion.table.errors import Refused
from companion.table.journal import Head
from tests.hal.rig import in_loop, settled
from tests.table.rig import ANN, BO, CY, at_table
from tests.tray.rig import falling

NOBODY = "p99"
OF_A_MATCH: tuple[Command, ...] = (
    EndMatch(),
    Join(player=NewPlayer("Di")),
    Leave(player=ANN),
    ChangeSeats(players=(ANN, BO, CY)),
    Pause(),
    Resume(),
    DrawDealer(),
    NameDealer(player=ANN),
    PassTurn(to=BO),
    Track(on=True),
    CallColour(colour="red"),
    PenaliseUno(player=ANN),
    ScoreRound(winner=ANN),
    ChoosePlayer(player=ANN),
)
EVEN_PAUSED = (EndMatch, Join, Leave, ChangeSeats, Resume)


def start(*names: str, edition: str = "eye-eye", **options: str | int | bool) -> StartMatch:
    return StartMatch(edition=edition, players=tuple(map(NewPlayer, names)), options=options)


@pytest.mark.parametrize("command", OF_A_MATCH, ids=lambda command: type(command).__name__)
@in_loop
async def test_what_is_of_a_match_needs_one_that_is_played(command: Command, tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.refused(command, "There is no match yet: start one first")
        await rig.start()
        await rig.do(EndMatch())
        await rig.refused(command, "The match is over: start a new one")
        await rig.start()
        await rig.do(Pause())
        if not isinstance(command, EVEN_PAUSED):
            await rig.refused(command, "The match is paused: resume it first")


REFUSED: tuple[tuple[Command, str], ...] = (
    (start("Ann", "Bo", edition="eyeeye"), "eye-eye"),
    (start("Ann"), "is for 2 to 10 players, not 1"),
    (start(), "is for 2 to 10 players, not 0"),
    (start("Ann", "ann"), "ann sits here already: take another name, such as Ann 2"),
    (start("Ann", " \u200b "), "A player needs a name: type one"),
    (start("Ann", "Bo; Cy"), "no comma or semicolon"),
    (start("Ann", "Bo", target=0), "option target cannot be '0': it takes a whole number from 1 to 999999"),
    (start("Ann", "Bo", targt=100), "there is no option targt: did you mean target"),
    (start("Ann", "Bo", star_chain=True), "no meaning in this edition; it has target"),
    (
        StartMatch(edition="mario", players=(NewPlayer("Ann"), NewPlayer("Bot", bot="easy"))),
        "A bot cannot hold real cards: play with virtual cards",
    ),
    (
        StartMatch(
            edition="eye-eye", players=(NewPlayer("Ann"), NewPlayer("Bo")), house_rules=(HouseRule("Sing"),)
        ),
        "house",
    ),
    (Join(player=NewPlayer("bo")), "bo sits here already: take another name, such as Bo 2"),
    (Join(player=NewPlayer("Bot", bot="sharp")), "A bot cannot hold real cards: let a person sit down"),
    (Leave(player=NOBODY), "Nobody with the id 'p99' sits here: choose among Ann, Bo, Cy"),
    (Rename(player=NOBODY, name="Di"), "Nobody has the id 'p99': choose among Ann, Bo, Cy"),
    (Rename(player=ANN, name="BO"), "BO sits here already: take another name, such as Bo 2"),
    (Rename(player=ANN, name="\u00ad"), "A player needs a name: type one"),
    (ChangeSeats(players=(ANN, BO)), "name everybody once, in the new order"),
    (ChangeSeats(players=(ANN, BO, BO)), "name everybody once, in the new order"),
    (Resume(), "The match is not paused: just play on"),
    (NameDealer(player=NOBODY), "choose among Ann, Bo, Cy"),
    (PassTurn(to=NOBODY), "choose among Ann, Bo, Cy"),
    (CallColour(colour="red", by=NOBODY), "choose among Ann, Bo, Cy"),
    (PenaliseUno(player=NOBODY), "choose among Ann, Bo, Cy"),
    (PenaliseUno(player=ANN, caught_by=NOBODY), "choose among Ann, Bo, Cy"),
    (TellSpin(faces=()), "There is no face named: choose among"),
    (TellSpin(faces=("green",)), "There is no face green: choose among almost-uno"),
    (TellSpin(faces=("green", "war")), "There is no face war: choose among green, black, red"),
    (TellSpin(faces=("draw-4", "green")), "draw-4 and green is no outcome: tell a face of the left"),
    (TellSpin(faces=("red", "draw-4"), by=NOBODY), "choose among Ann, Bo, Cy"),
    (Spin(by=NOBODY), "choose among Ann, Bo, Cy"),
    (Undo(), "There is nothing to take back in this match: play on"),
)


@pytest.mark.parametrize(
    ("command", "words"), REFUSED, ids=lambda each: each if isinstance(each, str) else type(each).__name__
)
@in_loop
async def test_what_makes_no_sense_is_refused_with_what_to_do(
    command: Command, words: str, tmp_path: Path
) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(tracker=True)
        await rig.refused(command, words)


# One thing at a time


@in_loop
async def test_while_a_spin_is_on_its_way_all_else_waits(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4), board__profile="eyes") as rig:
        await rig.start()
        with rig.half_way():
            await rig.do(Spin(by=BO))
            for command in (CallColour(colour="red"), Undo(), Spin(), EndMatch(), TellSpin(faces=("war",))):
                await rig.refused(command, "A spin is on its way: wait until it has landed")
            assert rig.table.view(None).spin is None
            assert "draw-4" not in str(rig.table.view(None))
        await rig.until(lambda: not rig.table.spinning)
        await rig.do(CallColour(colour="red"))
        assert rig.state.spin is not None
        assert rig.state.spin.faces == ("green", "draw-4")


@in_loop
async def test_a_spin_that_comes_in_the_midst_of_an_undo_knows_of_it(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4)) as rig:
        await rig.spun()
        undoing = asyncio.create_task(rig.table.do(Undo()))
        await settled()
        await rig.spun()
        assert undoing.done()
        assert rig.state.spin is not None
        assert rig.state.spin.faces == ("green", "draw-4")


@in_loop
async def test_commands_that_come_at_once_run_one_after_the_other(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(tracker=True)
        await rig.do(NameDealer(player=ANN))
        heads = await asyncio.gather(*(rig.table.do(PassTurn()) for _ in range(10)))
        assert [head.sequence for head in heads] == list(range(4, 14))
        assert rig.turn() == "Cy"
        joining = (rig.table.do(Join(player=NewPlayer(name))) for name in ("Di", "di"))
        first, second = await asyncio.gather(*joining, return_exceptions=True)
        assert isinstance(first, Head)
        assert isinstance(second, Refused)
        assert rig.seats == "Ann Bo Cy Di"


@in_loop
async def test_a_command_is_completed_although_whoever_sent_it_is_gone(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        for _ in range(20):
            before = rig.table.head.sequence
            asking = asyncio.create_task(rig.table.do(CallColour(colour="red")))
            await asyncio.sleep(0)
            asking.cancel()
            await rig.until(lambda known=before: rig.table.head.sequence > known)  # type: ignore[misc]
        await rig.do(CallColour(colour="blue"))
        assert rig.page.colour == "blue"
        live = rig.state
    async with at_table(tmp_path) as rig:
        assert rig.state == live
