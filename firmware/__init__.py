"""Installed as companion._firmware: what a running companion needs from this folder."""
