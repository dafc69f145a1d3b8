"""What the rules refuse, each in words for the player who can mend it."""

from __future__ import annotations

from companion.errors import TrayError
from companion.sentences import Sentence, Words, as_sentence


class IllegalMove(TrayError, ValueError):
    """A move that the rules do not allow now. Nothing has changed."""

    def __init__(self, reason: Words, rule: str) -> None:
        self.reason = as_sentence(reason)
        super().__init__(Sentence("{reason} ({rule})", reason=self.reason, rule=rule))
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

    def __init__(self, problem: Words, line: int | None = None) -> None:
        if line is not None:
            problem = Sentence("line {line}: {problem}", line=line, problem=as_sentence(problem))
        super().__init__(problem)
        self.line = line
