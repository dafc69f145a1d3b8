"""A reel: one disc on one motor with one sensor. Its position is a hypothesis that the marks test.

A move is a list of legs. While a leg runs, the main loop keeps the motor's ring of gaps full (`feed`) and
goes through the edges that its sensor has seen (`look`).
"""

from time import ticks_us

from marks import FINE, Disc, Searching, Tracking
from motor import Motor
from ramp import endless, gaps, one_after_another, shortest, steps_to_stop, stopping
from survey import ROOM, Surveying
from wire import ACTIVE_LOW, BACKWARDS, CONSISTENT, KNOWN, NONE, ON_MARK, TURNS, VERIFY

KEEP = 8
"""Half steps that go on as planned while the way to stop is worked out."""

TAKE_UP = 60
"""Half steps that a reel turns back beyond its face, so that it arrives from the usual side."""

MOST_EDGES = 0xFFFF
"""As many as a result can count; a loose wire makes more."""


class Reel:
    """Runs in the main loop."""

    def __init__(self, settings):
        self.motor = Motor(settings["coils"], settings["sensor"])
        self.disc = None
        """The companion's description of it, once there is one."""
        self.known = False
        """Whether the position is more than a guess."""
        self._built = None
        self._verify = False
        self._watch = Surveying()
        self._start = 0
        """Where the leg began; corrected where the index says so."""
        self._back = False
        self._legs = []
        self._plan = None
        self._until = None
        self._target = 0
        self._limits = ()
        self._settle = 0
        self._edges = 0

    @property
    def position(self):
        """Half steps forward of the index that the reel was homed by."""
        return self._start - self.motor.made if self._back else self._start + self.motor.made

    @property
    def flags(self):
        known = KNOWN if self.known else 0
        return known | (ON_MARK if self.motor.on_mark else 0) | (TURNS if self.motor.running else 0)

    def is_built(self, description):
        """Whether the companion has said the same of it before."""
        return description == self._built

    def build(self, description):
        """Become the reel that the companion describes, as in `wire.reel`; it must be homed."""
        direction, how = description[:2]
        self.motor.build(direction, bool(how & ACTIVE_LOW))
        self.disc = disc = Disc(*description[2:])
        self._verify = bool(how & VERIFY) and disc.marks == 1
        self._watch = Searching(disc)
        self._built = description
        self.known = False

    def spin(self, ramps, limits, settle):
        """Follow ramps from a known position; with `verify`, then go and look for the index."""
        self._prepare(limits, settle)
        self._watch.begin_move(self._start)
        self._target = self._start + sum([ramp[0] for ramp in ramps])
        self._legs = [lambda: one_after_another(ramps)]
        if self._verify:
            self._legs += [self._overrun, self._turn_back, self._come_again]

    def seek(self, limits, settle):
        """Turn until the index and a mark beside it were seen, then go on to the next face."""
        self._prepare(limits, settle)
        self.known = False
        self._watch = Searching(self.disc)
        # A whole turn finds the index wherever the disc is; a quarter more finds its neighbour.
        farthest = -(-5 * self.disc.turn // (4 * self.disc.parts))
        self._legs = [lambda: self._run_until(self._found, farthest)]

    def survey(self, steps, ramp, limits, settle):
        """Follow a ramp, whatever the disc is like, and write down what the sensor sees."""
        self._prepare(limits, settle)
        self.known = False
        self._start = 0
        self._watch = Surveying(ROOM)
        self._legs = [lambda: gaps(steps, *ramp)]

    def seen(self, first, most):
        """What a survey saw, some at a time."""
        return self._watch.seen(first, most) if isinstance(self._watch, Surveying) else ()

    def _prepare(self, limits, settle):
        # Exactly `turn` half steps are a whole number of turns: the position stays a small number for years.
        whole = self.position // self.disc.turn * self.disc.turn
        self._start = self.position - whole
        if isinstance(self._watch, Tracking):
            self._watch.index_begin -= whole * FINE
        self.motor.begin()
        self._back = False
        self._limits = limits
        self._settle = int(settle * 1000000)
        self._edges = 0

    @property
    def finished(self):
        return not self._legs and self._plan is None and not self.motor.running

    def tend(self):
        """Called every few milliseconds while the reel moves. False: it ran out of planned half steps."""
        self.look()
        if self._plan is not None:
            starving = not self.motor.running
            self.feed()
            return not starving
        if not self.motor.running and self._legs:
            self.plan()
            self.motor.start(ticks_us())
        return True

    def plan(self):
        """Get ready for the next leg, as far ahead as there is room; the motor is started afterwards."""
        self._start = self.position
        self._back = False
        self.motor.begin()
        self._until = None
        self._plan = self._legs.pop(0)()
        self.feed()

    def feed(self):
        """Plan ahead as far as there is room."""
        for _ in range(self.motor.room):
            gap = next(self._plan, None)
            if gap is None:
                self._plan = None
                return
            self.motor.add(gap)

    def look(self):
        """Go through what the sensor has seen, in order."""
        motor = self.motor
        made = motor.made
        if self._back:
            return
        while True:
            edge = motor.edge()
            if edge is None:
                break
            at = edge >> 1
            self._overdue(at - 1)
            self._edge(self._start + at, edge & 1)
            made = max(made, at)
        self._overdue(made)
        if self._until is not None and self._until():
            self._until = None
            self._stop_on_a_face()

    def _overdue(self, made):
        while (self._start + made) * FINE > self._watch.due:
            self._watch.overdue()

    def _edge(self, position, level):
        if bool(level) is not self.motor.active_low:
            self._edges += 1
            self._watch.begins(position)
        else:
            self._edges += 1
            self._start -= self._watch.ends(position)

    def _run_until(self, done, farthest):
        """At full speed until something is found, or for that many half steps; then stop on a face."""
        self._until = done
        gap, speeding_up = 1, endless(self._limits)
        for _ in range(farthest):
            gap = next(speeding_up)
            yield gap
        yield from self._to_rest(gap, self._start + farthest)

    def _stop_on_a_face(self):
        """What was looked for is found: the rest of the plan is replaced."""
        last = self.motor.cut(KEEP)
        self._plan = self._to_rest(self.motor.last_gap(), self._start + last)
        self.feed()

    def _to_rest(self, gap, position):
        speed = 1000000 / gap
        least = steps_to_stop(speed, self._limits)
        further = self.disc.to_face((position + least) * FINE)
        return stopping(speed, least + further, self._limits)

    def _found(self):
        search = self._watch
        if search.found:
            self._start -= search.ahead()
            self._watch = Tracking(self.disc, self.position, self.disc.begins_at(0))
        return search.found or search.backwards

    def _overrun(self):
        """On to the end of the index mark."""
        passes = self._watch.index_passes
        run = self._run_until(lambda: self._watch.index_passes > passes, self.disc.to_index_end())
        return self._after_settling(run)

    def _turn_back(self):
        steps = self.position - self._target + TAKE_UP
        self._back = True
        self.motor.begin(back=True)
        return self._after_settling(shortest(steps, self._limits))

    def _come_again(self):
        self._watch.go_on(self.position)
        return self._after_settling(shortest(TAKE_UP, self._limits))

    def _after_settling(self, plan):
        yield next(plan) + self._settle
        yield from plan

    def halt(self):
        """Stop at once; the exact position is unknown afterwards."""
        self.motor.release()
        self.look()
        self._start = self.position
        self._back = False
        self.motor.begin()
        self._legs = []
        self._plan = self._until = None
        self.known = False

    def evidence(self):
        """What the sensor saw in the move that has just ended, as `wire.result` wants it."""
        watch, position, on_mark = self._watch, self.position, self.motor.on_mark
        edges = min(self._edges, MOST_EDGES)
        if not isinstance(watch, Tracking):
            self.known = False
            flags = (ON_MARK if on_mark else 0) | (BACKWARDS if watch.backwards else 0)
            return flags, position, edges, 0, 0, 0, NONE, NONE
        consistent = watch.is_consistent(position)
        self.known = consistent and self.disc.level_at(position * FINE) in (None, on_mark)
        flags = (KNOWN if self.known else 0) | (ON_MARK if on_mark else 0)
        flags |= CONSISTENT if consistent else 0
        first, last = watch.first_index_error, watch.index_error
        return (
            flags,
            position,
            edges,
            watch.seen,
            watch.missed,
            watch.unexpected,
            NONE if last is None else last,
            NONE if first is None else first,
        )
