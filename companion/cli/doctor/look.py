"""Runs all checks, one after the other, with the rights of the current user."""

from __future__ import annotations

from companion.cli.doctor import house, service
from companion.config import load
from companion.errors import TrayError
from companion.tray.machine import computer, parts
from companion.tray.machine.finding import Finding, own_eyes, well, wrong

CHECKS = (
    service.check_eyes,
    computer.check_secrets,
    computer.check_python,
    computer.check_packages,
    computer.check_model,
    computer.check_power,
    parts.check_pins,
    parts.check_groups,
    parts.check_bus,
    parts.check_screen,
    parts.check_pico,
    parts.check_generator,
    computer.check_disk,
    house.check_journal,
    computer.check_clock,
    service.check_service,
    service.check_web,
    house.check_network,
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
