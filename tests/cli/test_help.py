"""``tray --help`` answers at once, as nothing heavy is imported for it, and in whole sentences."""

import subprocess
import sys

import pytest

from tests.cli.terminal import NOWHERE, run

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


@pytest.mark.process
@pytest.mark.parametrize("module", HEAVY)
def test_help_does_not_import(module: str, loaded: set[str]) -> None:
    assert not {name for name in loaded if name == module or name.startswith(f"{module}.")}


@pytest.mark.process
def test_the_check_sees_what_is_imported(loaded: set[str]) -> None:
    assert {"typer", "companion.cli.play"} <= loaded


def test_every_command_is_said_in_a_whole_sentence_on_a_narrow_screen() -> None:
    _, _, commands = run(NOWHERE, "--help").stdout.partition("Commands:\n")
    lines = commands.splitlines()
    assert len(lines) > 15
    assert [line for line in lines if not line.endswith(".") or line.endswith("...")] == []
