"""One stepper motor and the sensor beside its disc, as the step timer sees them.

`step` runs in a hard interrupt: it allocates nothing, so it touches whole numbers below 2**30 and what is
there already. Everything else here runs in the main loop, which fills a ring of gaps ahead of the timer and
takes the edges that it has seen out of another.
"""

from array import array
from time import ticks_add, ticks_diff

from machine import Pin, disable_irq, enable_irq

# IN1 in the lowest bit. From one pattern to the next exactly one coil changes, so a half step is one write.
PATTERNS = (0b0001, 0b0011, 0b0010, 0b0110, 0b0100, 0b1100, 0b1000, 0b1001)

AHEAD = 512
"""Half steps that are planned ahead: more than half a second at full speed."""
EDGES = 32


class Motor:
    """Coils are off at rest."""

    def __init__(self, coils, sensor):
        self.pins = [Pin(number, Pin.OUT, value=0) for number in coils]
        self.sensor = Pin(sensor, Pin.IN)
        self.running = False
        self.made = 0
        """Half steps since `begin`."""
        self.gap = 0
        self.due = 0
        self._phase = 0
        self._watching = True
        self._level = 0
        self._planned = 0
        self._gaps = array("I", [0] * AHEAD)
        self._head = self._tail = 0
        self._edges = array("i", [0] * EDGES)
        self._edge_head = self._edge_tail = 0
        # As most are, until the companion says otherwise.
        self.build(1, True)

    def build(self, direction, active_low):
        """Which way the coils turn the disc forward, and what the sensor says over a mark."""
        self.active_low = active_low
        self.sensor.init(Pin.IN, Pin.PULL_UP if active_low else Pin.PULL_DOWN)
        self._forward = self._changes(direction)
        self._back = self._changes(-direction)
        self._table = self._forward

    def _changes(self, direction):
        """For each phase the one pin that the next half step changes, to what, and the phase after it."""
        changes = []
        for phase, pattern in enumerate(PATTERNS):
            after = (phase + direction) % 8
            changed = pattern ^ PATTERNS[after]
            coil = (1, 2, 4, 8).index(changed)
            changes.append((self.pins[coil], 1 if PATTERNS[after] & changed else 0, after))
        return tuple(changes)

    @property
    def on_mark(self):
        return bool(self.sensor.value()) is not self.active_low

    @property
    def waiting(self):
        """Gaps in the ring that the timer has not taken yet."""
        return (self._head - self._tail) % AHEAD

    @property
    def room(self):
        """How many more half steps can be planned."""
        return AHEAD - 1 - self.waiting

    def energise(self):
        """Hold the rotor where it was left."""
        for coil, pin in enumerate(self.pins):
            pin.value(PATTERNS[self._phase] >> coil & 1)

    def release(self):
        self.running = False
        for pin in self.pins:
            pin.value(0)

    def begin(self, back=False):
        """Get ready for another leg; nothing moves before `start`."""
        self.made = 0
        self._head = self._tail = 0
        self._edge_head = self._edge_tail = 0
        self._table = self._back if back else self._forward
        self._watching = not back
        self._level = self.sensor.value()

    def add(self, gap):
        """Plan one half step more; there must be room."""
        self._gaps[self._head] = gap
        self._head = (self._head + 1) % AHEAD

    def start(self, base):
        """The first gap counts from `base`."""
        if self._head != self._tail:
            self._planned = base
            self._take(base, 0)
            self.running = True

    def cut(self, keep):
        """Forget the plan but for the next few half steps. Says which half step is then the last."""
        state = disable_irq()
        left = min(keep, self.waiting)
        self._head = (self._tail + left) % AHEAD
        last = self.made + left + self.running
        enable_irq(state)
        return last

    def last_gap(self):
        """The gap before the last half step that is planned."""
        return self._gaps[(self._head - 1) % AHEAD]

    def edge(self):
        """The next edge of the sensor: twice the half step it was seen at, plus its level. None: no more."""
        tail = self._edge_tail
        if tail == self._edge_head:
            return None
        self._edge_tail = (tail + 1) % EDGES
        return self._edges[tail]

    def step(self, now):
        """Hard interrupt: one half step, a look at the sensor, and when the next one is due."""
        pin, level, self._phase = self._table[self._phase]
        pin.value(level)
        self.made += 1
        if self._watching:
            seen = self.sensor.value()
            if seen != self._level:
                self._level = seen
                self._edges[self._edge_head] = self.made * 2 + seen
                self._edge_head = (self._edge_head + 1) % EDGES
        if self._tail == self._head:
            self.running = False
        else:
            # A late step is caught up over the following ones, each at four fifths of its gap: the motor's
            # limit.
            self._take(now, 4)

    def _take(self, now, fifths):
        tail = self._tail
        gap = self.gap = self._gaps[tail]
        self._tail = (tail + 1) % AHEAD
        planned = self._planned = ticks_add(self._planned, gap)
        soonest = ticks_add(now, gap * fifths // 5)
        self.due = planned if ticks_diff(planned, soonest) >= 0 else soonest
