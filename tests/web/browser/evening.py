"""Two people at browsers who play whatever their pages offer, and pages that are held to what is true."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from random import Random
from time import monotonic
from urllib.request import urlopen

from tests.cli.terminal import PATIENCE
from tests.web.browser.companion import Companion, Json
from tests.web.browser.players import Player
from tests.web.browser.sight import Offer

LOOK_MS = 100
"""How long to wait for something new on one page, before one looks at the other."""
HELD = re.compile(r" you hold (\d+)$")
SHOUT = 0.8
"""How often somebody remembers to call UNO, and catches who did not."""


def edition_of(companion: Companion, id: str) -> Json:
    """What anybody may read of an edition."""
    with urlopen(f"{companion.address}/editions.json", timeout=PATIENCE) as answer:
        found: Json = next(each for each in json.load(answer) if each["id"] == id)
    return found


def _held(offer: Offer) -> int:
    """How many cards of a colour that can be named one holds."""
    found = HELD.search(offer.name)
    return int(found[1]) if found else 0


class Evening:
    """A game as it is played on several pages at once."""

    def __init__(
        self, companion: Companion, edition: Json, players: Sequence[Player], seed: str = ""
    ) -> None:
        self.companion = companion
        self.players = players
        self.answered: set[str] = set()
        """Every kind of decision that came up on one of the pages, and was answered there."""
        self._names = {card["code"]: card["name"] for card in edition["cards"]}
        self._random = Random(seed or edition["id"])

    # Playing

    def play_round(self) -> None:
        """Until every page shows the end of the round, or of the match."""
        patience = monotonic() + PATIENCE
        while not all(player.look().over for player in self.players):
            if sum(map(self._act, self.players)):
                patience = monotonic() + PATIENCE
            assert monotonic() < patience, self._stands()
            self.players[0].wait(LOOK_MS)

    def _act(self, player: Player) -> bool:
        """Somebody does something, if there is anything to do."""
        sight = player.look()
        shouts = [each for each in sight.offers if each.urgent]
        if shouts and self._random.random() < SHOUT:
            return player.take(self._random.choice(shouts))
        if not sight.asks:
            return False
        kind = self._due(player)
        if kind and kind not in self.answered:
            self.expect_truth()
            player.shot(kind)
            self.answered.add(kind)
        cards = [each for each in sight.offers if each.card]
        answers = [each for each in sight.offers if not each.urgent]
        player.answer(max(cards or answers, key=lambda offer: (_held(offer), self._random.random())))
        return True

    # The truth

    def expect_truth(self) -> None:
        """All pages come to show what the companion knows, while it waits for somebody."""
        patience = monotonic() + PATIENCE
        while lies := [lie for player in self.players for lie in self._lies(player, self.companion.table)]:
            assert monotonic() < patience, lies
            self.players[0].wait(LOOK_MS)

    def _lies(self, player: Player, table: Json) -> list[str]:
        """Whatever somebody's page shows that is not so."""
        sight, game = player.look(), table["game"]
        names = [each["name"] for each in table["match"]["players"]]
        turn = "" if game["turn"] is None else names[game["turn"]]
        counts = dict(zip(names, game["counts"], strict=True))
        so: dict[str, object] = {
            "hand": counts.pop(player.name),
            "others": counts,
            "turn": "" if turn == player.name else turn,
        }
        shown: dict[str, object] = {
            "hand": len(sight.hand),
            "others": {name: int(words.split()[0]) for name, words in sight.others.items()},
            "turn": sight.on_turn,
        }
        # A large question may cover the middle of the table.
        if sight.top:
            so |= {"top": self._names[game["top"]], "colour": game["colour"] or "", "pile": game["pile"]}
            so |= {"clockwise": game["direction"] > 0}
            shown |= {"top": sight.top, "colour": sight.colour, "pile": sight.pile}
            shown |= {"clockwise": sight.clockwise}
        differs = [what for what in so if so[what] != shown[what]]
        return [f"{player.name}'s page: {what} {shown[what]}, but it is {so[what]}" for what in differs]

    def _due(self, player: Player) -> str:
        """The kind of decision that the companion awaits of somebody."""
        table = self.companion.table
        if table["game"] is None:
            return ""
        seat = [each["name"] for each in table["match"]["players"]].index(player.name)
        spins = table["game"]["spin_due"]
        kinds = [each["kind"] for each in table["game"]["awaited"] if each["seat"] == seat]
        return "spin" if spins and spins["seat"] == seat else next(iter(kinds), "")

    def _stands(self) -> str:
        game = self.companion.table["game"]
        pages = [f"{player.name}: {player.look()}" for player in self.players]
        return f"nobody gets on. The companion awaits {game['awaited']}, {game['spin_due']}; {pages}"
