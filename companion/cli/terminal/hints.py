"""Help at the table: what an answer risks, and how to answer."""

from __future__ import annotations

from companion.cli.terminal.paint import Paint, fill
from companion.cli.terminal.scene import Scene
from companion.rules.core import ATTACKS, CHALLENGE_LOST
from companion.rules.decisions import Decision
from companion.rules.edition import Edition
from companion.rules.moves import Challenge

HOW_TO_ANSWER = (
    "h asks for a hint: what a sharp player would do in your place, and why.",
    "The number on a card plays it, and so does its code and Enter: r7, g+2, w. What else you may do is "
    "shown under your hand with its key. With two cards left, 1u plays card 1 and calls UNO; so does r7!",
    "A code is the colour's letter and what is printed: 0 to 9, * for a number that does more, +2 Draw Two, "
    "rev Reverse, skip Skip. Wilds begin with W. Cards that you may play now are filled and have a number.",
)
WIDTH = 78
"""The width of a paragraph: longer lines are hard to read."""


def hints(decision: Decision, scene: Scene) -> list[str]:
    """Hints for this decision; most need none."""
    attacker = decision.about
    top = scene.view.top
    if decision.kind != "attacked" or attacker is None or top is None or top.kind not in ATTACKS:
        return []
    count = ATTACKS[top.kind]
    name = scene.match.name(attacker)
    sentences = [f"Accept: you draw {count} and miss the turn."]
    if any(isinstance(move, Challenge) for move in decision.moves):
        keeps = "you play" if scene.match.options.challenger_keeps_turn else "you still miss the turn"
        sentences.append(
            f"Challenge: if {name} held a card of the colour, {name} draws {count} and {keeps}; "
            f"if not, you draw {count + CHALLENGE_LOST}."
        )
    return [" ".join(sentences)]


def help_page(edition: Edition, paint: Paint, width: int) -> list[str]:
    """How to answer, and what is special in this edition."""
    width = min(width, WIDTH)
    lines = [paint("How to answer", "bold")]
    for text in HOW_TO_ANSWER:
        lines += fill(text, width, "  ")
    for title, text in edition.cheat_sheet.items():
        lines += [paint(title, "bold"), *(paint.words(line) for line in fill(text, width, "  "))]
    return lines
