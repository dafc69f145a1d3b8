"""Parts that may be on the Pico besides its reels: nose, lights, buzzer, and the LED on the board itself."""

from time import ticks_diff, ticks_ms

from machine import PWM, Pin

# Milliseconds on, off, on, off, and so on, over and over.
WAITING = (80, 920)
READY = (1000, 0)
MOVING = (60, 60)
FAULT = (120, 180, 120, 880)


class Nose:
    """A button between its pin and ground. Its edges are counted, so that none is lost with a frame."""

    def __init__(self, pin):
        self.edges = 0
        """Odd while it is down."""
        self._told = 0
        self._pin = None
        if pin is not None:
            self._pin = Pin(pin, Pin.IN, Pin.PULL_UP)
            self._pin.irq(self._edge, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)
            self.changed()

    def _edge(self, _pin):
        """Hard interrupt."""
        self.edges = (self.edges + 1) & 255

    def changed(self):
        """Whether there was an edge since the last look."""
        if self._pin is not None and 1 - self._pin.value() != self.edges & 1:
            # A contact bounces faster than interrupts can be counted: what it is at rest decides.
            self._edge(self._pin)
        changed = self.edges != self._told
        self._told = self.edges
        return changed


class Lights:
    """RGB lights in the order of the settings."""

    def __init__(self, lights):
        self._lights = [
            ([PWM(Pin(pin), freq=1000, duty_u16=65535 * anode) for pin in pins], anode)
            for pins, anode in lights
        ]

    def show(self, body):
        """Three bytes a light."""
        for number, (channels, anode) in enumerate(self._lights):
            for channel, level in zip(channels, body[number * 3 : number * 3 + 3]):
                channel.duty_u16((255 - level if anode else level) * 257)

    def off(self):
        self.show(bytes(3 * len(self._lights)))


class Buzzer:
    """A passive piezo."""

    def __init__(self, pin):
        self._channel = None if pin is None else PWM(Pin(pin), freq=1000, duty_u16=0)

    def play(self, hertz):
        if self._channel is not None:
            if hertz:
                self._channel.freq(hertz)
            self._channel.duty_u16(32768 if hertz else 0)


class Led:
    """Shows the state to somebody who looks at the Pico."""

    def __init__(self, pin):
        self._pin = None if pin is None else Pin(pin, Pin.OUT, value=0)
        self._rhythm = ()
        self._beat = 0
        self._since = 0

    def show(self, rhythm):
        if self._pin is None:
            return
        if rhythm is not self._rhythm:
            self._rhythm, self._beat, self._since = rhythm, -1, ticks_ms()
        elif ticks_diff(ticks_ms(), self._since) < rhythm[self._beat]:
            return
        self._beat = (self._beat + 1) % len(rhythm)
        self._since = ticks_ms()
        self._pin.value(1 - self._beat % 2 if rhythm[self._beat] else self._pin.value())
