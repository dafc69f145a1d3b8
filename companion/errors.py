"""What every layer may raise: each error is a TrayError and the built-in error that it resembles."""


class TrayError(Exception):
    """Base of every error that is meant for a person: its text is one sentence that says the fix."""
