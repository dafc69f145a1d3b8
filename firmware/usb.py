"""Bytes to and from the companion, over the USB serial port that is otherwise the REPL's."""

import sys
from select import POLLIN, poll

import wire
from micropython import kbd_intr


class Usb:
    """Frames in and out."""

    def __init__(self):
        # A byte 3 among the frames is no Ctrl-C.
        kbd_intr(-1)
        self.decoder = wire.Decoder()
        self._in, self._out = sys.stdin.buffer, sys.stdout.buffer
        self._poll = poll()
        self._poll.register(sys.stdin, POLLIN)

    def frame(self, milliseconds):
        """Wait this long for bytes, then return a frame if one is complete."""
        # Not for ever: the other side may send nothing but rubbish, and the motors' rings must be filled.
        for _ in range(wire.LONGEST):
            if not self._poll.poll(milliseconds):
                break
            # More than one byte at a time would wait until all of them are there.
            complete = self.decoder.take(self._in.read(1)[0])
            if complete is not None:
                return complete
            milliseconds = 0
        return None

    def send(self, kind, sequence, body=b""):
        self._out.write(wire.frame(kind, sequence, body))

    def close(self):
        """Ctrl-C is Ctrl-C again."""
        kbd_intr(3)
