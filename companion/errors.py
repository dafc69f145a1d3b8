"""The base of all errors: each error is a TrayError and the built-in error that it resembles."""

import sys

from companion.sentences import Sentence, Words, as_sentence


class TrayError(Exception):
    """Base of every error that is meant for a person: its text is one sentence that says what to do."""

    def __init__(self, words: Words = "") -> None:
        super().__init__(words)

    @property
    def sentence(self) -> Sentence:
        """What it says, to be put into words for whoever reads it; `str` of the error is English."""
        (words,) = self.args
        return as_sentence(words)


def install(packages: str) -> str:
    """The command that installs packages for this Python: a bare `pip` may belong to another one."""
    return f"{sys.executable} -m pip install {packages}"


def install_extra(name: str) -> str:
    """The command that installs an extra of this project."""
    return install(f"'tray-companion[{name}]'")


def exit_code(error: TrayError) -> int:
    """2 for a wrong word, value or name that the user can correct; 1 for everything else."""
    return 2 if isinstance(error, ValueError | LookupError) else 1
