"""The one move at a time that reels make: begun once, however often it is asked for."""

from time import ticks_add, ticks_diff, ticks_us

import wire

LEAD_US = 2000
"""From the moment everything is planned until the time base of the move: time to start all motors."""


class Moves:
    """Numbers only grow: a move that was asked for or made before moves nothing."""

    def __init__(self, reels, beat):
        self.reels = reels
        self.number = 0
        self.stage = wire.IDLE
        self.result = b""
        """The result of the last move, in case it is asked for again."""
        self._beat = beat
        self._moving = []
        self._rests_at = None
        self._settle = 0

    @property
    def is_moving(self):
        return self.stage == wire.MOVING

    def forget(self):
        """Another companion counts its moves from the beginning."""
        self.halt()
        self.number = 0
        self.stage = wire.IDLE

    def build(self, body):
        """Set a reel up as the companion describes it; if that is new, a move in progress stops."""
        name, description = wire.read_reel(body)
        reel = self.reels[name]
        if not reel.is_built(description):
            self.halt()
            reel.build(description)

    def begin(self, kind, body):
        """Make this move, unless it was made or begun already."""
        if kind == wire.HOME:
            self._search(*wire.read_search(body))
        elif kind == wire.GO:
            self._spin(*wire.read_move(body))
        else:
            self._survey(*wire.read_move(body))

    def _spin(self, number, limits, settle, legs):
        begins, ramps = {}, {}
        for leg in legs:
            begins.setdefault(leg[0], leg[1])
            ramps.setdefault(leg[0], []).append(leg[2:])
        # If the companion assumes other positions, it must ask for them first.
        if self._takes(number, all([self._is_at(name, begins[name]) for name in begins])):
            for name, course in ramps.items():
                self.reels[name].spin(course, limits, settle)
            self._start(list(ramps), settle)

    def _search(self, number, limits, settle, names):
        if self._takes(number, self._are_built(names)):
            for name in names:
                self.reels[name].seek(limits, settle)
            self._start(names, settle)

    def _survey(self, number, limits, settle, legs):
        names = [leg[0] for leg in legs]
        if self._takes(number, self._are_built(names)):
            for leg in legs:
                self.reels[leg[0]].survey(leg[2], leg[3:], limits, settle)
            self._start(names, settle)

    def _takes(self, number, possible):
        """Whether a move is to be begun: one that is new, of reels that can make it."""
        if number <= self.number or self.is_moving:
            return False
        self.number = number
        if not possible:
            self.stage = wire.REFUSED
        return possible

    def _is_at(self, name, position):
        return self.reels[name].known and self.reels[name].position == position

    def _are_built(self, names):
        return all([self.reels[name].disc is not None for name in names])

    def _start(self, names, settle):
        self._moving = names
        self._settle = int(settle * 1000000)
        self._rests_at = None
        self.stage = wire.MOVING
        for name in names:
            self.reels[name].motor.energise()
        for name in names:
            self.reels[name].plan()
        # Not before: planning takes longer than a half step, and whoever begins late has to hurry.
        base = ticks_add(ticks_us(), LEAD_US)
        for name in names:
            self.reels[name].motor.start(base)
        self._beat.start()

    def tend(self):
        """Keep the motors fed. Says why the move had to be given up, if it had to."""
        if not self.is_moving:
            return wire.NO_FAULT
        if self._beat.failed is not None:
            return wire.STEPS_FAILED
        now = ticks_us()
        if self._rests_at is not None:
            if ticks_diff(now, self._rests_at) >= 0:
                self._finish()
            return wire.NO_FAULT
        finished = True
        for name in self._moving:
            reel = self.reels[name]
            ran = reel.motor.running
            if not reel.tend():
                return wire.STARVED
            if reel.motor.running and not ran:
                self._beat.start()
            finished = finished and reel.finished
        if finished:
            self._rests_at = ticks_add(now, self._settle)
        return wire.NO_FAULT

    def _finish(self):
        for name in self._moving:
            self.reels[name].motor.release()
        self.result = wire.result(
            self.number, [(name,) + self.reels[name].evidence() for name in self._moving]
        )
        self.stage = wire.DONE

    def halt(self):
        """Coils off, now."""
        self._beat.stop()
        for reel in self.reels:
            reel.motor.release()
        if self.is_moving:
            for name in self._moving:
                self.reels[name].halt()
            self.stage = wire.HALTED
