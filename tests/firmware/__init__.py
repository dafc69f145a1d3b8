"""The Pico's firmware, in a real MicroPython."""
