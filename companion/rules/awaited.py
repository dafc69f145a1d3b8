"""Who acts next: the decisions of a moment, by how they are answered.

Whatever is offered may be done first, out of turn; then the tray's chance is due, or a player.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.rules.decisions import Asked, Decision, ShuffleDecision
from companion.rules.moves import TRAY, CallUno, First, Spin


class Awaited(NamedTuple):
    """The decisions of a moment."""

    due: Asked
    """What is waited for, in the order in which it was asked."""
    offered: Asked
    """What may be done out of turn: calling UNO, catching, yelling."""

    @property
    def tray(self) -> Decision | None:
        """What chance has to answer before anybody plays on."""
        return next((each for each in self.due if each.seat == TRAY), None)

    @property
    def shuffle(self) -> ShuffleDecision | None:
        return self.tray if isinstance(self.tray, ShuffleDecision) else None

    @property
    def spin(self) -> Decision | None:
        """The spin that is waited for; `about` is whose it is."""
        return self.tray if self.tray is not None and _answered_by(self.tray, Spin) else None

    @property
    def race(self) -> Decision | None:
        """Who yells first is being found out."""
        return self.tray if self.tray is not None and _answered_by(self.tray, First) else None


def awaited(decisions: Asked) -> Awaited:
    """Sort the decisions of a moment."""
    return Awaited(
        tuple(each for each in decisions if not each.optional),
        tuple(each for each in decisions if each.optional),
    )


def comes_later(offered: Decision) -> bool:
    """Sort key for what is offered: whoever owes a call of UNO acts before the others."""
    return type(offered.moves[0]) is not CallUno


def _answered_by(decision: Decision, kind: type[Spin | First]) -> bool:
    return bool(decision.moves) and isinstance(decision.moves[0], kind)
