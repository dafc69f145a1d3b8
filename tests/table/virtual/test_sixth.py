"""An edition from outside at the table: what it asks reaches the pages in its own words."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.rules.editions import editions
from companion.rules.notation import read_record
from companion.table.reports.record import record_of
from tests.hal.rig import in_loop
from tests.rules.test_sixth_edition import at_the_bay, installed
from tests.table.virtual.rig import USUAL, People, at_cards, lucky, stacked

__all__ = ["at_the_bay", "installed"]


@pytest.mark.usefixtures("at_the_bay")
@in_loop
async def test_a_kind_of_decision_that_nobody_knows_comes_with_prompt_and_labels(tmp_path: Path) -> None:
    hands = "Wlight R1 R2 R3 R4 R5 R6", "B1 B2 B3 B4 B5 B6 B7", "G1 G2 G3 G4 G5 G6 G7"
    async with at_cards(tmp_path, stacked("lighthouse-bay", *hands, top="R9"), pace=USUAL) as rig:
        await rig.sit("Ann", "Bo", "Cy", edition="lighthouse-bay")
        await rig.deal_out()
        await rig.go("1: play Wlight", "1: colour blue")
        (decision,) = rig.asked(0)
        assert (decision.kind, decision.rule, decision.optional) == ("weather", "BAY-01", False)
        assert str(decision.prompt) == "The lamp goes round: what weather do you see coming?"
        assert [(each.move, str(each.label), each.verb) for each in decision.moves] == [
            ("1: choose calm", "Calm sea: play goes on", "choose"),
            ("1: choose storm", "Storm: the wind turns play round", "choose"),
            ("1: choose thick-fog", "Thick fog: the next ship stays in harbour", "choose"),
        ]
        assert rig.asked(1) == []
        (awaited,) = rig.sees(1).awaited
        assert (awaited.seat, awaited.kind, awaited.prompt) == (0, "weather", decision.prompt)
        await rig.refuses("1: choose hail", "BAY-01")
        await rig.go("1: choose thick-fog")
        assert rig.sees(0).turn == 2
        assert "Thick fog: the next ship stays in harbour." in rig.told[-1]


@pytest.mark.usefixtures("at_the_bay")
@in_loop
async def test_people_and_bots_play_it_to_the_end_and_its_record_replays(tmp_path: Path) -> None:
    async with at_cards(tmp_path, lucky(3)) as rig:
        await rig.sit("Ann", "Roby:sharp", "Toby:easy", edition="lighthouse-bay", target=200)
        people = People(rig, 0)
        await people.play()
        assert rig.match.winners
        assert any("choose" in move for move in rig.moves)
        assert read_record(record_of(rig.table.journal, rig.match)).totals == tuple(rig.match.totals.values())


@in_loop
async def test_without_it_the_table_says_so_and_people_play_something_else(
    tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as there:
        there.syspath_prepend(str(installed))
        editions.cache_clear()
        async with at_cards(tmp_path, lucky(), pace=USUAL) as rig:
            await rig.sit("Ann", "Bo", edition="lighthouse-bay")
            await rig.deal_out()
    editions.cache_clear()
    async with at_cards(tmp_path, lucky(), pace=USUAL) as rig:
        view = rig.table.view(0)
        assert view.match is not None
        assert (view.match.edition, view.match.name) == ("lighthouse-bay", "lighthouse-bay (not installed)")
        assert view.game is None
        assert "lighthouse-bay is not installed any more: install it, or start another" in str(view.trouble)
        await rig.sit("Ann", "Bo", edition="mario")
        await rig.deal_out()
        assert not rig.table.view(0).trouble
