"""The marks on a disc: where each is expected, and what the sensor made of it.

A Pi and a Pico import this very file, so only what CPython and MicroPython have in common is used here.

Positions are half steps forward, 0 where face 0 is in the middle of its mark. Every mark begins half a
mark's width before its face; the index mark, on face 0, begins at the same place and ends later. So all
beginnings are equally far apart, the width tells the index, and where a disc turns backwards the index comes
too early.

A Pico's floats are too coarse for a disc that has turned for a day, so places on the disc and widths are
whole numbers of a 256th of a half step, and a turn is an exact fraction.
"""

FINE = 256
HALF = FINE // 2
"""An edge that is noticed at a half step lay somewhere between that one and the one before."""
NEVER = 1 << 60


class Disc:
    """The marks of one disc, numbered from an index mark: every `marks`th is an index."""

    def __init__(self, faces, marks, window, turn, parts, width, index_width, offset):
        self.faces = faces
        self.marks = marks
        self.window = window * FINE
        self.turn, self.parts = turn, parts
        """A turn is `turn / parts` half steps."""
        self.width = width
        self.index_width = index_width
        self.offset = offset

    def begins_at(self, mark):
        return mark * self.turn * FINE // (self.parts * self.marks) - self.width // 2

    def ends_at(self, mark):
        return self.begins_at(mark) + (self.width if mark % self.marks else self.index_width)

    def looks_like_index(self, width):
        return self.marks == 1 or width * 2 > self.width + self.index_width

    def after(self, place):
        """The first mark that begins after this place."""
        return (place + self.width // 2) * self.parts * self.marks // (self.turn * FINE) + 1

    def nearest_index(self, begin):
        turn = self.turn * FINE
        return ((begin + self.width // 2) * self.parts * 2 + turn) // (2 * turn) * self.marks

    def to_index_end(self):
        """Half steps after which the whole index has passed, wherever the disc is."""
        return -(-self.turn // self.parts) - (-(self.index_width + self.window) // FINE)

    def to_face(self, place):
        """Whole half steps from here to where the next face is straight, or just past it."""
        between = self.turn * FINE
        left = (self.offset - place) * self.parts * self.faces % between
        return -(-left // (FINE * self.parts * self.faces))

    def level_at(self, place):
        """Whether the sensor is over a mark there; None so near to an edge that it may be either."""
        mark = self.after(place) - 1
        begin, end = self.begins_at(mark), self.ends_at(mark)
        to_edge = min(abs(place - begin), abs(place - end), abs(place - self.begins_at(mark + 1)))
        if to_edge <= self.window:
            # A mark may be narrower than two windows: its middle is still a mark.
            return True if abs(place - begin - self.width // 2) <= self.width // 4 else None
        return place < end


class Tracking:
    """Compares what the sensor sees with what it should see, while a reel with a known position moves."""

    def __init__(self, disc, position, index_begin):
        self.disc = disc
        self.index_passes = 0
        self.index_begin = index_begin
        """Where the index was last seen to begin, corrected to where it should be."""
        self.begin_move(position)

    def begin_move(self, position):
        """Start a move from a position that counts as known; the place of the last index is kept."""
        self.missed = self.unexpected = self.seen = 0
        self.wrong_since_index = 0
        self.index_error = self.first_index_error = None
        self.go_on(position)

    def go_on(self, position):
        """The same move, from a position that was reached unwatched."""
        self._begin = self._matched = None
        self._expect(self.disc.after(position * FINE))

    def _expect(self, mark):
        self._next = mark
        self.due = self.disc.begins_at(mark) + self.disc.window + FINE

    def overdue(self):
        """The reel has passed `due`."""
        self.missed += 1
        self.wrong_since_index += 1
        self._expect(self._next + 1)

    def begins(self, position):
        """A mark begins."""
        self._begin = position * FINE - HALF
        if abs(self._begin - self.disc.begins_at(self._next)) <= self.disc.window:
            self._matched = self._next
            self.seen += 1
            self._expect(self._next + 1)
        else:
            self._matched = None
            self.unexpected += 1
            self.wrong_since_index += 1

    def ends(self, position):
        """A mark ends. Says by how many half steps the position was too far ahead."""
        disc, begin, matched = self.disc, self._begin, self._matched
        self._begin = self._matched = None
        if begin is None:
            # The reel was resting on this mark when the move began.
            return 0
        is_index = matched is not None and matched % disc.marks == 0
        if not disc.looks_like_index(position * FINE - HALF - begin):
            if is_index:
                self.missed += 1
                self.wrong_since_index += 1
            return 0
        index = matched if is_index else disc.nearest_index(begin)
        error = (begin - disc.begins_at(index) + HALF) // FINE
        self.index_passes += 1
        self.index_error = error
        if self.first_index_error is None:
            self.first_index_error = error
        self.index_begin = disc.begins_at(index)
        self.wrong_since_index = 0
        self._expect(index + 1)
        return error

    def is_consistent(self, position):
        """The index was seen in the last turn, and every mark since came when expected."""
        disc = self.disc
        # A reel that rests on its index has not seen the end of it yet, so its last whole one is a turn ago.
        since = position * FINE - self.index_begin - disc.index_width - disc.window
        return since * disc.parts <= disc.turn * FINE and not self.wrong_since_index


class Searching:
    """Looks for the index of a disc that may be anywhere."""

    due = NEVER

    def __init__(self, disc):
        self.disc = disc
        self.edges = 0
        self.index_begin = None
        self.found = False
        self.backwards = False
        self._begin = self._before = None

    def overdue(self):
        """Nothing is expected of a disc that may be anywhere."""

    def begins(self, position):
        self.edges += 1
        self._begin = position * FINE - HALF
        if self.index_begin is not None:
            self._compare(self._begin - self.index_begin, False)

    def ends(self, position):
        self.edges += 1
        begin, self._begin = self._begin, None
        if begin is None:
            return 0
        if self.disc.looks_like_index(position * FINE - HALF - begin):
            self.index_begin = begin
            if self.disc.marks == 1:
                self.found = True
            elif self._before is not None:
                self._compare(begin - self._before, True)
        self._before = begin
        return 0

    def ahead(self):
        """By how many half steps the position is ahead of one that counts from the index that was found."""
        return (self.index_begin - self.disc.begins_at(0) + HALF) // FINE

    def _compare(self, distance, early):
        """One neighbour tells whether the index is where it should be, or where a reversed disc has it."""
        disc = self.disc
        wrong = distance - disc.turn * FINE // (disc.parts * disc.marks)
        shift = disc.index_width - disc.width
        if abs(wrong) <= disc.window:
            self.found = True
        elif abs(wrong - (-shift if early else shift)) <= disc.window:
            self.backwards = True
