"""Virtual cards at a table: the game that is played, its moves into the journal, and taking moves back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from companion.config import TableSettings
from companion.rules.events import Deals, Event, MatchOver, RoundOver, Spun
from companion.rules.faces import Face
from companion.rules.moves import TRAY, Move, Spin, Yell
from companion.table import commands as wish
from companion.table.croupier import Croupier
from companion.table.errors import DoesNotReplay, Refused
from companion.table.game import Game, Made, addressed, reveals_nothing
from companion.table.game_view import GameView, game_view
from companion.table.journal import ALL, Addressed, Entry, Head, Record
from companion.table.journal import records as its
from companion.table.journal.journal import utc_now
from companion.table.referee import playing
from companion.table.view import Line, Vote

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
        self.vote: Vote | None = None
        self.croupier = Croupier(self, pace)
        self._story: list[Told] = []
        self._hidden: list[int] = []
        """Moves that not everybody may see before the round is over."""

    # What is so

    def view(self, seat: int | None) -> GameView | None:
        game = self._shown
        return None if game is None else game_view(game, seat, game.engine.name)

    def lines(self, seat: int | None, since: int) -> Iterator[Line]:
        """What moves made happen, in words, as far as a seat may know it."""
        for told in self._story if self._shown is not None else ():
            if told.record > since and (text := self._words(told.events, seat)):
                yield Line(at=told.record, time=told.time, kind="move-made", text=text)

    def _words(self, events: Sequence[Event], seat: int | None) -> str:
        assert self.game is not None
        told = (event for event in events if not isinstance(event, RECORDED))
        return " ".join(event.seen_by(seat).text(self.game.engine.name) for event in told)

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

    def verify_spinner(self, by: str | None) -> None:
        """From afar only the one whose spin it is may push the nose; anybody may for a bot."""
        game, spinner = self._running(), self.spinner
        if spinner is None:
            raise Refused("No spin is due: " + " is to move. ".join(self.awaited))
        if spinner != by and not self.croupier.plays(game.players.index(spinner)):
            raise Refused(f"It is {self.table.name(spinner)}'s spin: they push the nose.")

    @property
    def awaited(self) -> tuple[str, str]:
        """Who is waited for, and what for."""
        due = next((each for each in self.game.decisions if not each.optional), None) if self.game else None
        if self.game is None or due is None:
            return "Nobody", "The match is over."
        name = "The tray" if due.seat == TRAY else self.game.engine.name(due.seat)
        return name, f"{due.prompt}."

    # What is asked

    async def do(self, command: wish.Command, by: str | None) -> Head:
        """Grant a wish that only a table with virtual cards knows."""
        match command:
            case wish.MakeMove():
                return await self._make_move(command, by)
            case wish.Deal():
                self._running()
                await self.croupier.shuffle()
                return self.table.head
            case wish.AnswerUndo():
                return await self._answer_undo(command, by)
            case wish.HandOver():
                return await self._hand_over(command)
            case wish.Redeal():
                return await self._redeal()
        raise Refused(f"The table cannot do {type(command).__name__}: update the companion.")

    async def undo(self, by: str | None) -> Head:
        """Take the last move back: at once if it is one's own and told nobody anything, else by a vote."""
        game, match = self._running(), playing(self.table.state)
        made = self.table.moves()
        if by is None or self.seat_of(by) is None:
            raise Refused("Only who plays can take a move back: say which seat is yours.")
        last = _last_of_a_seat(game, made)
        if last is None:
            raise Refused("There is no move to take back in this round.")
        back_to = made[last][0] - 1
        told = dict(game.told)
        events = [told.get(record, ()) for record, _ in made[last:]]
        seats = {game.read(each.move).seat for _, each in made[last:]}
        if seats == {self.seat_of(by)} and reveals_nothing(events):
            return await self.table.keep(its.Undone(back_to=back_to, by=by))
        people = [each.id for each in match.players if not self.croupier.plays(game.players.index(each.id))]
        waiting = tuple(each for each in people if each != by)
        if not waiting:
            return await self.table.keep(its.Undone(back_to=back_to, by=by))
        text = self._words(events[0], None)
        self.vote = Vote(by=by, back_to=back_to, text=text, waiting=waiting)
        self.table.tell()
        return self.table.head

    async def make(
        self, game: Game, move: Move, evidence: Sequence[object] = (), again: int | None = None
    ) -> Head:
        """Make a move and keep it."""
        async with self.table.one_at_a_time:
            return await self._make(game, move, (), evidence, again)

    async def landed(self, landed: its.SpinLanded, faces: tuple[Face, ...]) -> Head:
        """The spin that the game waited for is over: its faces are a move of the tray."""
        assert self.game is not None
        return await self._make(self.game, Spin(TRAY, faces), (landed,))

    def follow(self, records: Sequence[Record]) -> None:
        """Something was written down: the game goes along."""
        if any(isinstance(each, its.MatchStarted | its.Undone | its.PlayerRenamed) for each in records):
            self.set_up()
        self.vote = None
        self.croupier.plan()

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

    async def _make_move(self, command: wish.MakeMove, by: str | None) -> Head:
        game = self._running()
        move = game.read(command.move)
        if move.seat not in range(len(game.players)) or game.players[move.seat] != by:
            raise Refused("That is somebody else's move: make your own.")
        if isinstance(move, Yell):
            self.croupier.yell(game, move.seat)
            return self.table.head
        await self.croupier.hold(game, move)
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
            raise Refused("The game has changed meanwhile: look again.")
        number = self.table.head.sequence + len(before) + 1
        events, facts = game.push(move)
        made = addressed(move, events, evidence, again)
        if made.audience != ALL:
            self._hidden.append(number)
        records: list[Record | Addressed] = [*before, made, *facts]
        if any(isinstance(fact, its.RoundScored) for fact in facts):
            records.append(its.Revealed(records=tuple(self._hidden)))
            self._hidden = []
        game.told.append((number, events))
        self._story.append(Told(number, utc_now().isoformat(timespec="milliseconds"), events))
        try:
            head = await self.table.keep(*records)
        except BaseException:
            self._story.pop()
            self.set_up()
            raise
        self.croupier.heard(game, events)
        self.croupier.plan()
        return head

    async def _answer_undo(self, command: wish.AnswerUndo, by: str | None) -> Head:
        vote = self.vote
        if vote is None or by not in vote.waiting:
            raise Refused("Nobody asks you to take a move back.")
        if not command.yes:
            self.vote = None
            self.table.tell()
            return self.table.head
        waiting = tuple(each for each in vote.waiting if each != by)
        if waiting:
            self.vote = Vote(by=vote.by, back_to=vote.back_to, text=vote.text, waiting=waiting)
            self.table.tell()
            return self.table.head
        async with self.table.one_at_a_time:
            return await self.table.keep(its.Undone(back_to=vote.back_to, by=vote.by))

    async def _hand_over(self, command: wish.HandOver) -> Head:
        match = playing(self.table.state, even_paused=True)
        if match.cards != "virtual":
            raise Refused("A bot cannot hold real cards.")
        if all(each.id != command.player for each in match.players):
            raise Refused("Nobody with that id sits here.")
        async with self.table.one_at_a_time:
            return await self.table.keep(its.PlayedBy(player=command.player, bot=command.bot))

    async def _redeal(self) -> Head:
        match = playing(self.table.state, even_paused=True)
        if not self.trouble:
            raise Refused("The round goes on as it is: there is nothing to deal again.")
        back_to = match.rounds[-1].record if match.rounds else match.record
        async with self.table.one_at_a_time:
            return await self.table.keep(its.Undone(back_to=back_to))


def _last_of_a_seat(game: Game, made: Sequence[Made]) -> int | None:
    """Where among these moves the last one is that a seat made, and not chance."""
    return next((at for at in range(len(made) - 1, -1, -1) if game.read(made[at][1].move).seat != TRAY), None)


def _hidden(entries: Iterator[Entry]) -> list[int]:
    hidden: list[int] = []
    for entry in entries:
        if isinstance(entry.record, its.Revealed):
            hidden = [each for each in hidden if each not in entry.record.records]
        elif isinstance(entry.record, its.MoveMade) and entry.audience != ALL:
            hidden.append(entry.sequence)
    return hidden
