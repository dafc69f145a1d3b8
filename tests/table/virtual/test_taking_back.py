"""Taking moves back with virtual cards: one's own affair, or everybody's; and chance stays what it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from companion.chance import Chance
from companion.table.commands import AnswerUndo, Command, EndMatch, HandOver, Rename, Undo
from companion.table.errors import Refused
from companion.table.journal.records import MoveMade, SpinDrawn, Undone
from companion.table.reports.audit import audit
from companion.table.reports.past_matches import past
from companion.table.reports.record import record_of
from tests.hal.rig import in_loop
from tests.table.rig import ANN, BO, CY
from tests.table.virtual.rig import USUAL, CardRig, People, at_cards, lucky, stacked

REDS = "R1 R2 R3 R4 R5 R6 R7"
BLUES = "B1 B2 B3 B4 B5 B6 B7"
YES, NO = AnswerUndo(yes=True), AnswerUndo(yes=False)


async def begin(rig: CardRig, *names: str, edition: str = "mario") -> None:
    await rig.sit(*(names or ("Ann", "Bo", "Cy")), edition=edition)
    await rig.deal_out()


def deck(pile: str = "") -> Chance:
    return stacked("mario", REDS, BLUES, "G1 G2 G3 G4 G5 G6 G7", top="R9", pile=pile)


async def say(rig: CardRig, command: Command, *people: str) -> None:
    for by in people:
        await rig.table.do(command, by=by)


@in_loop
async def test_ones_own_last_move_is_taken_back_at_once(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig)
        before = rig.secrets(), rig.views()
        assert str(rig.table.view(0).undo) == ""
        await rig.go("1: play R1")
        assert str(rig.table.view(0).undo) == "Ann plays red 1."
        assert str(rig.table.view(None).undo) == ""
        await say(rig, Undo(), ANN)
        assert (rig.secrets(), rig.views()) == before
        assert rig.table.view(0).vote is None
        assert rig.told[-1] == "Taken back."
        await rig.go("1: play R2")


@in_loop
async def test_what_others_did_about_people_meanwhile_stays(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig)
        before = rig.secrets()
        await rig.go("1: play R1")
        await rig.do(Rename(player=BO, name="Bodo"))
        await rig.do(HandOver(player=CY, bot="easy"))
        await say(rig, Undo(), ANN)
        people = [(each.name, each.bot) for each in rig.match.players]
        assert people == [("Ann", ""), ("Bodo", ""), ("Cy", "easy")]
        assert rig.secrets() == before
        told = past(rig.table.journal)
        assert told.names[BO] == "Bodo"
        assert told.matches[-1].match.players == rig.match.players
    async with at_cards(tmp_path, lucky(), pace=USUAL) as rig:
        assert [(each.name, each.bot) for each in rig.match.players] == people


@in_loop
async def test_only_who_plays_takes_back_and_only_what_there_is(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig)
        for by, words in ((None, "Only players"), ("p9", "Only players"), (ANN, "no move to take back")):
            with pytest.raises(Refused, match=words):
                await rig.table.do(Undo(), by=by)
        with pytest.raises(Refused, match="Nobody asks you"):
            await say(rig, YES, ANN)


@in_loop
async def test_anything_more_needs_everybodys_yes(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig)
        before = rig.secrets()
        await rig.go("1: play R1")
        await say(rig, Undo(), BO)
        vote = rig.table.view(2).vote
        assert vote is not None
        assert (vote.by, str(vote.text), vote.waiting) == (BO, "Ann plays red 1.", (ANN, CY))
        await say(rig, YES, ANN)
        vote = rig.table.view(2).vote
        assert vote is not None
        assert vote.waiting == (CY,)
        for by in (ANN, BO, None):
            with pytest.raises(Refused, match="Nobody asks you"):
                await say(rig, YES, by)  # type: ignore[arg-type]  # a watcher
        assert rig.secrets() != before
        await say(rig, YES, CY)
        assert rig.secrets() == before
        assert rig.table.view(0).vote is None


@in_loop
async def test_one_no_is_enough(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig)
        await rig.go("1: play R1")
        head = rig.table.head
        await say(rig, Undo(), BO)
        await say(rig, YES, ANN)
        await say(rig, NO, CY)
        assert rig.table.view(0).vote is None
        assert rig.table.head == head


@in_loop
async def test_a_new_move_ends_the_vote(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig)
        await rig.go("1: play R1")
        await say(rig, Undo(), CY)
        await rig.go("2: play B1")
        assert rig.table.view(0).vote is None
        with pytest.raises(Refused, match="Nobody asks you"):
            await say(rig, YES, ANN)


@in_loop
async def test_a_yes_that_comes_with_a_move_takes_nothing_back(tmp_path: Path) -> None:
    """Whichever the table hears first, a vote is about the move that was asked for, and no other."""
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig)
        await rig.go("1: play R1")
        await say(rig, Undo(), BO)
        await say(rig, YES, ANN)
        move = rig.ask("2: play B1")
        while not rig.table.one_at_a_time.locked():
            await asyncio.sleep(0)
        with pytest.raises(Refused, match="Nobody asks you"):
            await say(rig, YES, CY)
        await move
        assert rig.moves == ["1: play R1", "2: play B1"]
        assert not any(isinstance(each, Undone) for each in rig.records)


@in_loop
async def test_whoever_saw_a_hidden_card_does_not_take_that_back_alone(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(pile="R9 Y4"), pace=USUAL) as rig:
        await begin(rig)
        before = rig.secrets()
        await rig.go("1: draw")
        await say(rig, Undo(), ANN)
        assert rig.table.view(0).vote is not None
        await say(rig, YES, BO, CY)
        assert rig.secrets() == before
        await rig.go("1: draw")
        assert rig.sees(0).drawn == "R9"


@in_loop
async def test_a_guess_is_not_taken_back_to_guess_again(tmp_path: Path) -> None:
    hands = "B1 B2 B3 B4 B5 B6 Wnar", "B1 B2 B3 B4 B5 B6 B7", "G1 G2 G3 G4 G5 G6 G7"
    chance = stacked("corn", *hands, top="B9", pile="P8 P8 P9")
    async with at_cards(tmp_path, chance, pace=USUAL) as rig:
        await begin(rig, edition="corn")
        await rig.go("1: play Wnar")
        await say(rig, Undo(), ANN)
        assert rig.table.view(0).vote is not None, "others saw what came to the foreheads"
        await say(rig, NO, BO)
        await rig.go("1: colour blue", "2: guess blue")
        await say(rig, Undo(), BO)
        assert rig.table.view(0).vote is not None


@in_loop
async def test_bots_moves_go_back_with_the_one_before_them(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig, "Ann", "Roby:easy", "Toby:easy")
        before = rig.secrets()
        await rig.go("1: play R1")
        await rig.pass_time(6)
        assert rig.moves[-1][0] in "23"
        assert rig.sees(0).turn == 0
        assert str(rig.table.view(0).undo) == "Ann plays red 1."
        await say(rig, Undo(), ANN)
        assert rig.secrets() == before


@in_loop
async def test_bots_wait_for_a_vote_but_not_for_ever(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig, "Ann", "Roby:easy", "Cy")
        await rig.go("1: play R1")
        await say(rig, Undo(), rig.player(2))
        moves = list(rig.moves)
        await rig.pass_time(29, step=1)
        assert rig.moves == moves
        assert rig.table.view(0).vote is not None
        await rig.pass_time(2, step=1)
        assert rig.table.view(0).vote is None
        assert rig.moves[-1].startswith("2: ")


@in_loop
async def test_nobody_goes_back_into_a_match_whose_record_tells_every_card(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig)
        await rig.go("1: play R1")
        await rig.do(EndMatch())
        assert record_of(rig.table.journal, rig.match)
        assert str(rig.table.view(0).undo) == ""
        await rig.refused(Undo(), "The match is over: start a new one")
        with pytest.raises(Refused, match="over"):
            await say(rig, Undo(), ANN)


@in_loop
async def test_a_round_that_was_scored_stays(tmp_path: Path) -> None:
    async with at_cards(tmp_path, deck(), pace=USUAL) as rig:
        await begin(rig, "Ann", "Roby:sharp")
        while not rig.match.rounds:
            turn = rig.sees(0).turn
            moves = [each.move for each in rig.choices(0)]
            if turn == 0 and moves:
                await rig.move(next((each for each in moves if "play" in each), moves[0]))
            await rig.pass_time(3, step=0.5)
        with pytest.raises(Refused, match="no move to take back in this round"):
            await say(rig, Undo(), ANN)
        assert not any(isinstance(each, Undone) for each in rig.records)


@in_loop
async def test_faces_that_were_drawn_are_not_drawn_again(tmp_path: Path) -> None:
    hands = "R1* R2* R3* R4* R5* G1* B1*", "R6 R7 R8 G6 G7 G8 G9"
    async with at_cards(tmp_path, stacked("eye-eye", *hands, top="R9"), pace=USUAL) as rig:
        await begin(rig, "Ann", "Bo", edition="eye-eye")
        await rig.go("1: play R3*")
        first = (await rig.spun()).ids
        await say(rig, Undo(), ANN)
        await say(rig, YES, BO)
        assert rig.table.cards.spinner is None
        await rig.go("1: play R4*")
        assert (await rig.spun()).ids == first
        drawn = [each for each in rig.records if isinstance(each, SpinDrawn)]
        assert [each.faces for each in drawn] == [first, first]
        assert drawn[1].again is not None


@pytest.mark.parametrize("restart", [False, True])
@in_loop
async def test_a_pile_that_was_shuffled_is_not_shuffled_again(restart: bool, tmp_path: Path) -> None:
    """The draw pile runs out in front of everybody; who takes the draw back gets the same new pile."""
    async with at_cards(tmp_path, lucky(4), pace=USUAL) as rig:
        await rig.sit("Ann", "Bo", edition="mario", two_player_reverse="literal")
        await rig.deal_out()
        head = rig.table.head.sequence
        while not any(
            "shuffled into a new draw pile" in str(line.text) for line in rig.table.lines(None, head)
        ):
            head = rig.table.head.sequence
            (due,) = [each for seat in (0, 1) for each in rig.asked(seat) if not each.optional]
            moves = [each.move for each in due.moves]
            waits = rig.sees(0).discards > 5
            chosen = next((each for each in moves if waits and each.endswith(("draw", "pass"))), moves[0])
            before = rig.secrets()
            await rig.move(chosen)
            await rig.rest()
        by, other = (ANN, BO) if chosen.startswith("1") else (BO, ANN)
        after = rig.secrets()
        await say(rig, Undo(), by)
        await say(rig, YES, other)
        assert rig.secrets() == before
        if not restart:
            await rig.move(chosen)
            await rig.rest()
            assert rig.secrets() == after
            await People(rig, 0, 1).play(lambda: bool(rig.match.rounds))
            result = audit(rig.table.journal)
            assert (result.ok, result.unplayed) == (True, 0), result.doubts
    if restart:
        async with at_cards(tmp_path, lucky(5), pace=USUAL) as rig:
            assert rig.secrets() == before
            await rig.move(chosen)
            await rig.rest()
            assert rig.secrets() == after
            again = [each for each in rig.records if isinstance(each, MoveMade) and each.again is not None]
            assert len(again) == 1
