"""A match that a companion finds in its folder: dealt and begun at a real table, in virtual time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from companion.table.commands import HouseRule
from companion.web.keys import Keys
from tests.table.virtual.rig import QUICK, People, at_cards, stacked

SEVEN = "R1 R2 R3 R4 R5 R6 R7", "B1 B2 B3 B4 B5 B6 B7", "G1 G2 G3 G4 G5 G6 G7"
"""Hands of one colour each."""

TOKEN = "token-of-the-screen"


@dataclass(frozen=True)
class Deal:
    """Who plays what with which cards; the first seat begins. A name like `Coral:easy` is a bot's."""

    edition: str
    names: Sequence[str]
    hands: Sequence[str] = SEVEN
    top: str = "R9"
    pile: str = ""
    moves: Sequence[str] = ()
    """What people play before anybody comes; bots play whenever they are to."""
    few: int = 0
    """People then play on, with any move, until somebody has only so many cards."""
    house_rules: Sequence[str] = ()
    options: dict[str, str | int | bool] = field(default_factory=dict)
    shared: bool = False
    """All people share one screen since before the deal (see `token_of_screen`)."""

    def into(self, folder: Path) -> None:
        # Playwright's loop runs in this thread, and there is room for one.
        with ThreadPoolExecutor(1) as beside:
            beside.submit(lambda: asyncio.run(self._play(folder))).result()
        if self.shared:
            keys = Keys(folder)
            key, token = keys.create(local=True)
            for number, _ in enumerate(self.names, 1):
                keys.take_seat(key, f"p{number}", lent=True)
            keys.save()
            (folder / TOKEN).write_text(token)

    async def _play(self, folder: Path) -> None:
        chance = stacked(self.edition, *self.hands, top=self.top, pile=self.pile)
        async with at_cards(folder, chance, pace=QUICK) as rig:
            rules = [HouseRule(text) for text in self.house_rules]
            await rig.sit(*self.names, edition=self.edition, house_rules=rules, **self.options)
            await rig.until(lambda: rig.table.virtual)
            if not rules:
                await rig.deal_out()
            await rig.go(*self.moves)
            if self.few:
                people = [seat for seat, name in enumerate(self.names) if ":" not in name]
                await People(rig, *people).play(lambda: min(rig.sees(None).counts) <= self.few)
            await rig.rest()


def token_of_screen(folder: Path) -> str:
    """What the browser of the shared screen knows."""
    return (folder / TOKEN).read_text()


def dealt(deal: Deal, **flags: object) -> pytest.MarkDecorator:
    """The test finds this match at its companion, which has these values in its config."""
    return pytest.mark.parametrize(("deal", "flags"), [(deal, flags)], ids=[deal.edition])
