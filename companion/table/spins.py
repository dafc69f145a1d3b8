"""Spins at a table: drawn, kept before anything turns, seen through to the outcome; or told by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import msgspec

from companion.chance import DrawEvidence
from companion.rules.faces import REELS, SPINNERS, Face, Spinner
from companion.table import commands, nose
from companion.table.errors import Refused
from companion.table.journal import Head, records
from companion.table.referee import spinner_of
from companion.tray import SpinDrawn, SpinLanded

if TYPE_CHECKING:
    from companion.table.table import Table


class Spins:
    """Lives as long as its table."""

    def __init__(self, table: Table) -> None:
        self.turning = False
        """Whether a spin is on its way, drawn or about to be. Nothing else is granted meanwhile."""
        self.landing: SpinLanded | None = None
        """An outcome that is being kept, and shown as soon as it is."""
        self._table = table

    async def start(self, command: commands.Spin, by: str | None) -> Head:
        """Returns when the faces are kept and the reels begin to turn; the rest goes on by itself."""
        table = self._table
        if table.virtual:
            table.cards.verify_spinner(by)
        if table.cut_short:
            table.tray.start(self.finish())
            return table.head
        started: asyncio.Future[Head] = asyncio.get_running_loop().create_future()
        spin = table.tray.start(self.see_through(command.tray, command.by, started.set_result))
        await asyncio.wait((started, spin), return_when=asyncio.FIRST_COMPLETED)
        if not started.done():
            # It ended before it began; its error says why.
            await spin
        return await started

    async def see_through(
        self, kind: Spinner | None, by: str | None, started: Callable[[Head], object] = lambda head: None
    ) -> SpinLanded:
        """Draw and turn, up to the outcome; `started` is called once the faces are kept."""
        table = self._table
        async with table.one_at_a_time:
            table.check_still()
            if table.virtual:
                table.cards.verify_spin_due()
            spinner = table.cards.spinner if table.virtual else spinner_of(table.state, by)
            kind = nose.kind_of(table) if table.virtual else kind or nose.kind_of(table)
            again = next((each for each in table.state.taken_back.spins if each[1].tray == kind), None)
            # From here on nothing else is granted, so all this is still so when the faces are kept.
            self.turning = True

        async def commit(drawn: SpinDrawn) -> None:
            async with table.one_at_a_time:
                head = await table.keep(
                    records.SpinDrawn(
                        tray=drawn.tray,
                        faces=drawn.ids,
                        evidence=tuple(map(msgspec.to_builtins, drawn.evidence)),
                        spinner=spinner,
                        again=None if again is None else again[0],
                    )
                )
            started(head)

        try:
            return await table.tray.spin(
                kind,
                commit=commit,
                conclude=self._conclude,
                drawn=None if again is None else _for_the_tray(again[1]),
            )
        finally:
            self._over()

    async def finish(self) -> None:
        """Finish a spin that was cut short, with the faces that were drawn for it."""
        table = self._table
        async with table.one_at_a_time:
            # Not while it is just landing.
            if table.state.drawn is None or not table.cut_short:
                return
            self.turning, drawn = True, table.state.drawn[1]
        try:
            await table.tray.resume(_for_the_tray(drawn), conclude=self._conclude)
        finally:
            self._over()

    def told(self, command: commands.TellSpin) -> records.SpinTold:
        """What somebody says that the reels show."""
        table = self._table
        if table.virtual:
            raise Refused("With virtual cards only the tray's own spins count: push the nose.")
        spinner = spinner_of(table.state, command.by)
        told = table.tray.tell(_faces(command.faces))
        return records.SpinTold(tray=told.tray, faces=told.ids, spinner=spinner)

    async def _conclude(self, landed: SpinLanded) -> None:
        """Keep the outcome; only then is it shown."""
        table = self._table
        async with table.one_at_a_time:
            assert table.state.drawn is not None
            record = records.SpinLanded(
                spin=table.state.drawn[0],
                landed={reel: str(how) for reel, how in landed.landed.items()},
                reasons={str(reel): why for reel, why in landed.reasons.items()},
                retried=landed.retried,
                resumed=landed.resumed,
                seconds=landed.seconds,
            )
            self.turning, self.landing = False, landed
            try:
                if table.virtual:
                    await table.cards.landed(record, landed.faces)
                else:
                    await table.keep(record)
            finally:
                self.landing = None

    def _over(self) -> None:
        self.turning = False
        self._table.tell()


def _for_the_tray(drawn: records.SpinDrawn) -> SpinDrawn:
    return SpinDrawn(
        tray=cast(Spinner, drawn.tray),
        ids=drawn.faces,
        evidence=msgspec.convert(drawn.evidence, tuple[DrawEvidence, ...]),
    )


def _faces(ids: tuple[str, ...]) -> tuple[Face, ...]:
    """The faces with these ids, whichever tray they are of."""
    kind: Spinner = "wheel" if len(ids) == 1 else "eyes"
    by_id = {face.id: face for reel in SPINNERS[kind] for face in REELS[reel]}
    unknown = [id for id in ids if id not in by_id]
    if unknown or not ids:
        raise Refused(f"There is no face {', '.join(unknown) or 'named'}: choose among {', '.join(by_id)}.")
    return tuple(by_id[id] for id in ids)
