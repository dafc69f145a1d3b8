"""A throw-away root: this very machine, in which everything may be changed, and nothing stays.

An overlay in a mount namespace of its own. Users, packages, environments and units are real; when the process
that holds the namespace ends, all of it is gone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
WITHIN = "/merged"
HOLD = f"""
set -e
mount -t tmpfs tray-test "$1"
mkdir "$1/upper" "$1/work" "$1/checkout" "$1/checkout-work" "$1{WITHIN}"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1{WITHIN}"
mount --rbind /dev "$1{WITHIN}/dev"
mount -t proc proc "$1{WITHIN}/proc"
mount -t tmpfs run "$1{WITHIN}/run"
mount -t tmpfs tmp "$1{WITHIN}/tmp"
# It may be on a disk of its own, or below /tmp.
mkdir -p "$1{WITHIN}$2"
mount -t overlay overlay -o "lowerdir=$2,upperdir=$1/checkout,workdir=$1/checkout-work" "$1{WITHIN}$2"
echo ready
cat
"""


class Root:
    """Commands run in it as root."""

    def __init__(self, holder: int, folder: Path) -> None:
        self._beside = ["nsenter", "--target", str(holder), "--mount"]
        self._enter = [*self._beside, "chroot", f"{folder}{WITHIN}"]
        self._changes = f"{folder}/checkout"

    def run(
        self, *command: str, check: bool = True, data: bytes = b"", **env: str
    ) -> subprocess.CompletedProcess[str]:
        environment = {
            **os.environ,
            "PATH": PATH,
            "DEBIAN_FRONTEND": "noninteractive",
            "HOME": "/root",
            **env,
        }
        done = subprocess.run(
            [*self._enter, *command], input=data, capture_output=True, check=False, env=environment
        )
        said = subprocess.CompletedProcess(
            command, done.returncode, done.stdout.decode(), done.stderr.decode()
        )
        assert said.returncode == 0 or not check, said.stdout + said.stderr
        return said

    def says(self, *command: str) -> str:
        return self.run(*command).stdout.strip()

    def write(self, path: str, text: str) -> None:
        self.run("install", "-D", "/dev/stdin", path, data=text.encode())

    def has(self, path: str) -> bool:
        return self.run("test", "-e", path, check=False).returncode == 0

    def has_changed_checkout(self) -> bool:
        """Whether anything was written there."""
        found = subprocess.run(
            [*self._beside, "find", self._changes, "-mindepth", "1"], check=True, capture_output=True
        )
        return bool(found.stdout)


def why_not() -> str:
    """Why this machine cannot make one; empty if it can."""
    if not all(map(shutil.which, ("unshare", "nsenter", "chroot", "apt-get"))):
        return "needs unshare, nsenter, chroot and apt-get"
    tried = subprocess.run(["unshare", "--mount", "true"], capture_output=True, check=False)
    return "" if tried.returncode == 0 else "needs to be root: mounts a throw-away root"


@contextmanager
def throw_away_root(folder: Path, checkout: Path) -> Iterator[Root]:
    with subprocess.Popen(
        [
            "unshare",
            "--mount",
            "--propagation",
            "private",
            "sh",
            "-c",
            HOLD,
            "sh",
            str(folder),
            str(checkout),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdin is not None
        assert holder.stdout is not None
        try:
            assert holder.stdout.readline() == "ready\n"
            yield Root(holder.pid, folder)
        finally:
            holder.stdin.close()
