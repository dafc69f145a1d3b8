"""The hard timer that makes the half steps. How they are timed is known here and nowhere else.

One alarm at a time, set anew for whichever motor is due next. `fire` runs in a hard interrupt, also in the
middle of a garbage collection: it allocates nothing.
"""

from time import ticks_diff, ticks_us

from machine import Timer, disable_irq, enable_irq

FOREVER = 1 << 29
SOON = 5
"""Microseconds. A step that is due sooner is made at once: setting an alarm takes longer."""


class Beat:
    """Steps all motors that are running."""

    def __init__(self, motors):
        self.failed = None
        """What went wrong in an interrupt; nobody could be told then."""
        self._motors = tuple(motors)
        self._timer = Timer()
        # Looking a method up makes an object of it, which an interrupt must not do.
        self._callback = self.fire

    def start(self):
        """A motor has begun to run: look at all of them in a moment."""
        state = disable_irq()
        self._wait(SOON)
        enable_irq(state)

    def stop(self):
        self._timer.deinit()

    def fire(self, _timer):
        """Hard interrupt."""
        try:
            self._step_what_is_due()
        except Exception as error:
            self.failed = error

    def _step_what_is_due(self):
        while True:
            soonest = FOREVER
            for motor in self._motors:
                if motor.running:
                    now = ticks_us()
                    wait = ticks_diff(motor.due, now)
                    if wait <= SOON:
                        motor.step(now)
                        wait = ticks_diff(motor.due, now)
                    if motor.running and wait < soonest:
                        soonest = wait
            if soonest == FOREVER:
                return
            if soonest > SOON:
                self._wait(soonest)
                return

    def _wait(self, microseconds):
        self._timer.init(
            mode=Timer.ONE_SHOT, period=microseconds, tick_hz=1000000, callback=self._callback, hard=True
        )
