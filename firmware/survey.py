"""What the sensor sees of an unknown disc. See companion/hal/survey.py."""

from array import array

from marks import NEVER

ROOM = 1024
"""Edges that are kept: a wheel that turns four times as far as it should shows a quarter of that."""


class Surveying:
    """Records where marks begin and end, and expects nothing."""

    due = NEVER
    backwards = False

    def __init__(self, room=0):
        self._edges = array("I", [0] * room)
        self._count = 0

    def overdue(self):
        """Do nothing: no mark is ever due on an unknown disc."""

    def begins(self, position):
        self._write(position * 2 + 1)

    def ends(self, position):
        self._write(position * 2)
        return 0

    def _write(self, edge):
        if self._count < len(self._edges):
            self._edges[self._count] = edge
            self._count += 1

    def seen(self, first, most):
        """Some edges from that one on, as `wire.seen` wants them."""
        return self._edges[first : min(first + most, self._count)]
