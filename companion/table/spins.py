"""Spins at a table: drawn, kept before anything turns, seen through to the outcome; or told by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from companion.names import REELS_OF, TrayKind
from companion.rules.faces import REELS, Face
from companion.sentences import Sentence, listed
from companion.table import commands
from companion.table.errors import Refused
from companion.table.journal import Addressed, Head, Record, records
from companion.table.nose import kind_of
from companion.table.pipeline import Pipeline
from companion.table.real.referee import spinner_of
from companion.table.spin_records import read_drawn, record_drawn, record_landed
from companion.table.virtual.attendance import Attendance
from companion.table.virtual.cards import VirtualCards
from companion.tray import SpinDrawn, SpinLanded, Tray


class Spins:
    """Runs the spins of one table. One spin at a time."""

    def __init__(
        self,
        tray: Tray,
        pipeline: Pipeline,
        cards: VirtualCards,
        attendance: Attendance,
        *,
        broken_off: Callable[[], object],
    ) -> None:
        """`broken_off` is called after a spin that ended without an outcome."""
        self._tray = tray
        self._pipeline = pipeline
        self._store = pipeline.store
        self._cards = cards
        self._attendance = attendance
        self._broken_off = broken_off
        self._turning: TrayKind | None = None
        """Which reels turn, or are about to. Other changes are refused meanwhile."""

    @property
    def under_way(self) -> TrayKind | None:
        """The reels of a spin that is on its way: drawn, or about to be."""
        drawn = self._store.state.drawn
        return self._turning or (None if drawn is None else cast(TrayKind, drawn[1].tray))

    @property
    def cut_short(self) -> bool:
        """Whether a spin was drawn and nothing turns to show it: a push of the nose would finish it."""
        return self._store.state.drawn is not None and self._turning is None

    def check_still(self) -> None:
        """Refuse whatever has to wait for a spin."""
        if self.cut_short:
            raise Refused("A spin was cut short: push the nose to finish it.")
        if self.under_way is not None:
            raise Refused("A spin is on its way: wait until it has landed.")

    def check_may_spin(self, by: str | None) -> None:
        """From afar only the one whose spin it is may push the nose; anybody may for a bot."""
        game, spinner = self._cards.running(), self._cards.spinner
        self._cards.verify_spin_due()
        assert spinner is not None
        if spinner != by and not self._attendance.bot_at(game.players.index(spinner)):
            raise Refused(
                Sentence(
                    "It is {player}'s spin: they push the nose.", player=self._store.state.player(spinner)
                )
            )

    async def start(self, command: commands.Spin, by: str | None) -> Head:
        """Returns when the faces are kept and the reels begin to turn; the rest goes on by itself."""
        if self._store.state.virtual:
            self.check_may_spin(by)
        if self.cut_short:
            self._tray.start(self.finish())
            return self._store.head
        started: asyncio.Future[Head] = asyncio.get_running_loop().create_future()
        spin = self._tray.start(self.see_through(command.tray, command.by, started.set_result))
        await asyncio.wait((started, spin), return_when=asyncio.FIRST_COMPLETED)
        if not started.done():
            # It ended before it began; its error says why.
            await spin
        return await started

    async def see_through(
        self,
        kind: TrayKind | None = None,
        by: str | None = None,
        started: Callable[[Head], object] = lambda head: None,
    ) -> SpinLanded:
        """Draw and turn, up to the outcome; `started` is called once the faces are kept."""
        async with self._pipeline.one_at_a_time:
            self.check_still()
            state = self._store.state
            if state.virtual:
                self._cards.running()
                self._cards.verify_spin_due()
                kind, spinner = kind_of(state, self._tray.kind), self._cards.spinner
            else:
                kind, spinner = kind or kind_of(state, self._tray.kind), spinner_of(state, by)
            again = next((each for each in state.taken_back.spins if each[1].tray == kind), None)
            # From here on other changes are refused, so all this still holds when the faces are kept.
            self._turning = kind

        async def commit(drawn: SpinDrawn) -> None:
            record = record_drawn(drawn, spinner=spinner, again=None if again is None else again[0])
            started(await self._pipeline.run(lambda: (record,)))

        try:
            return await self._tray.spin(
                kind,
                commit=commit,
                conclude=self._conclude,
                drawn=None if again is None else read_drawn(again[1]),
            )
        finally:
            self._over()

    async def finish(self) -> None:
        """Finish a spin that was cut short, with the faces that were drawn for it."""
        async with self._pipeline.one_at_a_time:
            # Not while it is just landing.
            if self._store.state.drawn is None or not self.cut_short:
                return
            drawn = self._store.state.drawn[1]
            self._turning = cast(TrayKind, drawn.tray)
        try:
            await self._tray.resume(read_drawn(drawn), conclude=self._conclude)
        finally:
            self._over()

    def told(self, command: commands.TellSpin) -> tuple[Record, ...]:
        """The record of what somebody says the reels show."""
        state = self._store.state
        if state.virtual:
            raise Refused("With virtual cards only the tray's own spins count: push the nose.")
        spinner = spinner_of(state, command.by)
        told = self._tray.read_by_hand(_faces(command.faces))
        return (records.SpinTold(tray=told.tray, faces=told.ids, spinner=spinner),)

    async def _conclude(self, landed: SpinLanded) -> None:
        """Keep the outcome; only then is it shown."""

        def decide() -> tuple[Record | Addressed, ...]:
            state = self._store.state
            assert state.drawn is not None
            record = record_landed(state.drawn[0], landed)
            self._turning = None
            return self._cards.land(record, landed.faces) if state.virtual else (record,)

        await self._pipeline.run(decide)

    def _over(self) -> None:
        """The spin has ended. An outcome was announced already; if there is none, announce that."""
        if self._turning is not None:
            self._turning = None
            self._broken_off()


def _faces(ids: tuple[str, ...]) -> tuple[Face, ...]:
    """The faces with these ids, of whichever tray."""
    reels = [reel for reels in REELS_OF.values() if len(reels) == len(ids) for reel in reels]
    by_id = {face.id: face for reel in reels or REELS_OF["eyes"] for face in REELS[reel]}
    unknown = [id for id in ids if id not in by_id]
    if unknown or not ids:
        raise Refused(
            Sentence(
                "There is no face {faces}: choose among {known}.",
                faces=listed(unknown) if unknown else Sentence("named"),
                known=listed(by_id),
            )
        )
    return tuple(by_id[id] for id in ids)
