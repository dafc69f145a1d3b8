"""Handle a page's request: check permission, run it, build the reply."""

from __future__ import annotations

import math
from datetime import UTC, datetime

import msgspec

from companion.sentences import Sentence
from companion.table.ballots import Voter
from companion.table.commands import Command, CorrectRound, ScoreRound, read_command
from companion.table.errors import Refused
from companion.table.journal.records import HostNamed, Player
from companion.table.real.scores import Preview, preview
from companion.table.view import round_views
from companion.table.virtual.seating import Device
from companion.web import replies, requests
from companion.web.client import Client
from companion.web.hub import Hub
from companion.web.keys import Key

EVEN_IF_LOCKED = (requests.Ask, requests.Preview, requests.Look, requests.Vote, requests.BecomeHost)
"""Requests that work at a locked table, too: they change nothing in play, and the host may be gone."""


async def handle(request: requests.Request, client: Client, hub: Hub) -> replies.AnyReply:
    """Run the request and return the reply. Raises a `TrayError` with the reason if it is refused."""
    if hub.keys.locked and client.role != "host" and not isinstance(request, EVEN_IF_LOCKED):
        raise Refused("The host has locked the table: you can watch, but not act.")
    tray = hub.table.tray
    match request:
        case requests.Do(command=body):
            command = _command(body)
            hub.seats.check_may_do(client.key, client.role, command)
            device = Device(client.key.id, client.role == "host")
            await hub.table.do(command, by=_who(client, hub), device=device)
        case requests.Preview(command=body):
            return replies.Answer(id=request.id, value=_preview(_command(body), hub))
        case requests.Nose(down=down):
            _hold_nose(client, hub, down)
        case requests.Push():
            hub.table.check_may_push(client.plays)
            if not tray.push(by_guest=client.role != "host"):
                raise Refused("The tray is busy: wait a moment, then push again.")
        case requests.Switch(name=name, on=on):
            _switch(hub, name, on)
        case requests.TrayRequest():
            _change_tray(request, hub)
        case requests.HostRequest():
            await _host(request, client, hub)
        case requests.IAm(player=player):
            _claim(hub, client.key, player)
        case requests.Sit():
            await hub.seats.sit(
                request,
                client,
                host=client.role == "host",
                host_is_here=hub.host_is_here,
            )
        case requests.Come() | requests.Go():
            await _come_or_go(request, client, hub)
        case requests.Vote(ballot=ballot, yes=yes):
            await hub.table.devices.answer(ballot, _voter(client, hub), yes)
        case requests.BecomeHost(code=str(code)):
            await _use_host_code(code, client, hub)
        case requests.BecomeHost():
            await hub.table.devices.ask_for_host(_voter(client, hub))
        case requests.Stand(player=player):
            await hub.seats.stand(client.key, player)
        case requests.Look(player=player):
            hub.seats.check_may_look(client.key, player)
            client.looks_at = player
            hub.send_view(client)
        case requests.MaintenanceRequest():
            _check_host(client)
            hub.selftest.check_idle()
            return replies.Answer(id=request.id, value=await hub.maintenance.handle(request))
        case requests.SelftestRequest():
            _check_host(client)
            return replies.Answer(id=request.id, value=await hub.selftest.handle(request))
        case requests.Ask():
            return replies.Answer(id=request.id, value=await _answer(request, client, hub))
    return replies.Done(id=request.id)


async def _come_or_go(request: requests.Come | requests.Go, client: Client, hub: Hub) -> None:
    devices, own = hub.table.devices, client.key.id
    if isinstance(request, requests.Come):
        await devices.come_to_lobby(own, request.name, request.creature, request.colour)
        return
    if request.key not in (None, own):
        _check_host(client)
    await devices.leave_lobby(request.key or own)


def _hold_nose(client: Client, hub: Hub, down: bool) -> None:
    mirror = hub.table.tray.mirror
    if down:
        mirror.push(by_guest=client.role != "host")
    else:
        mirror.release()
    client.holds_nose = down


def _who(client: Client, hub: Hub) -> str | None:
    if not hub.table.virtual:
        return client.looks_at
    if client.plays is not None and hub.table.viewer(client.key.id, client.plays).seen:
        raise Refused(
            Sentence(
                "This device has seen another hand in this round: {player} can play on it in the next one.",
                player=hub.table.state.player(client.plays),
            )
        )
    return client.plays


def _voter(client: Client, hub: Hub) -> Voter:
    player = client.votes_for if hub.table.virtual else client.looks_at
    return Voter(client.key.id, player, host=client.role == "host")


def _command(body: msgspec.Raw) -> Command:
    try:
        return read_command(bytes(body))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(
            Sentence(
                "The table does not know this command ({error}): reload the page.",
                error=requests.plain(error),
            )
        ) from error


def _preview(command: Command, hub: Hub) -> Preview:
    match = hub.table.state.match
    if match is None:
        raise Refused("There is no match yet: start one first.")
    if not isinstance(command, ScoreRound | CorrectRound):
        raise Refused("Only the score of a round can be previewed: just do the rest.")
    return preview(match, command)


def _switch(hub: Hub, name: str, on: bool) -> None:
    mirror = hub.table.tray.mirror
    if mirror.simulated and all(name != each.name for each in mirror.switches):
        raise Refused("There is no such switch: choose one of those that the page shows.")
    mirror.switch(name, on)


def _change_tray(request: requests.TrayRequest, hub: Hub) -> None:
    tray = hub.table.tray
    if request.kind is not None:
        tray.kind = request.kind
    if request.muted is not None:
        tray.muted = request.muted
    if request.act == "home":
        tray.check_rests()
        tray.start(tray.home())
    hub.send_tray_changes()


async def _host(request: requests.HostRequest, client: Client, hub: Hub) -> None:
    _check_host(client)
    keys = hub.keys
    match request.act:
        case "lock" | "unlock":
            keys.locked = request.act == "lock"
            hub.send_join()
        case "new-code":
            for key in tuple(keys):
                if key.role != "host":
                    await hub.seats.clear(key)
            keys.new_code()
            for key in {each.key.id: each.key for each in hub.clients if not each.local}.values():
                if key not in keys:
                    hub.shut_out(key, "There is a new code: read it from the tray's screen and join again.")
            hub.send_join()
        case "shut-out":
            key = _find(hub, request.key)
            if key is client.key:
                raise Refused("This is your own key: another host can shut you out.")
            await hub.seats.clear(key)
            keys.remove(key)
            keys.change_code()
            hub.shut_out(key, "The host has shut this device out.")
            hub.send_join()
        case "make-host":
            key = _find(hub, request.key)
            await hub.table.devices.name_host(HostNamed(device=key.id, player=key.player, allowed="host"))
        case "step-down":
            # A key of this machine may be replaced at any time.
            if not any(each.role == "host" and not each.local and each is not client.key for each in keys):
                raise Refused("You are the only host: make somebody else host first.")
            keys.assign(client.key, role="player", player=client.key.player)
            hub.send_you(client.key)
        case "free":
            if request.player is not None:
                await hub.seats.free(request.player)
            for key in keys:
                if request.player is not None and request.player == key.player:
                    keys.assign(key, player=key.seats[0] if key.seats else None)
                    hub.send_you(key)
    hub.save()


async def _use_host_code(code: str, client: Client, hub: Hub) -> None:
    hub.seats.check_may_guess(client)
    if not hub.host_code.use(code, hub.table.tray.board.clock.now()):
        hub.seats.note_wrong_guess(client)
        raise Refused("This is not the code, or its time is over: hold the tray's nose and choose New host.")
    await hub.table.devices.name_host(
        HostNamed(device=client.key.id, player=client.key.player, allowed="tray")
    )


def _check_host(client: Client) -> None:
    if client.role != "host":
        raise Refused("Only the host can do that: ask whoever opened the table.")


def _find(hub: Hub, id: str | None) -> Key:
    for key in hub.keys:
        if key.id == id:
            return key
    raise Refused("There is no such device any more: look at the list again.")


def _claim(hub: Hub, key: Key, player: str | None) -> None:
    """Say whose device this is. A player has only one, as it shows what only they may see."""
    if any(ballot.about == "host" for ballot in hub.table.ballots.views):
        raise Refused("The players are being asked about a new host: wait until they have answered.")
    if player is not None:
        names = {id: name for id, name, bot in hub.people() if not bot}
        if player not in names:
            raise Refused("Nobody with that name is at the table: choose one of the players.")
        if any(other.player == player for other in hub.keys if other is not key):
            raise Refused(
                Sentence(
                    "Another device is {player}'s: let the host free it first.",
                    player=Player(player, names[player]),
                )
            )
    hub.keys.assign(key, player=player)
    hub.send_you(key)
    hub.save()


async def _answer(ask: requests.Ask, client: Client, hub: Hub) -> object:
    if (wait := hub.questions.take(client.key.id, client.source)) > 0:
        raise Refused(
            Sentence("Too many questions at once: try again in {seconds} s.", seconds=math.ceil(wait))
        )
    match ask.what:
        case "history":
            return hub.history(client, ask.before)
        case "rounds":
            return round_views(hub.table.state.match, ask.before)
        case "statistics" | "audit":
            return await hub.figures.of(ask.what)
        case "record":
            return await hub.figures.record()
        case "keys":
            if client.role != "host":
                raise Refused("Only the host can see the list of devices.")
            here = {each.key.id for each in hub.clients}
            return tuple(_shown(key, key.id in here) for key in hub.keys)


def _shown(key: Key, here: bool) -> replies.KeyView:
    seen = datetime.fromtimestamp(key.seen, UTC).isoformat(timespec="seconds")
    return replies.KeyView(key=key.id, role=key.role, player=key.player, here=here, seen=seen)
