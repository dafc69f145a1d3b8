"""A virtual disc: rotor to disc through a drive with backlash, and the marks that pass its sensor."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

from companion.config.board import ReelSettings

BACKLASH = 24
"""Half steps that the rotor turns back before the disc does: about 2° of the motor's shaft."""
LOOSE, LOOSE_EVERY = 30, 977
"""Half steps that a loose gear slips, and how often: not the same number of times in each turn."""


class Disc:
    """Where the disc really is, in half steps forward of face 0 being straight under the sensor's mark."""

    def __init__(self, reel: ReelSettings, at: float, seen: Callable[[bool], None]) -> None:
        self.reel = reel
        self.place = at
        self._turn = float(reel.turn)
        self._shaft = at
        self._held = 0
        self.gear = 1.0
        """How far the disc turns, in times of how far it should: not 1 with another gearbox."""
        self.loose = False
        """Its gear is loose on the shaft, and slips every now and then."""
        self._turned = 0
        self._seen = seen
        self._broken: bool | None = None
        self._edges = self._printed_edges()
        self._low, self._high, self.over_mark = self._stretch()
        self._show()

    def _printed_edges(self) -> list[float]:
        """Where marks begin (even places) and end (odd places), in half steps of one turn from face 0."""
        degree = self._turn / 360
        edges = []
        for mark in range(self.reel.marks):
            middle = mark * self._turn / self.reel.marks
            width = self.reel.index_degrees if mark == 0 else self.reel.mark_degrees
            begin = middle - self.reel.mark_degrees / 2 * degree
            edges += [begin, begin + width * degree]
        return edges

    @property
    def angle(self) -> float:
        return self.place % self._turn / self._turn * 360

    @property
    def face(self) -> int:
        """The face that a person sees."""
        faces = self.reel.faces
        return round((self.angle - self.reel.offset_degrees) / 360 * faces) % faces

    def driven(self, rotor_steps: int) -> None:
        """The rotor has turned; the disc follows once the play between the gears is used up."""
        if self.loose:
            self._turned += 1
            if self._turned % LOOSE_EVERY == 0:
                self._held = LOOSE
        if self._held:
            self._held -= 1
            return
        self._shaft += rotor_steps * self.reel.direction * self.gear
        if self._shaft > self.place:
            self.place = self._shaft
        elif self._shaft < self.place - BACKLASH:
            self.place = self._shaft + BACKLASH
        else:
            return
        if not self._low <= self.place < self._high:
            self._look()

    def turned_by_hand(self, degrees: float) -> None:
        """Somebody turns the disc; its gear slips on the shaft."""
        by = degrees / 360 * self._turn
        self.place += by
        self._shaft += by
        self._look()

    def slip(self, half_steps: int) -> None:
        """A finger holds the disc while the motor makes n half steps; its gear slips on the shaft."""
        self._held = half_steps

    def break_sensor(self, stays: bool | None) -> None:
        """From now on the sensor says the same whatever passes it; None mends it."""
        self._broken = stays
        self._show()

    def _look(self) -> None:
        self._low, self._high, self.over_mark = self._stretch()
        self._show()

    def _show(self) -> None:
        self._seen(self.over_mark if self._broken is None else self._broken)

    def _stretch(self) -> tuple[float, float, bool]:
        """The stretch around the disc's place in which the sensor's view does not change."""
        edges = self._edges
        # The first mark begins before face 0, so one turn is taken from that edge to the next such edge.
        start = (self.place - edges[0]) // self._turn * self._turn
        within = self.place - start
        after = max(1, bisect_right(edges, within))
        low = start + edges[after - 1]
        high = start + (edges[after] if after < len(edges) else edges[0] + self._turn)
        return low, high, after % 2 == 1
