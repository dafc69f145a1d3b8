"""Runs in MicroPython: the Pico's pins and clock, and on the other end of its wires the virtual motors and
discs of companion/hal/virtual, which are those very files. Time passes while the firmware waits."""

import json
import sys
import time as _time
from binascii import hexlify

import _world
import micropython as _micropython


class _Thing:
    """A module or an object of a few attributes."""

    def __init__(self, **attributes):
        for name, value in attributes.items():
            setattr(self, name, value)


class _Clock:
    """Microseconds. The test grants a stretch of time, in which nothing happens outside."""

    def __init__(self):
        self.set(0)
        self.granted = 0
        self.timers = []
        self.alarm = None
        self.bites_at = None
        self.input = []
        self.interrupt = 3
        self.seen = ""
        self.write_us = 0

    def set(self, now):
        self.now = now
        # In an interrupt nothing may be allocated, so the firmware's ticks are made beforehand. They begin
        # anew after three seconds, as they do every 18 minutes on a Pico.
        self.ticks = now - 3000000 & 0x3FFFFFFF

    def call_at(self, when, callback):
        self.timers.append((when, callback))

    def wait(self, until, listens=True):
        """Let time pass until something happens: True. False: it is `until`."""
        if self.input and listens:
            return True
        event = (
            self.bites_at if until is None or (self.bites_at is not None and self.bites_at < until) else until
        )
        if self.timers:
            event = min([when for when, _ in self.timers] + ([] if event is None else [event]))
        # Steps are what happens most.
        while (
            self.alarm is not None and self.alarm <= self.granted and (event is None or self.alarm <= event)
        ):
            self.set(max(self.now, self.alarm))
            self.alarm = None
            _fire()
        if self.alarm is not None and (event is None or self.alarm < event):
            event = self.alarm
        if event is None or event > self.granted:
            self._ask(-1 if event is None else event)
            return True
        self.set(max(event, self.now))
        if self.bites_at is not None and self.bites_at <= self.now:
            reset()
        for timer in [timer for timer in self.timers if timer[0] <= self.now]:
            self.timers.remove(timer)
            timer[1]()
        return until is None or self.now < until

    def _ask(self, event):
        self.tell_seen()
        busy = self.alarm is not None or (
            _tray is not None and any([motor.powered for motor in _tray.motors])
        )
        said = _world.wait(str(event), busy, str(self.now))
        kind, rest = said[:1], said[1:]
        if kind == "t":
            now, granted = rest.split(" ")
            self.set(max(self.now, int(now)))
            self.granted = int(granted)
        elif kind == "i":
            for char in rest:
                if ord(char) == self.interrupt:
                    raise KeyboardInterrupt
                self.input.append(ord(char))
        elif kind == "c":
            _do(json.loads(rest))

    def tell_seen(self):
        seen = _tray.seen() if _tray is not None else ""
        if seen != self.seen:
            self.seen = seen
            _world.seen(seen)


_clock = _Clock()
_tray = None


# --- machine ---

PWRON_RESET, WDT_RESET = 1, 3


class _Reset(BaseException):
    pass


def reset():
    """On an RP2040 and an RP2350 this is the watchdog's doing, whoever wants it."""
    _world.reset(WDT_RESET)
    raise _Reset


_pins = {}


class Pin:
    IN, OUT, PULL_UP, PULL_DOWN = 0, 1, 1, 2
    IRQ_FALLING, IRQ_RISING = 4, 8
    handler = None

    def __new__(cls, number, *args, **kwargs):
        if number not in _pins:
            _pins[number] = object.__new__(cls)
            _pins[number].level = 0
            _pins[number].wire = None
            _pins[number].held = None
        return _pins[number]

    def __init__(self, number, mode=-1, pull=-1, value=None):
        self.init(mode, pull, value)

    def init(self, mode=-1, pull=-1, value=None):
        if mode == Pin.OUT:
            self.out = True
        if pull >= 0:
            self.pulled = 1 if pull == Pin.PULL_UP else 0
            self.hold(self.held)
        if value is not None:
            self.value(value)

    def value(self, level=None):
        if level is None:
            return self.level
        if level != self.level:
            self.level = level
            if self.wire is not None:
                if _fire.locked:
                    # What is beyond the pin is no interrupt.
                    _micropython.heap_unlock()
                    self.wire(bool(level))
                    if _clock.write_us:
                        _clock.set(_clock.now + _clock.write_us)
                    _micropython.heap_lock()
                else:
                    self.wire(bool(level))

    def irq(self, handler, trigger, hard):
        assert trigger == Pin.IRQ_FALLING | Pin.IRQ_RISING and hard
        self.handler = handler

    def hold(self, level):
        before, self.held = self.level, level
        self.level = getattr(self, "pulled", 0) if level is None else 1 if level else 0
        if self.handler is not None and self.level != before:
            _micropython.heap_lock()
            self.handler(self)
            _micropython.heap_unlock()


class PWM:
    def __init__(self, pin, freq=0, duty_u16=0):
        self.pin = pin
        self.freq(freq)
        self.duty_u16(duty_u16)

    def freq(self, hertz):
        self.pin.hertz = hertz

    def duty_u16(self, duty):
        self.pin.duty = duty


class Timer:
    ONE_SHOT = 0

    def init(self, mode, period, tick_hz, callback, hard):
        assert mode == Timer.ONE_SHOT and tick_hz == 1000000 and hard
        _fire.callback = callback
        _fire.period = period
        if _fire.locked:
            # Now is a large number, which an interrupt cannot make: it is done afterwards.
            _fire.again = True
        else:
            _clock.alarm = _clock.now + period

    def deinit(self):
        _clock.alarm = None


class _Fire:
    """A hard interrupt: with a heap on which nothing can be allocated, as on a Pico."""

    locked = False
    again = False
    callback = None
    period = 0

    def __call__(self):
        callback = self.callback
        self.again = False
        self.locked = True
        _micropython.heap_lock()
        try:
            callback(None)
        finally:
            _micropython.heap_unlock()
            self.locked = False
        if self.again:
            _clock.alarm = _clock.now + self.period


_fire = _Fire()


class WDT:
    def __init__(self, timeout):
        self.timeout = timeout * 1000
        self.feed()

    def feed(self):
        _clock.bites_at = _clock.now + self.timeout


# --- select, sys, time, micropython ---


class _Poll:
    def register(self, _stream, _flags):
        pass

    def poll(self, milliseconds):
        if _clock.input:
            return _ready
        until = None if milliseconds < 0 else _clock.now + milliseconds * 1000
        while not _clock.input:
            if milliseconds == 0 or not _clock.wait(until):
                return []
        return _ready


class _In:
    def read(self, count):
        assert count == 1 and _clock.input, "read() would block"
        return bytes((_clock.input.pop(0),))


class _Out:
    def write(self, data):
        _clock.tell_seen()
        _world.write(hexlify(data).decode())


_stdin = _Thing(buffer=_In())
_ready = [_stdin]


def _sleep(seconds):
    until = _clock.now + int(seconds * 1000000)
    while _clock.wait(until, listens=False):
        pass


def _kbd_intr(char):
    _clock.interrupt = char


def _modules():
    sys.modules["machine"] = _Thing(
        Pin=Pin,
        PWM=PWM,
        Timer=Timer,
        WDT=WDT,
        PWRON_RESET=PWRON_RESET,
        WDT_RESET=WDT_RESET,
        reset=reset,
        reset_cause=_world.cause,
        unique_id=lambda: b"VIRTUAL!",
        disable_irq=lambda: 0,
        enable_irq=lambda _state: None,
    )
    sys.modules["select"] = _Thing(poll=_Poll, POLLIN=1)
    sys.modules["sys"] = _Thing(
        stdin=_stdin,
        stdout=_Thing(buffer=_Out()),
        path=sys.path,
        modules=sys.modules,
        implementation=sys.implementation,
    )
    sys.modules["micropython"] = _Thing(
        kbd_intr=_kbd_intr, alloc_emergency_exception_buf=lambda _size: None, const=lambda number: number
    )
    sys.modules["time"] = _Thing(
        ticks_us=lambda: _clock.ticks,
        ticks_ms=lambda: _clock.now // 1000 & 0x3FFFFFFF,
        ticks_add=_time.ticks_add,
        ticks_diff=_time.ticks_diff,
        sleep=_sleep,
    )


# --- what hangs on the wires ---


def _load_motors():
    """companion/hal/virtual/motor.py and disc.py as they are; what they import for its types is left out."""
    for name in ("companion", "companion.hal", "companion.config"):
        sys.modules[name] = _Thing()
    sys.modules["__future__"] = _Thing(annotations=None)
    sys.modules["collections.abc"] = _Thing(Callable=None)
    sys.modules["companion.config.board"] = _Thing(ReelSettings=None)
    sys.modules["companion.hal.motion"] = _Thing(Limits=None)

    def bisect_right(places, place):
        return len([each for each in places if each <= place])

    sys.modules["bisect"] = _Thing(bisect_right=bisect_right)
    found = {}
    for text in json.loads(_world.motor_files()):
        exec(text, found)
    return found["Motor"], found["Disc"]


class _Tray:
    def __init__(self, settings):
        motor_class, disc_class = _load_motors()
        self.motors, self.discs, self.names = [], [], [reel["name"] for reel in settings["reels"]]
        limits = _Thing(**settings["limits"])
        self.nose = settings["nose"]
        self.lights, self.buzzer = settings["lights"], settings["buzzer"]
        self.finger = self.stuck = self.loose = False
        for number, reel in enumerate(settings["reels"]):
            self._wire(number, _Thing(**reel), limits, motor_class, disc_class)
        self.steps = [0] * len(self.motors)
        self.times = None

    def _wire(self, number, reel, limits, motor_class, disc_class):
        sensor = Pin(reel.sensor)
        on, off = (False, None) if reel.sensor_active_low else (True, False)
        disc = disc_class(reel, reel.start / 360 * reel.turn, lambda seen: sensor.hold(on if seen else off))

        def moved(steps):
            self.steps[number] += steps
            disc.driven(steps)

        motor = motor_class(limits, lambda: _clock.now / 1000000, moved)
        for coil, pin in enumerate(reel.coils):
            Pin(pin).wire = lambda level, bit=1 << coil: self._coil(motor, bit, level)
        self.motors.append(motor)
        self.discs.append(disc)

    def _coil(self, motor, bit, level):
        if self.times is not None and _fire.locked:
            self.times.append(_clock.now)
        motor.coil(bit, level)

    def seen(self):
        """What somebody sees who looks at the tray."""
        return json.dumps(
            {
                "runs": sys.path[0],
                "powered": [motor.powered for motor in self.motors],
                "faces": [disc.face for disc in self.discs],
                "lost": [motor.lost for motor in self.motors],
                "rotors": [motor.rotor for motor in self.motors],
                "places": [disc.angle for disc in self.discs],
                "tone": getattr(Pin(self.buzzer), "hertz", 0) if getattr(Pin(self.buzzer), "duty", 0) else 0,
                "times": self.times,
                "lights": [[getattr(Pin(pin), "duty", 0) for pin in pins] for pins in self.lights],
            }
        )

    def contact(self):
        if self.nose is not None:
            closed = self.finger or self.stuck
            Pin(self.nose).hold(False if closed else None)

    def rattle(self, closed=True):
        if not self.loose:
            self.contact()
            return
        Pin(self.nose).hold(False if closed else None)
        _clock.call_at(_clock.now + 3000, lambda: self.rattle(not closed))

    def switch(self, part, fault, on):
        if part == "nose":
            if fault == "stuck":
                self.stuck = on
                self.contact()
            else:
                self.loose = on
                self.rattle()
            return
        number = self.names.index(part)
        motor, disc = self.motors[number], self.discs[number]
        if fault == "slip":
            disc.slip(48)
        elif fault == "late-slip":
            motor.when_slow = lambda: disc.slip(48)
        elif fault == "turned":
            disc.turned_by_hand(25.0)
        elif fault == "stuck-motor":
            motor.stuck = on
        elif fault == "reversed":
            motor.reversed = on
        elif fault == "dead-sensor":
            disc.break_sensor(False if on else None)
        elif fault == "sensor-on":
            disc.break_sensor(True if on else None)


def _do(command):
    """What the test wants."""
    what = command["do"]
    if what == "finger":
        _tray.finger = command["down"]
        _tray.contact()
    elif what == "switch":
        _tray.switch(command["part"], command["fault"], command["on"])
    elif what == "time":
        # From now on it is seen when half steps are made; each takes the interrupt so long.
        _tray.times = []
        _clock.write_us = command["write_us"]
    elif what == "hang":
        while _clock.wait(None):
            _clock.input = []


def _boot():
    global _tray
    _modules()
    said = _world.wait("-1", False, "boot")
    assert said[0] == "c"
    start = json.loads(said[1:])
    _clock.set(start["now"])
    wiring = start["tray"]
    if wiring is not None:
        _tray = _Tray(wiring)
    try:
        with open("/main.py") as file:
            main = file.read()
    except OSError:
        return
    exec(main, {"__name__": "__main__"})


def _at_the_prompt():
    """The REPL has come: the watchdog, once on, stays on."""
    _clock.tell_seen()
