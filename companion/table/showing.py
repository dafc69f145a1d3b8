"""What the tray's screen and lights show of the table: they follow the journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from PIL import Image

from companion.rules.art import Colour
from companion.sentences import Sentence, listed
from companion.table.journal import Record, records
from companion.table.journal.state import MatchState, Spun
from companion.table.journal.store import Store
from companion.table.journal.verdict import numbered
from companion.table.spin_records import read_outcome
from companion.table.story import sentence
from companion.table.virtual.cards import VirtualCards
from companion.tray import SpinLanded, SpinTold, Tray, pages


class Showing:
    """Shows the table on one tray."""

    def __init__(self, tray: Tray, store: Store, cards: VirtualCards) -> None:
        self._tray = tray
        self._store = store
        self._cards = cards

    def follow(self, written: Sequence[Record]) -> None:
        """Show what has just been written down."""
        for record in written:
            if isinstance(record, records.SpinLanded | records.SpinTold):
                self._accept_outcome(record)
            else:
                self._lights()
            self._page(record)

    async def recall(self) -> None:
        """After a restart: the same page as before."""
        spin, shown = self._store.state.spin, self._store.on_screen
        self._lights()
        self._reels()
        if spin is not None and self._tray.last is None:
            await self._tray.recall(self._outcome(spin))
        if shown is not None:
            self._page(shown)
        self._spin_due()
        self._doubt()

    def scores(self, match: MatchState) -> Image.Image:
        """Names and totals, the best first, and the head of the chain for whoever wants to write it down."""
        totals = match.totals
        low = match.options.scoring == "low"
        seats = sorted(match.players, key=lambda each: totals[each.id] if low else -totals[each.id])
        points = [(each.name, totals[each.id]) for each in seats]
        return pages.score(points, self._store.head.short, proven=not match.doubt)

    def _accept_outcome(self, record: records.SpinLanded | records.SpinTold) -> None:
        spin = self._store.state.spin
        assert spin is not None
        self._tray.accept(self._outcome(spin, record if isinstance(record, records.SpinLanded) else None))

    def _outcome(self, spin: Spun, landed: records.SpinLanded | None = None) -> SpinLanded | SpinTold:
        return read_outcome(spin, landed, spinner=self._store.state.name(spin.spinner or ""))

    def _page(self, record: Record) -> None:
        tray, state = self._tray, self._store.state
        match = state.match
        match record:
            case records.ColourCalled():
                tray.show(pages.colour_called(cast(Colour, record.colour)))
            case records.TurnPassed():
                if match is not None and match.turn is not None:
                    tray.show(turn(match))
            case records.UnoPenalty():
                tray.say(state.name(record.player), Sentence("draws {count}", count=record.cards))
            case records.RoundScored() | records.Corrected() | records.TotalsConfirmed():
                if match is not None:
                    tray.show(self.scores(match))
            case records.MatchEnded():
                self._ending(record)
            case records.Undone():
                tray.restore_outcome(None if state.spin is None else self._outcome(state.spin))
                tray.say("Taken back", "")
            case records.Paused():
                tray.say("Paused", record.reason or "Hold my nose to go on")
            case records.MatchStarted():
                self._reels()
                if match is not None:
                    tray.say(match.rules.name, "Push my nose")
            case records.Resumed():
                tray.say("On we go", "Push my nose")
            case records.MoveMade():
                self._spin_due()
            case records.SpinLanded() | records.SpinTold():
                # The tray itself shows a spin.
                pass
            case records.OffScreen():
                pass
            case _:
                # The sentence in the history will do.
                tray.say(sentence(record, {}, state.player))

    def _doubt(self) -> None:
        """What was set aside is named before anybody plays on."""
        state = self._store.state
        doubt = () if state.match is None else state.match.doubt
        misfits = doubt or (() if state.damage is None else state.damage.misfits)
        if misfits:
            title = Sentence(
                "{records:capital} set aside", records=numbered([each.record for each in misfits])
            )
            after = "Scores not proven: the host confirms them" if doubt else "The scores are not touched"
            self._tray.show(pages.fault(title, after))

    def _ending(self, record: records.MatchEnded) -> None:
        state = self._store.state
        if not record.winners or state.match is None:
            self._tray.say("Match over", "")
        elif state.match.options.scoring == "none":
            winners = listed(map(state.player, record.winners), " & ")
            self._tray.say(Sentence("{players}", players=winners), "Won the match")
        else:
            self._tray.show(self.scores(state.match))

    def _reels(self) -> None:
        """Whoever looks at the tray sees what will turn, before it turns."""
        match = self._store.state.playing
        spinner = None if match is None else match.rules.spinner
        if spinner in self._tray.kinds:
            self._tray.kind = spinner

    def _spin_due(self) -> None:
        """With virtual cards: what came out of the last spin has been seen once the next is due."""
        if self._store.state.virtual and self._cards.spinner is not None:
            self._tray.restore_outcome(None)
            self._tray.who = self._store.state.name(self._cards.spinner)

    def _lights(self) -> None:
        tray, state = self._tray, self._store.state
        match = state.playing
        if state.virtual:
            colour, who = self._cards.colour, state.name(self._cards.spinner or "")
        else:
            colour = None if match is None else match.colour
            who = "" if match is None or match.turn is None else match.name(match.turn)
        # An outcome may have the light, and a page the screen: only news take them away.
        if tray.colour != colour:
            tray.colour = cast("Colour | None", colour)
        if tray.who != who:
            tray.who = who


def turn(match: MatchState) -> Image.Image:
    """Whose turn it is, and whose after that."""
    assert match.turn is not None
    side: Literal["left", "right"] = "left" if match.direction == "clockwise" else "right"
    return pages.turn(match.name(match.turn), side, match.name(match.next_to(match.turn, match.direction)))
