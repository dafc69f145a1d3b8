"""The history in words: who is meant is named, whichever match they played."""

from __future__ import annotations

from pathlib import Path

from companion.table.journal.records import MatchEnded, MatchStarted, Player, Record, RoundScored
from tests.hal.rig import in_loop
from tests.table.journal.samples import fill
from tests.table.rig import at_table

ANN = Player("p1", "Ann")


def match_with(bot: str) -> tuple[Record, ...]:
    players = (ANN, Player("b1", bot, bot="easy"))
    return (
        MatchStarted(
            edition="corn",
            edition_version=1,
            engine_version="0.1.0",
            cards="virtual",
            options={},
            players=players,
        ),
        RoundScored(round=1, winner="b1", points={"b1": 500}),
        MatchEnded(winners=("b1",), totals={"p1": 0, "b1": 500}),
    )


@in_loop
async def test_bots_of_earlier_matches_keep_their_names_in_the_history(tmp_path: Path) -> None:
    fill(tmp_path, (*match_with("Robo"), *match_with("Gizmo")))
    async with at_table(tmp_path, board__profile="none") as rig:
        winners = ("Robo", "Robo", "Gizmo", "Gizmo")
        # From the beginning, and from a point that has the beginning of the first match before it.
        for since, expected in ((0, winners), (1, winners), (2, winners[1:]), (4, winners[2:])):
            told = [line.text for line in rig.table.lines(None, since) if "wins" in str(line.text)]
            assert tuple(str(text).split()[0] for text in told) == expected
