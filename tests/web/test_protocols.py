"""Connections build on uvicorn's own classes, which it does not promise to keep."""

from __future__ import annotations

import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]


def test_only_versions_of_uvicorn_are_allowed_that_these_classes_were_tested_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (uvicorn,) = (each for each in map(Requirement, project["dependencies"]) if each.name == "uvicorn")
    assert any(bound.operator == "<" for bound in uvicorn.specifier), "see companion/web/protocols.py"
