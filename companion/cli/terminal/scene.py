"""The table as one person sees it, as lines of text: players, piles, tray, hand and choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.cli.terminal import faces as reels
from companion.cli.terminal.choices import Choice, Choices
from companion.cli.terminal.paint import Paint, columns, fill, pad
from companion.cli.terminal.stage import Fit
from companion.cli.terminal.tiles import HEIGHT, Tiles
from companion.rules.cards import Card
from companion.rules.faces import Face
from companion.rules.match import Match
from companion.rules.view import View

MOST_IN_A_ROW = 5
"""Players beside each other."""
WIDEST_PLAYER = 19


@dataclass
class Scene:
    """What the person sees on the table. It changes when the person is told, not before."""

    match: Match
    seat: int
    view: View
    totals: tuple[int, ...]
    number: int = 1
    """Of the round."""
    faces: tuple[Face, ...] | None = None
    """What the reels show."""


class Painter:
    """Draws a scene in any width."""

    def __init__(self, scene: Scene, paint: Paint) -> None:
        self.scene = scene
        self.paint = paint
        self.tiles = Tiles(scene.match.edition.colours, paint)

    def picture(
        self, width: int, fit: Fit, choices: Choices | None = None, hints: Sequence[str] = ()
    ) -> tuple[list[str], list[str]]:
        """The lines above the story, and those below it."""
        blank = [""] if fit is Fit.ROOMY else []
        table = [self._table_line()] if fit is Fit.LEAST else self._table()
        above = [self._title(width), *blank, *self._players(width), *blank, *table, *blank]
        keys = choices.on_cards if choices else {}
        draw = self.tiles.codes if fit in (Fit.CODES, Fit.LEAST) else self.tiles.rows
        below = [*blank, *(f"  {line}" for line in draw(self.hand, keys, width - 4))]
        below += [f"  {line}" for hint in hints for line in fill(hint, width - 4)]
        below += _flow([self._listed(each) for each in choices.listed] if choices else [], width)
        return above, below

    @property
    def hand(self) -> list[Card]:
        return self.tiles.order(self.scene.view.hand)

    def _title(self, width: int) -> str:
        match = self.scene.match
        options = match.options
        goal = "first one out wins" if options.scoring == "none" else f"to {options.target} points"
        left = f"  {self.paint(match.edition.name, 'bold')}   round {self.scene.number}, {goal}"
        right = self.paint("h hint  ? help  q quit", "dim")
        return left + " " * max(1, width - 2 - columns(left) - columns(right)) + right

    def _players(self, width: int) -> list[str]:
        """Everybody in the order of seats, with arrows the way that play runs."""
        seats = self.scene.match.seats
        in_a_row = seats if seats <= MOST_IN_A_ROW else (seats + 1) // 2
        room = min(WIDEST_PLAYER, (width - 2) // in_a_row)
        lines = []
        for first in range(0, seats, in_a_row):
            row = [self._player(seat, room) for seat in range(first, min(first + in_a_row, seats))]
            lines += [
                "  " + "".join(parts)
                for parts in zip(*row, strict=True)
                if any(part.strip() for part in parts)
            ]
        return lines

    def _player(self, seat: int, room: int) -> tuple[str, str, str]:
        view, paint = self.scene.view, self.paint
        awaited = seat in [each.seat for each in view.awaited]
        arrow = "→" if view.direction > 0 else "←"
        name = self.scene.match.name(seat)
        if columns(name) > room - 5:
            name = pad(name, room - 5)
        mine = ["bold"] if seat == self.scene.seat else []
        head = f"▸{paint(name, 'inverse', *mine)}" if awaited else f" {paint(name, *mine)}"
        count = view.counts[seat]
        state = "1 card" if count == 1 else f"{count} cards"
        called = dict(view.uno).get(seat)
        if called is not None:
            state = paint("UNO!" if called else "1, no UNO?", "inverse")
        total = "" if self.scene.match.options.scoring == "none" else f" · {self.scene.totals[seat]}"
        held = " ".join(self.tiles.code(card) if card else "?" for card in view.foreheads[seat])
        return (
            pad(head, room - 2) + paint(arrow, "dim") + " ",
            pad(f" {state}{paint(total, 'dim')}", room),
            pad(f" wears {held}" if held else "", room),
        )

    def _table(self) -> list[str]:
        """The draw pile, the top card, the colour in play, and the tray's reels."""
        view = self.scene.view
        spinner = self.scene.match.edition.spinner
        parts = [
            self.tiles.pile(view.pile),
            self.tiles.card(view.top) if view.top else [""] * HEIGHT,
            [pad(word, 20) for word in ("", self._colour(), "", "")],
            reels.boxes(spinner, self.scene.faces) if spinner else [""] * HEIGHT,
        ]
        return ["   " + "  ".join(row) for row in zip(*parts, strict=True)]

    def _table_line(self) -> str:
        """The same without pictures; the top card first, as a narrow terminal cuts off the end."""
        view = self.scene.view
        top = f"top {self.tiles.code(view.top)}" if view.top else ""
        faces = " · ".join(reels.signed(face) for face in self.scene.faces or ())
        return "  " + "  ".join(word for word in (top, self._colour(), faces, f"pile {view.pile}") if word)

    def _colour(self) -> str:
        colour = self.scene.view.colour
        return f"colour {self.paint(f' {colour.shape} {colour} ', f'on-{colour}', 'bold')}" if colour else ""

    def _listed(self, choice: Choice) -> str:
        return f"{self.paint(choice.key, 'bold', 'inverse')} {self.paint.words(choice.label)}"


def _flow(words: Sequence[str], width: int) -> list[str]:
    """Choices beside each other, as many as fit in a line."""
    lines: list[str] = []
    for word in words:
        if lines and columns(lines[-1]) + columns(word) + 4 <= width:
            lines[-1] += f"    {word}"
        else:
            lines.append(f"  {word}")
    return lines
