"""Who plays: starting a match, sitting down, getting up, new names and seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib.metadata import version
from itertools import count

from msgspec.structs import asdict

from companion.bots import find as find_bot
from companion.rules.edition import SEATS
from companion.rules.editions import edition as find_edition
from companion.rules.house import HouseRule, verify_house_rules
from companion.rules.match import verify_names
from companion.sentences import Sentence, as_sentence, listed
from companion.table import commands
from companion.table.errors import Refused
from companion.table.journal.records import (
    MatchEnded,
    MatchStarted,
    Player,
    PlayerForgotten,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Record,
    SeatsChanged,
)
from companion.table.journal.state import MatchState, TableState
from companion.table.typed_text import check_free, clean, clean_name


def seated(match: MatchState, player: str) -> str:
    """Somebody who sits at the table, or a refusal."""
    if all(each.id != player for each in match.players):
        names = listed(match.players)
        raise Refused(
            Sentence(
                "Nobody with the id {player!r} sits here: choose among {names}.", player=player, names=names
            )
        )
    return player


def start(state: TableState, command: commands.StartMatch) -> tuple[Record, ...]:
    edition = find_edition(command.edition)
    edition.verify_seats(len(command.players))
    options = edition.options(**command.options)
    house_rules = tuple(HouseRule(clean(each.text), each.effect) for each in command.house_rules)
    verify_house_rules(edition, house_rules)
    if command.cards == "real" and any(each.bot for each in command.players):
        raise Refused("A bot cannot hold real cards: play with virtual cards, or leave it out.")
    broken_off = state.playing
    return (
        *((MatchEnded(winners=(), totals=broken_off.totals),) if broken_off else ()),
        MatchStarted(
            edition=edition.id,
            edition_version=edition.version,
            engine_version=version("tray-companion"),
            cards=command.cards,
            options=asdict(options),
            players=_players(state, command.players),
            house_rules=house_rules,
            tracker=command.tracker and command.cards == "real",
        ),
    )


def _players(
    state: TableState, wanted: Sequence[commands.NewPlayer], taken: Sequence[Player] = ()
) -> tuple[Player, ...]:
    """Those who want to sit down, each with the id by which the roster knows the name, or a new one."""
    for each in wanted:
        if each.bot:
            find_bot(each.bot)
    names = [clean_name(each.name) for each in wanted]
    there = [each.name for each in taken]
    for number, name in enumerate(names):
        check_free(name, [*there, *names[:number]])
    verify_names([*there, *names])
    gone = state.match.gone if state.match else ()
    known = {each.name.casefold(): each.id for each in (*state.roster, *gone)}
    used = {each.id for each in (*state.match.players, *gone)} if state.match else set()
    bots = (id for number in count(1) if (id := f"b{number}") not in used)
    people = (f"p{number}" for number in count(state.people + 1))
    return tuple(
        Player(next(bots) if each.bot else known.get(name.casefold()) or next(people), name, each.bot)
        for name, each in zip(names, wanted, strict=True)
    )


def _check_seats_may_change(match: MatchState, instead: str) -> None:
    if match.cards == "virtual":
        raise Refused(
            Sentence(
                "Seats stay as they are while virtual cards are in people's hands: {instead}.",
                instead=as_sentence(instead),
            )
        )


def join(state: TableState, match: MatchState, command: commands.Join) -> tuple[Record, ...]:
    _check_seats_may_change(match, "take over a bot's seat, or start a new match")
    if len(match.players) >= SEATS[-1]:
        raise Refused(Sentence("The table is full: {most} can play.", most=SEATS[-1]))
    if match.cards == "real" and command.player.bot:
        raise Refused("A bot cannot hold real cards: let a person sit down.")
    (player,) = _players(state, (command.player,), match.players)
    if any(each.id == player.id for each in match.gone):
        player = next(each for each in match.gone if each.id == player.id)
    seat = len(match.players) if command.seat is None else min(command.seat, len(match.players))
    return (PlayerJoined(player=player, seat=seat),)


def leave(match: MatchState, command: commands.Leave) -> tuple[Record, ...]:
    seated(match, command.player)
    _check_seats_may_change(match, "let a bot play for whoever goes, or end the match")
    if len(match.players) <= SEATS[0]:
        raise Refused(Sentence("It takes {least} to play: end the match instead.", least=SEATS[0]))
    return (PlayerLeft(player=command.player),)


def rename(state: TableState, command: commands.Rename) -> tuple[Record, ...]:
    match = state.match
    people = [*state.roster, *(match.players if match else ()), *(match.gone if match else ())]
    if all(each.id != command.player for each in people):
        known = listed({each.name: each for each in people}.values())
        names = known if people else Sentence("those who sit down first")
        raise Refused(
            Sentence(
                "Nobody has the id {player!r}: choose among {names}.", player=command.player, names=names
            )
        )
    name = clean_name(command.name)
    check_free(name, [each.name for each in people if each.id != command.player])
    verify_names([name])
    return (PlayerRenamed(player=command.player, name=name),)


def forget(state: TableState, command: commands.Forget) -> tuple[Record, ...]:
    if state.match is not None and any(each.id == command.player for each in state.match.players):
        raise Refused(
            Sentence(
                "{player} sits at the table: start a match without them first.",
                player=state.player(command.player),
            )
        )
    if all(each.id != command.player for each in state.roster):
        raise Refused(
            Sentence("No name in the list has the id {id!r}: choose one that is there.", id=command.player)
        )
    return (PlayerForgotten(player=command.player),)


def change_seats(match: MatchState, command: commands.ChangeSeats) -> tuple[Record, ...]:
    _check_seats_may_change(match, "start a new match to sit in another order")
    if Counter(command.players) != Counter(each.id for each in match.players):
        raise Refused("Somebody is missing or named twice: name everybody once, in the new order.")
    return (SeatsChanged(players=command.players),)
