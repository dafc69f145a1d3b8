"""Starts the newest whole firmware, or leaves the REPL alone. This file stays when the firmware changes.

There are two places for firmware, /a and /b. One is in use while the other is written, and the file
`whole.json`, which is written last, says that nothing is missing and which of them is newer. So a copy that
was cut short is never started.
"""

import json
import os
import sys
import time

import machine

NOTE = "maintenance"
WANTED = "wanted"
"""The watchdog also makes the resets that were asked for: this file marks those. See station.py."""
SECOND_CHANCE_S = 2
"""After a reset by the watchdog: time for a Ctrl-C, in case it resets again and again."""


def newest():
    """The folder of the newest whole firmware, and what its `whole.json` says; or nothing."""
    found = None, {"number": -1}
    for folder in ("/a", "/b"):
        try:
            with open(folder + "/whole.json") as file:
                whole = json.load(file)
        except (OSError, ValueError):
            continue
        if whole["number"] > found[1]["number"]:
            found = folder, whole
    return found


def start():
    if NOTE in os.listdir("/"):
        os.rename("/" + NOTE, "/" + WANTED)
        print("Maintenance: the firmware is not started, the next reset starts it again.")
        return
    folder, whole = newest()
    if folder is None:
        print("There is no whole firmware here: tray flash copies it.")
        return
    if machine.reset_cause() == machine.WDT_RESET and WANTED not in os.listdir("/"):
        time.sleep(SECOND_CHANCE_S)
    sys.path.insert(0, folder)
    with open(folder + "/settings.json") as file:
        settings = json.load(file)
    from station import Station

    Station(settings, whole["build"], whole["settings"]).run()


start()
