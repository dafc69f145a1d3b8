"""A restart at any point of a match gives the same game; and what cannot go on is dealt again."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.bots.memory import Memory
from companion.bots.sharp import Sharp
from companion.rules.errors import IllegalMove
from companion.sentences import NOTHING
from companion.table.commands import ConfirmTotals, Deal, HouseRule, MakeMove, Redeal, Rename
from companion.table.errors import Refused
from companion.table.journal import JournalBroken
from companion.table.journal.records import MoveMade
from companion.table.reports.record import record_of
from tests.examples import examples
from tests.hal.rig import in_loop
from tests.table.journal.samples import tamper
from tests.table.rig import EDITIONS
from tests.table.virtual.rig import QUICK, USUAL, CardRig, People, at_cards, lucky

SITTINGS, MOVES = examples(8), 9


@pytest.mark.parametrize("edition", EDITIONS)
@in_loop
async def test_a_restart_at_any_point_gives_the_same_game(edition: str, tmp_path: Path) -> None:
    rules = [HouseRule("Everybody sings")] if edition == "mario" else []
    before: tuple[object, ...] = ()
    for sitting in range(SITTINGS):
        async with at_cards(tmp_path, lucky(sitting), pace=QUICK) as rig:
            if not sitting:
                await rig.sit("Ann", "Bo", "Cy", edition=edition, house_rules=rules, target=150)
                await rig.rest()
            else:
                assert state_of(rig) == before
            if waits(rig):
                await rig.do(Deal())
                await rig.deal_out()
            end = len(rig.moves) + MOVES
            people = People(rig, 0, 1, 2, seed=sitting)
            await people.play(lambda end=end, rig=rig: len(rig.moves) >= end or waits(rig))  # type: ignore[misc]
            if rig.match.ended:
                return
            await rig.rest()
            before = state_of(rig)


def waits(rig: CardRig) -> bool:
    """For the next deal."""
    return bool(rig.match.rounds) and not rig.table.moves()


def state_of(rig: CardRig) -> tuple[object, ...]:
    if rig.game.engine.round is None:
        return rig.views(), rig.match.totals
    return rig.secrets(), rig.views(), rig.match.totals, rig.match.round


@in_loop
async def test_a_bot_remembers_after_a_restart_what_it_saw_in_the_open_round(tmp_path: Path) -> None:
    def memory(rig: CardRig) -> Memory:
        mind = rig.table._croupier._bots[1].mind
        assert isinstance(mind, Sharp)
        return mind.memory

    async with at_cards(tmp_path, lucky(3), pace=USUAL) as rig:
        await rig.sit("Ann", "Roby:sharp", "Cy", edition="corn")
        await rig.deal_out()
        for _ in range(12):
            due = [each for seat in (0, 2) for each in rig.asked(seat) if not each.optional]
            if due:
                await rig.move(due[0].moves[0].move)
            await rig.pass_time(4, step=0.5)
        before = memory(rig)
        assert before.gone.total() > 8
    async with at_cards(tmp_path, pace=USUAL) as rig:
        after = memory(rig)
        assert after.gone == before.gone
        assert {seat: cards for seat, cards in after.known.items() if seat != 1} == {
            seat: cards for seat, cards in before.known.items() if seat != 1
        }


async def spoil(rig: CardRig) -> None:
    """An older companion allowed a move that this one does not."""
    await rig.keeper.keep(MoveMade(move="1: play W+4"), MoveMade(move="1: play W+4"))


@in_loop
async def test_a_round_that_does_not_replay_is_said_and_dealt_again_with_all_scores(tmp_path: Path) -> None:
    async with at_cards(tmp_path, lucky(2)) as rig:
        await rig.sit("Ann", "Bo", edition="corn", target=2000)
        await People(rig, 0, 1).play(lambda: len(rig.match.rounds) == 2 and len(rig.table.moves()) > 8)
        await rig.rest()
        totals, hands = rig.match.totals, None
        await rig.refused(Redeal(), "The round goes on as it is")
        await spoil(rig)
    async with at_cards(tmp_path, lucky(7)) as rig:
        view = rig.table.view(0)
        assert view.game is None
        assert "cannot replay the open round" in str(view.trouble)
        assert str(view.trouble).endswith("deal it again; all scores stay.")
        assert str(view.nose) == "only shows who is next"
        with pytest.raises(Refused, match="cannot replay the open round"):
            await rig.table.do(MakeMove(move="1: draw"), by="p1")
        await rig.do(Redeal())
        await rig.deal_out()
        assert rig.match.totals == totals
        assert not rig.table.view(0).trouble
        assert [len(hand) for hand in (rig.sees(0).hand, rig.sees(1).hand)] == [7, 7]
        assert hands is None
        await People(rig, 0, 1).play(lambda: len(rig.match.rounds) == 3)
    async with at_cards(tmp_path) as rig:
        assert len(rig.match.rounds) == 3


@in_loop
async def test_a_journal_that_breaks_costs_no_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_cards(tmp_path, lucky(2)) as rig:
        await rig.sit("Ann", "Roby:sharp", "Cy", edition="monster-high", target=2000)
        await People(rig, 0, 2).play(lambda: len(rig.match.rounds) == 1 and len(rig.table.moves()) > 8)
        await rig.rest()
        before = rig.secrets(), rig.views()
        due = next(each for seat in (0, 2) for each in rig.asked(seat) if not each.optional)

        def broken(*records: object) -> None:
            monkeypatch.undo()
            raise JournalBroken("The disk is on fire: fetch water.")

        monkeypatch.setattr(rig.keeper.journal, "append", broken)
        await rig.do(Rename(player=rig.player(2), name="Cyd"))
        assert (rig.secrets(), [each.hand for each in rig.views()]) == (
            before[0],
            [each.hand for each in before[1]],
        )
        await rig.rest()
        await rig.move(due.moves[0].move)
        await rig.rest()
        totals, now = rig.match.totals, rig.secrets()
        # What the deck holds is no more anybody's to see than before.
        shown = [entry for each in rig.table.journal.visible_to(None) for entry in each.entries]
        assert not any("shuffle" in entry.body for entry in shown)
    async with at_cards(tmp_path) as rig:
        assert (rig.match.totals, rig.secrets()) == (totals, now)
        await People(rig, 0, 2).play(lambda: len(rig.match.rounds) == 2)


@in_loop
async def test_a_journal_that_breaks_under_a_move_keeps_that_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_cards(tmp_path, lucky(2)) as rig:
        await rig.sit("Ann", "Bo", edition="corn")
        await rig.deal_out()

        def broken(*records: object) -> None:
            monkeypatch.undo()
            raise JournalBroken("The disk is on fire: fetch water.")

        monkeypatch.setattr(rig.keeper.journal, "append", broken)
        seat = rig.game.engine.round.turn if rig.game.engine.round else 0
        move = rig.choices(seat)[0].move
        await rig.move(move)
        assert rig.moves[-1] == move
        with pytest.raises((Refused, IllegalMove)):
            await rig.move(move)
        await People(rig, 0, 1).play(lambda: bool(rig.match.rounds))


@in_loop
async def test_there_is_no_record_of_a_match_whose_beginning_is_in_another_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_cards(tmp_path, lucky(2)) as rig:
        await rig.sit("Ann", "Bo", edition="corn", target=300)
        await People(rig, 0, 1).play(lambda: len(rig.match.rounds) == 1 and len(rig.table.moves()) > 4)
        await rig.rest()

        def broken(*records: object) -> None:
            monkeypatch.undo()
            raise JournalBroken("The disk is on fire: fetch water.")

        monkeypatch.setattr(rig.keeper.journal, "append", broken)
        await People(rig, 0, 1).play()
        assert rig.match.winners
        with pytest.raises(Refused, match="in a journal that broke"):
            record_of(rig.table.journal, rig.match)


async def into_the_third_round(rig: CardRig) -> None:
    await rig.sit("Ann", "Bo", edition="corn", target=2000)
    await People(rig, 0, 1).play(lambda: len(rig.match.rounds) == 2 and len(rig.table.moves()) > 8)
    await rig.rest()


@in_loop
async def test_a_round_with_a_move_that_somebody_changed_is_dealt_again(tmp_path: Path) -> None:
    async with at_cards(tmp_path, lucky(2)) as rig:
        await into_the_third_round(rig)
        totals, changed = rig.match.totals, rig.table.moves()[-2][0]
    tamper(tmp_path, "UPDATE records SET time = '' WHERE sequence = ?", changed)
    async with at_cards(tmp_path, lucky(7)) as rig:
        view = rig.table.view(0)
        assert view.game is None
        assert f"record {changed} does not fit" in str(view.trouble)
        assert str(view.doubt).startswith(f"Record {changed} does not fit")
        with pytest.raises(Refused, match="deal the round again; all scores stay"):
            await rig.table.do(MakeMove(move="1: draw"), by="p1")
        await rig.do(Redeal())
        assert rig.table.view(0).game is not None
        assert rig.table.view(0).doubt
        await rig.do(ConfirmTotals(totals=totals))
        await People(rig, 0, 1).play(lambda: len(rig.match.rounds) == 3)
        assert rig.table.view(0).doubt == NOTHING


@in_loop
async def test_totals_of_virtual_cards_are_what_the_host_confirms(tmp_path: Path) -> None:
    async with at_cards(tmp_path, lucky(2)) as rig:
        await into_the_third_round(rig)
        totals, lost = rig.match.totals, rig.match.rounds[0].record
    tamper(tmp_path, "UPDATE records SET body = replace(body, '1', '7') WHERE sequence = ?", lost)
    async with at_cards(tmp_path, lucky(7)) as rig:
        assert rig.match.totals != totals
        assert rig.table.view(0).game is not None
        await rig.do(ConfirmTotals(totals=totals))
        assert rig.match.totals == totals
        await People(rig, 0, 1).play(lambda: len(rig.match.rounds) == 3)
        grown = rig.match.rounds[-1].scored.points
        assert rig.match.totals == {each: totals[each] + grown[each] for each in totals}
