"""Errors in a config: every message names the place, the key and what was expected."""

from companion.errors import TrayError


class BadConfig(TrayError, ValueError):
    """A config file, variable or flag holds something that cannot be used."""


class UnknownKey(BadConfig):
    """A key that the schema does not know, usually a spelling mistake."""


class ConfigNotFound(BadConfig, FileNotFoundError):
    """The config file that was asked for is not there."""
