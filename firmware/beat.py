"""The hard timer that makes the half steps: the only place that knows how they are timed.

One alarm at a time, set anew for whichever motor is due next. `fire` runs in a hard interrupt, also in the
middle of a garbage collection: it allocates nothing.
"""

from time import ticks_diff, ticks_us

from machine import Timer, disable_irq, enable_irq

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
            first = None
            for motor in self._motors:
                if motor.running:
                    now = ticks_us()
                    if ticks_diff(motor.due, now) <= SOON:
                        motor.step(now)
                    if motor.running and (first is None or ticks_diff(motor.due, first.due) < 0):
                        first = motor
            if first is None:
                return
            # Stepping took its time: what is left to wait counts from now.
            wait = ticks_diff(first.due, ticks_us())
            if wait > SOON:
                self._wait(wait)
                return

    def _wait(self, microseconds):
        self._timer.init(
            mode=Timer.ONE_SHOT, period=microseconds, tick_hz=1000000, callback=self._callback, hard=True
        )
