"""What a sensor saw while an unknown disc was turned, and what that says about the reel."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import inf
from statistics import mean

HALF = 0.5
"""An edge that is noticed at a half step lay somewhere between that one and the one before."""
WIDER = 1.5
"""An index mark is at least this many times as wide as the others."""
UNEVEN = 4.0
"""Half steps by which turns may differ: an edge is seen a half step early or late, at both ends."""


class Surveying:
    """Records where marks begin and end, and expects nothing."""

    due = inf

    def __init__(self) -> None:
        self.begins_at: list[float] = []
        self.ends_at: list[float] = []

    def begins(self, position: int) -> None:
        self.begins_at.append(position - HALF)

    def ends(self, position: int) -> int:
        self.ends_at.append(position - HALF)
        return 0

    def overdue(self) -> None:
        """Do nothing: no mark is ever due on an unknown disc."""


@dataclass(frozen=True, slots=True)
class Survey:
    """Places are half steps of the motor."""

    half_steps: int
    """How far the motor was turned."""
    begins: tuple[float, ...]
    """Where marks began."""
    ends: tuple[float, ...]

    @property
    def inverted(self) -> bool:
        """Whether the sensor is on between the marks and off on them."""
        on = sum(end - begin for begin, end in _spans(self.begins, self.ends))
        off = sum(end - begin for begin, end in _spans(self.ends, self.begins))
        return on > off

    @property
    def marks(self) -> list[tuple[float, float]]:
        """Beginning and end of every mark that was seen as a whole."""
        begins, ends = (self.ends, self.begins) if self.inverted else (self.begins, self.ends)
        return _spans(begins, ends)


@dataclass(frozen=True, slots=True)
class Measured:
    """A disc as it really is."""

    turn: float
    """Half steps of a whole turn."""
    uneven: float
    """Half steps between the longest and the shortest turn."""
    marks: int
    mark_degrees: float
    index_degrees: float
    forward: bool | None
    """Whether it turns the way in which its marks follow each other; None if its marks cannot tell."""
    inverted: bool

    @property
    def slips(self) -> bool:
        return self.uneven > UNEVEN


def measure(survey: Survey) -> Measured | None:
    """Measure a disc by its marks; None if no whole turn was seen."""
    marks = survey.marks
    widths = [end - begin for begin, end in marks]
    if len(marks) < 2:
        return None
    # A disc with a single mark has nothing but indexes.
    single = max(widths) < WIDER * min(widths)
    indexes = [n for n, width in enumerate(widths) if single or width > (min(widths) + max(widths)) / 2]
    if len(indexes) < 2:
        return None
    first, last, turns = indexes[0], indexes[-1], len(indexes) - 1
    turn = (marks[last][0] - marks[first][0]) / turns
    lengths = [marks[b][0] - marks[a][0] for a, b in pairwise(indexes)]
    degree = turn / 360
    count = round((last - first) / turns)
    index_width = mean(widths[n] for n in indexes)
    plain = [width for n, width in enumerate(widths) if n not in indexes]
    return Measured(
        turn=turn,
        uneven=max(lengths) - min(lengths),
        marks=count,
        mark_degrees=mean(plain) / degree if plain else index_width / degree,
        index_degrees=index_width / degree,
        forward=None if single else _is_forward(marks[first : last + 1], turn / count),
        inverted=survey.inverted,
    )


def _is_forward(marks: list[tuple[float, float]], pitch: float) -> bool:
    """All marks begin equally far apart, and the index ends later; backwards it is the other way round."""
    begins = max(abs(b[0] - a[0] - pitch) for a, b in pairwise(marks))
    ends = max(abs(b[1] - a[1] - pitch) for a, b in pairwise(marks))
    return begins < ends


def _spans(begins: tuple[float, ...], ends: tuple[float, ...]) -> list[tuple[float, float]]:
    """From each beginning to the end that follows it."""
    after = [end for end in ends if begins and end > begins[0]]
    return list(zip(begins, after, strict=False))
