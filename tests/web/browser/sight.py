"""A hand page as people read it: the question, the cards, what can be pressed, the others, the scores."""

from __future__ import annotations

import re
from functools import cached_property
from typing import NamedTuple

from tests.web.browser.aloud import Aloud

HAND = r"^Your (last card|\d+ cards)$"
FITS = " , fits"
MISFIT = " , does not fit now"
ASIDE = re.compile(
    r"Open the whole history$|Tap when you have read it$|Tap to close$"
    r"|^Take back: |^Back to the cards$|^Draw a card: |^UNO! Now play$"
)
URGENT = re.compile(r"^(UNO!|UNO Spin!|Catch .*!)$")
NOSE = "Nose: push it and let go"
YELL = "UNO Spin!"
ROW = re.compile(r"^(?:\d+\. )?(?P<name>.+?)(?: \(you\))?(?: won \d+ rounds?)?(?: \+\d+)? (?P<total>-?\d+)$")
OVER = re.compile(r"(wins the round!|win the round!|The round is blocked)$")
ENDED = re.compile(r"(wins!|win!|The match was broken off)$")
DEALT = (7, 9)
"""Cards of a new hand: nine if a Draw Two is turned up first and hits it."""


class Offer(NamedTuple):
    """Something to press."""

    name: str
    """As it is read out."""
    question: str = ""
    """What it answers, where the page asks in words: "Guess the colour of the card on your forehead"."""

    @property
    def card(self) -> str:
        """The card of the hand that it plays; empty for what is no card."""
        return self.name.removesuffix(FITS) if self.name.endswith(FITS) else ""

    @property
    def urgent(self) -> bool:
        """It may be gone in a moment: a call, a catch, a yell."""
        return URGENT.search(self.name) is not None


class Sight:
    """A hand page at one moment."""

    def __init__(self, aloud: Aloud) -> None:
        self.aloud = aloud
        self._main = aloud.within("main")

    def __str__(self) -> str:
        return f"{self.title} {self.text} {[each.name for each in self.offers]}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sight) and self.aloud.parts == other.aloud.parts

    __hash__ = None  # type: ignore[assignment]  # never a key

    @property
    def title(self) -> str:
        """What is awaited, and from whom, in few words."""
        return self._main.within("status").says("heading") or self._main.says("heading")

    @property
    def text(self) -> str:
        return self._main.within("status").says("paragraph")

    @property
    def seated(self) -> str:
        """Whose cards these are."""
        return self.aloud.within("banner").says("paragraph").removeprefix("· ")

    @property
    def refused(self) -> str:
        """The rule that the last move would have broken; empty if nothing was refused."""
        return self.text.removeprefix("Rule ") if self.text.startswith("Rule ") else ""

    @property
    def happened(self) -> str:
        """The last lines of the history."""
        return self._main.says("button", "Open the whole history$").removesuffix(" Open the whole history")

    @property
    def hand(self) -> list[str]:
        """The cards as they are sorted."""
        cards = self._main.within("group", HAND).all("button")
        return [each.name.removesuffix(FITS).removesuffix(MISFIT) for each in cards]

    @cached_property
    def offers(self) -> list[Offer]:
        """What can be pressed to play. To draw, the pile is a second button, told only as "Draw"."""
        inside_hand = set(map(id, self._main.within("group", HAND)))
        in_tray = set(map(id, self._main.within("region", "^The tray$")))
        offers, question, depth = [], "", 0
        for part in self._main:
            if part.depth <= depth:
                question = ""
            if part.role == "group" and id(part) not in in_tray and not re.search(HAND, part.name):
                question, depth = part.name, part.depth
            if part.role != "button" or id(part) in in_tray or ASIDE.search(part.name):
                continue
            if id(part) not in inside_hand or part.name.endswith(FITS):
                offers.append(Offer(part.name, question))
        if self.title == "Your spin!":
            offers.append(Offer(NOSE))
        return offers

    @property
    def asks(self) -> bool:
        """Whether the game waits for whoever sits here."""
        return any(not each.urgent for each in self.offers) and not self.over

    @property
    def top(self) -> str:
        """The card to match."""
        middle = self._main.within("region", "^The middle of the table$")
        return next((each.name for each in middle.all("img") if each.name != "The draw pile"), "")

    @property
    def colour(self) -> str:
        """The colour in play; empty for any."""
        said = self._main.within("region", "^The middle of the table$").says("paragraph")
        return "" if said == "any colour" else said.rpartition(" ")[2]

    @property
    def pile(self) -> int:
        """How many cards are left to draw."""
        middle = self._main.within("region", "^The middle of the table$")
        drawing = middle.says("button", "^Draw a card")
        return int(re.findall(r"\d+", drawing or middle.says("text"))[0])

    @property
    def clockwise(self) -> bool:
        return any(each.text == "to the left" for each in self._main.all("paragraph"))

    @property
    def others(self) -> dict[str, str]:
        """What is told of everybody else: "7 cards, on turn, a bot"."""
        seats = self._main.within("list", "^The others").all("listitem")
        return {name: told for name, _, told in (each.name.partition(": ") for each in seats)}

    @property
    def on_turn(self) -> str:
        """The name of the one among the others whose turn it is; empty if it is one's own."""
        return next((name for name, told in self.others.items() if "on turn" in told.split(", ")), "")

    @property
    def round_over(self) -> bool:
        return bool(self._main.all("list", "^Scores and hands$")) and OVER.search(self.title) is not None

    @property
    def match_over(self) -> bool:
        return bool(ENDED.search(self.title))

    @property
    def over(self) -> bool:
        return self.round_over or self.match_over

    @property
    def totals(self) -> dict[str, int]:
        return totals_of(self.aloud)


def totals_of(aloud: Aloud) -> dict[str, int]:
    """Everybody's points at the end of a round or of the match, on the hand page or the table's."""
    told = aloud.within("list", "^(Final scores|Scores and hands)$").each("listitem")
    found = (ROW.match(each) for each in told)
    return {row["name"]: int(row["total"]) for row in found if row}
