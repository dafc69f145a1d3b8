"""What a bot is: somebody who sees a view, hears what happens and chooses a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Protocol, TypeVar

from companion.rules.decisions import Decision
from companion.rules.events import Event
from companion.rules.moves import Move
from companion.rules.view import View

T = TypeVar("T")


class Rng(Protocol):
    """Where chance comes from: a ``random.Random``, or anything that draws evenly from 0 up to 1."""

    def random(self) -> float: ...


def pick(things: Sequence[T], rng: Rng) -> T:
    """One of these, each as likely as any other."""
    return things[int(rng.random() * len(things))]


class Bot(ABC):
    """A player at one seat. It knows what its seat may know and remembers what it heard, nothing else."""

    strength: ClassVar[str]
    """What people choose it by."""
    summary: ClassVar[str]
    """One line for a list of bots."""
    looks: ClassVar[bool] = True
    """False for one that needs no view: making one takes longer than a simple choice."""
    listens: ClassVar[bool] = True
    """False for one that remembers nothing of what it hears."""
    slow: ClassVar[bool] = False
    """True for one that thinks so long that a table should let it do so in a thread."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, view: View | None, decisions: tuple[Decision, ...]) -> Move | None:
        """The move for this seat's open decisions.

        None, if all of them are optional, says: no act out of turn now. Before the first deal there is
        no view.
        """

    def thought(self, view: View | None, decisions: tuple[Decision, ...]) -> Callable[[], Move | None]:
        """The same choice, to be made by calling this, perhaps in another thread while the table goes on.

        A slow bot overrides it, and takes along a copy of whatever it remembers.
        """
        return lambda: self.choose(view, decisions)

    def notice(self, events: Sequence[Event]) -> None:  # noqa: B027  # to remember nothing is fine
        """Hear what one move made happen, as this seat may know it."""
