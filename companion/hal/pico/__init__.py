"""The board whose motors are driven by a Raspberry Pi Pico on USB."""
