"""The marks on a disc: where each is expected, and what the sensor made of it.

Positions are half steps forward, 0 where face 0 is in the middle of its mark. Every mark begins half a
mark's width before its face; the index mark, on face 0, begins at the same place and ends later. So all
beginnings are equally far apart, the width tells the index, and where a disc turns backwards the index comes
too early.
"""

from __future__ import annotations

from fractions import Fraction
from math import inf

from companion.config.board import ReelSettings

# An edge that is noticed at a half step lay somewhere between that one and the one before.
HALF = 0.5


class Marks:
    """The printed marks of one disc, counted on from one index mark: every `count`th is an index."""

    def __init__(self, reel: ReelSettings) -> None:
        self.turn = reel.turn
        self.count = reel.marks
        self.pitch: Fraction = reel.turn / reel.marks
        degree = float(reel.turn) / 360
        self.width = reel.mark_degrees * degree
        self.index_width = reel.index_degrees * degree
        self.window = reel.window

    def begins_at(self, mark: int) -> float:
        return float(mark * self.pitch) - self.width / 2

    def ends_at(self, mark: int) -> float:
        return self.begins_at(mark) + (self.index_width if self.is_index(mark) else self.width)

    def is_index(self, mark: int) -> bool:
        return mark % self.count == 0

    def looks_like_index(self, width: float) -> bool:
        return self.count == 1 or width > (self.width + self.index_width) / 2

    def after(self, position: int) -> int:
        """The first mark that begins after this position."""
        return int((position + self.width / 2) // self.pitch) + 1

    def nearest_index(self, begin: float) -> int:
        return round((begin + self.width / 2) / self.turn) * self.count

    def level_at(self, position: int) -> bool | None:
        """Whether the sensor is over a mark there; None so near to an edge that it may be either."""
        mark = self.after(position) - 1
        to_edge = min(abs(position - self.begins_at(mark)), abs(position - self.ends_at(mark)))
        to_edge = min(to_edge, abs(position - self.begins_at(mark + 1)))
        if to_edge <= self.window:
            # A mark may be narrower than two windows: its middle is still a mark.
            middle = abs(position - self.begins_at(mark) - self.width / 2)
            return True if middle <= self.width / 4 else None
        return position < self.ends_at(mark)


class Tracking:
    """Compares what the sensor sees with what it should see, while a reel with a known position moves."""

    def __init__(self, marks: Marks, position: int, index_begin: float = -inf) -> None:
        self.marks = marks
        self.index_passes = 0
        self.index_begin = index_begin
        """Where the index was last seen to begin, corrected to where it should be."""
        self.begin_move(position)

    def begin_move(self, position: int) -> None:
        """Start counting anew, from a position that is taken for known; where the index was seen stays."""
        self.missed = self.unexpected = self.seen = 0
        self.wrong_since_index = 0
        self.index_error: int | None = None
        self.first_index_error: int | None = None
        self.go_on(position)

    def go_on(self, position: int) -> None:
        """The same move, from a position that was reached unwatched."""
        self._begin: float | None = None
        self._matched: int | None = None
        self._expect(self.marks.after(position))

    def _expect(self, mark: int) -> None:
        self._next = mark
        self.due = self.marks.begins_at(mark) + self.marks.window + 1

    def overdue(self) -> None:
        """The reel has passed `due`."""
        self.missed += 1
        self.wrong_since_index += 1
        self._expect(self._next + 1)

    def begins(self, position: int) -> None:
        """A mark begins."""
        self._begin = position - HALF
        error = self._begin - self.marks.begins_at(self._next)
        if abs(error) <= self.marks.window:
            self._matched = self._next
            self.seen += 1
            self._expect(self._next + 1)
        else:
            self._matched = None
            self.unexpected += 1
            self.wrong_since_index += 1

    def ends(self, position: int) -> int:
        """A mark ends. Says by how many half steps the position was too far ahead."""
        begin, matched = self._begin, self._matched
        self._begin = self._matched = None
        if begin is None:
            # The reel was resting on this mark when the move began.
            return 0
        if not self.marks.looks_like_index(position - HALF - begin):
            if matched is not None and self.marks.is_index(matched):
                self.missed += 1
                self.wrong_since_index += 1
            return 0
        index = matched if matched is not None and self.marks.is_index(matched) else None
        if index is None:
            index = self.marks.nearest_index(begin)
        return self._index(index, round(begin - self.marks.begins_at(index)))

    def is_consistent(self, position: int) -> bool:
        """The index was seen in the last turn, and every mark since came when expected."""
        # A reel that rests on its index has not seen the end of it yet, so its last whole one is a turn ago.
        recent = position - self.index_begin <= self.marks.turn + self.marks.index_width + self.marks.window
        return recent and not self.wrong_since_index

    def _index(self, index: int, error: int) -> int:
        self.index_passes += 1
        self.index_error = error
        if self.first_index_error is None:
            self.first_index_error = error
        self.index_begin = self.marks.begins_at(index)
        self.wrong_since_index = 0
        self._expect(index + 1)
        return error


class Searching:
    """Looks for the index of a disc that may be anywhere."""

    due = inf

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.edges = 0
        self.index_begin: float | None = None
        self.found = False
        self.backwards = False
        self._begin: float | None = None
        self._before: float | None = None

    def overdue(self) -> None:
        """Nothing is expected of a disc that may be anywhere."""

    def begins(self, position: int) -> None:
        self.edges += 1
        self._begin = position - HALF
        if self.index_begin is not None:
            self._compare(self._begin - self.index_begin, early=False)

    def ends(self, position: int) -> int:
        self.edges += 1
        begin, self._begin = self._begin, None
        if begin is None:
            return 0
        if self.marks.looks_like_index(position - HALF - begin):
            self.index_begin = begin
            if self.marks.count == 1:
                self.found = True
            elif self._before is not None:
                self._compare(begin - self._before, early=True)
        self._before = begin
        return 0

    def _compare(self, distance: float, *, early: bool) -> None:
        """One neighbour tells whether the index is where it should be, or where a reversed disc has it."""
        wrong = distance - float(self.marks.pitch)
        shift = self.marks.index_width - self.marks.width
        if abs(wrong) <= self.marks.window:
            self.found = True
        elif abs(wrong - (-shift if early else shift)) <= self.marks.window:
            self.backwards = True
