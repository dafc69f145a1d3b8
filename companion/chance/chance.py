"""True randomness for the tray: every draw comes with its evidence."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Generic, Self, TypeVar

from companion.chance import draws
from companion.chance.errors import BadWeights, ChanceClosed, NoGoodSource, SourceFault
from companion.chance.evidence import DrawEvidence, ShuffleEvidence
from companion.chance.health import HealthTests
from companion.chance.pool import Pool, Portion
from companion.chance.sources import Hwrng, Kernel, Source
from companion.chance.watch import SourceStatus, Watch
from companion.config import ChanceSettings

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Drawn(Generic[T]):
    """What was drawn, and the evidence for it."""

    value: T
    evidence: DrawEvidence


@dataclass(frozen=True, slots=True)
class Shuffled(Generic[T]):
    """Things in their new order, and the evidence for it."""

    things: tuple[T, ...]
    evidence: ShuffleEvidence


class Chance:
    """Draws from the sources that the config names, for as long as one of them is good.

    Any thread may draw. A forked process would draw the same bytes again: open a new one there.
    """

    def __init__(
        self,
        settings: ChanceSettings,
        *,
        hwrng: Source | None = None,
        kernel: Source | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._timeout_s = settings.timeout_s
        self._closed = False
        self._kernel: Watch | None = None
        self._hwrng: Watch | None = None
        self._pool: Pool | None = None
        if settings.mix != "hwrng":
            self._kernel = Watch(kernel or Kernel(), timeout_s=settings.timeout_s, clock=clock)
        if settings.mix != "kernel":
            self._hwrng = Watch(
                hwrng or Hwrng(settings.hwrng),
                timeout_s=settings.timeout_s,
                clock=clock,
                tests=lambda: HealthTests(settings.h_bits, settings.alpha_bits),
            )
            self._pool = Pool(
                self._hwrng,
                self._kernel,
                size=settings.pool_bytes,
                h_bits=settings.h_bits,
                retry_s=settings.retry_s,
            )

    @property
    def status(self) -> tuple[SourceStatus, ...]:
        """The status of each source of the mix."""
        return tuple(source.status for source in (self._hwrng, self._kernel) if source)

    @property
    def faults(self) -> tuple[SourceStatus, ...]:
        """The sources that need attention. Draws go on while another one is good."""
        return tuple(status for status in self.status if status.faulty)

    def wait_ready(self) -> bool:
        """Wait until draws come from the whole mix, up to the timeout; False if they do not."""
        return self._pool is None or self._pool.wait_ready(self._timeout_s)

    def below(self, n: int) -> Drawn[int]:
        """A number from 0 to n - 1."""
        recorder = _Recorder(self)
        result, rejections = draws.below(n, recorder.read)
        return Drawn(result, recorder.draw_evidence(n, result, rejections))

    def choice(self, options: Sequence[T], weights: Sequence[int] = ()) -> Drawn[T]:
        """One of the options: all equally likely, or as likely as their weights say."""
        recorder = _Recorder(self)
        if weights:
            if len(weights) != len(options):
                raise BadWeights(f"{len(weights)} weights for {len(options)} options: give one for each.")
            result, rejections = draws.weighted(weights, recorder.read)
        else:
            result, rejections = draws.below(len(options), recorder.read)
        return Drawn(options[result], recorder.draw_evidence(len(options), result, rejections, weights))

    def shuffle(self, things: Sequence[T]) -> Shuffled[T]:
        """The things in an order that is as likely as any other."""
        recorder = _Recorder(self)
        order, rejections = draws.permutation(len(things), recorder.read)
        evidence = ShuffleEvidence(
            n=len(things),
            result=order,
            used=recorder.used,
            rejections=rejections,
            sources=recorder.sources,
        )
        return Shuffled(tuple(things[index] for index in order), evidence)

    def read(self, n: int, *, patient: bool = False) -> Portion:
        """`n` random bytes. Without `patient`, bytes that are not ready come from the kernel alone."""
        portion = self._some(n, patient)
        while len(portion.data) < n:
            portion += self._some(n - len(portion.data), patient)
        return portion

    def close(self) -> None:
        """Close the device. Drawing afterwards is an error, closing again is not."""
        self._closed = True
        if self._pool:
            self._pool.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _some(self, n: int, patient: bool) -> Portion:
        if self._closed:
            raise ChanceClosed("Chance is closed: draw before closing it, or open a new one.")
        if self._pool and (portion := self._pool.take(n, self._timeout_s if patient else 0)):
            return portion
        if self._kernel:
            try:
                return Portion(self._kernel.read(n), (self._kernel.name,))
            except SourceFault:
                pass  # its watch reports it
        if self._pool and (portion := self._pool.take(n, self._timeout_s)):
            return portion
        raise NoGoodSource(self._why_nothing())

    def _why_nothing(self) -> str:
        reasons = "; ".join(str(status) for status in self.faults) or "no source has answered yet"
        advice = "" if self._kernel else " Until then, chance.mix = both draws from the kernel as well."
        return f"There is no good source of randomness, so nothing is drawn: {reasons}{advice}"


class _Recorder:
    """Remembers what one draw has read."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._read: Portion | None = None

    def read(self, n: int) -> bytes:
        portion = self._chance.read(n)
        self._read = portion if self._read is None else self._read + portion
        return portion.data

    @property
    def used(self) -> str:
        return self._read.data.hex() if self._read else ""

    @property
    def sources(self) -> tuple[str, ...]:
        return self._read.sources if self._read else ()

    def draw_evidence(
        self, n: int, result: int, rejections: int, weights: Sequence[int] = ()
    ) -> DrawEvidence:
        return DrawEvidence(
            n=n,
            result=result,
            weights=tuple(weights),
            used=self.used,
            rejections=rejections,
            sources=self.sources,
        )
