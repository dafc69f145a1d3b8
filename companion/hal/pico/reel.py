"""A reel on the Pico, as this side knows it: where it is by the Pico's count, and what came of its moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import floor

from companion._firmware import wire
from companion.config.board import ReelSettings
from companion.hal.base_reel import BaseReel
from companion.hal.landing import Evidence, Homing, Landing, ReelMove, search_advice
from companion.hal.pico.messages import ReelResult, ReelStatus
from companion.hal.survey import Survey, Surveying


class PicoReel(BaseReel):
    """The Pico counts the half steps and watches the marks; what that means is decided here."""

    def __init__(self, name: str, number: int, settings: ReelSettings) -> None:
        super().__init__(name, settings)
        self.number = number
        """Its place among the Pico's reels."""

    def update(self, status: ReelStatus, *, spins: bool) -> Iterator[int]:
        """Take over the Pico's count; if the reel spins, yield the faces that have passed since the last."""
        before, self.position, self.known = self.position, status.position, status.known
        if spins and self.position > before:
            for passed in range(self._passed(before) + 1, self._passed(self.position) + 1):
                yield passed % self.settings.faces

    def _passed(self, position: int) -> int:
        return floor((position - self._offset) / self._between_faces)

    def landed(
        self, move: ReelMove, result: ReelResult, target: int, half_steps: int, seconds: float
    ) -> Landing:
        """Judge a finished spin. `target` is the position that the Pico should have reached."""
        self._take(result)
        self.missed += result.missed
        self.unexpected += result.unexpected
        on_mark = result.has(wire.ON_MARK)
        certainty, reason = self._judge(
            target, result.index_error, consistent=result.has(wire.CONSISTENT), on_mark=on_mark
        )
        evidence = Evidence(
            marks_seen=result.seen,
            marks_missed=result.missed,
            marks_unexpected=result.unexpected,
            index_error=result.index_error,
            previous_error=result.previous_error,
            on_mark=on_mark,
            half_steps=half_steps,
            seconds=seconds,
        )
        return Landing(self.name, move.face_index, certainty, reason, evidence)

    def homed(self, result: ReelResult, seconds: float) -> Homing:
        """Judge a finished search."""
        self._take(result)
        self.fault = ""
        if not self.known:
            self.fault = search_advice(
                self.name,
                self.settings,
                result.edges,
                backwards=result.has(wire.BACKWARDS),
                on_mark=result.has(wire.ON_MARK),
            )
        return Homing(self.name, self.known, self.fault, seconds)

    def surveyed(self, result: ReelResult, edges: Iterable[int]) -> Survey:
        """What the sensor saw, whatever the settings say of the disc."""
        self._take(result)
        seen = Surveying()
        for edge in edges:
            (seen.begins if edge & 1 else seen.ends)(edge >> 1)
        return Survey(self.position, tuple(seen.begins_at), tuple(seen.ends_at))

    def _take(self, result: ReelResult) -> None:
        self.position = result.position
        self.known = result.has(wire.KNOWN)
