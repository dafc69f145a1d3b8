"""The table: people, match and tray while they play. Every command ends in records, or in a refusal.

    async with open_table(config) as table:
        table.subscribe(lambda: print(table.view(None)))
        await table.do(StartMatch(edition="eye-eye", players=(NewPlayer("Ann"), NewPlayer("Bo"))))
        await table.do(Spin())  # or somebody pushes the nose

The journal is the truth: what is shown follows from it, after a restart as before (see `pipeline`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from heapq import merge
from itertools import chain, takewhile
from typing import assert_never

from PIL import Image

from companion.chance import Chance
from companion.config import Config
from companion.names import TrayKind
from companion.sentences import NOTHING, Sentence
from companion.table import commands
from companion.table.agenda import Agenda
from companion.table.ballots import Ballots
from companion.table.devices import Devices
from companion.table.errors import Refused
from companion.table.journal import Head, Journal, Record, records
from companion.table.journal.keeper import Keeper
from companion.table.journal.state import MatchState, TableState
from companion.table.journal.store import SOFTWARE, Store
from companion.table.lobby import Lobby
from companion.table.nose import Push, push_meaning
from companion.table.pipeline import Decision, Pipeline
from companion.table.real import dealer, scores
from companion.table.real.referee import decide
from companion.table.showing import Showing
from companion.table.spins import Spins
from companion.table.story import PlayerNames, doubt, sentence, tell
from companion.table.view import Line, TableView, match_view
from companion.table.virtual.attendance import Attendance
from companion.table.virtual.cards import VirtualCards
from companion.table.virtual.croupier import Croupier
from companion.table.virtual.director import Director
from companion.table.virtual.play import VirtualPlay, hand_over, redeal
from companion.table.virtual.seating import Device, Seating
from companion.table.virtual.undo_vote import UndoVote
from companion.table.virtual.views import ANYBODY, Viewer
from companion.table.virtual.windows import Windows
from companion.tray import Board, Item, SpinLanded, Tray

log = logging.getLogger(__name__)

NO_SEATS: frozenset[int] = frozenset()


class Table:
    """Use it from one event loop."""

    def __init__(
        self,
        board: Board,
        chance: Chance,
        keeper: Keeper,
        config: Config,
        *,
        menu: Callable[[Table], Sequence[Item]] = lambda table: (),
        switched_off: Callable[[], object] = lambda: None,
    ) -> None:
        """`menu` says what the tray's menu offers for a table; `switched_off` is called when the tray is."""
        tray = Tray(board, chance, config.tray, config.chance.weights, owner=self)
        pace, clock = config.table, board.clock
        self.tray = tray
        self._board_kind = config.board.kind
        self._menu = menu
        self._switched_off = switched_off
        self._listeners: list[Callable[[], object]] = []
        self._store = Store(keeper)
        self._agenda = Agenda(clock, board.post)
        self.cards = VirtualCards(self._store, staged=pace.read_s > 0)
        """The game, with virtual cards."""
        self.attendance = Attendance(self._store, clock, pace.stand_in_s)
        """With virtual cards: who plays each seat."""
        self._vote = UndoVote(self._store, self.cards, self.attendance, clock)
        self.ballots = Ballots(self._store, clock)
        """What the host or others are asked."""
        self.lobby = Lobby(self._store)
        """Who waits for the next match."""
        self._seating = Seating(self._store, self.cards, self.attendance, self.ballots)
        windows = Windows(pace, clock, changed=self._plan)
        self.director = Director(
            store=self._store,
            cards=self.cards,
            agenda=self._agenda,
            clock=clock,
            settings=pace,
            changed=self.announce,
        )
        """With virtual cards: what everybody is told by now."""
        self._croupier = Croupier(
            store=self._store,
            attendance=self.attendance,
            windows=windows,
            director=self.director,
            chance=chance,
            pace=pace,
            clock=clock,
        )
        self._showing = Showing(tray, self._store, self.cards)
        self._pipeline = Pipeline(
            self._store,
            self._agenda,
            (self.cards, self._vote, self.director, self._croupier),
            announce=self.announce,
            rebuild=self.cards.rebuild,
        )
        self.devices = Devices(
            tray=tray,
            pipeline=self._pipeline,
            agenda=self._agenda,
            seating=self._seating,
            ballots=self.ballots,
            lobby=self.lobby,
        )
        self._spins = Spins(tray, self._pipeline, self.cards, self.attendance, broken_off=self.announce)
        self._play = VirtualPlay(
            tray=tray,
            pipeline=self._pipeline,
            agenda=self._agenda,
            cards=self.cards,
            croupier=self._croupier,
            windows=windows,
            director=self.director,
            attendance=self.attendance,
            vote=self._vote,
            spins=self._spins,
        )

    # Queries

    @property
    def state(self) -> TableState:
        return self._store.state

    @property
    def head(self) -> Head:
        return self._store.head

    @property
    def journal(self) -> Journal:
        """For an audit and statistics, which count only what anybody may see."""
        return self._store.journal

    @property
    def one_at_a_time(self) -> asyncio.Lock:
        """Held while something is decided and written down."""
        return self._pipeline.one_at_a_time

    @property
    def spinning(self) -> TrayKind | None:
        """The reels of a spin that is on its way: drawn, or about to be."""
        return self._spins.under_way

    @property
    def cut_short(self) -> bool:
        """Whether a spin was drawn and nothing turns to show it: a push of the nose would finish it."""
        return self._spins.cut_short

    @property
    def virtual(self) -> bool:
        """Whether a match with virtual cards is being played."""
        return self.state.virtual

    @property
    def _with_virtual_cards(self) -> bool:
        """Whether a match with virtual cards is, or was, the last one."""
        return self.state.match is not None and self.state.match.cards == "virtual"

    @property
    def _damage(self) -> Sentence:
        """What was lost with a damaged journal, and what to do."""
        return NOTHING if self.state.damage is None else sentence(self.state.damage, {}, self.state.player)

    @property
    def nose(self) -> Push:
        """What a push of the nose does now."""
        return push_meaning(self.state, self.cards, self.tray.kind, cut_short=self.cut_short)

    def viewer(self, device: str, player: str | None) -> Viewer:
        """Who looks through a device that plays for somebody, or for nobody."""
        match = self.state.match
        seats = {} if match is None else {each.id: seat for seat, each in enumerate(match.players)}
        if player not in seats:
            return ANYBODY
        seen = self.attendance.seen_before(device, player) if self.cards.dealt else ()
        return Viewer(seats[player], frozenset(seats[each] for each in seen if each in seats))

    def view(self, seat: int | None, seen: frozenset[int] = NO_SEATS) -> TableView:
        """The table as a seat may see it, or anybody at all (None); for `seen` see `Viewer`."""
        state, told, viewer = self.state, self.director, Viewer(seat, seen)
        return TableView(
            at=told.head.sequence,
            head=told.head,
            match=match_view(told.state),
            game=told.view(viewer),
            stage=told.stage(viewer),
            pace=told.pace,
            vote=self._vote.vote,
            ballots=self.ballots.views,
            lobby=self.lobby.guests,
            spin=state.spin,
            spinning=self.spinning,
            undo=NOTHING if told.showing else self._undo_words(seat),
            nose=NOTHING if told.showing else self.nose.words,
            trouble=self._store.trouble or self._damage or self.cards.trouble,
            doubt=NOTHING if state.match is None else doubt(state.match.doubt, state.player),
        )

    def lines(self, seat: int | None, since: int = 0, *, seen: frozenset[int] = NO_SEATS) -> Iterator[Line]:
        """The history in words, as far as a seat may see it; for `seen` see `Viewer`."""
        last = self.director.head.sequence
        written = self._written_lines(None if seen else seat, since)
        lines = merge(written, self.cards.lines(Viewer(seat, seen), since), key=lambda line: line.at)
        yield from takewhile(lambda line: line.at <= last, lines)

    def _undo_words(self, seat: int | None) -> Sentence:
        return self._vote.words(seat) if self._with_virtual_cards else self.to_take_back

    def _written_lines(self, seat: int | None, since: int) -> Iterator[Line]:
        in_last_match = self.state.match is None or since >= self.state.match.record
        names = PlayerNames(self.state, None if in_last_match else self.journal.match_at(since))
        for shown in self.journal.visible_to(seat, since):
            names.follow(shown)
            yield from tell(shown, names)

    def moves(self) -> list[tuple[int, records.MoveMade]]:
        """With virtual cards: the moves since the last round ended, with their records."""
        return self._store.moves()

    def leads_to(self, head: Head) -> bool:
        """Whether the history goes through a head that somebody remembers."""
        return self.journal.leads_to(head)

    def scores_page(self, match: MatchState) -> Image.Image:
        """The scores for the tray's screen."""
        return self._showing.scores(match)

    @property
    def to_take_back(self) -> Sentence:
        """What an undo would take back, in words; empty if there is nothing."""
        acts = self._store.last_act()
        beside = {act.sequence: act.record for act in acts}
        texts = [sentence(act.record, beside, self.state.player) for act in acts]
        return next((text for text in texts if text), NOTHING)

    def subscribe(self, listener: Callable[[], object]) -> Callable[[], None]:
        """Call the listener after every change. Returns a function that ends this."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    # Commands

    async def open(self) -> None:
        """Go on where the journal ends. The tray wakes up meanwhile."""
        if self.state.muted is not None:
            self.tray.muted = self.state.muted
        await self._pipeline.run(lambda: (records.TableOpened(software=SOFTWARE, board=self._board_kind),))
        self.tray.start(self._wake())

    def close(self) -> None:
        """Stop the tray, and cancel everything that is planned."""
        self._agenda.close()
        self.tray.close()

    async def do(
        self, command: commands.Command, by: str | None = None, device: Device | None = None
    ) -> Head:
        """Returns once it is kept, a spin once it is drawn. Raises a `TrayError` if it is refused."""
        match command:
            case commands.Spin():
                return await self._spins.start(command, by)
            case commands.MakeMove():
                work = self._play.make_move(command, by)
            case commands.Deal():
                work = self._play.deal()
            case commands.DrawDealer():
                work = self._draw_dealer()
            case _:
                work = self._pipeline.run(partial(self._decide, command, by, device))
        # Whoever asked may be gone meanwhile; what is being written down is seen through all the same.
        return await asyncio.shield(asyncio.ensure_future(work))

    async def spin(self, kind: TrayKind | None = None, by: str | None = None) -> SpinLanded:
        """Push the nose and wait for the outcome."""
        return await self._spins.see_through(kind, by)

    async def finish_spin(self) -> None:
        """Finish a spin that was cut short, with the faces that were drawn for it."""
        await self._spins.finish()

    async def push_nose(self) -> None:
        """Do what a push of the nose does now."""
        act = self.nose.act
        match act:
            case "finish":
                await self.finish_spin()
            case "resume":
                await self.do(commands.Resume())
            case "show-next":
                self.tray.say(*self.cards.awaited)
            case "spin":
                await self._spins.see_through()
            case "draw-dealer":
                await self.do(commands.DrawDealer())
            case "pass-turn":
                await self.do(commands.PassTurn())
            case "show-scores":
                self.tray.show(self.scores_page(self.state.require_match()))
            case _:
                assert_never(act)

    def check_still(self) -> None:
        """Refuse whatever has to wait for a spin."""
        self._spins.check_still()

    def check_may_push(self, by: str | None) -> None:
        """From afar only the one whose spin it is may push the nose, if a game waits for one."""
        if self.virtual and self.cards.spinner is not None:
            self._spins.check_may_spin(by)

    async def remember_sound(self, muted: bool) -> None:
        """Keep for the next start whether the sound is off."""
        await self._pipeline.run(lambda: (records.SoundSwitched(muted=muted),))

    def set_present(self, player: str, present: bool) -> None:
        """Somebody has opened their page, or closed it."""
        self.attendance.set_present(player, present)
        self._plan()

    def announce(self, written: Sequence[Record] = ()) -> None:
        """Tell pages, then the tray's screen and lights, that something has changed.

        A page that fails keeps nobody else from hearing of it.
        """
        self._plan()
        for listener in tuple(self._listeners):
            try:
                listener()
            except Exception:
                log.exception("A listener of the table failed")
        self._showing.follow(self.director.due(written))

    # The tray's owner, besides `push_nose`

    def menu(self) -> Sequence[Item]:
        """What the tray's menu offers for this table now."""
        return self._menu(self)

    def sound_switched(self, muted: bool) -> None:
        if muted != self.state.muted:
            self.tray.start(self.remember_sound(muted))

    def switched_off(self) -> None:
        self._switched_off()

    # Deciders, and what runs in the background

    def _decide(self, command: commands.Command, by: str | None, device: Device | None) -> Decision:
        match command:
            case commands.HandOver():
                return hand_over(self.state, command)
            case commands.Redeal():
                return redeal(self.state, self.cards.trouble)
        self._spins.check_still()
        match command:
            case commands.TellSpin():
                return self._spins.told(command)
            case commands.AnswerUndo():
                return self._vote.answer(command, by)
            case commands.Undo() if self._with_virtual_cards:
                # Even when it is over: its record tells every card, so nobody goes back into it.
                return self._vote.ask(by)
            case commands.Undo():
                return self._undo(by)
            case commands.ConfirmTotals():
                return scores.confirm(self.state, command, by)
            case commands.StartMatch(here=here) if device is not None and command.cards == "virtual":
                decided = decide(self.state, command)
                players = next(each for each in decided if isinstance(each, records.MatchStarted)).players
                phones = {each: phone for each in players if (phone := self.lobby.device_of(each))}
                mine = tuple(each for seat, each in enumerate(players) if seat in here and each not in phones)
                seats = (
                    self._seating.start(Device(phone, device.host), (player,))
                    for player, phone in phones.items()
                )
                return (*decided, *chain.from_iterable(seats), *self._seating.start(device, mine))
            case _:
                return decide(self.state, command)

    def _undo(self, by: str | None) -> tuple[Record, ...]:
        acts = self._store.last_act()
        if not acts:
            raise Refused("There is nothing to take back in this match: play on.")
        return (records.Undone(back_to=acts[0].sequence - 1, by=by),)

    async def _draw_dealer(self) -> Head:
        self._spins.check_still()
        seats = dealer.seats(self.state)
        again = dealer.taken_back(self.state)
        drawn = None if again else await asyncio.to_thread(self.tray.chance.choice, seats)

        def decide() -> Decision:
            self._spins.check_still()
            return dealer.drawn(self.state, drawn, among=seats)

        return await self._pipeline.run(decide)

    async def _wake(self) -> None:
        await self.tray.wake()
        await self.finish_spin()
        await self._showing.recall()
        self.announce()

    def _plan(self) -> None:
        self._play.plan()
