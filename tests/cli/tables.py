"""Tables for the tests of a terminal game: a match in the middle of a round, a stage that remembers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

from companion.chance import Chance, Source
from companion.cli.terminal.chance_moves import ChanceMoves
from companion.cli.terminal.paint import Paint
from companion.cli.terminal.stage import Fit, Picture, Stage
from companion.config import ChanceSettings
from companion.rules.editions import edition
from companion.rules.match import Match
from companion.rules.moves import TRAY, Shuffle
from companion.rules.position import parse_position
from companion.rules.round import Round
from tests.chance.scripted import Scripted, healthy

NAMES = ("Kim", "Ada", "Ben", "Cleo")


def match_at(position: str, **options: object) -> Match:
    """A match whose first round has come to this position; Kim has seat 1."""
    game = edition(position.partition(";")[0])
    laid = parse_position(position, game)
    match = Match(game, NAMES[: len(laid.hands)], options=game.options(**options))
    match.push(Shuffle(TRAY, game.deck))
    match.round = Round.at(laid, match.options)
    return match


def kernel_fortune(match: Match, kernel: Source | None = None) -> ChanceMoves:
    settings = ChanceSettings(mix="kernel")
    return ChanceMoves(Chance(settings, kernel=kernel), settings, match.edition)


def same_fortune(match: Match) -> ChanceMoves:
    """Chance that is the same in every run."""
    return kernel_fortune(match, Scripted(healthy(), name="kernel"))


class Rehearsal(Stage):
    """A stage without a terminal: answers come from a list, and everything shown is kept."""

    instant = True

    def __init__(self, answers: Sequence[str] = ()) -> None:
        super().__init__(Paint("none"))
        self.answers = list(answers)
        self.shown: list[str] = []
        """Every picture, sentence and page, in order."""
        self.waited = 0.0

    def __enter__(self) -> Self:
        return self

    @property
    def last(self) -> str:
        return self.shown[-1]

    @property
    def table(self) -> str:
        """The last picture."""
        return next(each for each in reversed(self.shown) if "\n" in each)

    def tell(self, sentence: str) -> None:
        self.shown.append(f"> {sentence}")

    def new_page_of_story(self) -> None:
        self.shown.append("---")

    def redraw(self, picture: Picture, prompt: str = "") -> None:
        above, below = picture(80, Fit.ROOMY)
        self.shown.append("\n".join([*above, *below, prompt]))

    def wait(self, seconds: float) -> None:
        self.waited += seconds

    def ask(self, picture: Picture, prompt: str, settled: Callable[[str], bool]) -> str:
        self.redraw(picture, prompt)
        return self.answers.pop(0)

    def ask_quickly(
        self, picture: Picture, prompt: str, seconds: float, wanted: Callable[[str], bool]
    ) -> str:
        self.redraw(picture, prompt)
        key = self.answers.pop(0)
        return key if wanted(key) else ""

    def page(self, lines: Sequence[str], prompt: str) -> None:
        self.shown.append("\n".join([*lines, prompt]))
