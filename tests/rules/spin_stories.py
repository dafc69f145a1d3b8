"""What the tests of UNO Spin have in common: a player who stands at the wheel."""

from __future__ import annotations

from tests.rules.stories import Story, story


def wheel(icon: str, spinner: str, third: str = "Y8 G8 G9", first: str = "R9 R8", **options: object) -> Story:
    """Three play to the left. Player 1 has played R3*, player 2 has spun this icon; these are their hands."""
    table = story(f"spin; turn 1; hands R3* {first} / {spinner} / {third}; discards R5", (), **options)
    return table.go("1: play R3*", f"tray: spin {icon}")


def last_card(icon: str, spinner: str, third: str = "Y8 G8 G9", **options: object) -> Story:
    """The same, but R3* was the last card of player 1."""
    return wheel(icon, spinner, third, first="", **options)
