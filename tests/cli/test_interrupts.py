"""Ctrl-C at a bad moment: while a command is still being imported, it ends without a word."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import environment

pytestmark = pytest.mark.process

INTERRUPTED_IMPORT = """
import os, runpy, signal, sys

class Interrupt:
    def find_spec(self, name, *_):
        if name == imported:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
command, imported = sys.argv[1:3]
del sys.argv[1:3]
runpy.run_module(command, run_name="__main__")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix and its signals")
@pytest.mark.parametrize(
    ("command", "imported"), [("companion", "companion.cli"), ("companion.web", "companion.web.serve")]
)
def test_nothing_is_said_while_it_is_imported(home: Path, command: str, imported: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_IMPORT, command, imported],
        capture_output=True,
        text=True,
        env=environment(home),
        check=False,
    )
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix and its signals")
def test_a_job_that_does_not_hear_it_goes_on(home: Path) -> None:
    script = f"trap '' INT; exec {sys.executable} -c '{INTERRUPTED_IMPORT}' companion companion.cli --version"
    done = subprocess.run(
        ["sh", "-c", script],
        capture_output=True,
        text=True,
        env=environment(home),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
