"""Tests of what a Pi runs: the service, its installer, and everything that the guide says to type."""
