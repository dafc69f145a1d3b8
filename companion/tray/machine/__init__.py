"""The machine that a tray is on: what it needs of the computer, its pins, its buses and its disk."""
