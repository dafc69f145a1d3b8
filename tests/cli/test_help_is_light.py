"""``tray --help`` answers at once: nothing heavy is imported before a command needs it."""

import subprocess
import sys

import pytest

HEAVY = (
    "asyncio",
    "companion.chance",
    "companion.config",
    "companion.hal",
    "companion.rules",
    "companion.table",
    "companion.tray",
    "gpiozero",
    "luma",
    "matplotlib",
    "msgspec",
    "multiprocessing",
    "numpy",
    "PIL",
    "rich",
    "serial",
    "tomllib",
)


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    """What is loaded once the help has been printed."""
    script = "import sys\nfrom companion.cli import app\n"
    script += "app(['--help'], standalone_mode=False)\nprint(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "Commands:" in done.stdout
    return set(done.stderr.split())


@pytest.mark.parametrize("module", HEAVY)
def test_help_does_not_import(module: str, loaded: set[str]) -> None:
    assert not {name for name in loaded if name == module or name.startswith(f"{module}.")}


def test_the_check_sees_what_is_imported(loaded: set[str]) -> None:
    assert {"typer", "companion.cli.play"} <= loaded
