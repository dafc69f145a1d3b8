"""A virtual stepper motor: coil pattern to rotor, with the limits of a real one."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt

from companion.hal.motion import Limits

# The eight half-step patterns, IN1 in the lowest bit, in the order in which they pull the rotor on.
PATTERNS = (0b0001, 0b0011, 0b0010, 0b0110, 0b0100, 0b1100, 0b1000, 0b1001)
CYCLE = len(PATTERNS)
PHASE = {pattern: phase for phase, pattern in enumerate(PATTERNS)}

SWAPPED = {0b0010: 0b0100, 0b0100: 0b0010}
"""IN2 and IN3, the wires that are easiest to swap."""
WEAK = 0.6
"""The share of its speed that a motor follows on a supply that is too weak."""

BEHIND = 3
"""Half steps that the rotor may be behind its field: less than half a cycle, where the pull turns around."""
INSTANT_S = 0.0001
"""A pattern that lasts no longer moves nothing: two coils that are switched one after the other."""


class Motor:
    """The rotor follows the field of its coils, unless that moves faster than the rotor can.

    It makes one half step after the other, each taking a while: shorter with every step from the speed at
    which it can start, and as long as at first when it was idle for so long that it came to rest. A field
    that runs away from it leaves it trembling on the spot, eight half steps lost a cycle, until the field is
    slow enough to start from.
    """

    def __init__(self, limits: Limits, now: Callable[[], float], moved: Callable[[int], None]) -> None:
        self.rotor = 0
        """Half steps that the rotor has really turned."""
        self.lost = 0
        """Half steps that were asked for and not made."""
        self.stuck = False
        self.reversed = False
        """The wires are on the wrong way round: the same patterns turn the rotor backwards."""
        self.swapped = False
        """Two wires are swapped: the field jumps to and fro, and the rotor trembles."""
        self.dark = False
        """There is no supply: nothing pulls the rotor, and the driver's lights stay dark."""
        self.when_slow: Callable[[], None] | None = None
        """Called once, at the slow end of a spin."""
        self._limits = self._strong = limits
        self._now = now
        self._moved = moved
        self._pattern = 0
        self._field: int | None = None
        self._ahead = 0
        """Half steps from the rotor to where its field pulls it."""
        self._speed = limits.start
        self._switched = -inf
        self._busy_until = -inf
        self._stalled = False
        self._was_fast = False

    @property
    def powered(self) -> bool:
        return self._pattern != 0

    def weaken(self, weak: bool) -> None:
        """Give it too little current, or enough again."""
        limits = self._strong
        self._limits = (
            Limits(limits.top * WEAK, limits.start, limits.acceleration * WEAK * WEAK) if weak else limits
        )

    def terminal(self, name: str) -> Callable[[bool], None]:
        """What switching this terminal of its driver board does: IN1 to IN4 are the coils."""
        bit = 1 << int(name[len("IN") :]) - 1
        return lambda on: self.coil(bit, on)

    def coil(self, bit: int, on: bool) -> None:
        """One coil is switched; the rotor has had the time since the last one to get where it was pulled."""
        if self.swapped:
            bit = SWAPPED.get(bit, bit)
        now = self._now()
        lasted = now - self._switched
        if lasted > INSTANT_S and self._field is not None and self._follows(lasted):
            step, self._ahead = self._ahead, 0
            if step:
                self.rotor += step
                self._moved(step)
        self._switched = now
        pattern = self._pattern = self._pattern | bit if on else self._pattern & ~bit
        phase = PHASE.get(pattern)
        if phase is None:
            # No field, or one that pulls in two directions: the gearbox holds the rotor.
            self._field = None
            self._was_fast = False
        else:
            self._pull(-phase % CYCLE if self.reversed else phase)

    def _pull(self, phase: int) -> None:
        came_from = self.rotor if self._field is None else self._field
        change = (phase - came_from + CYCLE // 2) % CYCLE - CYCLE // 2
        if self._field is None and abs(change) == CYCLE // 2:
            # Straight against the rotor: it pulls neither way.
            return
        self._ahead = change if self._field is None else self._ahead + change
        self._field = phase
        if abs(self._ahead) > CYCLE // 2:
            self._ahead -= CYCLE if self._ahead > 0 else -CYCLE
            self.lost += CYCLE

    def _follows(self, lasted: float) -> bool:
        """Whether the rotor could follow a pattern that lasted this long."""
        limits, came = self._limits, self._switched
        if self.when_slow is not None:
            self._notice_slow(lasted * limits.start)
        if self._stalled or self.stuck or self.dark:
            self._stalled = self.stuck or self.dark or lasted * limits.start < 1
            if self._stalled:
                return False
            self._busy_until = -inf
        if (came - self._busy_until) * limits.start > 1:
            self._speed = limits.start
        elif self._speed < limits.top:
            self._speed = min(limits.top, sqrt(self._speed * self._speed + 2 * limits.acceleration))
        self._busy_until = max(came, self._busy_until) + 1 / self._speed
        self._stalled = (self._busy_until - came) * self._speed > BEHIND
        return not self._stalled

    def _notice_slow(self, starts: float) -> None:
        """`starts`: how long the pattern lasted, in times of what it must last from rest."""
        if starts < 1:
            self._was_fast = True
        elif self._was_fast and starts > 1.7 and self.when_slow is not None:
            then, self.when_slow = self.when_slow, None
            then()
