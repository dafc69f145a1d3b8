"""The last spin in a small file, for a tray without a table: a pulled plug cannot draw anew."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Self

import msgspec

from companion.rules.faces import Spinner
from companion.tray.errors import SpinNotKept, TrayBusy
from companion.tray.events import SpinDrawn, SpinLanded

if TYPE_CHECKING:
    from companion.tray.tray import Tray

try:
    import fcntl
except ImportError:  # not a Unix: there, two trays at once are not told apart
    fcntl = None  # type: ignore[assignment]

NAME = "spin.json"


class SpinFile:
    """Holds the last spin as it was drawn, then as it landed. One program at a time has it open."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self._folder = folder
        self._lock: IO[str] | None = None

    def __enter__(self) -> Self:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock = (self._folder / "spin.lock").open("w")
            if fcntl is not None:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.__exit__(None, None, None)
            raise TrayBusy(
                f"Another program spins with {self._folder}: wait until it is done, "
                "or give this one another folder with TRAY_DATA."
            ) from None
        except OSError as error:
            raise self._trouble(error) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    @property
    def unfinished(self) -> SpinDrawn | None:
        """A spin that was drawn and never landed."""
        try:
            kept = msgspec.json.decode(self.path.read_bytes(), type=SpinDrawn | SpinLanded)
        except FileNotFoundError:
            return None
        except msgspec.ValidationError as error:
            raise SpinNotKept(
                f"{self.path} is no spin of this version ({error}): move it away to begin anew."
            ) from error
        except msgspec.DecodeError as error:
            raise SpinNotKept(f"{self.path} is damaged ({error}): move it away to begin anew.") from error
        except OSError as error:
            raise self._trouble(error) from error
        return kept if isinstance(kept, SpinDrawn) else None

    async def commit(self, drawn: SpinDrawn) -> None:
        """Returns once the spin is on the disk."""
        await asyncio.to_thread(self._write, drawn)

    async def landed(self, landed: SpinLanded) -> None:
        """The spin is over, and is not finished again after a restart."""
        await asyncio.to_thread(self._write, landed)

    async def spin(self, tray: Tray, kind: Spinner | None = None) -> SpinLanded:
        """A spin that is kept here."""
        landed = await tray.spin(kind, commit=self.commit)
        await self.landed(landed)
        return landed

    async def finish(self, tray: Tray) -> SpinLanded | None:
        """Finish the spin that was cut short, if there is one."""
        drawn = self.unfinished
        if drawn is None:
            return None
        landed = await tray.resume(drawn)
        await self.landed(landed)
        return landed

    def _write(self, kept: SpinDrawn | SpinLanded) -> None:
        beside = self.path.with_suffix(".new")
        try:
            with beside.open("wb") as file:
                file.write(msgspec.json.encode(kept))
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
            self._sync_folder()
        except OSError as error:
            raise self._trouble(error) from error

    def _sync_folder(self) -> None:
        """The new name must be on the disk too."""
        folder = os.open(self._folder, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

    def _trouble(self, error: OSError) -> SpinNotKept:
        return SpinNotKept(
            f"The spin cannot be kept in {self._folder} ({error.strerror}), so nothing moves: "
            "make room or set `data` in the config to a folder that can be written."
        )
