"""The pages of the 128×64 one-bit screen: each is a function from plain values to a picture of mode "1"."""

from companion.tray.pages.choosing import menu, number
from companion.tray.pages.sheet import contact_sheet, samples
from companion.tray.pages.spin import BLINK, aloud, outcome, ready, say, spinning, warm
from companion.tray.pages.states import booting, fault, homing, maintenance, shutdown
from companion.tray.pages.table import colour_called, join, score, turn
from companion.tray.pages.wifi import wifi

__all__ = [
    "BLINK",
    "aloud",
    "booting",
    "colour_called",
    "contact_sheet",
    "fault",
    "homing",
    "join",
    "maintenance",
    "menu",
    "number",
    "outcome",
    "ready",
    "samples",
    "say",
    "score",
    "shutdown",
    "spinning",
    "turn",
    "warm",
    "wifi",
]
