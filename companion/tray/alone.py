"""A tray without a table: a push of its nose spins, and the last spin is kept in a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.chance import Chance
from companion.config import Config
from companion.hal import Board
from companion.tray.events import SpinLanded
from companion.tray.items import Item
from companion.tray.last_spin import SpinFile
from companion.tray.tray import Tray


class TrayAlone:
    """The owner of such a tray."""

    def __init__(
        self,
        board: Board,
        chance: Chance,
        config: Config,
        spins: SpinFile,
        switched_off: Callable[[], object],
    ) -> None:
        """`switched_off` is called when somebody switches the tray off."""
        self.tray = Tray(board, chance, config.tray, config.chance.weights, owner=self)
        self._spins = spins
        self._switched_off = switched_off

    async def push_nose(self) -> SpinLanded:
        return await self._spins.spin(self.tray)

    def menu(self) -> Sequence[Item]:
        return ()

    def sound_switched(self, muted: bool) -> None:
        """Nothing keeps it: the config says how the next start sounds."""

    def switched_off(self) -> None:
        self._switched_off()
