"""The tray: a spin from press to landing, and what it shows on screen, lights and buzzer.

async with open_tray(load()) as tray:
    await tray.wake()
    landed = await tray.spin("eyes", commit=journal.append)
    print(landed.text, landed.landed)
"""

from companion.hal import Board, Certainty, Clock
from companion.tray.errors import DamagedSpin, NoSuchFace, NoSuchTray, NotSimulated, SpinNotSaved, TrayBusy
from companion.tray.events import (
    FacePassed,
    Light,
    LightsShown,
    ReelRetried,
    ReelsTurned,
    ScreenShown,
    SpinDrawn,
    SpinLanded,
    SpinStarted,
    SpinTold,
    StateChanged,
    SwitchesChanged,
    SwitchState,
    TrayEvent,
    TroublesChanged,
    TunePlayed,
    find_faces,
)
from companion.tray.items import Chosen, Digits, Item
from companion.tray.last_spin import SpinFile
from companion.tray.mirror import Mirror
from companion.tray.open import open_parts, open_tray
from companion.tray.owner import Owner
from companion.tray.spin import Commit, Conclude
from companion.tray.state import TrayState
from companion.tray.tray import Tray
from companion.tray.troubles import Trouble

__all__ = [
    "Board",
    "Certainty",
    "Chosen",
    "Clock",
    "Commit",
    "Conclude",
    "DamagedSpin",
    "Digits",
    "FacePassed",
    "Item",
    "Light",
    "LightsShown",
    "Mirror",
    "NoSuchFace",
    "NoSuchTray",
    "NotSimulated",
    "Owner",
    "ReelRetried",
    "ReelsTurned",
    "ScreenShown",
    "SpinDrawn",
    "SpinFile",
    "SpinLanded",
    "SpinNotSaved",
    "SpinStarted",
    "SpinTold",
    "StateChanged",
    "SwitchState",
    "SwitchesChanged",
    "Tray",
    "TrayBusy",
    "TrayEvent",
    "TrayState",
    "Trouble",
    "TroublesChanged",
    "TunePlayed",
    "find_faces",
    "open_parts",
    "open_tray",
]
