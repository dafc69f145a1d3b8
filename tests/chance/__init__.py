"""Tests of companion.chance."""
