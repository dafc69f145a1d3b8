"""The wire format between companion and Pico. Both ends import this very file; README.md draws it.

Only what CPython and MicroPython have in common is used here. A frame is

    00 | COBS of: version u8, kind u8, sequence u16, body, CRC-32 of all that | 00

and numbers are little-endian. The companion numbers what it asks, and an answer bears the number of its
question; what the Pico says unasked bears 0.
"""

import struct
from binascii import crc32

PROTOCOL = 4
"""Never 3: to a Pico that is just starting that byte is a Ctrl-C."""
FIRST = 1
"""The version of the one message that is the same in all of them."""
LONGEST = 250
"""Bytes of a frame without its zeros. Shorter than a COBS block, so its overhead is always one byte."""

# From the companion to the Pico.
HELLO, BEAT, GO, HOME, STOP, CLEAR, LIGHTS, TONE, MAINTENANCE = 1, 2, 3, 4, 5, 6, 7, 8, 9
REEL, SURVEY, EDGES = 10, 11, 12
# From the Pico to the companion.
WELCOME, STATUS, RESULT, DAMAGED, SEEN = 65, 66, 67, 68, 69

# What has become of a move.
IDLE, MOVING, DONE, HALTED, REFUSED = 0, 1, 2, 3, 4

# Why the Pico has stopped.
NO_FAULT, HOST_SILENT, STARVED, WATCHDOG, STEPS_FAILED = 0, 1, 2, 3, 4

# What hangs on the Pico besides its reels.
HAS_NOSE, HAS_LIGHTS, HAS_BUZZER = 1, 2, 4

# How a reel was built.
ACTIVE_LOW, VERIFY = 1, 2

# What is true of a reel.
KNOWN, ON_MARK, TURNS, CONSISTENT, BACKWARDS = 1, 2, 4, 8, 16

NONE = -0x8000
"""Means that no index error was measured."""

AT_ONCE = 56
"""Edges that fit into one message."""

_HEADER = "<BBH"
_SUM = "<I"
_HELLO = "<I"
_WELCOME = "<BBBBII8s"
_STATUS = "<IIBBBB"
_STATUS_REEL = "<iB"
_MOVE = "<I4fB"
_LEG = "<BiI5f"
_RESULT = "<IB"
_RESULT_REEL = "<BBiHHHHhh"
_REEL = "<BbBBBBIIiii"
_EDGES = "<IBH"
_SEEN = "<IBHB"
_EDGE = "<I"
_ID = "<I"
_TONE = "<H"


def stuff(data):
    """COBS: the same bytes without a zero among them."""
    out = b""
    for part in data.split(b"\0"):
        at = 0
        while len(part) - at >= 254:
            out += b"\xff" + part[at : at + 254]
            at += 254
        out += bytes((len(part) - at + 1,)) + part[at:]
    return out


def unstuff(data):
    """COBS undone, or None if this never was COBS."""
    out = bytearray()
    at = 0
    while at < len(data):
        block = data[at]
        if not block or at + block > len(data):
            return None
        out.extend(data[at + 1 : at + block])
        at += block
        if block < 255 and at < len(data):
            out.append(0)
    return bytes(out)


def frame(kind, sequence, body=b"", protocol=PROTOCOL):
    """A whole frame. It begins with a zero too, so that it is found behind any rubbish."""
    payload = struct.pack(_HEADER, protocol, kind, sequence) + body
    return b"\0" + stuff(payload + struct.pack(_SUM, crc32(payload))) + b"\0"


class Decoder:
    """Bytes in, frames out. After any rubbish, the next whole frame is found."""

    def __init__(self):
        self.damaged = 0
        """Stretches between two zeros that were not a frame."""
        self._bytes = bytearray()
        self._too_long = False

    def take(self, byte):
        """One byte more: a frame (protocol, kind, sequence, body) if this was its last, else None."""
        if byte:
            if len(self._bytes) < LONGEST:
                self._bytes.append(byte)
            else:
                self._too_long = True
            return None
        if not self._bytes:
            return None
        stuffed, self._bytes = self._bytes, bytearray()
        too_long, self._too_long = self._too_long, False
        found = None if too_long else unframe(stuffed)
        if found is None:
            self.damaged += 1
        return found


def unframe(stuffed):
    """What a frame without its zeros holds, or None if a single bit of it is wrong."""
    payload = unstuff(stuffed)
    if payload is None or len(payload) < 8:
        return None
    if struct.unpack(_SUM, payload[-4:])[0] != crc32(payload[:-4]):
        return None
    protocol, kind, sequence = struct.unpack(_HEADER, payload[:4])
    return protocol, kind, sequence, payload[4:-4]


def hello(session):
    """Who asks: a number that lasts as long as the companion runs. 0 only asks who is there."""
    return struct.pack(_HELLO, session)


def read_hello(body):
    return struct.unpack(_HELLO, body[:4])[0]


def welcome(version, parts, build, settings, unique_id):
    """Who answers: firmware version, HAS_… flags, check sums of its files and settings, its serial number."""
    return struct.pack(_WELCOME, *version, parts, build, settings, unique_id)


def read_welcome(body):
    """version (3 numbers), parts, build, settings, unique id"""
    major, minor, patch, parts, build, settings, unique_id = struct.unpack(
        _WELCOME, body[: struct.calcsize(_WELCOME)]
    )
    return (major, minor, patch), parts, build, settings, unique_id


def status(session, move, stage, fault, nose, reels):
    """How it is. `nose` counts its edges, odd while it is down; `reels` are (position, flags) in order."""
    head = struct.pack(_STATUS, session, move, stage, fault, nose, len(reels))
    return head + b"".join([struct.pack(_STATUS_REEL, position, flags) for position, flags in reels])


def read_status(body):
    """session, move, stage, fault, nose, reels"""
    session, move, stage, fault, nose, count = struct.unpack(_STATUS, body[:12])
    return session, move, stage, fault, nose, _read_all(_STATUS_REEL, body, 12, count)


def move(number, limits, settle, legs):
    """A spin. `limits` are start, top and acceleration of the shortest way; `legs` are
    (reel, from position, half steps, first, cruise, last, speeding, slowing). A reel makes its legs one after
    the other, without a stop."""
    head = struct.pack(_MOVE, number, *limits, settle, len(legs))
    return head + b"".join([struct.pack(_LEG, *leg) for leg in legs])


def read_move(body):
    """number, limits, settle, legs"""
    number, start, top, acceleration, settle, count = struct.unpack(_MOVE, body[:21])
    return number, (start, top, acceleration), settle, _read_all(_LEG, body, 21, count)


def search(number, limits, settle, reels):
    """Home these reels."""
    return struct.pack(_MOVE, number, *limits, settle, len(reels)) + bytes(reels)


def read_search(body):
    """number, limits, settle, reels"""
    number, start, top, acceleration, settle, count = struct.unpack(_MOVE, body[:21])
    return number, (start, top, acceleration), settle, list(body[21 : 21 + count])


def reel(reel_number, description):
    """How a reel is built: direction, ACTIVE_LOW and VERIFY, faces, marks, window in half steps, a turn as a
    fraction of them, and in their 256ths the widths of mark and index, and the offset."""
    return struct.pack(_REEL, reel_number, *description)


def read_reel(body):
    """reel, description"""
    numbers = struct.unpack(_REEL, body[: struct.calcsize(_REEL)])
    return numbers[0], numbers[1:]


def edges(move_number, reel_number, first):
    """What did the sensor of this reel see in that survey, from this edge on?"""
    return struct.pack(_EDGES, move_number, reel_number, first)


def read_edges(body):
    """number, reel, first"""
    return struct.unpack(_EDGES, body[:7])


def seen(move_number, reel_number, first, some):
    """Edges in their order: twice the half step at which one was seen, and 1 more where a mark began. None of
    them: there are no more."""
    head = struct.pack(_SEEN, move_number, reel_number, first, len(some))
    return head + b"".join([struct.pack(_EDGE, edge) for edge in some])


def read_seen(body):
    """number, reel, first, edges"""
    move_number, reel_number, first, count = struct.unpack(_SEEN, body[:8])
    return move_number, reel_number, first, [edge for (edge,) in _read_all(_EDGE, body, 8, count)]


def number(move_number):
    return struct.pack(_ID, move_number)


def read_number(body):
    return struct.unpack(_ID, body[:4])[0]


def tone(hertz):
    """0 is silence."""
    return struct.pack(_TONE, hertz)


def read_tone(body):
    return struct.unpack(_TONE, body[:2])[0]


def result(move_number, reels):
    """What came of a move. `reels` are (reel, flags, position, edges, seen, missed, unexpected, error at the
    last index, error at the first index)."""
    head = struct.pack(_RESULT, move_number, len(reels))
    return head + b"".join([struct.pack(_RESULT_REEL, *reel) for reel in reels])


def read_result(body):
    """number, reels"""
    move_number, count = struct.unpack(_RESULT, body[:5])
    return move_number, _read_all(_RESULT_REEL, body, 5, count)


def _read_all(form, body, begin, count):
    size = struct.calcsize(form)
    return [struct.unpack(form, body[at : at + size]) for at in range(begin, begin + count * size, size)]
