"""MQTT: what a tray publishes, for Home Assistant and others. An extra: `.venv/bin/pip install -e '.[mqtt]'`.

Below `tray/kitchen/`, with `[mqtt] tray = "kitchen"`, all but the last retained:

| topic | what it holds |
| --- | --- |
| `availability` | `online` or `offline`; the broker itself publishes the latter when a tray disappears |
| `state` | what the tray is doing: `ready`, `spinning`, `outcome`, … |
| `outcome` | the last outcome: `{"text": …, "tray": "eyes", "faces": [...]}`, once it has landed |
| `scores` | `{"leader": …, "edition": …, "round": 3, "scores": {"Ann": 120}}` |
| `spin/set` | send `PRESS` to push the nose |
"""

from companion.mqtt.bridge import bridge

__all__ = ["bridge"]
