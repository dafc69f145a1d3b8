"""`requirements.txt` and `lgpio.txt`: all that root installs, at versions that the project asks for."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.requirements import Requirement

from tests.systemd.conftest import REPOSITORY, SYSTEMD

EXTRAS = ("flash", "mqtt")
"""What the installer adds to what the program always needs."""


def locked(name: str) -> dict[str, str]:
    """Version of each package; every one has a hash."""
    text = (SYSTEMD / name).read_text().replace("\\\n", " ")
    found = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            pinned = re.fullmatch(r"([a-z0-9-]+)==(\S+)( ; .*?)?( +--hash=sha256:[0-9a-f]{64})+", line)
            assert pinned is not None, line
            found[pinned[1]] = pinned[2]
    return found


def wanted(*extras: str) -> list[Requirement]:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())
    optional = project["project"]["optional-dependencies"]
    lines = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    return [Requirement(line) for line in [*lines, *(line for extra in extras for line in optional[extra])]]


@pytest.mark.parametrize("need", wanted(*EXTRAS), ids=str)
def test_everything_that_the_project_asks_for_is_locked(need: Requirement) -> None:
    name = re.sub(r"[-_.]+", "-", need.name).lower()
    assert need.specifier.contains(locked("requirements.txt")[name])


def test_lgpio_is_locked() -> None:
    (need,) = set(wanted("pi")) - set(wanted())
    assert need.specifier.contains(locked("lgpio.txt")["lgpio"])
