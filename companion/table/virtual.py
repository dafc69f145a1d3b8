"""Virtual cards at a table: the game that is played, and its moves into the journal."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from companion.config import TableSettings
from companion.rules.events import Deals, Event, ForeheadTaken, MatchOver, RoundOver, Spun
from companion.rules.faces import Face
from companion.rules.moves import TRAY, Move, Spin, Yell
from companion.table import commands
from companion.table.consent import Consent
from companion.table.croupier import Croupier
from companion.table.errors import DoesNotReplay, Refused
from companion.table.game import Game, addressed
from companion.table.game_view import GameView, game_view
from companion.table.journal import ALL, Addressed, Entry, Head, Record, records
from companion.table.journal.journal import utc_now
from companion.table.referee import playing
from companion.table.view import Line

if TYPE_CHECKING:
    from companion.table.table import Table


RECORDED = (Deals, Spun, RoundOver, MatchOver)
"""Events that have a record of their own, which tells of them."""


class Told(NamedTuple):
    """What one move made happen."""

    record: int
    time: str
    events: Sequence[Event]


class VirtualCards:
    """The cards of a table, while it plays with virtual ones."""

    def __init__(self, table: Table, pace: TableSettings) -> None:
        self.table = table
        self.game: Game | None = None
        self.trouble = ""
        """Why the open round cannot go on, and what to do."""
        self.consent = Consent(self)
        self.croupier = Croupier(self, pace)
        self._story: list[Told] = []
        self._hidden: list[int] = []
        """Moves that not everybody may see before the round is over."""

    # Queries

    def view(self, seat: int | None) -> GameView | None:
        game = self._shown
        return None if game is None else game_view(game, seat, game.engine.name)

    def lines(self, seat: int | None, since: int) -> Iterator[Line]:
        """What moves made happen, in words, as far as a seat may know it."""
        if self._shown is None:
            return
        for told in self._story[bisect_right(self._story, since, key=lambda told: told.record) :]:
            if text := self.words(told.events, seat):
                yield Line(at=told.record, time=told.time, kind="move-made", text=text)

    def words(self, events: Sequence[Event], seat: int | None) -> str:
        """What happened, as far as a seat may know it."""
        assert self.game is not None
        told = (_seen(event, seat) for event in events if not isinstance(event, RECORDED))
        return " ".join(event.text(self.game.engine.name) for event in told)

    def to_take_back(self, seat: int | None) -> str:
        """What an undo would take back, for somebody who plays; empty if there is nothing."""
        return "" if self.game is None or seat is None else self.consent.words(self.game)

    @property
    def _shown(self) -> Game | None:
        """The game of the match that the table shows, being played or just over."""
        match = self.table.state.match
        over = self.game is None or match is None or match.record != self.game.record
        return None if over else self.game

    def seat_of(self, player: str) -> int | None:
        match = self.table.state.match
        ids = [each.id for each in match.players] if match is not None else []
        return ids.index(player) if player in ids else None

    @property
    def spinner(self) -> str | None:
        """Who is to spin; None if no spin is due."""
        game = self.game
        due = None if game is None else game.spin_due
        return None if game is None or due is None or due.about is None else game.players[due.about]

    @property
    def colour(self) -> str | None:
        """The colour in play; None while a wild waits for one."""
        round = None if self.game is None else self.game.engine.round
        return None if round is None or round.colour is None else str(round.colour)

    def verify_spin_due(self) -> None:
        if self.spinner is None:
            raise Refused("No spin is due: " + " is to move. ".join(self.awaited))

    def verify_spinner(self, by: str | None) -> None:
        """From afar only the one whose spin it is may push the nose; anybody may for a bot."""
        game, spinner = self._running(), self.spinner
        self.verify_spin_due()
        assert spinner is not None
        if spinner != by and not self.croupier.plays(game.players.index(spinner)):
            raise Refused(f"It is {self.table.name(spinner)}'s spin: they push the nose.")

    @property
    def awaited(self) -> tuple[str, str]:
        """Who is waited for, and what for."""
        if self.game is None:
            return "The table", self.trouble
        due = next((each for each in self.game.decisions if not each.optional), None)
        if due is None:
            return "Nobody", "The match is over."
        name = "The tray" if due.seat == TRAY else self.game.engine.name(due.seat)
        return name, f"{due.prompt}."

    # What is asked

    async def do(self, command: commands.Command, by: str | None) -> Head:
        """Grant a wish that only a table with virtual cards knows."""
        match command:
            case commands.MakeMove():
                return await self._make_move(command, by)
            case commands.Deal():
                self._running()
                await self.croupier.shuffle()
                return self.table.head
            case commands.AnswerUndo():
                async with self.table.one_at_a_time:
                    self.table.check_still()
                    return await self.consent.answer(command, by)
            case commands.HandOver():
                return await self._hand_over(command)
            case commands.Redeal():
                return await self._redeal()
        raise Refused(f"The table cannot do {type(command).__name__}: update the companion.")

    async def undo(self, by: str | None) -> Head:
        """Take the last move back: at once if it is one's own and told nobody anything, else by a vote."""
        return await self.consent.undo(self._running(), by)

    async def make(
        self,
        game: Game,
        move: Move,
        evidence: Sequence[object] = (),
        again: int | None = None,
        *,
        after: int | None = None,
    ) -> Head:
        """Make a move and keep it; if `after` is given, only if exactly that many moves were made before."""
        async with self.table.one_at_a_time:
            if after is not None and len(game.engine.log) != after:
                raise _changed()
            return await self._make(game, move, (), evidence, again)

    async def landed(self, landed: records.SpinLanded, faces: tuple[Face, ...]) -> Head:
        """The spin that the game waited for is over: its faces are a move of the tray."""
        if self.game is None or self.game.spin_due is None:
            # The round cannot go on anyway, but the spin has to be over before anything else.
            return await self.table.keep(landed)
        return await self._make(self.game, Spin(TRAY, faces), (landed,))

    def follow(self, written: Sequence[Record]) -> None:
        """Something was written down: the game goes along."""
        if any(
            isinstance(each, records.MatchStarted | records.Undone | records.PlayerRenamed)
            for each in written
        ):
            self.set_up()
        if any(isinstance(each, records.Resumed) for each in written):
            self.croupier.resume()
        if not all(isinstance(each, records.SoundSwitched | records.WrittenAgain) for each in written):
            self.consent.end()
        if not any(isinstance(each, records.MoveMade) for each in written):
            # After a move, once the bots have heard of it.
            self.croupier.plan()

    def begin_anew(self) -> None:
        """There is another journal, in which records have other numbers."""
        self._story.clear()
        self.set_up()

    def set_up(self) -> None:
        """Bring the game to where the journal is."""
        match = self.table.state.playing
        self.game, self.trouble = None, ""
        if match is None or match.cards != "virtual":
            return
        self._hidden = _hidden(self.table.journal.records(since=match.record))
        try:
            self.game = Game(match, self.table.moves())
        except DoesNotReplay as error:
            self.trouble = str(error)
            return
        known = {told.record: told for told in self._story if told.record > match.record}
        for record, events in self.game.told:
            known.setdefault(record, Told(record, self.table.journal.entry(record).time, events))
        self._story = [known[record] for record in sorted(known)]

    # How it is done

    def _running(self) -> Game:
        playing(self.table.state)
        if self.game is None:
            raise Refused(self.trouble or "This match is played with real cards.")
        return self.game

    async def _make_move(self, command: commands.MakeMove, by: str | None) -> Head:
        game = self._running()
        move = game.read(command.move)
        if move.seat not in range(len(game.players)) or game.players[move.seat] != by:
            raise Refused("That is somebody else's move: make your own.")
        if playing(self.table.state).players[move.seat].bot:
            raise Refused("A bot plays for you: take your seat back first.")
        if isinstance(move, Yell):
            self.croupier.yell(game, move.seat)
            return self.table.head
        game.verify(move)
        async with self.croupier.windows.in_its_time(game, move):
            return await self.make(game, move)

    async def _make(
        self,
        game: Game,
        move: Move,
        before: tuple[Record, ...] = (),
        evidence: Sequence[object] = (),
        again: int | None = None,
    ) -> Head:
        if game is not self._running():
            raise _changed()
        number = self.table.head.sequence + len(before) + 1
        events, facts = game.push(move)
        made = addressed(move, events, evidence, again)
        if made.audience != ALL:
            self._hidden.append(number)
        new: list[Record | Addressed] = [*before, made, *facts]
        if any(isinstance(fact, records.RoundScored) for fact in facts):
            new.append(records.Revealed(records=tuple(self._hidden)))
            self._hidden = []
        game.told.append((number, events))
        self._story.append(Told(number, utc_now().isoformat(timespec="milliseconds"), events))
        try:
            head = await self.table.keep(*new)
        except BaseException:
            self._story.pop()
            self.set_up()
            self.croupier.plan()
            raise
        if game is self.game:
            self.croupier.heard(game, events)
        self.croupier.plan()
        return head

    async def _hand_over(self, command: commands.HandOver) -> Head:
        match = playing(self.table.state, even_paused=True)
        if match.cards != "virtual":
            raise Refused("A bot cannot hold real cards.")
        if all(each.id != command.player for each in match.players):
            raise Refused("Nobody with that id sits here.")
        async with self.table.one_at_a_time:
            return await self.table.keep(records.PlayedBy(player=command.player, bot=command.bot))

    async def _redeal(self) -> Head:
        match = playing(self.table.state, even_paused=True)
        if not self.trouble:
            raise Refused("The round goes on as it is: there is nothing to deal again.")
        back_to = match.rounds[-1].record if match.rounds else match.record
        async with self.table.one_at_a_time:
            return await self.table.keep(records.Undone(back_to=back_to))


def _changed() -> Refused:
    return Refused("The game has changed meanwhile: look again.")


def _seen(event: Event, seat: int | None) -> Event:
    """What a seat may know of an event. Who only watches may show everybody, so no forehead either."""
    if seat is None and isinstance(event, ForeheadTaken):
        return event.seen_by(event.seat)
    return event.seen_by(seat)


def _hidden(entries: Iterator[Entry]) -> list[int]:
    hidden: list[int] = []
    for entry in entries:
        if isinstance(entry.record, records.Revealed):
            hidden = [each for each in hidden if each not in entry.record.records]
        elif isinstance(entry.record, records.MoveMade) and entry.audience != ALL:
            hidden.append(entry.sequence)
    return hidden
