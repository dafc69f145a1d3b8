"""All open pages: encodes each change of table and tray once, and sends it to every page it is for."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.metadata import version
from itertools import takewhile
from math import inf

from companion.config import Config
from companion.errors import TrayError
from companion.sentences import Words, as_sentence
from companion.table.journal import Head
from companion.table.table import Table
from companion.table.view import Line, TableView, roster_view, round_views
from companion.table.virtual.views import Viewer
from companion.tray import (
    FacePassed,
    LightsShown,
    ReelRetried,
    ReelsTurned,
    ScreenShown,
    SwitchesChanged,
    TrayEvent,
    TunePlayed,
)
from companion.web import replies, requests
from companion.web.absence import HostAbsence
from companion.web.client import Client
from companion.web.figures import Figures
from companion.web.host_code import HostCode
from companion.web.join import Place
from companion.web.keys import Key, Keys
from companion.web.limits import Guesses, NewKeys, Questions
from companion.web.maintenance import Maintenance
from companion.web.seats import Seats
from companion.web.selftest import Selftest
from companion.web.visitors import Visitors

log = logging.getLogger(__name__)

LINES = 500
"""Number of records whose lines a page gets at once."""


class Hub:
    """Use it in the event loop of its table."""

    def __init__(
        self,
        table: Table,
        keys: Keys,
        place: Place,
        visitors: Visitors,
        host_code: HostCode,
        *,
        config: Config,
    ) -> None:
        self.table = table
        self.keys = keys
        self.place = place
        self.visitors = visitors
        self.figures = Figures(table)
        self.maintenance = Maintenance(table)
        self.selftest = Selftest(table, config)
        self.guesses = Guesses()
        self.new_keys = NewKeys()
        self.questions = Questions()
        self.host_code = host_code
        self.clients: set[Client] = set()
        self.seats = Seats(table, keys)
        self.seats.free_bot_seats()
        self._present: dict[str, replies.Presence] = {}
        self._software = version("tray-companion")
        self._head = table.director.head
        self._tray = self.tray_state()
        self._roster = table.state.roster
        self._rounds = None if table.state.match is None else table.state.match.rounds
        self._saving: asyncio.Future[None] | None = None
        board = table.tray.board
        self._absence = HostAbsence(keys, board.clock, post=board.post, save=self.save)
        self._cleanup = ExitStack()
        self._cleanup.callback(self._absence.close)
        self._cleanup.callback(table.subscribe(self._on_table_change))
        self._cleanup.callback(table.tray.subscribe(self._on_tray_event))

    def close(self) -> None:
        self._cleanup.close()
        if self.keys.changed:
            self.keys.save()

    # Entering and leaving

    def enter(self, client: Client, hello: requests.Hello, token: str | None) -> None:
        """Send a page everything it may know, and every change from now on."""
        head = self.table.director.head
        honest = self.table.leads_to(Head(hello.since, hello.head)) if hello.head and hello.since else None
        # Not for a page that missed more than it would be told at once.
        oldest = max(0, head.sequence - LINES)
        resumes = oldest <= hello.since <= head.sequence and honest is not False
        since = hello.since if resumes else oldest
        client.looks_at = client.key.player
        viewer = self._viewer(client)
        client.at = head.sequence
        # Before the client is added: its own first message must be the welcome.
        self._update_presence(client)
        self.clients.add(client)
        client.send(
            replies.Welcome(
                you=self._you(client),
                token=token,
                honest=honest,
                join=self.place.join(self.keys.code),
                locked=self.keys.locked,
                software=self._software,
                at=head.sequence,
                since=since,
                table=self.table.view(*viewer),
                tray=self.tray_state(),
                lines=self._lines(viewer, since) or (),
                rounds=round_views(self.table.director.state.match),
                roster=roster_view(self.table.state),
                present=self._present,
            )
        )
        if client.watches:
            client.outbox.put(self._picture_for(client, self.table.tray.mirror.picture), "picture")
        self.keys.mark_seen(client.key)
        self.save()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        if client.holds_nose:
            self.table.tray.mirror.release()
        self._update_presence()
        self.keys.mark_seen(client.key)
        self.save()

    @property
    def host_is_here(self) -> bool:
        """Whether a host has a page open."""
        return any(client.role == "host" for client in self.clients)

    def is_without_host(self) -> bool:
        """Whether the next device to come is a host's."""
        return self._absence.too_long or not self.keys.has_host

    def shut_out(self, key: Key, reason: Words) -> None:
        for client in self.clients:
            if client.key is key:
                client.dismiss(replies.SHUT_OUT, reason)

    def save(self) -> None:
        """Save the keys, in a thread, as the disk may be slow."""
        if self.keys.changed and (self._saving is None or self._saving.done()):
            self._saving = asyncio.get_running_loop().run_in_executor(None, self.keys.save)
            self._saving.add_done_callback(lambda _: self.save())

    # Sending

    def send_join(self) -> None:
        message = replies.encode(
            replies.Joining(join=self.place.join(self.keys.code), locked=self.keys.locked)
        )
        for client in self.clients:
            client.outbox.put(message, "join")

    def send_you(self, key: Key) -> None:
        """Tell the pages of a key that its role or seats have changed."""
        for client in self.clients:
            if client.key is key:
                if client.looks_at not in key.seats:
                    client.looks_at = key.player
                self.send_view(client)
        self._update_presence()

    def send_view(self, client: Client) -> None:
        """Send a page its role and seats, and the table as it may now see it."""
        you = self._you(client)
        client.outbox.seal()
        client.send(
            replies.You(role=you.role, player=you.player, key=you.key, players=you.players, codes=you.codes)
        )
        client.outbox.put(
            replies.encode(replies.Table(table=self.table.view(*self._viewer(client)))), "table"
        )

    def history(self, client: Client, before: int | None) -> tuple[Line, ...]:
        """The lines of the last `LINES` records, or of those before a record."""
        end = self.table.director.head.sequence + 1 if before is None else before
        return self._lines(self._viewer(client), max(0, end - 1 - LINES), end) or ()

    def people(self) -> Iterator[tuple[str, str, bool]]:
        """Everybody in the match or on the roster: id, name, and whether it is a bot."""
        view = self.table.view(None)
        if view.match is not None:
            yield from ((seat.id, seat.name, bool(seat.bot)) for seat in view.match.players)
        yield from ((person.id, person.name, False) for person in self.table.state.roster)

    def tray_state(self) -> replies.TrayView:
        tray = self.table.tray
        mirror = tray.mirror
        return replies.TrayView(
            state=tray.state,
            kind=tray.kind,
            kinds=tray.kinds,
            muted=tray.muted,
            simulated=mirror.simulated,
            reels=mirror.reels,
            angles=mirror.angles,
            out=mirror.out,
            lights=mirror.lights,
            switches=mirror.switches,
            troubles=tuple(
                replies.TroubleView(as_sentence(each.title), as_sentence(each.advice))
                for each in tray.troubles
            ),
        )

    def send_tray_changes(self) -> None:
        """Send what has changed about the tray and has no event of its own."""
        before, self._tray = self._tray, self.tray_state()
        for name in ("state", "kind", "muted", "out", "troubles"):
            if (value := getattr(self._tray, name)) != getattr(before, name):
                self._broadcast(replies.encode_changes({name: value}), f"tray.{name}")

    def _you(self, client: Client) -> replies.YouView:
        return replies.YouView(
            role=client.role,
            player=client.looks_at,
            key=client.key.id,
            players=tuple(client.key.seats),
            codes=self.seats.codes(client.key),
        )

    def _viewer(self, client: Client) -> Viewer:
        return self.table.viewer(client.key.id, client.plays)

    def _update_presence(self, *coming: Client) -> None:
        """Find out who is present, and tell table and pages if that has changed."""
        here = (*self.clients, *coming)
        self._absence.host_is(any(client.role == "host" for client in here))
        keys = {client.key.id: client.key for client in here}.values()
        self.seats.update_attendance(keys)
        present = self.seats.present()
        if present != self._present:
            self._present = present
            self._broadcast(replies.encode(replies.Present(players=present)), "present")

    def _broadcast(self, frame: str | bytes, slot: str = "", *, watchers: bool = False) -> None:
        for client in self.clients:
            if client.watches or not watchers:
                client.outbox.put(frame, slot)

    def _lines(self, viewer: Viewer, since: int, end: float = inf) -> tuple[Line, ...] | None:
        """The lines after `since` and before `end`; None if the journal cannot be read."""
        try:
            lines = self.table.lines(viewer.seat, since, seen=viewer.seen)
            return tuple(takewhile(lambda line: line.at < end, lines))
        except TrayError as error:
            log.warning("%s", error)
            return None

    def _on_table_change(self) -> None:
        before, self._head = self._head, self.table.director.head
        if not self.table.leads_to(before):
            # The journal broke and a new one begins, so pages have to start over, too.
            for client in self.clients:
                client.dismiss(replies.COME_BACK, "The journal broke, and a new one begins.")
            return
        written = self._head.sequence > before.sequence
        changed = [*(self.seats.follow(before.sequence) if written else ()), *self.seats.free_bot_seats()]
        self._update_presence()
        self._send_lists()
        for key in changed:
            self.send_you(key)
        self.save()
        at = self._head.sequence
        audiences: dict[tuple[Viewer, int], list[Client]] = defaultdict(list)
        for client in self.clients:
            audiences[self._viewer(client), client.at].append(client)
        views: dict[Viewer, TableView] = {}
        for (viewer, since), clients in audiences.items():
            view = views.setdefault(viewer, self.table.view(*viewer))
            lines = self._lines(viewer, since) if at > since else ()
            if lines:
                frame, slot = replies.encode(replies.News(at=at, table=view, lines=lines)), ""
            else:
                frame, slot = replies.encode(replies.Table(table=view)), "table"
            for client in clients:
                client.at = client.at if lines is None else at
                if lines:
                    client.outbox.seal()
                client.outbox.put(frame, slot)

    def _send_lists(self) -> None:
        """Send what grows with the evening only when it has changed; states share what has not."""
        state = self.table.director.state
        rounds = None if state.match is None else state.match.rounds
        if rounds is not self._rounds:
            self._rounds = rounds
            self._broadcast(replies.encode(replies.Rounds(rounds=round_views(state.match))), "rounds")
        if state.roster is not self._roster:
            self._roster = state.roster
            self._broadcast(replies.encode(replies.Roster(roster=roster_view(state))), "roster")

    def _on_tray_event(self, event: TrayEvent) -> None:
        match event:
            case ReelsTurned(angles=angles, at=at):
                self._broadcast(replies.encode(replies.Turned(angles=angles, at=at)), "turned", watchers=True)
                return
            case FacePassed(reel=reel, face=face):
                self._broadcast_sound(replies.Tick(reel=reel, face=face))
                return
            case TunePlayed(notes=notes):
                self._broadcast_sound(replies.Tune(notes=notes))
            case ScreenShown(picture=picture):
                for client in self.clients:
                    if client.watches:
                        client.outbox.put(self._picture_for(client, picture), "picture")
            case LightsShown(lights=lights):
                self._broadcast(replies.encode_changes({"lights": lights}), "tray.lights", watchers=True)
            case SwitchesChanged(switches=switches):
                self._broadcast(
                    replies.encode_changes({"switches": switches}), "tray.switches", watchers=True
                )
            case ReelRetried(reel=reel, reason=reason):
                self._broadcast(replies.encode(replies.Retry(reel=reel, reason=reason)))
            case _:
                pass
        self.send_tray_changes()

    def _broadcast_sound(self, message: replies.AnyReply) -> None:
        frame = replies.encode(message)
        for client in self.clients:
            if client.watches:
                client.outbox.put_if_quiet(frame)

    def _picture_for(self, client: Client, picture: bytes) -> bytes:
        """The tray's screen, but the code for a new host only for hosts: others have to go to the tray."""
        covered = self.host_code.is_on(picture) and client.role != "host"
        return self.host_code.cover if covered else picture
