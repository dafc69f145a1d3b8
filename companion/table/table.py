"""The table: people, match and tray while they play. Every wish ends in records that are kept, or a refusal.

    async with open_table(config) as table:
        table.subscribe(lambda: print(table.view(None)))
        await table.do(StartMatch(edition="eye-eye", players=(NewPlayer("Ann"), NewPlayer("Bo"))))
        await table.do(Spin())  # or somebody pushes the nose

A command is decided on and written down before the next one is looked at, so there is one order of things for
everybody. The journal is the truth: what is shown follows from it, after a restart as before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from heapq import merge

import msgspec

from companion.config import Config, TableSettings
from companion.rules.faces import Spinner
from companion.table import button, commands, nose, showing
from companion.table.book import SOFTWARE, Book, plain
from companion.table.errors import Refused
from companion.table.game import Made
from companion.table.journal import Addressed, Head, Journal, Record, records
from companion.table.journal.keeper import Keeper
from companion.table.referee import decide, playing
from companion.table.spins import Spins
from companion.table.state import State
from companion.table.story import sentence, tell
from companion.table.view import Line, PersonView, TableView, match_view
from companion.table.virtual import VirtualCards
from companion.tray import Clock, SpinLanded, Tray, open_tray

log = logging.getLogger(__name__)

DISK_S = 10.0
"""How often to see whether a disk works again."""
OF_CARDS = (commands.MakeMove, commands.Deal, commands.AnswerUndo, commands.HandOver, commands.Redeal)


@asynccontextmanager
async def open_table(config: Config, clock: Clock | None = None) -> AsyncIterator[Table]:
    """The table of this config. Its tray wakes up meanwhile, and finishes a spin that was cut short."""
    with closing(await asyncio.to_thread(Keeper, config.data_dir)) as keeper:
        async with open_tray(config, clock) as tray:
            table = Table(tray, keeper, config.table)
            await table.begin(config.board.kind)
            yield table


class Table:
    """Lives in one event loop."""

    def __init__(self, tray: Tray, keeper: Keeper, pace: TableSettings | None = None) -> None:
        self.tray = tray
        self.join_page: showing.Page | None = None
        """How to join, where a web page can be joined."""
        self._book = Book(keeper)
        self.one_at_a_time = asyncio.Lock()
        self._spins = Spins(self)
        self._listeners: list[Callable[[], object]] = []
        self.cards = VirtualCards(self, pace or TableSettings())
        """The game, with virtual cards."""
        self._book.on_new_journal = self.cards.begin_anew
        self._looks_after_disk = False

    # Queries

    @property
    def state(self) -> State:
        return self._book.state

    @property
    def head(self) -> Head:
        return self._book.head

    @property
    def journal(self) -> Journal:
        """For an audit and statistics, which count only what anybody may see."""
        return self._book.journal

    @property
    def spinning(self) -> bool:
        """Whether a spin is on its way, drawn or about to be."""
        return self._spins.turning or self.state.drawn is not None

    @property
    def landing(self) -> SpinLanded | None:
        """An outcome that is being kept, and shown as soon as it is."""
        return self._spins.landing

    @property
    def virtual(self) -> bool:
        """Whether a match with virtual cards is being played."""
        match = self.state.playing
        return match is not None and match.cards == "virtual"

    @property
    def _with_virtual_cards(self) -> bool:
        """Whether a match with virtual cards is, or was, the last one."""
        return self.state.match is not None and self.state.match.cards == "virtual"

    @property
    def on_screen(self) -> Record | None:
        """The last record that the tray's screen showed a page of."""
        return self._book.on_screen

    @property
    def cut_short(self) -> bool:
        """Whether a spin was drawn and nothing turns to show it: a push of the nose would finish it."""
        return self.state.drawn is not None and not self._spins.turning

    def view(self, seat: int | None) -> TableView:
        """The table as a seat may see it, or anybody at all (None)."""
        state = self.state
        return TableView(
            at=self.head.sequence,
            head=self.head,
            match=match_view(state),
            game=self.cards.view(seat),
            vote=self.cards.consent.vote,
            spin=state.spin,
            spinning=self.spinning,
            roster=tuple(PersonView(each.id, each.name) for each in state.roster),
            undo=self.cards.to_take_back(seat) if self._with_virtual_cards else self.to_take_back,
            nose=nose.meaning(self),
            trouble=self._book.trouble or self.cards.trouble,
        )

    def lines(self, seat: int | None, since: int = 0) -> Iterator[Line]:
        """The history in words, as far as a seat may see it."""
        written = (line for shown in self.journal.visible_to(seat, since) for line in tell(shown, self.name))
        yield from merge(written, self.cards.lines(seat, since), key=lambda line: line.at)

    def moves(self) -> list[Made]:
        """With virtual cards: the moves since the last round ended."""
        return self._book.moves()

    def leads_to(self, head: Head) -> bool:
        """Whether the history goes through a head that somebody remembers."""
        return self.journal.leads_to(head)

    def name(self, player: str) -> str:
        """What somebody is called, at this table or in its roster."""
        match = self.state.match
        people = (*(match.players if match else ()), *(match.gone if match else ()), *self.state.roster)
        return next((each.name for each in people if each.id == player), player)

    def subscribe(self, listener: Callable[[], object]) -> Callable[[], None]:
        """Be called after every change. Call what is returned to be called no more."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    # What can be asked

    async def begin(self, board: str) -> None:
        """Take the journal up where it ends."""
        if self.state.muted is not None:
            self.tray.muted = self.state.muted
        self.tray.on_mute = lambda muted: self.tray.start(self._remember_sound(muted))
        self.tray.on_push = lambda: nose.push(self)
        self.tray.table_menu = lambda: button.items(self)
        self.cards.set_up()
        await self.keep(records.TableOpened(software=SOFTWARE, board=board))
        self.tray.start(self._wake())

    async def do(self, command: commands.Command, by: str | None = None) -> Head:
        """Grant a wish: returns once it is kept, a spin once it is drawn. Raises a `TrayError` if refused."""
        if isinstance(command, commands.Spin):
            return await self._spins.start(command, by)
        # Whoever asked may be gone meanwhile; what is being written down is seen through all the same.
        work = self.cards.do(command, by) if isinstance(command, OF_CARDS) else self._grant(command, by)
        return await asyncio.shield(asyncio.ensure_future(work))

    async def spin(self, kind: Spinner | None = None, by: str | None = None) -> SpinLanded:
        """Push the nose and see it through to the outcome."""
        return await self._spins.see_through(kind, by)

    async def finish(self) -> None:
        """Finish a spin that was cut short, with the faces that were drawn for it."""
        await self._spins.finish()

    # How it is done

    async def _wake(self) -> None:
        await self.tray.wake()
        await self.finish()
        await showing.recall(self)
        self.tell()

    def check_still(self) -> None:
        """Refuse whatever has to wait for a spin."""
        if self.cut_short:
            raise Refused("A spin was cut short: push the nose to finish it.")
        if self.spinning:
            raise Refused("A spin is on its way: wait until it has landed.")

    async def _grant(self, command: commands.Command, by: str | None) -> Head:
        async with self.one_at_a_time:
            self.check_still()
            match command:
                case commands.TellSpin():
                    decided: tuple[Record, ...] = (self._spins.told(command),)
                case commands.Undo() if self._with_virtual_cards:
                    # Even when it is over: its record tells every card, so nobody goes back into it.
                    return await self.cards.undo(by)
                case commands.Undo():
                    decided = (self._undo(by),)
                case commands.DrawDealer():
                    decided = (await self._draw_dealer(),)
                case _:
                    decided = decide(self.state, command)
            return await self.keep(*decided)

    async def _remember_sound(self, muted: bool) -> None:
        async with self.one_at_a_time:
            await self.keep(records.SoundSwitched(muted=muted))

    async def keep(self, *new: Record | Addressed) -> Head:
        """Write records and let everybody know. Caller must hold `one_at_a_time`."""
        head = await self._book.write(*new)
        self._look_after_disk()
        said = [plain(each) for each in new]
        self.cards.follow(said)
        for each in said:
            showing.show(self, each)
        self.tell()
        return head

    def _look_after_disk(self) -> None:
        """Even if nothing more happens, everything is written once the disk works again."""
        if self._book.in_memory and not self._looks_after_disk:
            self._looks_after_disk = True
            board = self.tray.board
            later = board.clock.now() + DISK_S
            board.clock.call_at(later, lambda: board.post(lambda: self.tray.start(self._try_disk())))

    async def _try_disk(self) -> None:
        async with self.one_at_a_time:
            self._looks_after_disk = False
            await self._book.try_again()
            self._look_after_disk()
        self.tell()

    def tell(self) -> None:
        """Something has changed."""
        for listener in tuple(self._listeners):
            listener()

    async def _draw_dealer(self) -> Record:
        match = playing(self.state)
        if match.cards == "virtual":
            raise Refused("With virtual cards the dealer is drawn by the cards.")
        seats = [each.id for each in match.players]
        for record, drawn in self.state.taken_back.dealers:
            if drawn.player in seats:
                return records.DealerDrawn(player=drawn.player, evidence=drawn.evidence, again=record)
        dealer = await asyncio.to_thread(self.tray.chance.choice, seats)
        return records.DealerDrawn(player=dealer.value, evidence=(msgspec.to_builtins(dealer.evidence),))

    def _undo(self, by: str | None) -> records.Undone:
        acts = self._book.last_act()
        if not acts:
            raise Refused("There is nothing to take back in this match: play on.")
        return records.Undone(back_to=acts[0].sequence - 1, by=by)

    @property
    def to_take_back(self) -> str:
        """What an undo would take back, in words; empty if there is nothing."""
        acts = self._book.last_act()
        beside = {act.sequence: act.record for act in acts}
        texts = [sentence(act.record, beside, self.name) for act in acts]
        return next((text for text in texts if text), "")
