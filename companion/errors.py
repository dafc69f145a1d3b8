"""What every layer may raise: each error is a TrayError and the built-in error that it resembles."""

import sys


class TrayError(Exception):
    """Base of every error that is meant for a person: its text is one sentence that says the fix."""


def install(packages: str) -> str:
    """The command for the very Python that misses them: a bare `pip` may belong to another one."""
    return f"{sys.executable} -m pip install {packages}"


def install_extra(name: str) -> str:
    """The command for what an extra of this project needs."""
    return install(f"'tray-companion[{name}]'")


def exit_code(error: TrayError) -> int:
    """2 for a wrong word, value or name, which can be mended by typing another; 1 for all else."""
    return 2 if isinstance(error, ValueError | LookupError) else 1
