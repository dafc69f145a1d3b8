"""The topics of this tray, and what they hold."""

from __future__ import annotations

import json
import re
import socket
from importlib.metadata import version

from companion.config import MqttSettings
from companion.table.table import Table
from companion.table.view import MatchView

ONLINE, OFFLINE, PRESS = "online", "offline", "PRESS"


class Topics:
    """Names and contents of the topics."""

    def __init__(self, settings: MqttSettings) -> None:
        self.id = settings.tray or own_name()
        self._base = f"{settings.prefix}/{self.id}"
        self._discovery = settings.discovery
        self.availability = f"{self._base}/availability"
        self.press = f"{self._base}/spin/set"

    def contents(self, table: Table) -> dict[str, str]:
        """Everything that is public now. The view holds an outcome only once it has landed."""
        view = table.view(None)
        spin = view.spin
        outcome = None if spin is None else {"text": str(spin.text), "tray": spin.tray, "faces": spin.faces}
        return {
            f"{self._base}/state": str(table.tray.state),
            f"{self._base}/outcome": json.dumps(outcome or {"text": ""}),
            f"{self._base}/scores": json.dumps(_scores(view.match)),
        }

    def discovery(self) -> dict[str, str]:
        """The messages with which Home Assistant shows this tray as a device."""
        if not self._discovery:
            return {}
        outcome, state, scores = (f"{self._base}/{name}" for name in ("outcome", "state", "scores"))
        text = "{{ value_json.text }}"
        parts: dict[tuple[str, str], dict[str, object]] = {
            ("sensor", "outcome"): {
                "name": "Last outcome",
                "state_topic": outcome,
                "value_template": text,
                "json_attributes_topic": outcome,
                "icon": "mdi:eye-outline",
            },
            ("sensor", "scores"): {
                "name": "Leader",
                "state_topic": scores,
                "value_template": "{{ value_json.leader }}",
                "json_attributes_topic": scores,
                "icon": "mdi:trophy-outline",
            },
            ("sensor", "state"): {"name": "State", "state_topic": state, "icon": "mdi:tray"},
            ("button", "spin"): {
                "name": "Spin",
                "command_topic": self.press,
                "payload_press": PRESS,
                "icon": "mdi:rotate-right",
            },
        }
        return {
            f"{self._discovery}/{kind}/{self._unique}/{name}/config": json.dumps(
                {**part, **self._common(name)}
            )
            for (kind, name), part in parts.items()
        }

    @property
    def _unique(self) -> str:
        return f"tray_{self.id}"

    def _common(self, name: str) -> dict[str, object]:
        return {
            "unique_id": f"{self._unique}_{name}",
            "object_id": f"{self._unique}_{name}",
            "availability_topic": self.availability,
            "device": {
                "identifiers": [self._unique],
                "name": f"Tray {self.id}",
                "manufacturer": "Tray Companion",
                "model": "Game tray",
                "sw_version": version("tray-companion"),
            },
        }


def own_name() -> str:
    """This machine's name, without characters that a topic may not have."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", socket.gethostname().partition(".")[0])[:32] or "tray"


def _scores(match: MatchView | None) -> dict[str, object]:
    if match is None:
        return {"leader": "", "scores": {}}
    best = (min if match.scoring == "low" else max)((each.total for each in match.players), default=0)
    # Nobody leads before the first round is scored, or in a match without points.
    counts = match.round > 1 and match.scoring != "none"
    leaders = [
        each.name
        for each in match.players
        if (each.id in match.winners if match.winners else counts and each.total == best)
    ]
    return {
        "leader": ", ".join(leaders),
        "edition": match.name,
        "round": match.round,
        "ended": match.ended,
        "scores": {each.name: each.total for each in match.players},
    }
