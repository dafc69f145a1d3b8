"""How each player has fared: matches, rounds, points, penalties and pushes of the nose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from companion.sentences import Sentence, as_sentence
from companion.table.journal.records import Player
from companion.table.reports.past_matches import Past, PastMatch


class PlayerFigures(Struct, frozen=True, kw_only=True):
    """How somebody has fared. All bots of one strength are counted together, as they keep no name."""

    id: str
    name: Sentence
    bot: str
    """How strong; empty for a person."""
    matches: int
    """That somebody has won, and that this one took part in."""
    wins: int
    """Joint winners have won one each."""
    rounds: int
    rounds_won: int
    average_points: float | None
    """Points a round where the winner takes all; None if it was never played so."""
    highest_round: int | None
    average_charge: float | None
    """The same where everybody is charged for their own cards and the lowest total wins."""
    penalties: int
    """Times that UNO was forgotten and somebody noticed, with real cards."""
    penalty_cards: int
    catches: int
    """Times that this one noticed it."""
    spins: int
    """Pushes of the nose that are known to be this one's."""


class _Sum:
    """What is added up for one player."""

    def __init__(self) -> None:
        self.matches = self.wins = self.rounds = self.rounds_won = 0
        self.points: list[int] = []
        self.charges: list[int] = []
        self.penalties = self.penalty_cards = self.catches = self.spins = 0


def player_figures(told: Past) -> tuple[PlayerFigures, ...]:
    sums: dict[str, _Sum] = {}
    names: dict[str, str] = {}

    def sum_of(match: PastMatch, player: Player) -> _Sum:
        key = _key(told, match, player)
        names[key] = told.name(match, player.id)
        return sums.setdefault(key, _Sum())

    for match in told.matches:
        _add_match(match, partial(sum_of, match))
    for spin in told.spins:
        number, spinner = spin.match, spin.spun.spinner
        if number is None or spinner is None:
            continue
        match = told.matches[number - 1]
        for player in match.everybody:
            if player.id == spinner:
                sum_of(match, player).spins += 1
    figures = [_player(key, sum, names[key]) for key, sum in sums.items()]
    return tuple(sorted(figures, key=_rank))


def _rank(each: PlayerFigures) -> tuple[bool, int, int, str]:
    """Who won most comes first; bots come last."""
    return bool(each.bot), -each.wins, -each.rounds_won, str(each.name).casefold()


def _add_match(match: PastMatch, sum_of: Callable[[Player], _Sum]) -> None:
    scoring = match.match.options.scoring
    who = {player.id: sum_of(player) for player in match.everybody}
    for id, sum in who.items():
        sum.matches += match.finished
        sum.wins += id in match.match.winners
    for round in match.rounds:
        points = round.scored.points
        for player in match.there(round):
            sum = sum_of(player)
            sum.rounds += 1
            sum.rounds_won += player.id == round.scored.winner
            if scoring != "none":
                (sum.charges if scoring == "low" else sum.points).append(points.get(player.id, 0))
    for each in match.penalties:
        if each.penalty.player in who:
            who[each.penalty.player].penalties += 1
            who[each.penalty.player].penalty_cards += each.penalty.cards
        if each.penalty.caught_by in who:
            who[each.penalty.caught_by].catches += 1


def _player(key: str, sum: _Sum, name: str) -> PlayerFigures:
    bot = key.removeprefix("bot:") if key.startswith("bot:") else ""
    return PlayerFigures(
        id=key,
        name=_bots(bot) if bot else Sentence("{name}", name=name),
        bot=bot,
        matches=sum.matches,
        wins=sum.wins,
        rounds=sum.rounds,
        rounds_won=sum.rounds_won,
        average_points=average(sum.points),
        highest_round=max(sum.points, default=None),
        average_charge=average(sum.charges),
        penalties=sum.penalties,
        penalty_cards=sum.penalty_cards,
        catches=sum.catches,
        spins=sum.spins,
    )


def _bots(strength: str) -> Sentence:
    return Sentence("{strength} bots", strength=as_sentence(strength))


def _key(told: Past, match: PastMatch, player: Player) -> str:
    """Bots count by their strength, people by their id. Who took over a bot's seat counts for that match."""
    if player.bot:
        return f"bot:{player.bot}"
    return player.id if player.id in told.names else f"{player.id} in match {match.number}"


def average(values: Sequence[float]) -> float | None:
    return round(sum(values) / len(values), 2) if values else None
