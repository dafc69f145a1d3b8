"""What the tray shows of the table: a page for each kind of news, after a restart too; the colour called."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from companion.rules.art import Colour
from companion.rules.faces import DRAW_4, GREEN, RED
from companion.table.commands import (
    CallColour,
    Command,
    CorrectRound,
    DrawDealer,
    EndMatch,
    Join,
    Leave,
    NameDealer,
    NewPlayer,
    PassTurn,
    Pause,
    PenaliseUno,
    Resume,
    ScoreRound,
    StartMatch,
    TellSpin,
    Undo,
)
from companion.tray import Light, TrayState, lights, pages
from tests.chance.scripted import scripted_chance
from tests.hal.rig import in_loop
from tests.table.rig import ANN, BO, CY, TableRig, at_table
from tests.tray.rig import falling

Page = Callable[[TableRig], Image.Image]


def scores(*seats: tuple[str, int]) -> Page:
    return lambda rig: pages.score(seats, rig.table.head.short)


def said(title: str, text: str = "") -> Page:
    return lambda rig: pages.say(text, title) if text else pages.say(title)


SEEN: dict[str, tuple[tuple[Command, ...], Page]] = {
    "match": (
        (StartMatch(edition="corn", players=(NewPlayer("Ann"), NewPlayer("Bo"))),),
        said("UNO Corn", "Push my nose"),
    ),
    "colour": ((CallColour(colour="blue"),), lambda rig: pages.colour_called("blue")),
    "turn": ((NameDealer(player=ANN), PassTurn()), lambda rig: pages.turn("Cy", "left", "Ann")),
    "turned around": (
        (NameDealer(player=ANN), PassTurn(turn_around=True)),
        lambda rig: pages.turn("Ann", "right", "Cy"),
    ),
    "dealer drawn": ((DrawDealer(),), said("Cy deals.")),
    "dealer named": ((NameDealer(player=BO),), said("Bo deals.")),
    "penalty": ((PenaliseUno(player=BO, cards=4),), said("Bo", "draws 4")),
    "round": (
        (ScoreRound(winner=CY, left={BO: {"points": 42}}),),
        scores(("Cy", 42), ("Ann", 0), ("Bo", 0)),
    ),
    "correction": (
        (
            ScoreRound(winner=CY, left={BO: {"points": 42}}),
            CorrectRound(round=1, winner=BO, left={CY: {"points": 5}}),
        ),
        scores(("Bo", 5), ("Ann", 0), ("Cy", 0)),
    ),
    "victory": (
        (ScoreRound(winner=CY, left={BO: {"points": 500}}),),
        scores(("Cy", 500), ("Ann", 0), ("Bo", 0)),
    ),
    "broken off": ((EndMatch(),), said("Match over")),
    "pause": ((Pause(),), said("Paused", "Hold my nose to go on")),
    "pause with a reason": ((Pause(reason="Tea"),), said("Paused", "Tea")),
    "resumed": ((Pause(), Resume()), said("On we go", "Push my nose")),
    "undo": ((CallColour(colour="red"), Undo()), said("Taken back")),
    "told": ((TellSpin(faces=("red", "draw-4")),), lambda rig: pages.outcome((RED, DRAW_4))),
    "seats": (
        (CallColour(colour="red"), Join(player=NewPlayer("Di")), Leave(player=CY)),
        lambda rig: pages.colour_called("red"),
    ),
}


@pytest.mark.parametrize("news", SEEN)
@in_loop
async def test_each_kind_of_news_has_its_page_which_is_there_after_a_restart_too(
    news: str, tmp_path: Path
) -> None:
    commands, page = SEEN[news]
    async with at_table(tmp_path, scripted_chance(b"\x02"), board__profile="eyes") as rig:
        await rig.start(tracker=True)
        await rig.do(*commands)
        assert await rig.mirrored() == page(rig).tobytes()
    async with at_table(tmp_path, board__profile="eyes") as rig:
        assert await rig.mirrored() == page(rig).tobytes()


@in_loop
async def test_the_lowest_total_is_on_top_where_that_wins(tmp_path: Path) -> None:
    async with at_table(tmp_path, board__profile="eyes") as rig:
        await rig.start(scoring="low")
        await rig.do(ScoreRound(winner=BO, left={ANN: {"points": 42}, CY: {"points": 7}}))
        assert await rig.mirrored() == scores(("Bo", 0), ("Cy", 7), ("Ann", 42))(rig).tobytes()


@in_loop
async def test_an_outcome_stays_through_everything_until_the_next(tmp_path: Path) -> None:
    """With nobody's phone: a press is a spin, its outcome is there until the next, and after a restart."""
    page = pages.outcome((GREEN, DRAW_4)).tobytes()
    async with at_table(tmp_path, falling(GREEN, DRAW_4), board__profile="eyes") as rig:
        await rig.push()
        await rig.until(lambda: rig.state.spin is not None)
        assert await rig.mirrored() == page
        await rig.wait(60)
        assert await rig.mirrored() in (page, pages.aloud((GREEN, DRAW_4)).tobytes())
    async with at_table(tmp_path, board__profile="eyes") as rig:
        assert await rig.mirrored() == page
        assert rig.tray.last is not None
        assert rig.tray.last.faces == (GREEN, DRAW_4)


@in_loop
async def test_whose_spin_it_is_stands_on_the_ready_page(tmp_path: Path) -> None:
    async with at_table(tmp_path, board__profile="eyes") as rig:
        await rig.start(tracker=True)
        await rig.do(NameDealer(player=ANN))
        assert rig.tray.who == "Bo"
        await rig.do(PassTurn())
        assert rig.tray.who == "Cy"
        await rig.do(EndMatch())
        assert rig.tray.who == ""


def in_play(colour: Colour) -> Light:
    glow = lights.IN_PLAY[colour]
    return Light(colour=glow.colour, word=lights.word_for(glow), rhythm=glow.rhythm)


@in_loop
async def test_the_light_shows_the_colour_called_until_the_round_is_over(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(RED, DRAW_4), board__profile="eyes") as rig:
        dark = rig.tray.mirror.lights["colour"]
        await rig.start()
        colours: tuple[Colour, ...] = ("red", "blue", "green", "yellow")
        for colour in colours:
            await rig.do(CallColour(colour=colour))
            await rig.mirrored()
            assert rig.tray.mirror.lights["colour"] == in_play(colour)
        await rig.spun()
        assert rig.tray.mirror.lights["colour"] == in_play("yellow")
        await rig.do(Undo(), Undo())
        assert rig.tray.mirror.lights["colour"] == in_play("green")
    async with at_table(tmp_path, board__profile="eyes") as rig:
        assert rig.tray.mirror.lights["colour"] == in_play("green")
        await rig.do(ScoreRound(winner=ANN))
        await rig.mirrored()
        assert rig.tray.mirror.lights["colour"] == dark


@in_loop
async def test_silence_is_remembered_and_no_undo_breaks_it(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(CallColour(colour="red"))
        before = rig.table.head
        rig.tray.muted = True
        await rig.until(lambda: rig.table.head != before)
        assert str(rig.table.view(None).undo) == "Red is called."
        await rig.do(Undo())
        assert (rig.page.colour, rig.state.muted) == (None, True)
    async with at_table(tmp_path) as rig:
        assert rig.tray.muted is True


@in_loop
async def test_an_outcome_that_was_taken_back_does_not_come_again(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4), board__profile="eyes") as rig:
        await rig.start()
        await rig.push()
        await rig.until(lambda: rig.state.spin is not None)
        await rig.do(Undo())
        assert (rig.tray.last, rig.tray.state) == (None, TrayState.READY)


@in_loop
async def test_what_an_edition_spins_is_to_be_seen_before_it_turns(tmp_path: Path) -> None:
    async with at_table(tmp_path, board__profile="both") as rig:
        await rig.start(edition="spin")
        assert rig.tray.kind == "wheel"
    async with at_table(tmp_path, board__profile="both") as rig:
        assert rig.tray.kind == "wheel"
    async with at_table(tmp_path, board__profile="eyes") as rig:
        assert rig.tray.kind == "eyes"
