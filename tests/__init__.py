"""Tests of Tray Companion; the folders mirror those of the package."""
