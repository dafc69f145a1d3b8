"""The person at the terminal: sees the table from their own seat, is told what happens, and is asked."""

from __future__ import annotations

from collections.abc import Sequence
from shutil import get_terminal_size

from companion.bots.advice import Adviser
from companion.cli.terminal import faces as reels
from companion.cli.terminal.choices import HELP, HINT, QUIT, Choice, Choices
from companion.cli.terminal.hints import help_page, hints
from companion.cli.terminal.scene import Painter, Scene
from companion.cli.terminal.scores import score_table
from companion.cli.terminal.stage import Fit, Stage
from companion.rules.decisions import Decision
from companion.rules.errors import IllegalMove
from companion.rules.events import Event, RoundOver, Spun
from companion.rules.match import Match
from companion.rules.moves import TRAY, Draw, Move, Pass, Play
from companion.sentences import Sentence

PACE = 0.8
"""Seconds to read what somebody else has done."""
WINDOW = 2.5
"""Seconds to call UNO or to catch somebody before the bots may."""

FORCED = {Draw: "Nothing in your hand fits.", Pass: "That one does not fit either."}
"""What to say before the only possible move is made for the person, if its label is not enough."""


class Quit(Exception):
    """The person leaves the game."""


class Person:
    """Plays one seat on a stage. Without motion nothing has a time limit and nothing pauses."""

    def __init__(self, match: Match, seat: int, stage: Stage, *, motion: bool) -> None:
        self.seat = seat
        self.timed = stage.instant and motion
        self._match = match
        self._stage = stage
        self._adviser = Adviser()
        self._painter: Painter | None = None
        """None until the first cards are dealt."""
        self._choices: Choices | None = None
        self._hints: Sequence[str] = ()

    # What happens

    def tell(self, events: Sequence[Event], by: int) -> None:
        self._adviser.notice([event.seen_by(self.seat) for event in events])
        for event in events:
            if isinstance(event, Spun):
                self._show_spin(event)
            self._stage.tell(str(event.seen_by(self.seat).text(self._match.name)))
            if isinstance(event, RoundOver):
                self._show_scores(event)
        self._look()
        if events and by != self.seat:
            self._redraw(self._waiting_for())
            self._pause(PACE)

    def _look(self) -> None:
        """Remember the table as it is now; between rounds there is nothing to see."""
        round = self._match.round
        if round is None or not round.discards:
            return
        view = round.view(self.seat)
        number = len(self._match.results) + 1
        if self._painter is None:
            scene = Scene(self._match, self.seat, view, self._match.totals, number)
            self._painter = Painter(scene, self._stage.paint)
        scene = self._painter.scene
        if scene.number != number:
            scene.faces = None
        scene.view, scene.totals, scene.number = view, self._match.totals, number

    def _show_spin(self, event: Spun) -> None:
        """The reels turn before anybody sees the outcome."""
        spinner = self._match.edition.spinner
        if self._painter is None or spinner is None:
            return
        if self.timed:
            for shown, seconds in reels.frames(spinner, event.faces):
                self._painter.scene.faces = shown
                self._redraw(f"{self._match.name(event.spinner)} spins …")
                self._pause(seconds)
        self._painter.scene.faces = event.faces

    def _show_scores(self, event: RoundOver) -> None:
        self._redraw("The round is over.")
        self._pause(2 * PACE)
        paint = self._stage.paint
        lines = [
            "",
            f"  {paint(str(event.text(self._match.name)), 'bold')}",
            "",
            *score_table(self._match, event, paint),
        ]
        self._stage.page(lines, "Press a key." if self._match.over else "Press a key for the next round.")

    def _waiting_for(self) -> str:
        """Show whose move it is, if it is somebody else's."""
        awaited = self._painter.scene.view.awaited if self._painter else ()
        names = [self._match.name(each.seat) for each in awaited if each.seat not in (TRAY, self.seat)]
        return f"Waiting for {' and '.join(names)} …" if names else ""

    # Questions

    def choose(self, decisions: Sequence[Decision]) -> Move:
        """Ask for a move that must be made; if there is only one, say so and make it."""
        self._look()
        must = next(decision for decision in decisions if not decision.optional)
        if len(decisions) == 1 and len(must.moves) == 1:
            return self._forced(must)
        about = "" if must.about is None else f" ({self._match.name(must.about)})"
        assert self._painter
        risks = hints(must, self._painter.scene)
        while not (choice := self._ask(decisions, f"{must.prompt}{about}", risks)):
            pass
        self._stage.new_page_of_story()
        return choice.move

    def offer(self, decisions: Sequence[Decision], within: float = WINDOW) -> Move | None:
        """Ask for a move out of turn: within this time, or without a limit if nothing moves."""
        self._look()
        prompt = "; ".join(str(decision.prompt) for decision in decisions)
        if not self.timed:
            choice = self._ask(decisions, f"{prompt} (Enter: let it be)")
        else:
            self._choices = choices = self._choices_of(decisions)
            keys = ", ".join(each.key for each in choices.all)
            key = self._stage.ask_quickly(self._picture, f"{prompt} (quick: {keys})", within, choices.settled)
            self._choices = None
            choice = choices.find(key)
        return choice.move if choice else None

    def _forced(self, decision: Decision) -> Move:
        move = decision.moves[0]
        label = decision.label(move, self._match.name)
        only = Sentence("There is only one choice: {label:small}.", label=label)
        self._stage.tell(FORCED.get(type(move), str(only)))
        self._redraw("…")
        self._pause(PACE)
        return move

    def _ask(self, decisions: Sequence[Decision], prompt: str, risks: Sequence[str] = ()) -> Choice | None:
        """Ask until the answer is a choice; None is for Enter alone."""
        choices = self._choices_of(decisions)
        prompt += "" if prompt.endswith(("?", "!")) else ":"
        words = risks
        while True:
            self._choices, self._hints = choices, words
            text = self._stage.ask(self._picture, prompt, choices.settled).strip().lower()
            self._choices, self._hints = None, ()
            if text == HELP:
                self._help()
            elif text == HINT:
                words = (self._hint(decisions), *risks)
            elif text == QUIT:
                self._leave()
            elif not text or (choice := choices.find(text)):
                return choice if text else None
            else:
                words = (self._complaint(choices, text), *risks)

    def _hint(self, decisions: Sequence[Decision]) -> str:
        """What a sharp player would do, from what this seat sees."""
        assert self._painter
        advice = self._adviser.advise(self._painter.scene.view, tuple(decisions), self._match.name)
        return "Let it be." if advice is None else str(advice.words)

    def _help(self) -> None:
        width = get_terminal_size().columns - 2
        self._stage.page(help_page(self._match.edition, self._stage.paint, width), "Press a key to go on.")

    def _choices_of(self, decisions: Sequence[Decision]) -> Choices:
        return Choices(decisions, self._painter.hand if self._painter else (), self._match.name)

    def _complaint(self, choices: Choices, text: str) -> str:
        """Why the answer is no choice: the rule that it breaks, if it names a card."""
        card = choices.card_meant(text)
        if card and self._match.round:
            try:
                self._match.round.verify(Play(self.seat, card))
            except IllegalMove as error:
                return f"No: {error.reason}."
        return f"There is no {text!r} here: press one of the keys, or ? for help."

    def _leave(self) -> None:
        """Ask again before leaving, where a single key does it."""
        if not self._stage.instant:
            raise Quit
        answer = self._stage.ask(self._picture, "Leave the game? y leaves, any other key stays:", bool)
        if answer.strip().lower() in ("y", "yes", QUIT):
            raise Quit

    # Showing

    def _picture(self, width: int, fit: Fit) -> tuple[list[str], list[str]]:
        if self._painter is None:
            return [], []
        return self._painter.picture(width, fit, self._choices, self._hints)

    def _redraw(self, prompt: str) -> None:
        if self._painter:
            self._stage.redraw(self._picture, prompt)

    def _pause(self, seconds: float) -> None:
        if self.timed:
            self._stage.wait(seconds)
