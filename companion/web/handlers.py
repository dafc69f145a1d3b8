"""Handle a page's request: check permission, run it, build the reply."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import msgspec

from companion.table.commands import Command, CorrectRound, ScoreRound, read_command
from companion.table.real.scores import Preview, preview
from companion.table.reports.record import record_of
from companion.web import replies, requests
from companion.web.errors import Refused
from companion.web.keys import Key
from companion.web.room import Client, Room

READ_ONLY = (requests.Ask, requests.Preview, requests.Look)
"""Requests that work while the table is locked, too: they change nothing."""


async def handle(request: requests.Request, client: Client, room: Room) -> replies.AnyReply:
    """Run the request and return the reply. Raises a `TrayError` with the reason if it is refused."""
    if room.keys.locked and client.role != "host" and not isinstance(request, READ_ONLY):
        raise Refused("The host has locked the table: you can watch, but not act.")
    tray = room.table.tray
    match request:
        case requests.Do(command=body):
            command = _command(body)
            room.seats.check_may(client.key, client.role, command)
            await room.table.do(command, by=_who(client, room))
        case requests.Preview(command=body):
            return replies.Answer(id=request.id, value=_preview(_command(body), room))
        case requests.Nose(down=True):
            tray.mirror.push()
            client.holds_nose = True
        case requests.Nose(down=False):
            tray.mirror.release()
            client.holds_nose = False
        case requests.Push():
            room.table.check_may_push(client.plays)
            if not tray.push():
                raise Refused("The tray is busy: wait a moment, then push again.")
        case requests.Switch(name=name, on=on):
            _switch(room, name, on)
        case requests.TrayRequest():
            _change_tray(request, room)
        case requests.HostRequest():
            _host(request, client, room)
        case requests.IAm(player=player):
            _claim(room, client.key, player)
        case requests.Sit(player=player):
            for key in (client.key, *room.seats.sit(client.key, player, request.code, lent=request.lent)):
                room.tell_you(key)
            room.save()
        case requests.Stand(player=player):
            room.seats.stand(client.key, player)
            room.tell_you(client.key)
            room.save()
        case requests.Look(player=player):
            room.seats.check_looks(client.key, player)
            client.looks_at = player
            room.show(client)
        case requests.MaintenanceRequest():
            _check_host(client)
            return replies.Answer(id=request.id, value=await room.maintenance.handle(request))
        case requests.Ask():
            return replies.Answer(id=request.id, value=await _answer(request, client, room))
    return replies.Done(id=request.id)


def _who(client: Client, room: Room) -> str | None:
    return client.plays if room.table.virtual else client.looks_at


def _command(body: msgspec.Raw) -> Command:
    try:
        return read_command(bytes(body))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(
            f"The table does not know this wish ({requests.plain(error)}): reload the page."
        ) from error


def _preview(command: Command, room: Room) -> Preview:
    match = room.table.state.match
    if match is None:
        raise Refused("There is no match yet: start one first.")
    if not isinstance(command, ScoreRound | CorrectRound):
        raise Refused("Only the score of a round can be worked out beforehand: do the rest at once.")
    return preview(match, command)


def _switch(room: Room, name: str, on: bool) -> None:
    mirror = room.table.tray.mirror
    if mirror.simulated and all(name != each.name for each in mirror.switches):
        raise Refused("There is no such switch: choose one of those that the page shows.")
    mirror.switch(name, on)


def _change_tray(request: requests.TrayRequest, room: Room) -> None:
    tray = room.table.tray
    if request.kind is not None:
        tray.kind = request.kind
    if request.muted is not None:
        tray.muted = request.muted
    if request.act == "home":
        if not tray.state.rests:
            raise Refused(f"The tray is {tray.state}: wait until it is ready.")
        tray.start(tray.home())
    room.tell_tray()


def _host(request: requests.HostRequest, client: Client, room: Room) -> None:
    _check_host(client)
    keys = room.keys
    match request.act:
        case "lock" | "unlock":
            keys.locked = request.act == "lock"
            room.tell_join()
        case "new-code":
            keys.new_code()
            for key in {each.key.id: each.key for each in room.clients if not each.local}.values():
                if key not in keys:
                    room.shut_out(key, "There is a new code: read it from the tray's screen and join again.")
            room.tell_join()
        case "shut-out":
            key = _find(room, request.key)
            if key is client.key:
                raise Refused("This is your own key: another host can shut you out.")
            keys.throw_away(key)
            room.shut_out(key, "The host has shut this device out.")
        case "make-host":
            key = _find(room, request.key)
            keys.give(key, role="host", player=key.player)
            room.tell_you(key)
        case "free":
            for key in keys:
                if request.player is not None and request.player in (key.player, *key.seats):
                    keys.leave_seat(key, request.player)
                    keys.give(key, player=key.seats[0] if key.seats else None)
                    room.tell_you(key)
    room.save()


def _check_host(client: Client) -> None:
    if client.role != "host":
        raise Refused("Only the host can do that: ask whoever opened the table.")


def _find(room: Room, id: str | None) -> Key:
    for key in room.keys:
        if key.id == id:
            return key
    raise Refused("There is no such device any more: look at the list again.")


def _claim(room: Room, key: Key, player: str | None) -> None:
    """One phone a player: what only that player may see must not go to two."""
    if player is not None:
        names = {id: name for id, name, bot in room.people() if not bot}
        if player not in names:
            raise Refused("Nobody of that name is at the table: choose one of those who play.")
        if any(other.player == player for other in room.keys if other is not key):
            raise Refused(f"Another device is {names[player]}'s: let the host free it first.")
    room.keys.give(key, player=player)
    room.tell_you(key)
    room.save()


async def _answer(ask: requests.Ask, client: Client, room: Room) -> object:
    match ask.what:
        case "history":
            return room.history(client, ask.before)
        case "statistics" | "audit":
            return await room.figures.of(ask.what)
        case "record":
            match = room.table.state.match
            if match is None:
                raise Refused("There is no match yet: start one first.")
            return await asyncio.to_thread(record_of, room.table.journal, match)
        case "keys":
            if client.role != "host":
                raise Refused("Only the host sees who was let in.")
            here = {each.key.id for each in room.clients}
            return tuple(_shown(key, key.id in here) for key in room.keys)


def _shown(key: Key, here: bool) -> replies.KeyView:
    seen = datetime.fromtimestamp(key.seen, UTC).isoformat(timespec="seconds")
    return replies.KeyView(key=key.id, role=key.role, player=key.player, here=here, seen=seen)
