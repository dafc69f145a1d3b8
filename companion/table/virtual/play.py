"""Playing with virtual cards: what people, bots and the tray do becomes one change after another."""

from __future__ import annotations

import asyncio
import logging
from typing import assert_never

from companion.bots import find as find_bot
from companion.errors import TrayError
from companion.rules.moves import TRAY, Nobody, Yell
from companion.sentences import Sentence
from companion.table import commands
from companion.table.agenda import Agenda, Appointment
from companion.table.errors import Refused
from companion.table.journal import Addressed, Head, Record, records
from companion.table.journal.state import TableState
from companion.table.pipeline import Pipeline
from companion.table.spins import Spins
from companion.table.virtual import croupier as steps
from companion.table.virtual.attendance import Attendance
from companion.table.virtual.cards import VirtualCards
from companion.table.virtual.chance_moves import ProposedMove, first_of, shuffle
from companion.table.virtual.croupier import Act, Croupier
from companion.table.virtual.director import Director
from companion.table.virtual.game import Game
from companion.table.virtual.undo_vote import UndoVote
from companion.table.virtual.windows import Windows
from companion.tray import Tray

log = logging.getLogger(__name__)

ANOTHER_TRY_S = 3.0
"""When to try again what the tray could not do."""
LONGEST_REASON = 80
"""How much of an error fits on the tray's screen."""


class VirtualPlay:
    """Makes the moves of people, bots and the tray, one after another."""

    def __init__(
        self,
        *,
        tray: Tray,
        pipeline: Pipeline,
        agenda: Agenda,
        cards: VirtualCards,
        croupier: Croupier,
        windows: Windows,
        director: Director,
        attendance: Attendance,
        vote: UndoVote,
        spins: Spins,
    ) -> None:
        self._tray = tray
        self._pipeline = pipeline
        self._store = pipeline.store
        self._agenda = agenda
        self._cards = cards
        self._croupier = croupier
        self._windows = windows
        self._director = director
        self._attendance = attendance
        self._vote = vote
        self._spins = spins
        self._shuffling = asyncio.Lock()
        self._next = Appointment()
        """What happens next by itself."""

    # What people do

    async def make_move(self, command: commands.MakeMove, by: str | None) -> Head:
        """Somebody's own move, in its fair time."""
        game = self._cards.running()
        move = game.read(command.move)
        if not game.belongs_to(move, by):
            raise Refused("That is somebody else's move: make your own.")
        if self._store.state.require_match().players[game.players.index(by or "")].bot:
            raise Refused("A bot plays for you: take your seat back first.")
        if self._director.showing:
            raise Refused("One moment: everybody is still watching what just happened.")
        if isinstance(move, Yell):
            self._croupier.yell(game, move.seat)
            self.plan()
            return self._store.head
        game.verify(move)
        async with self._windows.in_its_time(game, move):
            return await self._make(game, ProposedMove(move))

    async def deal(self) -> Head:
        """People have seen how the last round ended: shuffle and deal."""
        self._cards.running()
        await self._shuffle()
        return self._store.head

    # What happens by itself

    def plan(self) -> None:
        """Something has changed: think again about what comes next."""
        self._next.cancel()
        game = self._cards.game
        if game is None or not self._runs(game):
            self._croupier.stop()
            return
        if self._vote.vote is not None:
            self._next = self._agenda.at(self._vote.ends_at, self._end_vote)
            return
        try:
            step = self._croupier.next_step(game)
        except Exception as error:
            self._agenda.start(self._pause(game, error))
            return
        if step is not None:
            self._next = self._agenda.at(step.at, lambda: self._attempt(game, step.act))

    def _runs(self, game: Game) -> bool:
        match = self._store.state.playing
        going = match is not None and match.paused is None and not game.engine.over
        return going and not self._spins.under_way and not self._director.showing

    async def _attempt(self, game: Game, act: Act) -> None:
        mine = self._next
        try:
            await self._carry_out(game, act)
        except TrayError as error:
            # Somebody was quicker, or the tray cannot spin now.
            log.info("Not done: %s", error)
            if self._next is mine or isinstance(act, steps.TurnReels):
                self._next.cancel()
                self._next = self._agenda.after(ANOTHER_TRY_S, self._look_again)
        except Exception as error:
            if self._spins.under_way:
                # No bot's fault; and a spin has to be finished before anything else.
                raise
            await self._pause(game, error)

    async def _carry_out(self, game: Game, act: Act) -> None:
        match act:
            case steps.DealCards():
                await self._shuffle()
            case steps.TurnReels():
                await self._spins.see_through()
            case steps.BotMoves(decision, after, move):
                if len(game.engine.log) == after and self._attendance.bot_at(decision.seat):
                    move = move or await self._croupier.choose(game, decision)
                    await self._make(game, ProposedMove(move), after, bot=decision.seat)
            case steps.BotYells(seat):
                self._croupier.yell(game, seat)
                self.plan()
            case steps.RaceOver():
                after = len(game.engine.log)
                # None are left if it was planned a second time just as it began.
                if game.race is not None and (yells := self._croupier.end_race(game)):
                    first = await first_of(yells, game, self._store.state, self._tray.chance)
                    await self._make(game, first, after)
            case steps.HouseRuleOver(move, after):
                await self._make(game, ProposedMove(move), after)
            case steps.NobodyYells():
                await self._make(game, ProposedMove(Nobody(TRAY)), len(game.engine.log))
            case steps.LookAgain():
                await self._look_again()
            case _:
                assert_never(act)

    async def _look_again(self) -> None:
        """Announce a change without a record, as pages show who plays for whom."""
        await self._pipeline.run(lambda: ())

    async def _end_vote(self) -> None:
        await self._pipeline.run(self._vote.run_out)

    async def _pause(self, game: Game, error: Exception) -> None:
        """A bug in a bot pauses this game and stops nothing else."""
        log.error("A bot failed", exc_info=error)
        why = f"{type(error).__name__}: {error}"[:LONGEST_REASON].removesuffix(": ")
        words = Sentence(
            "a bot does not know how to go on ({why}); resume to try again, or take its seat", why=why
        )
        # In English for good, as the journal keeps it.
        reason = str(words)

        def decide() -> tuple[Record, ...]:
            match = self._store.state.playing
            if game is not self._cards.game or match is None or not self._runs(game):
                return ()
            return (records.Paused(reason=reason),)

        await self._pipeline.run(decide)

    async def _shuffle(self) -> None:
        """Shuffle if that is due. People and the croupier may ask at the same time; it happens once."""
        async with self._shuffling:
            game = self._cards.game
            if game is not None and (due := game.shuffle_due) is not None:
                after = len(game.engine.log)
                move = await shuffle(due, game, self._store.state, self._tray.chance)
                await self._make(game, move, after)

    async def _make(
        self, game: Game, made: ProposedMove, after: int | None = None, bot: int | None = None
    ) -> Head:
        """Make a move and keep it.

        If `after` is given, only if exactly that many moves were made before; and only as long as a bot plays
        the seat `bot`.
        """

        def decide() -> tuple[Record | Addressed, ...]:
            same = game is self._cards.running() and after in (None, len(game.engine.log))
            if not same or (bot is not None and not self._attendance.bot_at(bot)):
                raise Refused("The game has changed meanwhile: look again.")
            return self._cards.play(made.move, made.evidence, made.again)

        return await self._pipeline.run(decide)


# Deciders


def hand_over(state: TableState, command: commands.HandOver) -> tuple[Record, ...]:
    """A bot plays for somebody from now on, or no longer."""
    match = state.require_match(even_paused=True)
    if match.cards != "virtual":
        raise Refused("A bot cannot hold real cards: play with virtual ones.")
    if all(each.id != command.player for each in match.players):
        raise Refused("Nobody with that id sits here.")
    if command.bot:
        find_bot(command.bot)
    return (records.PlayedBy(player=command.player, bot=command.bot),)


def redeal(state: TableState, trouble: Sentence) -> tuple[Record, ...]:
    """A round that cannot go on is dealt again; all scores stay."""
    match = state.require_match(even_paused=True)
    if not trouble:
        raise Refused("The round goes on as it is: there is nothing to deal again.")
    return (records.Undone(back_to=match.round_began),)
