"""Journals written by version 0.1.0 still open with every score, even where its rules were different.

Beside each lies what that version said of it: the history, and how the open round stood.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from companion.table.commands import Redeal
from tests.hal.rig import in_loop
from tests.table.virtual.rig import People, at_cards, lucky

EARLIER = Path(__file__).with_name("earlier")

Told = dict[str, Any]


def lay_out(name: str, folder: Path) -> Told:
    """Put a journal of version 0.1.0 into a folder, and return what is told of it, by names of today."""
    shutil.copy(EARLIER / f"{name}.db", folder / "journal.db")
    told: Told = json.loads((EARLIER / f"{name}.json").read_text(encoding="utf-8"))
    return told


@in_loop
async def test_a_match_of_every_edition_and_an_open_round_are_all_there(tmp_path: Path) -> None:
    told = lay_out("evening", tmp_path)
    async with at_cards(tmp_path, lucky(1)) as rig:
        assert rig.told == told["history"]
        assert rig.totals == told["totals"]
        round = rig.game.engine.round
        assert round is not None
        assert [" ".join(sorted(card.code for card in hand)) for hand in round.hands] == told["hands"]
        assert (len(round.pile), round.discards[-1].code) == (told["pile"], told["top"])
        await People(rig, 0, 1, 2).play(lambda: len(rig.match.rounds) > told["rounds"])


@in_loop
async def test_a_round_that_is_no_longer_possible_is_dealt_again_and_all_scores_stay(tmp_path: Path) -> None:
    """Somebody drew although there was nothing left to draw and a card fitted (CORE-27)."""
    told = lay_out("draws-nothing", tmp_path)
    async with at_cards(tmp_path, lucky(1)) as rig:
        assert rig.totals == told["totals"]
        trouble = str(rig.table.view(0).trouble)
        assert "there is no card left to draw: play one that fits" in trouble
        assert trouble.endswith("deal it again; all scores stay.")
        await rig.do(Redeal())
        await rig.deal_out()
        assert rig.totals == told["totals"]
        assert len(rig.match.rounds) == told["rounds"]
