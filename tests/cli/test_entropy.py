"""``tray entropy``: bytes for outside test suites."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from tests.cli.terminal import Terminal, call, environment, run


def entropy(home: Path, *args: str, **env: str) -> tuple[bytes, int, str]:
    """The bytes, the exit code, and what is said about them."""
    with TemporaryFile() as out:
        code, said = call(environment(home, **env), "entropy", *args, stdout=out)
        out.seek(0)
        return out.read(), code, said


def test_so_many_bytes_come_and_their_sources_are_told(home: Path) -> None:
    data, code, said = entropy(home, "--bytes", "100000", TRAY_CHANCE__MIX="kernel")
    assert code == 0
    assert len(data) == 100000
    assert len(set(data)) == 256
    assert said == "tray: 100000 bytes from kernel\n"


def test_a_generator_that_is_out_is_told(home: Path) -> None:
    data, code, said = entropy(home, "--bytes", "10", "--wait", TRAY_CHANCE__HWRNG="/no/such/device")
    assert len(data) == 10
    assert "hwrng is out" in said
    assert code == 0


def test_a_reader_that_has_seen_enough_may_leave(home: Path) -> None:
    read, write = os.pipe()
    seen: list[bytes] = []

    def read_a_little() -> None:
        with os.fdopen(read, "rb", buffering=0) as reader:
            seen.append(reader.read(1000))

    reader = threading.Thread(target=read_a_little)
    reader.start()
    with os.fdopen(write, "wb") as pipe:
        environ = environment(home, TRAY_CHANCE__MIX="kernel")
        code, said = call(environ, "entropy", "--bytes", "1000000000", stdout=pipe)
    reader.join()
    assert seen[0]
    assert code == 0
    assert "Traceback" not in said
    assert "Broken pipe" not in said


@pytest.mark.process
def test_bytes_are_not_poured_over_a_terminal(home: Path) -> None:
    with Terminal(home, "entropy", "--bytes", "100") as terminal:
        assert terminal.exit_code() == 2
        assert "not for a terminal" in terminal.text


def test_a_number_is_needed(home: Path) -> None:
    assert run(home, "entropy").returncode == 2
    assert run(home, "entropy", "--bytes", "0").returncode == 2
