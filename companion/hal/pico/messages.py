"""The Pico's messages as dataclasses; `firmware/wire.py` has them as bytes."""

from __future__ import annotations

from dataclasses import dataclass

from companion._firmware import wire

FAULTS = {
    wire.HOST_SILENT: "The Pico received nothing from this computer during a move: check its USB cable.",
    wire.STARVED: "The Pico could not keep up with its motors: unplug it and plug it in again.",
    wire.WATCHDOG: "The Pico hung and its watchdog has restarted it: if it happens again, `tray flash`.",
    wire.STEPS_FAILED: "The Pico cannot drive its motors any more: unplug it and plug it in again.",
}


@dataclass(frozen=True, slots=True)
class Welcome:
    """The answer to the greeting: who is there."""

    version: tuple[int, int, int]
    parts: int
    build: int
    """Check sum of the firmware's files."""
    settings: int
    """Check sum of its settings."""
    unique_id: str

    @property
    def named(self) -> str:
        return ".".join(str(number) for number in self.version)


@dataclass(frozen=True, slots=True)
class ReelStatus:
    position: int
    flags: int

    @property
    def known(self) -> bool:
        return bool(self.flags & wire.KNOWN)


@dataclass(frozen=True, slots=True)
class Status:
    """How the Pico is, sent several times a second."""

    session: int
    move: int
    stage: int
    fault: int
    nose: int
    """Counts the nose's edges, modulo 256; odd while it is down."""
    reels: tuple[ReelStatus, ...]

    @property
    def reason(self) -> str:
        """Why the Pico has stopped, and what to do; empty while it has not."""
        if self.fault == wire.NO_FAULT:
            return ""
        return FAULTS.get(
            self.fault, f"The Pico has stopped (fault {self.fault}): unplug it and plug it in again."
        )


@dataclass(frozen=True, slots=True)
class ReelResult:
    """What the sensor of one reel saw during a move."""

    reel: int
    flags: int
    position: int
    edges: int
    seen: int
    missed: int
    unexpected: int
    index_error: int | None
    previous_error: int | None

    def has(self, flag: int) -> bool:
        return bool(self.flags & flag)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a move."""

    move: int
    reels: tuple[ReelResult, ...]

    def of(self, number: int) -> ReelResult:
        return next(reel for reel in self.reels if reel.reel == number)


@dataclass(frozen=True, slots=True)
class Seen:
    """Some of the edges that a sensor saw in a survey, in their order."""

    move: int
    reel: int
    first: int
    edges: tuple[int, ...]
    """Twice the half step, and 1 more where a mark began."""


@dataclass(frozen=True, slots=True)
class Damaged:
    """The Pico has received something that was not a frame."""


Message = Welcome | Status | Result | Seen | Damaged


def read(kind: int, body: bytes) -> Message | None:
    """Decode a message; None if this version does not know it or cannot make sense of it."""
    try:
        return _read(kind, body)
    except (ValueError, wire.struct.error):
        return None


def _read(kind: int, body: bytes) -> Message | None:
    if kind == wire.WELCOME:
        version, parts, build, settings, unique_id = wire.read_welcome(body)
        return Welcome(version, parts, build, settings, unique_id.hex())
    if kind == wire.STATUS:
        session, move, stage, fault, nose, reels = wire.read_status(body)
        return Status(session, move, stage, fault, nose, tuple(ReelStatus(*reel) for reel in reels))
    if kind == wire.RESULT:
        move, results = wire.read_result(body)
        return Result(move, tuple(_reel_result(reel) for reel in results))
    if kind == wire.SEEN:
        move, reel, first, edges = wire.read_seen(body)
        return Seen(move, reel, first, tuple(edges))
    return Damaged() if kind == wire.DAMAGED else None


def _reel_result(numbers: tuple[int, ...]) -> ReelResult:
    reel, flags, position, edges, seen, missed, unexpected, last, first = numbers
    return ReelResult(
        reel,
        flags,
        position,
        edges,
        seen,
        missed,
        unexpected,
        index_error=None if last == wire.NONE else last,
        previous_error=None if first == wire.NONE else first,
    )
