"""Undo: every act can be taken back, and chance that was drawn stays drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.rules.faces import BLACK, DISCARD_1, DRAW_4, DRAW_UNTIL, GREEN, RED, WAR
from companion.table.commands import (
    CallColour,
    ChangeSeats,
    ChoosePlayer,
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
    Rename,
    Resume,
    ScoreRound,
    Spin,
    TellSpin,
    Track,
    Undo,
)
from companion.table.journal import history as history_module
from companion.table.journal.history import MOST_ACTS, History
from companion.table.journal.records import DealerDrawn, SpinDrawn, SpinTold, Undone
from tests.chance.scripted import scripted_chance
from tests.hal.rig import in_loop
from tests.table.rig import ANN, BO, CY, TableRig, at_table
from tests.tray.rig import falling

PLAYED = (
    NameDealer(player=ANN),
    ScoreRound(winner=ANN, left={BO: {"points": 30}}),
    CallColour(colour="red"),
    TellSpin(faces=("green", "draw-4"), by=BO),
)
"""What has happened before the act that is taken back."""
ACTS: tuple[tuple[Command, str], ...] = (
    (Join(player=NewPlayer("Di"), seat=0), "Di sits down."),
    (Leave(player=CY), "Cy gets up."),
    (Rename(player=CY, name="Cyril"), "Cyril has a new name."),
    (ChangeSeats(players=(CY, BO, ANN)), "New seats: Cy, Bo, Ann."),
    (Pause(reason="tea"), "Paused: tea."),
    (NameDealer(player=CY), "Cy deals."),
    (DrawDealer(), "Cy deals."),
    (PassTurn(turn_around=True), "Bo's turn, anticlockwise."),
    (Track(on=False), "Turns are no longer followed."),
    (CallColour(colour="blue", by=CY), "Cy calls blue."),
    (PenaliseUno(player=CY), "Cy forgot to call UNO and draws 2."),
    (ScoreRound(winner=BO, left={CY: {"points": 9}}), "Bo wins round 2: Bo 9."),
    (ScoreRound(winner=BO, left={CY: {"points": 900}}), "Bo wins round 2: Bo 900."),
    (CorrectRound(round=1, winner=CY), "Corrected: Cy wins round 1."),
    (CorrectRound(round=1, winner=CY, left={BO: {"points": 999}}), "Corrected: Cy wins round 1: Cy 999."),
    (EndMatch(), "The match is broken off."),
    (TellSpin(faces=("red", "discard-1"), by=BO), "Bo spins by hand: Bo discards 1 card."),
    (ChoosePlayer(player=CY), "Cy is chosen."),
)


@pytest.mark.parametrize(("act", "text"), ACTS, ids=lambda each: getattr(each, "__class__", each).__name__)
@in_loop
async def test_every_act_can_be_taken_back(act: Command, text: str, tmp_path: Path) -> None:
    async with at_table(tmp_path, scripted_chance(b"\x02")) as rig:
        await rig.start(tracker=True)
        await rig.do(*PLAYED)
        before, records = rig.state, rig.records
        await rig.do(act)
        assert str(rig.table.view(None).undo) == text
        assert rig.state != before
        await rig.table.do(Undo(), by=BO)
        undone = rig.records[-1]
        assert undone == Undone(back_to=len(records), by=BO)
        assert rig.records[: len(records)] == records
        assert rig.state.match == before.match
        assert (rig.state.spin, rig.state.roster, rig.state.drawn) == (before.spin, before.roster, None)
        *_, line = rig.table.lines(None)
        assert (str(line.text), line.back_to) == ("Taken back.", len(records))
        assert text in [str(each.text) for each in rig.table.lines(None)]


@in_loop
async def test_a_pause_that_was_over_goes_on_after_an_undo(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(Pause(reason="tea"), Resume(), Undo())
        assert rig.page.paused == "tea"


@in_loop
async def test_acts_are_taken_back_one_by_one_down_to_the_start_of_the_match(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start(tracker=True)
        begun = rig.state
        await rig.do(*PLAYED)
        for _ in PLAYED:
            await rig.do(Undo())
        assert rig.state == begun
        assert str(rig.table.view(None).undo) == ""
        await rig.refused(Undo(), "There is nothing to take back in this match")


@in_loop
async def test_a_long_match_is_taken_back_to_its_start_though_only_its_end_is_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_module, "MOST_ACTS", 12)
    rounds = [ScoreRound(winner=ANN, left={BO: {"points": 10}, CY: {"points": 5}})] * 20
    async with at_table(tmp_path) as rig:
        await rig.start(target=10_000)
        before = rig.state
        await rig.do(*rounds)
        assert len(rig.table._store._history._acts) == 12
        for _ in rounds:
            await rig.do(Undo())
        assert rig.state == before
        await rig.refused(Undo(), "There is nothing to take back in this match")
        after = rig.state
    async with at_table(tmp_path) as rig:
        assert rig.state == after, "a start reads undos that go back further than what it remembers"


@in_loop
async def test_nobody_goes_back_to_the_match_before(tmp_path: Path) -> None:
    async with at_table(tmp_path) as rig:
        await rig.start()
        await rig.do(*PLAYED[:2])
        await rig.start("Ann", "Bo")
        await rig.refused(Undo(), "There is nothing to take back")


# Chance stays drawn


def draws(rig: TableRig) -> list[tuple[tuple[str, ...], int | None]]:
    """The faces of every spin, and which draw they were taken from again."""
    return [(each.faces, each.again) for each in rig.records if isinstance(each, SpinDrawn)]


def sequences(rig: TableRig) -> list[int]:
    return [number for number, each in enumerate(rig.records, 1) if isinstance(each, SpinDrawn)]


@in_loop
async def test_a_spin_that_was_taken_back_shows_the_same_faces_again(tmp_path: Path) -> None:
    chance = falling(GREEN, DRAW_4, RED, DISCARD_1)
    async with at_table(tmp_path, chance, board__profile="eyes") as rig:
        await rig.start()
        before = rig.state.match
        await rig.spun(by=BO)
        assert str(rig.table.view(None).undo) == "Bo spins: anyone Bo chooses draws 4 cards."
        await rig.do(Undo())
        assert (rig.state.match, rig.state.spin) == (before, None)
        landed = await rig.spun(by=CY)
        assert landed.ids == rig.faces_seen() == ("green", "draw-4")
        (first, second) = sequences(rig)
        assert draws(rig) == [(("green", "draw-4"), None), (("green", "draw-4"), first)]
        again = rig.records[second - 1]
        assert isinstance(again, SpinDrawn)
        assert again.evidence == rig.table.journal.entry(first).record.evidence  # type: ignore[union-attr]
        assert rig.last_line.endswith("(the same faces as before the undo).")
        # Only then is there something new.
        assert (await rig.spun()).ids == ("red", "discard-1")


@in_loop
async def test_many_spins_come_again_in_their_order_however_often(tmp_path: Path) -> None:
    faces = (GREEN, DRAW_4, RED, DISCARD_1, BLACK, DRAW_UNTIL)
    async with at_table(tmp_path, falling(*faces)) as rig:
        await rig.start()
        await rig.spun()
        await rig.do(CallColour(colour="red"))
        await rig.spun()
        await rig.do(Undo(), Undo(), Undo())
        assert [(await rig.spun()).ids for _ in range(2)] == [("green", "draw-4"), ("red", "discard-1")]
        await rig.do(Undo(), Undo())
        assert [(await rig.spun()).ids for _ in range(3)] == [
            ("green", "draw-4"),
            ("red", "discard-1"),
            ("black", "draw-until"),
        ]


@in_loop
async def test_no_detour_leads_to_other_faces(tmp_path: Path) -> None:
    """Whatever is done between the undo and the next spin, and taken back or not."""
    async with at_table(tmp_path, falling(GREEN, DRAW_4, RED, DISCARD_1)) as rig:
        await rig.start()
        await rig.spun()
        await rig.do(Undo(), CallColour(colour="red"), Undo(), NameDealer(player=BO))
        await rig.do(ScoreRound(winner=BO, left={CY: {"points": 9}}), Undo())
        assert (await rig.spun()).ids == ("green", "draw-4")


@in_loop
async def test_a_spin_of_the_next_round_is_a_new_one(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4, RED, DISCARD_1)) as rig:
        await rig.start()
        await rig.spun()
        await rig.do(Undo(), ScoreRound(winner=BO, left={CY: {"points": 9}}))
        assert (await rig.spun()).ids == ("red", "discard-1")
        # And who goes back over the end of the round finds both, each in its round.
        await rig.do(Undo(), Undo())
        assert (await rig.spun()).ids == ("green", "draw-4")
        await rig.do(ScoreRound(winner=BO, left={CY: {"points": 9}}))
        assert (await rig.spun()).ids == ("red", "discard-1")


@in_loop
async def test_the_wheel_and_the_eyes_are_taken_back_each_for_itself(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(WAR, GREEN, DRAW_4)) as rig:
        await rig.table.spin("wheel")
        await rig.do(Undo())
        assert (await rig.table.spin("eyes")).ids == ("green", "draw-4")
        assert (await rig.table.spin("wheel")).ids == ("war",)


@in_loop
async def test_a_spin_from_a_phone_is_no_new_one_after_an_undo_either(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4)) as rig:
        await rig.start()
        await rig.spun()
        await rig.do(Undo(), Spin(by=CY))
        await rig.until(lambda: not rig.table.spinning)
        assert draws(rig) == [(("green", "draw-4"), None), (("green", "draw-4"), sequences(rig)[0])]


@in_loop
async def test_the_same_dealer_is_drawn_again_after_an_undo(tmp_path: Path) -> None:
    async with at_table(tmp_path, scripted_chance(b"\x02\x00")) as rig:
        await rig.start()
        await rig.do(DrawDealer())
        first = rig.table.head.sequence
        assert rig.dealer() == "Cy"
        for _ in range(2):
            await rig.do(Undo())
            assert rig.dealer() is None
            await rig.do(DrawDealer())
            assert rig.dealer() == "Cy"
        again = [each.again for each in rig.records if isinstance(each, DealerDrawn)]
        assert again == [None, first, first]
        # Another one is drawn only if the first has left.
        await rig.do(Undo(), Leave(player=CY), DrawDealer())
        assert rig.dealer() == "Ann"


@in_loop
async def test_chance_stays_drawn_over_a_restart(tmp_path: Path) -> None:
    async with at_table(tmp_path, falling(GREEN, DRAW_4)) as rig:
        await rig.start()
        await rig.spun()
        await rig.do(Undo())
    async with at_table(tmp_path, falling(RED, DISCARD_1)) as rig:
        assert (await rig.spun()).ids == ("green", "draw-4")


def test_of_days_of_spins_without_a_match_the_latest_can_be_taken_back() -> None:
    history = History()
    for sequence in range(1, MOST_ACTS + 11):
        history.take(sequence, SpinTold(tray="wheel", faces=("war",)))
    for back in range(1, MOST_ACTS + 1):
        (act,) = history.last_act()
        history.take(MOST_ACTS + 10 + back, Undone(back_to=act.sequence - 1))
    assert history.last_act() == ()
    assert history.state.spin is not None
    assert history.state.spin.record == 10
