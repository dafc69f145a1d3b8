"""``tray doctor``: checks all that a tray needs, as the service's user, and says what to do."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from companion.tray.machine.finding import Finding

WRONG, WARNING = 1, 3
SERVICE_USER, HOME = "tray", "/var/lib/tray"
UNIT = "/etc/systemd/system/tray.service"
SIGNS = {"well": "✓", "warning": "!", "wrong": "✗"}


def register(app: typer.Typer) -> None:
    app.command()(doctor)


def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, for scripts.")] = False,
) -> None:
    """Check everything that the tray needs, and say how to fix it.

    With the service installed, run it as root: it then checks as the service's own user. Exit code 1: the
    tray cannot play like this. 3: it plays, but something should be fixed.
    """
    if os.path.exists(UNIT) and hasattr(os, "geteuid") and os.geteuid() == 0:  # noqa: PTH110  # quick
        _look_as_the_service(as_json)
    from companion.cli.doctor.look import look_around

    findings = look_around()
    if as_json:
        _print_json(findings)
    else:
        _print(findings)
    levels = {finding.level for finding in findings}
    if "wrong" in levels:
        raise typer.Exit(WRONG)
    if "warning" in levels:
        raise typer.Exit(WARNING)


def _look_as_the_service(as_json: bool) -> None:
    """Become the service's user, with its home: what root may do says nothing about that user."""
    runuser = "/usr/sbin/runuser"
    if not os.access(runuser, os.X_OK):
        return
    here = [f"HOME={HOME}", f"TRAY_DATA={HOME}", sys.executable, "-P", "-m", "companion.cli", "doctor"]
    os.chdir("/")
    os.execv(runuser, [runuser, "-u", SERVICE_USER, "--", "env", *here, *(["--json"] if as_json else [])])


def _print(findings: list[Finding]) -> None:
    from companion.cli.terminal.paint import stdout_paint

    paint = stdout_paint()
    colours = {"well": "green", "warning": "yellow", "wrong": "red"}
    for finding in findings:
        sign = paint(SIGNS[finding.level], colours[finding.level])
        typer.echo(f"{sign} {finding.what:<10} {finding.text}")
        if finding.fix:
            typer.echo(f"{'':<13}→ {finding.fix}")


def _print_json(findings: list[Finding]) -> None:
    import json
    from dataclasses import asdict

    plays = not any(finding.level == "wrong" for finding in findings)
    typer.echo(json.dumps({"plays": plays, "findings": [asdict(finding) for finding in findings]}))
