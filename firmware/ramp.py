"""When half steps are due: the ramps of companion/hal/motion.py, as gaps in microseconds.

A Pico has single-precision floats, so every time is taken from the nearest corner of the ramp, and what
rounding cuts off a gap is given to the next one.
"""

from math import ceil, sqrt


def gaps(steps, first, cruise, last, speeding, slowing):
    """Speed up from `first`, `cruise`, slow down to `last`: the microseconds before each half step.

    `speeding` is negative if `cruise` is slower than `first`.
    """
    carry = 0.0
    for seconds in _seconds(steps, first, cruise, last, speeding, slowing):
        exact = seconds * 1000000 + carry
        whole = int(exact + 0.5)
        carry = exact - whole
        yield whole


def one_after_another(ramps):
    """Several ramps without a stop; each is what `gaps` takes."""
    for ramp in ramps:
        yield from gaps(*ramp)


def _seconds(steps, first, cruise, last, speeding, slowing):
    steps_up = (cruise * cruise - first * first) / (2 * speeding)
    steps_down = (cruise * cruise - last * last) / (2 * slowing)
    seconds_up = (cruise - first) / speeding
    slowing_from = steps - steps_down
    step = 1
    before = 0.0
    while step <= steps and step < steps_up:
        at = (sqrt(first * first + 2 * speeding * step) - first) / speeding
        yield at - before
        before = at
        step += 1
    # From here on: seconds until the reel begins to slow down.
    until = seconds_up - before + max(0.0, steps - steps_up - steps_down) / cruise
    if step <= steps and step < slowing_from:
        yield seconds_up - before + (step - steps_up) / cruise
        step += 1
        gap = 1 / cruise
        while step <= steps and step < slowing_from:
            yield gap
            step += 1
        until = (slowing_from - (step - 1)) / cruise
    left = (cruise - last) / slowing + until
    while step <= steps:
        after = (sqrt(last * last + 2 * slowing * (steps - step)) - last) / slowing
        yield left - after
        left = after
        step += 1


def shortest(steps, limits):
    """The shortest way there; a short one begins to slow down before it has reached full speed."""
    start, top, acceleration = limits
    peak = sqrt(acceleration * steps + start * start)
    return gaps(steps, start, min(top, peak), start, acceleration, acceleration)


def endless(limits):
    """Up to full speed, and on for as long as the caller asks."""
    start, top, acceleration = limits
    return gaps(1 << 29, start, top, top, acceleration, acceleration)


def steps_to_stop(speed, limits):
    start, _, acceleration = limits
    return ceil((speed * speed - start * start) / (2 * acceleration)) if speed > start else 0


def stopping(speed, steps, limits):
    """From this speed to rest in so many half steps, which are at least `steps_to_stop`."""
    start, _, acceleration = limits
    speed = max(speed, start)
    return gaps(steps, speed, speed, start, acceleration, acceleration)
