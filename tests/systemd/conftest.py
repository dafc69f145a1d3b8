"""A throw-away root with a tray installed in it, for all tests that need one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.systemd.throwaway import Root, throw_away_root, why_not

REPOSITORY = Path(__file__).parents[2]
SYSTEMD = REPOSITORY / "systemd"
INSTALL = str(SYSTEMD / "install.sh")
BOOT = "/boot/firmware/config.txt"

# Raspberry Pi OS has python3-lgpio and python3-rpi-lgpio, Debian has not: others in the same places stand in
# for them, and the second cannot bear to be imported.
LGPIO = """
set -e
mkdir -p /srv/apt/deb/DEBIAN /srv/apt/deb/usr/lib/python3/dist-packages
cat >/srv/apt/deb/DEBIAN/control <<TEXT
Package: python3-lgpio
Version: 0.2.2
Architecture: all
Maintainer: nobody <nobody@example.org>
Description: stands in for the one of Raspberry Pi OS
TEXT
echo 'error = type("error", (Exception,), {})' >/srv/apt/deb/usr/lib/python3/dist-packages/lgpio.py
mkdir -p /usr/lib/python3/dist-packages/RPi
echo 'raise RuntimeError("rpi-lgpio was imported")' >/usr/lib/python3/dist-packages/RPi/__init__.py
cd /srv/apt
dpkg-deb --build deb ./python3-lgpio.deb
{ dpkg-deb --field python3-lgpio.deb
  echo "Filename: ./python3-lgpio.deb"
  echo "Size: $(stat --format %s python3-lgpio.deb)"
  echo "SHA256: $(sha256sum python3-lgpio.deb | cut -d' ' -f1)"
} >Packages
echo 'deb [trusted=yes] file:/srv/apt ./' >/etc/apt/sources.list.d/lgpio.list
"""


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Root]:
    if reason := why_not():
        pytest.skip(reason)
    with throw_away_root(tmp_path_factory.mktemp("root"), REPOSITORY) as root:
        root.run("sh", "-c", LGPIO)
        root.write(BOOT, "dtparam=audio=on\n\n[pi4]\narm_boost=1\n")
        root.run("sh", INSTALL)
        yield root
