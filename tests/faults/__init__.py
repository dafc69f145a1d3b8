"""The campaign: everything that can go wrong or be done on purpose, tried many times. `make faults` runs it.

The attacks are tests that the suite runs as well. Here each is made several times as often as there, and they
are counted: how often it was tried, what people see of it, and what was lost.
"""
