"""A table with virtual cards in virtual time, people who play there, and decks as tests want them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from itertools import chain
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from companion.chance import Chance
from companion.config import ChanceSettings, TableSettings
from companion.errors import TrayError
from companion.hal import VirtualClock
from companion.hal.sim import SimBoard
from companion.rules.cards import Card
from companion.rules.editions import edition
from companion.table.commands import HouseRule, MakeMove, NewPlayer, StartMatch
from companion.table.journal import Head
from companion.table.journal.keeper import Keeper
from companion.table.journal.records import MoveMade
from companion.table.real import one_button
from companion.table.table import Table
from companion.table.virtual.game import Game
from companion.table.virtual.views import DecisionView, GameView, MoveView
from companion.tray import TrayState
from tests.chance.scripted import Scripted, healthy
from tests.hal.rig import NEARLY_HOME, brisk, settled, virtual
from tests.rules.stories import cards_of
from tests.table.rig import TableRig

AT_ONCE = TableSettings(read_s=0, think_s=0, spin_s=0, grace_s=0, window_s=0, yell_s=1e-6, deal_s=0)
"""Bots and windows take no time: a game plays by itself, as far as nobody is waited for."""
QUICK = TableSettings(read_s=0, think_s=0, spin_s=0, grace_s=0, window_s=0)
"""The same, but the next round waits until people have seen how the last one ended."""
USUAL = TableSettings(read_s=0)
"""Bots take their time, and windows stay open; nobody reads."""


def lucky(seed: int = 0) -> Chance:
    """Chance that never ends and that can be foretold."""
    return Chance(
        ChanceSettings(mix="kernel"),
        kernel=Scripted((Random(f"{seed} {n}").randbytes(64) for n in range(10**6)), name="kernel"),
    )


def stacked(edition_id: str, *hands: str, top: str, pile: str = "") -> Chance:
    """Chance that deals these hands to the seats, the first of which begins; the pile goes on as said."""
    deck = edition(edition_id).deck
    dealt = list(map(str.split, hands))
    codes = [code for each in zip(*dealt, strict=True) for code in each]
    draw_for_dealer = [*["G1", "G1", "B1", "B1", "Y1", "Y1", "G2", "G2", "B2"][: len(hands) - 1], "B9"]
    orders = [order_of(deck, draw_for_dealer), order_of(deck, [*codes, *top.split(), *pile.split()])]
    script = (bytes(picks(order)) for order in orders)
    return Chance(ChanceSettings(mix="kernel"), kernel=Scripted(chain(script, healthy()), name="kernel"))


def order_of(deck: Sequence[Card], codes: Sequence[str]) -> list[int]:
    """Places in the deck: first these cards, then all others."""
    left = list(range(len(deck)))
    first = []
    for code in codes:
        # Of two cards that only differ by a mark, any number will do to draw for the dealer.
        found = next(place for place in left if deck[place].code.rstrip("*") == code.rstrip("*"))
        exact = next((place for place in left if deck[place].code == code), found)
        left.remove(exact)
        first.append(exact)
    return first + left


def picks(order: Sequence[int]) -> Iterator[int]:
    """What has to be drawn for this permutation."""
    so_far = list(range(len(order)))
    for last in range(len(order) - 1, 0, -1):
        pick = so_far.index(order[last], 0, last + 1)
        so_far[last], so_far[pick] = so_far[pick], so_far[last]
        yield pick


class CardRig(TableRig):
    """People around a table with virtual cards."""

    def __init__(self, board: SimBoard, table: Table, keeper: Keeper) -> None:
        super().__init__(board, table, keeper)
        self.there: set[asyncio.Task[object]] = set()
        """Tasks that are always there."""

    async def sit(
        self,
        *names: str,
        edition: str = "eye-eye",
        house_rules: Sequence[HouseRule] = (),
        **options: str | int | bool,
    ) -> None:
        """Begin a match; a name like `Roby:sharp` is a bot's."""
        people = [NewPlayer(*name.split(":")) for name in names]
        await self.table.do(
            StartMatch(
                edition=edition,
                players=tuple(people),
                cards="virtual",
                options=options,
                house_rules=tuple(house_rules),
            )
        )

    # Queries

    @property
    def game(self) -> Game:
        assert self.table.cards.game is not None
        return self.table.cards.game

    @property
    def clock(self) -> VirtualClock:
        return virtual(self.board)

    def sees(self, seat: int | None) -> GameView:
        view = self.table.view(seat).game
        assert view is not None
        return view

    def views(self) -> list[GameView]:
        """What every seat sees, and a watcher, apart from hands of earlier rounds that only memory keeps."""
        seats = (None, *range(self.game.engine.seats))
        return [replace(self.sees(seat), last_round=None) for seat in seats]

    def secrets(self) -> object:
        """Everything that the game knows."""
        round = self.game.engine.round
        assert round is not None
        return (
            *cards_of(round),
            (round.colour, round.direction, round.turn, round.dealer, round.drawn),
            [(each.seat, each.kind, each.moves, each.about) for each in self.game.decisions],
            self.game.engine.totals,
        )

    def cards_there(self) -> Counter[Card]:
        """Every card of the round, wherever it lies."""
        round = self.game.engine.round
        assert round is not None
        places = (*round.hands, *round.foreheads, round.pile, round.discards)
        return Counter(card for cards in places for card in cards)

    @property
    def moves(self) -> list[str]:
        """All that was ever moved, shuffles left out."""
        made = (each.move for each in self.records if isinstance(each, MoveMade))
        return [move for move in made if "shuffle" not in move]

    @property
    def told(self) -> list[str]:
        return [str(line.text) for line in self.table.lines(None)]

    # What people do

    def asked(self, seat: int) -> list[DecisionView]:
        return list(self.sees(seat).decisions)

    def choices(self, seat: int) -> list[MoveView]:
        return [move for each in self.asked(seat) for move in each.moves]

    def player(self, seat: int) -> str:
        return self.game.players[seat]

    async def move(self, move: str) -> Head:
        """Somebody makes a move on their own page: `1: play R7`."""
        seat = int(move.partition(":")[0]) - 1
        return await self.table.do(MakeMove(move=move), by=self.player(seat))

    async def go(self, *moves: str) -> None:
        for move in moves:
            await self.until(lambda move=move: self.can(move))  # type: ignore[misc]
            await self.move(move)

    def can(self, move: str) -> bool:
        seat = int(move.partition(":")[0]) - 1
        return any(each.move == move for each in self.choices(seat))

    def ask(self, move: str) -> asyncio.Task[Head]:
        """Somebody sends a move, and does not wait for what becomes of it."""
        return asyncio.get_running_loop().create_task(self.move(move))

    async def refuses(self, move: str, words: str) -> None:
        """A move is refused with these words, and nothing has changed."""
        before = self.secrets(), self.table.head
        with pytest.raises(TrayError, match=words):
            await self.move(move)
        assert (self.secrets(), self.table.head) == before

    # Time

    async def rest(self) -> None:
        """Wait until bots have done all that they do at once."""
        await self.calm(self.there)

    async def pass_time(self, seconds: float, step: float = 0.05) -> None:
        """Let time pass, and all that it brings about come to rest."""
        end = self.clock.now() + seconds
        await settled()
        while True:
            known = asyncio.all_tasks()
            self.clock.advance(min(step, max(0.0, end - self.clock.now())))
            await self.calm(known)
            if self.clock.now() >= end:
                return

    async def calm(self, known: set[asyncio.Task[object]] | None = None) -> None:
        """Wait until nothing is under way but what was before."""
        before = known if known is not None else asyncio.all_tasks()
        last = None
        while last != self.table.head:
            last = self.table.head
            # What has just ended may have planned what comes next, which is not a task yet.
            await settled()
            await self.until(lambda: asyncio.all_tasks() <= before and not self.table.one_at_a_time.locked())

    async def deal_out(self) -> None:
        """Wait until the cards are dealt, and the round has begun."""
        await self.until(lambda: self.table.virtual and self.game.engine.round is not None)
        await self.until(lambda: self.game.shuffle_due is None)
        await self.rest()


class People:
    """They play any legal move, now and then out of turn, until somebody has won."""

    def __init__(self, rig: CardRig, *seats: int, seed: int = 0, eager: float = 0.5) -> None:
        self.rig = rig
        self.seats = seats
        self.kinds: set[str] = set()
        """Of all decisions that they made."""
        self._random = Random(seed)
        self._eager = eager

    async def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Until it is enough, or the match is over."""
        while True:
            await self.rig.rest()
            await self.rig.until(lambda: enough() or self._over or self._spins or self._race or self._asked())
            if enough() or self._over:
                return
            if self._spins:
                await self.rig.table.spin()
            else:
                await self.one_move()

    async def one_move(self) -> None:
        asked = [each for seat in self.seats for each in self.rig.asked(seat)]
        due = [each for each in asked if not each.optional]
        offered = [each for each in asked if each.optional]
        eager = offered and (not due or self._random.random() < self._eager)
        decision = self._random.choice(offered if eager else due)
        move = self._choose(decision)
        try:
            await self.rig.move(move)
        except TrayError:
            # Somebody was quicker, who acted out of turn.
            return
        self.kinds.add(decision.kind)

    def _choose(self, decision: DecisionView) -> str:
        # Whoever can play does, or rounds would last for ever.
        plays = [each for each in decision.moves if each.verb in ("play", "discard")]
        return self._random.choice(plays if plays and self._random.random() < 0.9 else decision.moves).move

    def _asked(self) -> bool:
        """Whether one of them has to make a decision."""
        return any(not each.optional for seat in self.seats for each in self.rig.asked(seat))

    @property
    def _spins(self) -> bool:
        game = self.rig.table.cards.game
        due = None if game is None else game.spin_due
        return due is not None and due.about in self.seats and not self.rig.table.spinning

    @property
    def _race(self) -> bool:
        game = self.rig.table.cards.game
        return game is not None and game.race is not None

    @property
    def _over(self) -> bool:
        return self.rig.match.ended


@asynccontextmanager
async def at_cards(
    folder: Path, chance: Chance | None = None, *, pace: TableSettings = AT_ONCE, **flags: object
) -> AsyncIterator[CardRig]:
    """A table whose tray is awake. Without `board__profile` it has no nose and no reels: spins are short."""
    config = brisk(**{"board__profile": "none"} | flags)
    with closing(Keeper(folder)) as keeper, chance or lucky() as opened:
        async with SimBoard(config.board, VirtualClock(), NEARLY_HOME) as board:
            table = Table(board, opened, keeper, replace(config, table=pace), menu=one_button.items)
            with closing(table):
                rig = CardRig(board, table, keeper)
                tray = table.tray
                await table.open()
                await rig.until(
                    lambda: tray.state in (TrayState.READY, TrayState.OUTCOME) and not table.spinning
                )
                await settled()
                await rig.until(lambda: not table.one_at_a_time.locked())
                rig.there = asyncio.all_tasks()
                yield rig
