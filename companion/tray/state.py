"""The states of a tray."""

from __future__ import annotations

from enum import StrEnum

from companion.sentences import Sentence, as_sentence


class TrayState(StrEnum):
    """What the tray is doing. The menu may be open in any state in which it `rests`."""

    ASLEEP = "asleep"
    HOMING = "homing"
    READY = "ready"
    SPINNING = "spinning"
    OUTCOME = "outcome"
    FAULT = "stopped"
    MAINTENANCE = "in service"
    OFF = "off"

    @property
    def sentence(self) -> Sentence:
        """The state as a word in another sentence."""
        return as_sentence(self.value)

    @property
    def rests(self) -> bool:
        return self in (TrayState.READY, TrayState.OUTCOME, TrayState.FAULT, TrayState.MAINTENANCE)

    @property
    def plays(self) -> bool:
        return self in (TrayState.READY, TrayState.OUTCOME)
