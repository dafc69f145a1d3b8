"""Installed as companion._hardware: what a running companion needs from this folder."""
