"""The faces that a reel can show. The one table that rules, screen, web and printed discs are made from."""

from __future__ import annotations

from dataclasses import dataclass

from companion.colours import COLOURS, ColourName, LightColour
from companion.names import ReelName
from companion.sentences import Sentence, Value, as_sentence


@dataclass(frozen=True, slots=True)
class Look:
    """How a face is shown. Its drawing is in `companion/rules/art`, by its id."""

    sign: str
    """What stands for it in a line of text."""
    light: LightColour
    """The colour of its light."""
    blink: str
    """The rhythm of its light, as `companion/tray/lights.py` reads it: no face of its reel has the same."""
    field: str
    """The colour behind its drawing, on pages."""
    ink: str = "#fff"
    """The colour of its drawing there."""
    colour: ColourName | None = None
    """The colour that the face names."""


@dataclass(frozen=True, eq=False, slots=True)
class Face:
    """One face of one reel. Faces are single objects: compare them with ``is``."""

    id: str
    reel: ReelName
    word: str
    """What fits under a symbol on the screen."""
    meaning: str
    """What the face says, as a whole phrase."""
    look: Look

    def __str__(self) -> str:
        return self.id


GREEN = Face(
    *("green", "left", "ANYONE", "anyone the spinner chooses"),
    Look("☞", "green", "", "#0f7a3d", colour="green"),
)
BLACK = Face(
    *("black", "left", "NOBODY", "nobody"),
    Look("◡", "white", "flash", "#1b2130"),
)
RED = Face(
    *("red", "left", "YOU", "the spinner"),
    Look("☟", "red", ".", "#c9261f", colour="red"),
)
WHO = (GREEN, BLACK, RED)

DRAW_4 = Face(
    *("draw-4", "right", "DRAW 4", "draws 4 cards"),
    Look("+4", "orange", "....", "#b8430a"),
)
DISCARD_1 = Face(
    *("discard-1", "right", "DISCARD 1", "discards 1 card"),
    Look("▯↓", "green", ".", "#0d6f78"),
)
DRAW_UNTIL = Face(
    *("draw-until", "right", "DRAW TO Y/B", "draws until a yellow, a blue or a wild comes"),
    Look(f"+{COLOURS['yellow'].sign}{COLOURS['blue'].sign}", "yellow", "-", "#ffd23f", "#2b1d00"),
)
WHAT = (DRAW_4, DISCARD_1, DRAW_UNTIL)

ALMOST_UNO = Face(
    *("almost-uno", "wheel", "ALMOST UNO", "discard all but two of your cards"),
    Look("▯▯", "white", "..", "#f4f1e6", "#1c2436"),
)
DISCARD_NUMBER = Face(
    *("discard-number", "wheel", "DROP A NUMBER", "discard cards of one number that you hold"),
    Look("#↓", "green", ".", "#0f7a3d"),
)
DISCARD_COLOUR = Face(
    *("discard-colour", "wheel", "DROP A COLOUR", "discard cards of one colour that you hold"),
    Look("◆↓", "green", "-", "#24304a"),
)
DRAW_RED = Face(
    *("draw-red", "wheel", "DRAW TO RED", "draw until a red or a wild comes"),
    Look(f"+{COLOURS['red'].sign}", "red", "-.", "#ffe4e0", "#4a100d", colour="red"),
)
DRAW_BLUE = Face(
    *("draw-blue", "wheel", "DRAW TO BLUE", "draw until a blue or a wild comes"),
    Look(f"+{COLOURS['blue'].sign}", "blue", "-....", "#dcebff", "#0c2a57", colour="blue"),
)
TRADE_HANDS = Face(
    *("trade-hands", "wheel", "TRADE HANDS", "everyone passes the whole hand to the left"),
    Look("⇄", "yellow", "-.-", "#ffd23f", "#2b1d00"),
)
SHOW_HAND = Face(
    *("show-hand", "wheel", "SHOW HAND", "show your hand to everyone"),
    Look("▯▯▯", "yellow", "...", "#6d3fb0"),
)
WAR = Face(
    *("war", "wheel", "WAR", "everyone lays the highest number; the highest of all is discarded"),
    Look("▯✕▯", "orange", "--", "#b8430a"),
)
UNO_SPIN = Face(
    *("uno-spin", "wheel", "UNO SPIN", "first to yell 'UNO Spin' may discard a card"),
    Look("“!”", "pink", "flicker", "#b3237f"),
)
WHEEL = (
    ALMOST_UNO,
    DISCARD_NUMBER,
    DISCARD_COLOUR,
    DRAW_RED,
    DRAW_BLUE,
    TRADE_HANDS,
    SHOW_HAND,
    WAR,
    UNO_SPIN,
)

YOURS = {
    DRAW_4: Sentence("draw 4 cards"),
    DISCARD_1: Sentence("discard 1 card"),
    DRAW_UNTIL: Sentence("draw until a yellow, a blue or a wild comes"),
}
"""What the right eye says to the one who acts."""

REELS: dict[ReelName, tuple[Face, ...]] = {"left": WHO, "right": WHAT, "wheel": WHEEL}


def outcome(faces: tuple[Face, ...], spinner: Value | None = None) -> Sentence:
    """One sentence for a landed spin that can be read aloud: with the spinner's name, if it is known."""
    if len(faces) == 1:
        meaning = as_sentence(faces[0].meaning)
        if spinner is None:
            return Sentence("{meaning:capital}", meaning=meaning)
        return Sentence("{player}: {meaning}", player=spinner, meaning=meaning)
    who, what = faces
    if who is BLACK:
        return Sentence("Nobody acts")
    if spinner is not None:
        return Sentence("{told:capital}", told=told_of(faces, spinner))
    if who is RED:
        return Sentence("You {do}", do=YOURS[what])
    return Sentence("Anyone you choose {does}", does=as_sentence(what.meaning))


def told_of(faces: tuple[Face, ...], spinner: Value) -> Sentence:
    """The same for those who listen, with the spinner's name."""
    if len(faces) == 1:
        word, meaning = as_sentence(faces[0].word), as_sentence(faces[0].meaning)
        return Sentence("{face:lower}, {meaning}", face=word, meaning=meaning)
    who, what = faces
    if who is BLACK:
        return Sentence("nobody acts")
    does = as_sentence(what.meaning)
    if who is RED:
        return Sentence("{player} {does}", player=spinner, does=does)
    return Sentence("anyone {player} chooses {does}", player=spinner, does=does)
