"""What all reels have in common, whichever back end counts their half steps: position, and way to a face."""

from __future__ import annotations

from fractions import Fraction

from companion.config.board import ReelSettings
from companion.hal.errors import NoSuchReel
from companion.hal.landing import Certainty, ReelMove
from companion.hal.spin_plan import Journey


class BaseReel:
    """A disc with faces. Its back end counts the half steps and watches the marks."""

    def __init__(self, name: str, settings: ReelSettings) -> None:
        self.name = name
        self.settings = settings
        self.known = False
        """Whether the position is more than a guess."""
        self.fault = ""
        """Why this reel is out of order, in words; spins leave it alone until it has been homed."""
        self.missed = 0
        """Marks that did not come when they were due, since the board was opened."""
        self.unexpected = 0
        """Marks that were seen where the disc has none."""
        self.position = 0
        """Half steps forward of the index that the reel was homed by."""
        self._offset = Fraction(settings.offset_degrees) / 360 * settings.turn
        self._between_faces: Fraction = settings.turn / settings.faces

    @property
    def angle(self) -> float:
        """Degrees forward of face 0, as far as the reel knows."""
        turn = self.settings.turn
        return float((self.position - self._offset) % turn / turn * 360)

    @property
    def face_index(self) -> int:
        """The face that is nearest to being straight."""
        return round((self.position - self._offset) / self._between_faces) % self.settings.faces

    def journey(self, move: ReelMove) -> Journey:
        """The way to a face, always forward: arriving from the same side takes up the play in the gears."""
        if not 0 <= move.face_index < self.settings.faces:
            raise NoSuchReel(
                f"The {self.name} reel has faces 0 to {self.settings.faces - 1}, not {move.face_index}."
            )
        turn = self.settings.turn
        to_face = (self._offset + move.face_index * self._between_faces - self.position) % turn
        if turn - to_face <= self.settings.window:
            # It is there already, give or take a half step: no reason for a whole turn.
            to_face -= turn
        return Journey(to_face, turn, self.settings.faces, move.turns)

    def _judge(
        self, target: int, index_error: int | None, *, consistent: bool, on_mark: bool
    ) -> tuple[Certainty, str]:
        """How certain a landing is, judged by the marks that were seen; and the reason if it failed."""
        window = self.settings.window
        if not consistent:
            return Certainty.FAILED, "marks did not come when they should"
        if index_error is not None and abs(index_error) > window:
            return Certainty.FAILED, f"the index mark came {index_error:+d} half steps off"
        if abs(off := target - self.position) > window:
            return Certainty.FAILED, f"the disc stopped {off:+d} half steps off"
        if self.settings.marks == 1:
            return (Certainty.CONFIRMED if self.settings.verify else Certainty.EXPECTED), ""
        if not on_mark:
            return Certainty.FAILED, "the sensor sees no mark at rest"
        return Certainty.CONFIRMED, ""
