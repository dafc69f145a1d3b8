"""An evening at the table, written down record by record, with draws that really follow from their bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Literal

import msgspec

from companion.chance import weights_of
from companion.names import REELS_OF, TrayKind
from companion.rules.faces import REELS
from companion.table.journal import Journal, Record, open_journal, unkept_journal
from companion.table.journal.records import (
    MatchEnded,
    MatchStarted,
    Player,
    RoundScored,
    SpinDrawn,
    SpinLanded,
    TableOpened,
    Undone,
)
from tests.chance.scripted import scripted_chance

ANN, BO, CY = Player("p1", "Ann"), Player("p2", "Bo"), Player("p3", "Cy")
ROBO = Player("p4", "Robo", bot="sharp")


class Evening:
    """Time passes when the test says so."""

    def __init__(self, folder: Path | None = None) -> None:
        self.time = datetime(2026, 1, 2, 18, 0, tzinfo=UTC)
        now = lambda: self.time  # noqa: E731
        self.journal: Journal = open_journal(folder, now=now) if folder else unkept_journal(now=now)
        self.add(TableOpened(software="0.1.0", board="sim"))

    def close(self) -> None:
        self.journal.close()

    def wait(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)

    def add(self, record: Record) -> int:
        """The sequence of the record."""
        return self.journal.append(record).sequence

    def match(
        self,
        *players: Player,
        edition: str = "eye-eye",
        cards: Literal["real", "virtual"] = "real",
        **options: str | int | bool,
    ) -> int:
        return self.add(
            MatchStarted(
                edition=edition,
                edition_version=1,
                engine_version="0.1.0",
                cards=cards,
                options=options,
                players=players or (ANN, BO),
            )
        )

    def draw(
        self,
        *faces: str,
        by: str | None = None,
        again: int | None = None,
        weights: Mapping[str, int] | None = None,
    ) -> int:
        """Faces that have not landed yet."""
        tray: TrayKind = "wheel" if len(faces) == 1 else "eyes"
        evidence = []
        for reel, face in zip(REELS_OF[tray], faces, strict=True):
            names = [each.id for each in REELS[reel]]
            heavy = weights_of(names, weights or {})
            ticket = sum(heavy[: names.index(face)]) if heavy else names.index(face)
            evidence.append(scripted_chance(bytes([ticket])).choice(names, heavy).evidence)
        return self.add(
            SpinDrawn(
                tray=tray,
                faces=faces,
                evidence=tuple(msgspec.to_builtins(each) for each in evidence),
                spinner=by,
                again=again,
            )
        )

    def land(self, spin: int, *hows: str, retried: Sequence[str] = (), resumed: bool = False) -> int:
        reels = REELS_OF["wheel" if len(hows) == 1 else "eyes"]
        return self.add(
            SpinLanded(
                spin=spin,
                landed=dict(zip(reels, hows, strict=True)),
                retried=tuple(retried),
                resumed=resumed,
                seconds=4.0,
            )
        )

    def spin(self, *faces: str, by: str | None = None, again: int | None = None) -> int:
        """The sequence of the draw."""
        spin = self.draw(*faces, by=by, again=again)
        self.land(spin, *["confirmed"] * len(faces))
        return spin

    def score(self, round: int, winner: str | None, **points: int) -> int:
        return self.add(RoundScored(round=round, winner=winner, points=points))

    def won(self, *winners: str, **totals: int) -> int:
        return self.add(MatchEnded(winners=winners, totals=totals))

    def undo(self, back_to: int) -> int:
        return self.add(Undone(back_to=back_to))
