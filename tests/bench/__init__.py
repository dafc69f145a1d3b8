"""Benchmarks: `make bench` runs them and prints their tables."""
