"""The last spin in a small file, for a tray without a table: pulling the plug does not give a new draw."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Self

import msgspec

from companion.files import hold, write_whole
from companion.names import TrayKind
from companion.sentences import Sentence
from companion.tray.errors import DamagedSpin, SpinNotSaved, TrayBusy
from companion.tray.events import SpinDrawn, SpinLanded

if TYPE_CHECKING:
    from companion.tray.tray import Tray

log = logging.getLogger(__name__)

NAME = "spin.json"


class SpinFile:
    """Stores the last spin as drawn, then as landed. Only one program at a time may open it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.unfinished: SpinDrawn | None = None
        """The spin that was drawn and has not landed, if there is one."""
        self._folder = folder
        self._lock: IO[str] | None = None

    def __enter__(self) -> Self:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock = (self._folder / "spin.lock").open("w")
            hold(self._lock)
            self.unfinished = self._read()
        except BlockingIOError:
            self._unlock()
            raise TrayBusy(
                Sentence(
                    "Another program spins with {folder}: wait until it is done, or give this one another "
                    "folder with TRAY_DATA.",
                    folder=str(self._folder),
                )
            ) from None
        except OSError as error:
            self._unlock()
            raise self._trouble(error) from error
        except DamagedSpin:
            self._unlock()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    async def commit(self, drawn: SpinDrawn) -> None:
        """Store a drawn spin. Returns once it is on the disk."""
        # Set first: if this task is cancelled, the thread writes the spin all the same.
        self.unfinished = drawn
        try:
            await asyncio.to_thread(self._write, drawn)
        except SpinNotSaved:
            self.unfinished = None
            raise

    async def landed(self, landed: SpinLanded) -> None:
        """Store the outcome, so that the spin is not finished again after a restart."""
        self.unfinished = None
        try:
            await asyncio.to_thread(self._write, landed)
        except SpinNotSaved as error:
            # The outcome still counts; at worst it is shown again after a restart.
            log.warning("%s", error)

    async def spin(self, tray: Tray, kind: TrayKind | None = None) -> SpinLanded:
        """Spin, and store the spin here. If an earlier one was cut short, finish that instead of drawing."""
        if (finished := await self.finish(tray)) is not None:
            return finished
        return await tray.spin(kind, commit=self.commit, conclude=self.landed)

    async def finish(self, tray: Tray) -> SpinLanded | None:
        """Finish the spin that was cut short, if there is one."""
        if self.unfinished is None:
            return None
        return await tray.resume(self.unfinished, conclude=self.landed)

    def _read(self) -> SpinDrawn | None:
        if not self.path.exists():
            return None
        try:
            kept = msgspec.json.decode(self.path.read_bytes(), type=SpinDrawn | SpinLanded)
        except msgspec.DecodeError as error:
            raise DamagedSpin(
                Sentence(
                    "{path} holds no spin ({error}): move it away to start over.",
                    path=str(self.path),
                    error=str(error),
                )
            ) from error
        return kept if isinstance(kept, SpinDrawn) else None

    def _write(self, kept: SpinDrawn | SpinLanded) -> None:
        try:
            write_whole(self.path, msgspec.json.encode(kept))
        except OSError as error:
            raise self._trouble(error) from error

    def _trouble(self, error: OSError) -> SpinNotSaved:
        return SpinNotSaved(
            Sentence(
                "The spin cannot be kept in {folder} ({reason}), so nothing moves: "
                "make room or set `data` in the config to a folder that can be written.",
                folder=str(self._folder),
                reason=str(error.strerror),
            )
        )
