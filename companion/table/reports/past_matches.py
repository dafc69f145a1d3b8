"""Every match that was played here, as it counts now, with its rounds, spins and penalties.

Made from what everybody may see, with undos and corrections applied.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from datetime import datetime
from itertools import islice
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from companion.table.journal import Entry, Journal
from companion.table.journal.fold import fold
from companion.table.journal.journal import PAGE
from companion.table.journal.records import (
    MatchEnded,
    MatchStarted,
    MoveMade,
    Paused,
    Player,
    PlayerChosen,
    PlayerJoined,
    PlayerRenamed,
    Record,
    Resumed,
    RoundScored,
    SpinDrawn,
    SpinLanded,
    SpinTold,
    TableOpened,
    Undone,
    UnknownRecord,
    UnoPenalty,
)
from companion.table.journal.state import MatchState, TableState
from companion.table.journal.undo import effective
from companion.table.reports.fairness import FaceCounter, ReelCount

GOES_ON = (Resumed, Undone, MatchStarted, MatchEnded)
"""What ends a pause; people may come, go and change names while it lasts."""
NO_REASONS: dict[str, str] = {}
ASKED_FOR = (["play"], ["catch"])
"""Moves of the game that somebody asks for here; there are many others."""
BREAK_S = 3600.0
"""Whoever gives no sign for longer has not been playing."""


class PastSpin(Struct, frozen=True, kw_only=True):
    record: int
    """Of the draw, or of what was told."""
    time: str
    spun: SpinDrawn | SpinTold
    landed: SpinLanded | None
    """None if it was told."""
    match: int | None
    """Counted from 1; None if it was just a spin."""
    round: int | None
    chosen: str | None = None


class PastPenalty(Struct, frozen=True):
    round: int
    penalty: UnoPenalty


class PastRound(Struct, frozen=True, kw_only=True):
    record: int
    time: str
    """When it was scored."""
    scored: RoundScored
    """As it counts now."""
    corrected: bool
    seats: tuple[Player, ...]
    """Who sat at the table, in the order of the seats."""
    seconds: float
    """Since the round before; pauses and long silences do not count."""
    spins: int


class PastMatch(Struct, frozen=True, kw_only=True):
    number: int
    """Counted from 1 in this journal."""
    time: str
    """When it began."""
    match: MatchState
    """As it ended, or stands now."""
    rounds: tuple[PastRound, ...]
    penalties: tuple[PastPenalty, ...]
    seconds: float
    spins: int
    played: dict[str, dict[str, int]]
    """How often each player played which card, by their ids and codes; virtual cards only."""
    caught: dict[str, int]
    """How often each player forgot UNO and was caught, with virtual cards."""

    @property
    def finished(self) -> bool:
        """Somebody has won."""
        return bool(self.match.winners)

    @property
    def everybody(self) -> tuple[Player, ...]:
        """Those who got up in the middle, too."""
        return tuple({each.id: each for each in (*self.match.players, *self.match.gone)}.values())

    def there(self, round: PastRound) -> tuple[Player, ...]:
        """Who took part in a round: who sat there, as they were then, and whom a correction gave points."""
        sat = {each.id for each in round.seats}
        others = (each for each in self.everybody if each.id in round.scored.points and each.id not in sat)
        return (*round.seats, *others)


class Past(Struct, frozen=True, kw_only=True):
    at: int
    """The last record that everybody may see."""
    first: str
    """When the first and the last record were written; empty if there is none."""
    last: str
    matches: tuple[PastMatch, ...]
    spins: tuple[PastSpin, ...]
    """Also those outside of any match."""
    names: dict[str, str]
    """What people are called now, by the ids of their players. A bot has its name for one match only."""
    reels: tuple[ReelCount, ...]
    """Of all faces that were drawn and have landed, those that were taken back included: they were fair or
    not all the same."""

    def name(self, match: PastMatch | None, id: str) -> str:
        """What somebody is called now; a bot keeps the name that it had in that match."""
        known = match.everybody if match is not None else ()
        player = next((each for each in known if each.id == id), None)
        if player is not None and player.bot:
            return player.name
        return self.names.get(id, player.name if player is not None else id)


def past(journal: Journal) -> Past:
    """Read the whole journal, as anybody may who has no seat."""
    reader = PastReader()
    while reader.read_on(journal):
        pass
    return reader.result()


class PastReader:
    """Reads a journal that grows: each time only what is new."""

    def __init__(self) -> None:
        self._read = 0
        """The last record that was read."""
        self._watch = _Watch()
        self._faces = FaceCounter()
        self._teller = _Teller()
        """Has been told all that no undo can take back."""
        self._open: list[_Seen] = []
        """The last match, and what came after it."""
        # There may be thousands of spins: what is the same in most of them is in memory once.
        self._outcomes: dict[tuple[str, ...], tuple[str, ...]] = {}
        self._landings: dict[tuple[tuple[str, str], ...], dict[str, str]] = {}

    def read_on(self, journal: Journal, most: int = PAGE) -> bool:
        """Take in what the next records show, at most so many. Returns whether there may be more of them.

        It has to be the same journal each time.
        """
        self._teller.misses = bool(journal.set_aside)
        count = 0
        for shown in islice(journal.visible_to(None, self._read), most):
            for entry in shown.entries:
                self._see(entry)
            self._read = shown.at
            count += 1
        return count == most

    def result(self) -> Past:
        """The past, as far as it was read."""
        teller = self._teller.fork()
        _tell(teller, self._open)
        return Past(
            at=self._watch.at,
            first=self._watch.first,
            last=self._watch.last,
            matches=teller.matches(),
            spins=tuple(teller.spins),
            names=teller.names,
            reels=self._faces.result(),
        )

    def _see(self, entry: Entry) -> None:
        played = self._watch.see(entry)
        record = entry.record
        if isinstance(record, MoveMade):
            if record.move.split()[1:2] not in ASKED_FOR:
                return
            record = replace(record, evidence=())
        if isinstance(record, SpinDrawn):
            self._faces.count(entry.sequence, record)
            # Evidence takes much room, and nobody asks for it here.
            record = replace(record, evidence=(), faces=self._outcomes.setdefault(record.faces, record.faces))
        elif isinstance(record, SpinLanded):
            landed = self._landings.setdefault((*record.landed.items(),), record.landed)
            record = replace(record, landed=landed, reasons=record.reasons or NO_REASONS)
        if isinstance(record, MatchStarted):
            # Nobody goes back to what was before.
            _tell(self._teller, self._open)
            self._open.clear()
        self._open.append(_Seen(entry.sequence, entry.time, record, played))


class _Seen(NamedTuple):
    sequence: int
    time: str
    record: Record | UnknownRecord
    played: float
    """How long people had played then, in seconds since the first record."""


def _tell(teller: _Teller, seen: list[_Seen]) -> None:
    # What is revealed late was written earlier.
    for each in effective(sorted(seen, key=lambda each: each.sequence)):
        teller.take(each)


class _Watch:
    """How long people have played, at any record: pauses, nights and long silences left out.

    What an undo takes back has been played as well, so the watch sees all records.
    """

    def __init__(self) -> None:
        self.first = self.last = ""
        self.at = 0
        self._so_far = 0.0
        self._paused = False

    def see(self, entry: Entry) -> float:
        """Seconds from the first record to this one."""
        if entry.sequence > self.at:
            # Not so for what is only revealed now.
            silence = _seconds(self.last, entry.time) if self.last else 0.0
            away = self._paused or isinstance(entry.record, TableOpened) or silence > BREAK_S
            # A clock that was set back has told nothing either.
            self._so_far += 0.0 if away else max(0.0, silence)
            if isinstance(entry.record, Paused):
                self._paused = True
            elif isinstance(entry.record, GOES_ON):
                self._paused = False
            self.first = self.first or entry.time
            self.last, self.at = entry.time, entry.sequence
        return self._so_far


def _seconds(start: str, end: str) -> float:
    try:
        return (datetime.fromisoformat(end) - datetime.fromisoformat(start)).total_seconds()
    except ValueError:
        return 0.0


class _Teller:
    """Goes through what holds, match by match."""

    def __init__(self) -> None:
        self.misses = False
        """Records were set aside, without which later ones may make no sense."""
        self.spins: list[PastSpin] = []
        self.names: dict[str, str] = {}
        self._state = TableState()
        self._done: list[PastMatch] = []
        self._open: _OpenMatch | None = None
        self._drawn: dict[int, SpinDrawn] = {}

    def fork(self) -> _Teller:
        """Another one that goes on from here by itself."""
        twin = copy(self)
        twin.spins, twin.names = [*self.spins], {**self.names}
        twin._done, twin._drawn = [*self._done], {**self._drawn}
        twin._open = None if self._open is None else self._open.fork()
        return twin

    def take(self, entry: _Seen) -> None:
        record = entry.record
        if isinstance(record, UnknownRecord):
            return
        if isinstance(record, MatchStarted):
            self._close()
            self._open = _OpenMatch(len(self._done) + 1, entry)
        before = self._state.match
        try:
            self._state = fold(self._state, entry.sequence, record)
        except (ValueError, LookupError):
            if not self.misses:
                raise
        match record:
            case MatchStarted(players=players):
                self._name(*players)
            case PlayerJoined(player=player):
                self._name(player)
            case PlayerRenamed(player=id, name=name) if id in self.names:
                self.names[id] = name
            case SpinDrawn():
                self._drawn[entry.sequence] = record
            case SpinLanded(spin=spin) if spin in self._drawn:
                self._spun(entry, spin, self._drawn.pop(spin), record)
            case SpinTold():
                self._spun(entry, entry.sequence, record, None)
            case PlayerChosen(player=player) if self.spins:
                self.spins[-1] = replace(self.spins[-1], chosen=player)
        if self._open is not None and before is not None:
            self._open.take(entry, before)

    def matches(self) -> tuple[PastMatch, ...]:
        self._close()
        return tuple(self._done)

    def _name(self, *players: Player) -> None:
        self.names |= {player.id: player.name for player in players if not player.bot}

    def _spun(self, entry: _Seen, record: int, spun: SpinDrawn | SpinTold, landed: SpinLanded | None) -> None:
        number = round = None
        if self._open is not None and (playing := self._state.playing) is not None:
            number, round = self._open.number, playing.round
            self._open.spins[round] += 1
        self.spins.append(
            PastSpin(record=record, time=entry.time, spun=spun, landed=landed, match=number, round=round)
        )

    def _close(self) -> None:
        if self._open is not None and self._state.match is not None:
            self._done.append(self._open.close(self._state.match))
            self._open = None


class _OpenMatch:
    """What is noted of a match until it is over, beside what the table itself knows of it."""

    def __init__(self, number: int, start: _Seen) -> None:
        self.number = number
        self.spins: Counter[int] = Counter()
        """By round."""
        self._start = self._last = start
        self._scored: dict[int, tuple[_Seen, tuple[Player, ...]]] = {}
        """By record of a round: its scoring, and who sat there."""
        self._penalties: list[PastPenalty] = []
        self._played: Counter[tuple[str, str]] = Counter()
        self._caught: Counter[str] = Counter()

    def fork(self) -> _OpenMatch:
        """Another one that goes on from here by itself."""
        twin = copy(self)
        twin.spins, twin._scored = self.spins.copy(), {**self._scored}
        twin._penalties = [*self._penalties]
        twin._played, twin._caught = self._played.copy(), self._caught.copy()
        return twin

    def take(self, entry: _Seen, before: MatchState) -> None:
        self._last = entry
        match entry.record:
            case RoundScored():
                self._scored[entry.sequence] = entry, before.players
            case UnoPenalty() as penalty:
                self._penalties.append(PastPenalty(before.round, penalty))
            case MoveMade(move=move):
                self._move(move, before.players)

    def _move(self, move: str, players: tuple[Player, ...]) -> None:
        match move.split():
            case [seat, "play", card, *_] if player := _seated(seat.removesuffix(":"), players):
                self._played[player, card] += 1
            case [_, "catch", seat] if player := _seated(seat, players):
                self._caught[player] += 1

    def close(self, match: MatchState) -> PastMatch:
        rounds: list[PastRound] = []
        since = self._start
        for number, played in enumerate(match.rounds, 1):
            if played.record not in self._scored:
                # Its record was set aside.
                continue
            scored, seats = self._scored[played.record]
            rounds.append(
                PastRound(
                    record=played.record,
                    time=scored.time,
                    scored=played.scored,
                    corrected=played.corrected,
                    seats=seats,
                    seconds=round(scored.played - since.played, 3),
                    spins=self.spins[number],
                )
            )
            since = scored
        # After the last round of a match that somebody won, people may talk and correct, but nobody plays.
        open_s = 0.0 if match.winners else round(self._last.played - since.played, 3)
        return PastMatch(
            number=self.number,
            time=self._start.time,
            match=match,
            rounds=tuple(rounds),
            penalties=tuple(self._penalties),
            seconds=sum(each.seconds for each in rounds) + open_s,
            spins=self.spins.total(),
            played=self._cards(),
            caught=dict(self._caught),
        )

    def _cards(self) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        for (player, card), count in self._played.items():
            found.setdefault(player, {})[card] = count
        return found


def _seated(seat: str, players: tuple[Player, ...]) -> str | None:
    """The id of whoever sits there; seats of the notation count from 1."""
    return players[int(seat) - 1].id if seat.isdecimal() and 0 < int(seat) <= len(players) else None
