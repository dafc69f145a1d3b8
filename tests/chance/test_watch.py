"""A monitored source: what its status says, and when its tests start again."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from companion.chance import SourceFault, SourceState, UnhealthySource
from companion.chance.health import STARTUP, HealthTests
from companion.chance.watch import SourceStatus, Watch
from tests.chance.scripted import Clock, Scripted, healthy

GONE = SourceFault("It is gone: plug it in.")


def watch(script: Sequence[bytes | Exception]) -> Watch:
    return Watch(Scripted(script), timeout_s=2, clock=Clock(), tests=lambda: HealthTests(6, 40))


def startup() -> list[bytes]:
    stream = healthy()
    return [next(stream) for _ in range(STARTUP // 64)]


def test_the_startup_samples_are_tested_and_not_used() -> None:
    watched = watch([*startup(), b"first"])
    before = watched.status
    assert watched.read(5) == b"first"
    assert (before.state, watched.status.state) == (SourceState.STARTING, SourceState.GOOD)


def test_short_reads_are_put_together() -> None:
    assert watch([*startup(), b"a", b"bc", b"d"]).read(4) == b"abcd"


def test_a_device_that_went_away_has_to_pass_the_startup_test_again() -> None:
    watched = watch([*startup(), b"first", GONE, *startup(), b"again"])
    watched.read(5)
    with pytest.raises(SourceFault):
        watched.read(5)
    assert (watched.status.state, watched.status.reason) == (SourceState.OUT, str(GONE))
    assert watched.read(5) == b"again"
    assert watched.status.state is SourceState.GOOD


def test_a_failed_test_is_kept_with_its_first_reason_and_time() -> None:
    watched = watch([*startup(), b"\x00" * 8, *startup()])
    with pytest.raises(UnhealthySource):
        watched.read(8)
    status = watched.status
    assert status.state is SourceState.SICK
    with pytest.raises(UnhealthySource, match="repetition count"):
        watched.read(8)
    assert watched.status is status


def test_a_fault_is_logged_once_and_so_is_the_recovery(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    watched = watch([GONE, GONE, *startup(), b"ab", b"cd"])
    for _ in range(2):
        with pytest.raises(SourceFault):
            watched.read(2)
    watched.read(2)
    watched.read(2)
    assert [(record.levelname, record.message.split(" since")[0]) for record in caplog.records] == [
        ("WARNING", "hwrng is out"),
        ("INFO", "hwrng is good"),
    ]


def test_a_status_reads_as_a_sentence() -> None:
    noon = datetime(2025, 1, 2, 12, 0, tzinfo=UTC)
    assert str(SourceStatus("kernel", SourceState.GOOD, noon)) == "kernel is good"
    assert str(SourceStatus("hwrng", SourceState.OUT, noon, "Plug it in.")) == (
        "hwrng is out since 2025-01-02 12:00:00 UTC: Plug it in."
    )
