"""Tray Companion: a table-top game tray for UNO party editions."""
