"""``tray entropy``: bytes for outside test suites."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.cli.terminal import PATIENCE, TRAY, Terminal, environment, run


def bytes_of(home: Path, *args: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*TRAY, "entropy", *args],
        env=environment(home, **env),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )


def test_so_many_bytes_come_and_their_sources_are_told(home: Path) -> None:
    done = bytes_of(home, "--bytes", "100000", TRAY_CHANCE__MIX="kernel")
    assert done.returncode == 0
    assert len(done.stdout) == 100000
    assert len(set(done.stdout)) == 256
    assert done.stderr == b"tray: 100000 bytes from kernel\n"


def test_a_generator_that_is_out_is_told(home: Path) -> None:
    done = bytes_of(home, "--bytes", "10", "--wait", TRAY_CHANCE__HWRNG="/no/such/device")
    assert len(done.stdout) == 10
    assert b"hwrng is out" in done.stderr
    assert done.returncode == 0


def test_a_reader_that_has_seen_enough_may_leave(home: Path) -> None:
    with subprocess.Popen(
        [*TRAY, "entropy", "--bytes", "1000000000"],
        env=environment(home, TRAY_CHANCE__MIX="kernel"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert len(process.stdout.read(1000)) == 1000
        process.stdout.close()
        said = process.stderr.read()
        assert process.wait(PATIENCE) == 0
    assert b"Traceback" not in said
    assert b"Broken pipe" not in said


def test_bytes_are_not_poured_over_a_terminal(home: Path) -> None:
    with Terminal(home, "entropy", "--bytes", "100") as terminal:
        assert terminal.exit_code() == 2
        assert "not for a terminal" in terminal.text


def test_a_number_is_needed(home: Path) -> None:
    assert run(home, "entropy").returncode == 2
    assert run(home, "entropy", "--bytes", "0").returncode == 2
