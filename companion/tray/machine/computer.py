"""The computer itself: its model, its Python, its power, disk and clock."""

from __future__ import annotations

import os
import re
import shutil
import stat
import sys
import time
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from companion.config.load import standard_files
from companion.errors import install
from companion.tray.machine.finding import Eyes, Finding, warning, well, wrong

OLDEST = (3, 11)
LITTLE_MB, TOO_LITTLE_MB = 200, 20
BUILT = 1_735_689_600
"""The first second of 2025: a clock that shows less is wrong."""
THROTTLED = "/sys/devices/platform/soc/soc:firmware/get_throttled"


def check_python(eyes: Eyes) -> Finding:
    found = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < OLDEST:
        return wrong("python", f"Python {found} is too old.", "Use Raspberry Pi OS Bookworm or newer.")
    return well("python", f"Python {found}.")


def check_secrets(eyes: Eyes) -> Finding:
    """Whether passwords in the config can be read by every user of this machine."""
    if not (eyes.config.mqtt.password or eyes.config.tray.wifi_password):
        return well("secrets", "There is no password in the config.")
    for file in standard_files():
        path = eyes.path(str(file))
        if path.exists() and path.stat().st_mode & stat.S_IROTH:
            return warning(
                "secrets", f"Everybody may read the passwords in {file}.", f"sudo chmod 640 {file}"
            )
    return well("secrets", "Passwords in the config are for the tray alone.")


def check_packages(eyes: Eyes) -> Finding:
    needed = [line for line in requires("tray-companion") or () if "extra ==" not in line]
    missing = []
    for line in needed:
        name = re.split(r"[^\w.-]", line, maxsplit=1)[0]
        try:
            version(name)
        except PackageNotFoundError:
            missing.append(name)
    if missing:
        return wrong("packages", f"Not installed: {', '.join(missing)}.", install(" ".join(missing)))
    return well("packages", f"tray-companion {version('tray-companion')} and {len(needed)} others.")


def check_model(eyes: Eyes) -> Finding:
    model = eyes.read("/proc/device-tree/model")
    if model.startswith("Raspberry Pi"):
        return well("model", f"{model}.")
    if eyes.config.board.kind == "gpio":
        return wrong(
            "model", "This is not a Raspberry Pi, so it has no pins.", 'Set board.kind = "sim", or use a Pi.'
        )
    return well(
        "model", f"{model or 'No Raspberry Pi'}; none is needed for a {eyes.config.board.kind} board."
    )


def check_power(eyes: Eyes) -> Finding:
    """Whether the supply was ever too weak since the Pi started, as its firmware remembers."""
    said = eyes.read(THROTTLED)
    if not said:
        return well("power", "This machine does not measure its supply.")
    if int(said, 16) & 0x1_0001:
        return warning(
            "power",
            "The supply's voltage was too low.",
            "Use the supply made for this Pi, and a separate one for the motors.",
        )
    return well("power", "The supply is strong enough.")


def check_disk(eyes: Eyes) -> Finding:
    folder = _existing(eyes.config.data_dir)
    if not os.access(folder, os.W_OK):
        return wrong(
            "disk",
            f"{folder} cannot be written to by {eyes.user}.",
            f"sudo chown {eyes.user} {folder}, or set data in the config.",
        )
    if _forgets(eyes, folder):
        return warning(
            "disk",
            f"{folder} is on a disk that forgets everything when the Pi is switched off.",
            "Put /var/lib/tray on a partition of its own: systemd/README.md says how.",
        )
    free_mb = shutil.disk_usage(folder).free // 2**20
    text, fix = (
        f"{free_mb} MB are free in {folder}.",
        "Free some space: sudo apt clean, or a larger card.",
    )
    if free_mb < TOO_LITTLE_MB:
        return wrong("disk", text, fix)
    return warning("disk", text, fix) if free_mb < LITTLE_MB else well("disk", text)


def check_clock(eyes: Eyes) -> Finding:
    if time.time() < BUILT:
        return warning(
            "clock",
            "The clock is years slow.",
            "Connect the Pi to a network, or: sudo date -s '2026-01-31 20:15'",
        )
    code, synchronised = eyes.ask(["timedatectl", "show", "--property=NTPSynchronized", "--value"])
    if code == 0 and synchronised == "no":
        return warning(
            "clock",
            "The clock has not been set since the start; histories may show wrong times.",
            "Connect the Pi to a network once, or set it: sudo date -s '2026-01-31 20:15'",
        )
    return well("clock", time.strftime("%d %B %Y, %H:%M."))


def _existing(folder: Path) -> Path:
    while not folder.exists():
        folder = folder.parent
    return folder


def _forgets(eyes: Eyes, folder: Path) -> bool:
    """Whether a folder is on an overlay in memory, which `raspi-config` puts over a read-only root."""
    mounts = [line.split() for line in eyes.read("/proc/mounts").splitlines()]
    below = [mount for mount in mounts if len(mount) > 2 and folder.is_relative_to(mount[1])]
    kind = max(below, key=lambda mount: len(mount[1]), default=["", "", ""])
    return kind[2] == "overlay" and eyes.read("/proc/device-tree/model").startswith("Raspberry Pi")
