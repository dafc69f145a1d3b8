"""Maintenance of the tray from a page: calibrate its reels, switch it off."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from companion.config.save import Value, file_to_change, is_practice, save
from companion.names import ReelName
from companion.sentences import Sentence, as_sentence
from companion.table.errors import Refused
from companion.table.table import Table
from companion.tray import TrayState
from companion.tray.calibration import Calibration
from companion.web import requests


class ReelView(Struct, frozen=True, kw_only=True):
    reel: ReelName
    marks: int
    turn: float
    """Half steps per turn of the disc."""
    offset_degrees: float
    measured: bool
    said: tuple[Sentence, ...]
    """What calibration found, in sentences."""


class MaintenanceView(Struct, frozen=True, kw_only=True):
    """The answer to every maintenance request but `switch-off`."""

    reels: tuple[ReelView, ...]
    changed: dict[str, Value]
    """Config keys with new values that are not saved yet."""
    file: str
    """The config file to which they are saved."""


class Maintenance:
    """Runs the hosts' maintenance requests, one at a time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._config = table.tray.board.settings
        """The settings as saved; the board may have newer ones."""
        self._calibration: Calibration | None = None
        self._said: dict[ReelName, list[Sentence]] = {}
        self._one_at_a_time = asyncio.Lock()

    async def handle(self, request: requests.MaintenanceRequest) -> MaintenanceView | None:
        if request.act == "switch-off":
            self._table.tray.switch_off()
            return None
        if self._one_at_a_time.locked():
            raise Refused("The tray is still busy with the last step: wait a moment.")
        async with self._one_at_a_time:
            if request.act == "begin":
                self._begin()
            calibration = self._calibration
            if calibration is None or self._table.tray.state is not TrayState.MAINTENANCE:
                raise Refused("The tray is no longer in service: begin again.")
            if request.reel is not None:
                await self._run(calibration, request.reel, request)
            elif request.act == "save":
                if await asyncio.to_thread(is_practice, calibration.board.settings):
                    raise Refused(
                        "This tray is simulated, but the config is for a real one: nothing is saved."
                    )
                await asyncio.to_thread(save, file_to_change(), calibration.values, "calibrated")
                calibration.saved()
                self._config = calibration.board.settings
            view = self._view(calibration)
            if request.act == "end":
                self._calibration = None
                self._table.tray.start(self._table.tray.home())
            return view

    def _begin(self) -> None:
        tray = self._table.tray
        tray.check_rests()
        self._table.check_still()
        tray.board.clear_fault()
        if tray.board.fault is not None:
            raise Refused(tray.board.fault.reason)
        tray.state = TrayState.MAINTENANCE
        tray.rest()
        self._calibration = Calibration(tray.board, self._config)
        self._said = {}

    async def _run(
        self, calibration: Calibration, reel: ReelName, request: requests.MaintenanceRequest
    ) -> None:
        if reel not in calibration.board.settings.reels:
            raise Refused(Sentence("This tray has no {reel} reel.", reel=as_sentence(reel)))
        match request.act:
            case "measure":
                self._said[reel] = await calibration.measure(reel)
                await calibration.place(reel)
            case "turn-around":
                calibration.turn_around(reel)
            case "nudge":
                landing = await calibration.nudge(reel, request.degrees)
                if landing.failed:
                    raise Refused(
                        Sentence(
                            "The {reel} reel did not land: {reason}. Measure it again.",
                            reel=as_sentence(reel),
                            reason=landing.reason,
                        )
                    )
            case "speed":
                fastest = await calibration.find_speed(reel)
                follows = Sentence("It follows up to {fastest} half steps a second.", fastest=fastest)
                self._said.setdefault(reel, []).append(follows)
                await calibration.place(reel)
            case _:
                raise Refused("That cannot be done to a reel.")

    def _view(self, calibration: Calibration) -> MaintenanceView:
        return MaintenanceView(
            reels=tuple(
                ReelView(
                    reel=reel,
                    marks=settings.marks,
                    turn=float(settings.turn),
                    offset_degrees=settings.offset_degrees,
                    measured=reel in self._said,
                    said=tuple(self._said.get(reel, ())),
                )
                for reel, settings in calibration.board.settings.reels.items()
            ),
            changed=calibration.values,
            file=str(file_to_change()),
        )
