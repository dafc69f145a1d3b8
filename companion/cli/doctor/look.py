"""Runs all checks, one after the other, with the rights of the current user."""

from __future__ import annotations

import getpass
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from companion.cli.doctor import UNIT, machine, parts, service
from companion.cli.doctor.finding import Eyes, Finding, well, wrong
from companion.config import Config, load
from companion.errors import TrayError

CHECKS = (
    service.check_eyes,
    machine.check_secrets,
    machine.check_python,
    machine.check_packages,
    machine.check_model,
    machine.check_power,
    parts.check_pins,
    parts.check_groups,
    parts.check_bus,
    parts.check_screen,
    parts.check_pico,
    parts.check_generator,
    machine.check_disk,
    machine.check_journal,
    machine.check_clock,
    service.check_service,
    service.check_web,
    machine.check_network,
    service.check_name,
)
"""In the order in which to fix them."""


def look_around() -> list[Finding]:
    try:
        config = load()
    except TrayError as error:
        return [wrong("config", str(error), "Fix it there: without any config the defaults apply.")]
    kind = config.board.kind
    eyes = own_eyes(config)
    return [
        well("config", f"It is in order, for a board of kind {kind}."),
        *(check(eyes) for check in CHECKS),
    ]


def own_eyes(config: Config) -> Eyes:
    return Eyes(
        config=config, user=getpass.getuser(), groups=frozenset(_groups()), service=Path(UNIT).exists()
    )


def _groups() -> Iterator[str]:
    if sys.platform == "win32":
        return
    import grp

    for number in {os.getgid(), *os.getgroups()}:
        try:
            yield grp.getgrgid(number).gr_name
        except KeyError:
            # A group without a name.
            continue
