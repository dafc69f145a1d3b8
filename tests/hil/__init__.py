"""Tests that need real pins. A maker runs them with `pytest --hil tests/hil`; `bench.py` says what for."""
