"""What the rules refuse, each in words for the player who can mend it."""

from __future__ import annotations

from companion.errors import TrayError


class IllegalMove(TrayError, ValueError):
    """A move that the rules do not allow now. Nothing has changed."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.reason = reason
        self.rule = rule
        """Catalogue id of the rule it breaks."""


class BadOption(TrayError, ValueError):
    """An option that does not exist, or a value that it cannot have."""


class BadSetup(TrayError, ValueError):
    """A game that cannot be set up: players, dealer, hands or house rules are wrong."""


class NoSuchEdition(TrayError, LookupError):
    """An edition that nobody has installed."""


class BadNotation(TrayError, ValueError):
    """A record or position that cannot be read."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        super().__init__(problem if line is None else f"line {line}: {problem}")
        self.line = line
