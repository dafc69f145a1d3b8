"""What the companion asks of the kernel is what its unit lets it ask."""

from __future__ import annotations

import os
import re
import select
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import TRAY, environment
from tests.needs import needs
from tests.systemd.conftest import SYSTEMD

CALL = re.compile(r"^\d+\s+(?:<\.\.\. )?(\w+)(?:\(| resumed>)", re.MULTILINE)
ALWAYS = {"execve", "exit", "exit_group", "rt_sigreturn"}
"""systemd allows these to all."""
OF_ROOT = {"fchown"}
"""SQLite gives its files to the owner of the database, if it is root."""


def calls_in(group: str) -> Iterator[str]:
    """The system calls in a group of systemd's, and in the groups in it."""
    listed = subprocess.run(
        ["systemd-analyze", "syscall-filter", "--no-pager", group], capture_output=True, text=True, check=True
    )
    for line in listed.stdout.splitlines():
        name = line.strip()
        if name.startswith("@") and name != group:
            yield from calls_in(name)
        elif line.startswith("    ") and not name.startswith("#"):
            yield name


def allowed() -> set[str]:
    filters = re.findall(r"^SystemCallFilter=(.*)$", (SYSTEMD / "tray.service").read_text(), re.MULTILINE)
    calls = set(ALWAYS)
    for line in filters:
        named = {call for group in line.lstrip("~").split() for call in calls_in(group)}
        calls = calls - named if line.startswith("~") else calls | named
    return calls


@pytest.mark.process
@needs("strace")
@needs("systemd-analyze")
def test_a_service_that_starts_and_stops_makes_no_call_that_is_forbidden(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        flags = ("--board", "sim", "--port", "0", "--data", str(tmp_path / "data"))
        # Beside the service, not above it, so that the signal reaches the service.
        strace = ("strace", "--daemonize", "--follow-forks", "--output", str(trace))
        with subprocess.Popen(
            [*strace, *TRAY, "run", *flags],
            env=environment(tmp_path, NOTIFY_SOCKET=str(ear.getsockname())),
            stdout=subprocess.DEVNULL,
        ) as service:
            try:
                ended = os.pidfd_open(service.pid)
                first, *_ = select.select([ear.fileno(), ended], [], [])[0]
                os.close(ended)
                assert first == ear.fileno(), "it ended before it was ready"
                assert ear.recv(200).startswith(b"READY=1")
            finally:
                service.send_signal(signal.SIGTERM)
                code = service.wait()
    assert code == 0
    made = set(CALL.findall(trace.read_text()))
    assert "sendto" in made
    assert "sched_setscheduler" in allowed()
    assert not made - allowed() - (OF_ROOT if os.geteuid() == 0 else set())
