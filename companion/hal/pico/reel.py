"""A reel on the Pico, as this side knows it: where it is by the Pico's count, and what came of its moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import floor

from companion._firmware import wire
from companion.config.board import ReelSettings
from companion.hal.errors import NoSuchReel
from companion.hal.landing import Certainty, Evidence, Homing, Landing, Move, search_advice
from companion.hal.motion import Journey
from companion.hal.pico.messages import ReelResult, ReelStatus
from companion.hal.survey import Survey, Surveying


class PicoReel:
    """The Pico counts the half steps and watches the marks; what that means is decided here."""

    def __init__(self, name: str, number: int, settings: ReelSettings) -> None:
        self.name = name
        self.number = number
        """Which one of its reels the Pico takes it for."""
        self.settings = settings
        self.known = False
        self.fault = ""
        self.missed = 0
        self.unexpected = 0
        self.position = 0
        self._offset = Fraction(settings.offset_degrees) / 360 * settings.turn
        self._between_faces: Fraction = settings.turn / settings.faces

    @property
    def angle(self) -> float:
        """Degrees forward of face 0, as far as the Pico knows."""
        turn = self.settings.turn
        return float((self.position - self._offset) % turn / turn * 360)

    @property
    def face_index(self) -> int:
        return round((self.position - self._offset) / self._between_faces) % self.settings.faces

    def heard(self, status: ReelStatus, *, spins: bool) -> Iterator[int]:
        """Where it is now; if it spins, the faces that came by since it was last heard of."""
        before, self.position, self.known = self.position, status.position, status.known
        if spins and self.position > before:
            for passed in range(self._passed(before) + 1, self._passed(self.position) + 1):
                yield passed % self.settings.faces

    def _passed(self, position: int) -> int:
        return floor((position - self._offset) / self._between_faces)

    def journey(self, move: Move) -> Journey:
        """The way to a face, always forward: a disc that arrives from one side has no play."""
        if not 0 <= move.face_index < self.settings.faces:
            raise NoSuchReel(
                f"The {self.name} reel has faces 0 to {self.settings.faces - 1}, not {move.face_index}."
            )
        turn = self.settings.turn
        to_face = (self._offset + move.face_index * self._between_faces - self.position) % turn
        if turn - to_face <= self.settings.window:
            # It is there already, give or take a half step: no reason for a whole turn.
            to_face -= turn
        return Journey(to_face, turn, move.turns)

    def landed(self, move: Move, result: ReelResult, target: int, half_steps: int, seconds: float) -> Landing:
        """Judge a finished spin. `target` is where the Pico should have counted it to."""
        self._take(result)
        self.missed += result.missed
        self.unexpected += result.unexpected
        certainty, reason = self._judge(result, target)
        evidence = Evidence(
            marks_seen=result.seen,
            marks_missed=result.missed,
            marks_unexpected=result.unexpected,
            index_error=result.index_error,
            previous_error=result.previous_error,
            on_mark=result.has(wire.ON_MARK),
            half_steps=half_steps,
            seconds=seconds,
        )
        return Landing(self.name, move.face_index, certainty, reason, evidence)

    def _judge(self, result: ReelResult, target: int) -> tuple[Certainty, str]:
        window = self.settings.window
        if not result.has(wire.CONSISTENT):
            return Certainty.FAILED, "marks did not come when they should"
        if result.index_error is not None and abs(result.index_error) > window:
            return Certainty.FAILED, f"the index mark came {result.index_error:+d} half steps off"
        if abs(off := target - result.position) > window:
            return Certainty.FAILED, f"the disc stopped {off:+d} half steps off"
        if self.settings.marks == 1:
            return (Certainty.CONFIRMED if self.settings.verify else Certainty.EXPECTED), ""
        if not result.has(wire.ON_MARK):
            return Certainty.FAILED, "the sensor sees no mark at rest"
        return Certainty.CONFIRMED, ""

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
