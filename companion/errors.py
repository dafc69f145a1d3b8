"""What every layer may raise: each error is a TrayError and the built-in error that it resembles."""


class TrayError(Exception):
    """Base of every error that is meant for a person: its text is one sentence that says the fix."""


def exit_code(error: TrayError) -> int:
    """2 for a wrong word, value or name, which can be mended by typing another; 1 for all else."""
    return 2 if isinstance(error, ValueError | LookupError) else 1
