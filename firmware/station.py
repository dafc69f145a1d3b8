"""The motor controller: obeys the companion, reports its status, stops when the companion is gone."""

import gc
import os
from time import ticks_diff, ticks_ms

import machine
import micropython
import wire
from beat import Beat
from moves import Moves
from parts import FAULT, MOVING, READY, WAITING, Buzzer, Led, Lights, Nose
from reel import Reel
from usb import Usb
from version import VERSION

LOOP_MS = 5
PROGRESS_MS = 50
SILENT_MS = 1500
"""A companion that has been silent for this long is gone: coils off."""
WATCHDOG_MS = 8000
"""It cannot be stopped once it runs; 8388 is the most that an RP2040 can do."""

MOVES = wire.GO, wire.HOME, wire.SURVEY

NOTE = "/maintenance"
"""This file makes the next start end in the REPL."""
WANTED = "/wanted"
"""This file says that the reset before this start was asked for."""


class Station:
    """One Pico with everything that is connected to it."""

    def __init__(self, settings, build, settings_sum):
        self.reels = [Reel(reel) for reel in settings["reels"]]
        self.moves = Moves(self.reels, Beat([reel.motor for reel in self.reels]))
        self.nose = Nose(settings["nose"])
        self.lights = Lights(settings["lights"])
        self.buzzer = Buzzer(settings["buzzer"])
        self.led = Led(settings["led"])
        self.usb = Usb()
        self.session = 0
        """Which companion is there; 0 for none."""
        self._last_session = 0
        self.fault = wire.WATCHDOG if _was_bitten() else wire.NO_FAULT
        parts = wire.HAS_NOSE if settings["nose"] is not None else 0
        parts |= wire.HAS_LIGHTS if settings["lights"] else 0
        parts |= wire.HAS_BUZZER if settings["buzzer"] is not None else 0
        self._welcome = wire.welcome(VERSION, parts, build, settings_sum, machine.unique_id())
        self._heard_at = self._told_at = ticks_ms()
        self._damaged = 0

    def run(self):
        """Run the main loop for ever."""
        micropython.alloc_emergency_exception_buf(100)
        gc.collect()
        watchdog = machine.WDT(timeout=WATCHDOG_MS)
        try:
            while True:
                self.turn()
                watchdog.feed()
        finally:
            self.close()

    def close(self):
        self.moves.halt()
        self._dark()
        self.usb.close()

    def turn(self):
        """One round of the main loop."""
        frame = self.usb.frame(LOOP_MS)
        if frame is not None:
            self._heard_at = ticks_ms()
            self.hear(*frame[1:])
        if self.usb.decoder.damaged != self._damaged:
            self._damaged = self.usb.decoder.damaged
            self.usb.send(wire.DAMAGED, 0)
        self._tend_moves()
        if self.nose.changed():
            self.tell()
        if self.session and ticks_diff(ticks_ms(), self._heard_at) > SILENT_MS:
            self._alone()
        self.led.show(
            FAULT if self.fault else MOVING if self.moves.is_moving else READY if self.session else WAITING
        )

    def _tend_moves(self):
        was_moving = self.moves.is_moving
        fault = self.moves.tend()
        if fault:
            self._stop_for(fault)
        if was_moving and not self.moves.is_moving:
            if self.moves.stage == wire.DONE:
                self.usb.send(wire.RESULT, 0, self.moves.result)
            self.tell()
        elif was_moving and ticks_diff(ticks_ms(), self._told_at) >= PROGRESS_MS:
            self.tell()

    def _stop_for(self, fault):
        """The first reason stays until it is cleared."""
        self.moves.halt()
        self.fault = self.fault or fault

    def _alone(self):
        if self.moves.is_moving:
            self._stop_for(wire.HOST_SILENT)
            self.tell()
        self.session = 0
        self._dark()

    def _dark(self):
        self.lights.off()
        self.buzzer.play(0)

    def tell(self, sequence=0):
        """Send the status."""
        self._told_at = ticks_ms()
        moves = self.moves
        reels = [(reel.position, reel.flags) for reel in self.reels]
        body = wire.status(self.session, moves.number, moves.stage, self.fault, self.nose.edges, reels)
        self.usb.send(wire.STATUS, sequence, body)

    def hear(self, kind, sequence, body):
        """Do what the companion wants, and answer."""
        if kind == wire.HELLO:
            self._greet(wire.read_hello(body))
            self.usb.send(wire.WELCOME, sequence, self._welcome)
            return
        if kind == wire.MAINTENANCE:
            self.tell(sequence)
            self._maintain()
        if not self.session:
            # Whoever moves something says hello first.
            self.tell(sequence)
        elif kind in MOVES:
            self._move(kind, sequence, body)
        elif kind == wire.EDGES:
            self._show_edges(sequence, *wire.read_edges(body))
        else:
            self._set(kind, body)
            self.tell(sequence)

    def _move(self, kind, sequence, body):
        moves = self.moves
        if not self.fault:
            moves.begin(kind, body)
        if wire.read_number(body) == moves.number and moves.stage == wire.DONE:
            self.usb.send(wire.RESULT, sequence, moves.result)
        else:
            self.tell(sequence)

    def _show_edges(self, sequence, number, name, first):
        if number == self.moves.number and self.moves.stage == wire.DONE:
            some = self.reels[name].seen(first, wire.AT_ONCE)
            self.usb.send(wire.SEEN, sequence, wire.seen(number, name, first, some))
        else:
            self.tell(sequence)

    def _set(self, kind, body):
        """Set something as the companion says."""
        if kind == wire.REEL:
            self.moves.build(body)
        elif kind == wire.STOP:
            if wire.read_number(body) == self.moves.number:
                self.moves.halt()
        elif kind == wire.CLEAR:
            self.fault = wire.NO_FAULT
        elif kind == wire.LIGHTS:
            self.lights.show(body)
        elif kind == wire.TONE:
            self.buzzer.play(wire.read_tone(body))

    def _greet(self, session):
        if not session:
            return
        if session != self._last_session:
            # Another companion, which counts its moves from the beginning. Faults of the last one's moves are
            # over; but faults from before the first companion came have not been reported yet.
            self.moves.forget()
            if self._last_session:
                self.fault = wire.NO_FAULT
        self.session = self._last_session = session

    def _maintain(self):
        """Restart without firmware and watchdog."""
        self.close()
        with open(NOTE, "w") as note:
            note.write("tray flash")
        machine.reset()


def _was_bitten():
    """Whether the watchdog caused this start. A start that was asked for looks the same but for its note."""
    try:
        os.remove(WANTED)
    except OSError:
        return machine.reset_cause() == machine.WDT_RESET
    return False
