"""All open pages: encodes each change of table and tray once, and sends it to every page it is for."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from importlib.metadata import version
from itertools import takewhile
from math import inf

from companion.errors import TrayError
from companion.sentences import Words, as_sentence
from companion.table.journal import Head
from companion.table.table import Table
from companion.table.view import Line, TableView, roster_view, round_views
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
from companion.web.figures import Figures
from companion.web.join import Place
from companion.web.keys import Key, Keys
from companion.web.limits import Guesses
from companion.web.maintenance import Maintenance
from companion.web.outbox import Outbox
from companion.web.seats import Seats
from companion.web.visitors import Visitors

log = logging.getLogger(__name__)

LINES = 500
"""Number of records whose lines a page gets at once."""


@dataclass(eq=False)
class Client:
    """An open page whose device has joined."""

    key: Key
    local: bool
    """It runs on this machine."""
    watches: bool
    """It shows the tray: it gets angles, picture, lights and sounds, too."""
    looks_at: str | None = None
    """With virtual cards: the player whose cards it shows."""
    holds_nose: bool = False
    """It is pressing the simulated nose."""
    outbox: Outbox = field(default_factory=Outbox)
    at: int = 0
    """The last record sent to it."""
    goodbye: tuple[int, Words] = (replies.COME_BACK, "This page did not keep up: it has to connect again.")
    """Close code and reason if its outbox ends."""

    @property
    def plays(self) -> str | None:
        """With virtual cards: the player it plays for; None unless its device has that player's seat."""
        return self.looks_at if self.looks_at in self.key.seats else None

    @property
    def role(self) -> replies.Role:
        return "host" if self.local else self.key.role

    def send(self, message: replies.AnyReply) -> None:
        self.outbox.put(replies.encode(message))

    def dismiss(self, code: int, reason: Words) -> None:
        self.goodbye = code, reason
        self.outbox.end()


class Hub:
    """Use it in the event loop of its table."""

    def __init__(self, table: Table, keys: Keys, place: Place, visitors: Visitors) -> None:
        self.table = table
        self.keys = keys
        self.place = place
        self.visitors = visitors
        self.figures = Figures(table)
        self.maintenance = Maintenance(table)
        self.guesses = Guesses()
        self.clients: set[Client] = set()
        self.seats = Seats(table, keys)
        self.seats.free_bot_seats()
        self._present: dict[str, replies.Presence] = {}
        self._software = version("tray-companion")
        self._head = table.head
        self._tray = self.tray_state()
        self._roster = table.state.roster
        self._rounds = None if table.state.match is None else table.state.match.rounds
        self._saving: asyncio.Future[None] | None = None
        self._cleanup = ExitStack()
        self._cleanup.callback(table.subscribe(self._on_table_change))
        self._cleanup.callback(table.tray.subscribe(self._on_tray_event))

    def close(self) -> None:
        self._cleanup.close()
        if self.keys.changed:
            self.keys.save()

    # Entering and leaving

    def enter(self, client: Client, hello: requests.Hello, token: str | None) -> None:
        """Send a page everything it may know, and every change from now on."""
        head = self.table.head
        honest = self.table.leads_to(Head(hello.since, hello.head)) if hello.head and hello.since else None
        resumes = 0 < hello.since <= head.sequence and honest is not False
        since = hello.since if resumes else max(0, head.sequence - LINES)
        client.looks_at = client.key.player
        seat = self._seat_of(client)
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
                table=self.table.view(seat),
                tray=self.tray_state(),
                lines=self._lines(seat, since) or (),
                rounds=round_views(self.table.state.match),
                roster=roster_view(self.table.state),
                present=self._present,
            )
        )
        if client.watches:
            client.outbox.put(self.table.tray.mirror.picture, "picture")
        self.keys.mark_seen(client.key)
        self.save()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        if client.holds_nose:
            self.table.tray.mirror.release()
        self._update_presence()
        self.keys.mark_seen(client.key)
        self.save()

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
            replies.encode(replies.Table(table=self.table.view(self._seat_of(client)))), "table"
        )

    def history(self, client: Client, before: int | None) -> tuple[Line, ...]:
        """The lines of the last `LINES` records, or of those before a record."""
        end = self.table.head.sequence + 1 if before is None else before
        return self._lines(self._seat_of(client), max(0, end - 1 - LINES), end) or ()

    def people(self) -> Iterator[tuple[str, str, bool]]:
        """Everybody in the match or on the roster: id, name, and whether it is a bot."""
        view = self.table.view(None)
        if view.match is not None:
            yield from ((seat.id, seat.name, bool(seat.bot)) for seat in view.match.players)
        yield from ((person.id, person.name, False) for person in self.table.state.roster)

    def tray_state(self) -> replies.TrayState:
        tray = self.table.tray
        mirror = tray.mirror
        return replies.TrayState(
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

    def _seat_of(self, client: Client) -> int | None:
        return self._seats().get(client.plays)

    def _update_presence(self, *coming: Client) -> None:
        """Find out who is present, and tell table and pages if that has changed."""
        keys = {client.key.id: client.key for client in (*self.clients, *coming)}.values()
        self.seats.update_attendance(keys)
        present = self.seats.present(keys)
        if present != self._present:
            self._present = present
            self._broadcast(replies.encode(replies.Present(players=present)), "present")

    def _seats(self) -> dict[str | None, int]:
        """The seat number of each player, by id."""
        match = self.table.state.match
        return {} if match is None else {player.id: seat for seat, player in enumerate(match.players)}

    def _broadcast(self, frame: str | bytes, slot: str = "", *, watchers: bool = False) -> None:
        for client in self.clients:
            if client.watches or not watchers:
                client.outbox.put(frame, slot)

    def _lines(self, seat: int | None, since: int, end: float = inf) -> tuple[Line, ...] | None:
        """The lines after `since` and before `end`; None if the journal cannot be read."""
        try:
            return tuple(takewhile(lambda line: line.at < end, self.table.lines(seat, since)))
        except TrayError as error:
            log.warning("%s", error)
            return None

    def _on_table_change(self) -> None:
        before, self._head = self._head, self.table.head
        if not self.table.leads_to(before):
            # The journal broke and a new one begins, so pages have to start over, too.
            for client in self.clients:
                client.dismiss(replies.COME_BACK, "The journal broke, and a new one begins.")
            return
        for key in self.seats.free_bot_seats():
            self.send_you(key)
        self._update_presence()
        self._send_lists()
        at = self._head.sequence
        seats = self._seats()
        audiences: dict[tuple[int | None, int], list[Client]] = defaultdict(list)
        for client in self.clients:
            audiences[seats.get(client.plays), client.at].append(client)
        views: dict[int | None, TableView] = {}
        for (seat, since), clients in audiences.items():
            view = views.setdefault(seat, self.table.view(seat))
            lines = self._lines(seat, since) if at > since else ()
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
        state = self.table.state
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
                self._broadcast(picture, "picture", watchers=True)
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
