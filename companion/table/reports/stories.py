"""What a family likes to tell: streaks, who was caught, luck, the closest finish, favourite cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby, pairwise

from msgspec import Struct

from companion.rules.editions import editions
from companion.rules.faces import DRAW_4, DRAW_BLUE, DRAW_RED, DRAW_UNTIL, RED
from companion.sentences import Sentence
from companion.table.reports.past_matches import Past, PastMatch, PastSpin

ENOUGH_SPINS = 3
"""With fewer, luck is no story."""
COSTLY = ({RED.id, DRAW_4.id}, {RED.id, DRAW_UNTIL.id}, {DRAW_RED.id}, {DRAW_BLUE.id})
"""Faces that make the spinner draw."""


class Story(Struct, frozen=True):
    title: Sentence
    text: Sentence


def stories(told: Past) -> tuple[Story, ...]:
    """Only what there is to tell; nothing of somebody's first and only time."""
    return (
        *_longest_streak(told),
        *_closest_finish(told),
        *_luckiest_spinner(told),
        *_most_caught(told),
        *_favourite_cards(told),
    )


def _longest_streak(told: Past) -> Iterator[Story]:
    winners = [
        (match, round.scored.winner)
        for match in told.matches
        for round in match.rounds
        if round.scored.winner is not None
    ]
    # A bot of another match is another bot.
    streaks = (list(streak) for _, streak in groupby(winners, key=lambda each: _person(told, *each)))
    longest = max(streaks, key=len, default=[])
    if len(longest) > 1:
        yield Story(
            Sentence("Longest streak"),
            Sentence(
                "{player} won {count} rounds in a row.", player=told.name(*longest[-1]), count=len(longest)
            ),
        )


def _person(told: Past, match: PastMatch, id: str) -> tuple[str, int]:
    return (id, 0) if id in told.names else (id, match.number)


def _closest_finish(told: Past) -> Iterator[Story]:
    ends: list[tuple[int, PastMatch, str, str]] = []
    for match in told.matches:
        low = match.match.options.scoring == "low"
        if not match.finished or match.match.options.scoring == "none":
            continue
        ranked = sorted(match.match.totals.items(), key=lambda each: each[1] if low else -each[1])
        ends += [(abs(a - b), match, first, second) for (first, a), (second, b) in pairwise(ranked[:2])]
    for gap, match, first, second in sorted(ends, key=lambda each: each[0])[:1]:
        winner, other = told.name(match, first), told.name(match, second)
        text = (
            Sentence("{winner} beat {other} by {gap} points.", winner=winner, other=other, gap=gap)
            if gap
            else Sentence("{winner} and {other} ended level.", winner=winner, other=other)
        )
        yield Story(Sentence("Closest finish"), text)


def _luckiest_spinner(told: Past) -> Iterator[Story]:
    spins: Counter[str] = Counter()
    costly: Counter[str] = Counter()
    for spin in told.spins:
        id = spin.spun.spinner
        if id is not None and id in told.names:
            spins[id] += 1
            costly[id] += _costs(spin)
    known = [id for id, count in spins.items() if count >= ENOUGH_SPINS]
    if len(known) > 1:
        luckiest = min(known, key=lambda each: (costly[each] / spins[each], -spins[each]))
        yield Story(
            Sentence("Luckiest spinner"),
            Sentence(
                "{costly} of {spins} spins made {player} draw.",
                costly=costly[luckiest],
                spins=spins[luckiest],
                player=told.names[luckiest],
            ),
        )


def _costs(spin: PastSpin) -> bool:
    return set(spin.spun.faces) in COSTLY


def _most_caught(told: Past) -> Iterator[Story]:
    caught: Counter[str] = Counter()
    for match in told.matches:
        caught.update({id: count for id, count in match.caught.items() if id in told.names})
        caught.update(each.penalty.player for each in match.penalties if each.penalty.player in told.names)
    for id, count in caught.most_common(1):
        if count > 1:
            yield Story(
                Sentence("Most caught"),
                Sentence("{player} forgot UNO {count} times.", player=told.names[id], count=count),
            )


def _favourite_cards(told: Past) -> Iterator[Story]:
    cards: dict[str, Counter[Sentence]] = {}
    for match in told.matches:
        edition = editions().get(match.match.edition)
        if edition is None:
            continue
        titles = {card.code: card.title for card in edition.deck}
        for id, played in match.played.items():
            if id in told.names:
                own = cards.setdefault(id, Counter())
                for code, count in played.items():
                    if code in titles:
                        own[titles[code]] += count
    for id, own in cards.items():
        for title, count in own.most_common(1):
            if count > 1:
                yield Story(
                    Sentence("Favourite card of {player}", player=told.names[id]),
                    Sentence("{card}, played {count} times.", card=title, count=count),
                )
