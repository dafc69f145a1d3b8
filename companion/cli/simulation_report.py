"""What a simulation found, as a table for people and as JSON for scripts."""

from __future__ import annotations

import json
from collections.abc import Sequence

from msgspec import Struct

from companion.bots.simulation import Plan
from companion.bots.tally import Deciders, Spread, Tally, wilson
from companion.cli.terminal.paint import Paint, table
from companion.names import REELS_OF
from companion.rules.edition import Edition
from companion.rules.faces import REELS, Face

DEFINITION = "A round is decided by the last special card or spin in it before somebody went out and won."


class Decider(Struct, frozen=True):
    """A special card or a spin, and how often it came up and decided a round."""

    word: str
    seen: int
    decided: int
    card: str | None = None
    """The kind, for a card."""
    faces: tuple[Face, ...] = ()
    """The faces, for a spin."""


class Report(Struct, frozen=True):
    edition: Edition
    plan: Plan
    tally: Tally
    workers: int
    seconds: float

    @property
    def moves_per_second(self) -> float:
        return self.tally.moves.total / self.seconds

    @property
    def decided_rounds(self) -> int:
        """Rounds that somebody won."""
        return self.tally.points.count

    @property
    def goal(self) -> str:
        """The target of a match."""
        options = self.plan.options
        return "one round" if options.scoring == "none" else f"{options.target} points"

    def deciders(self) -> list[Decider]:
        """All special cards and spins that came up, the most decisive first."""
        cards = [
            Decider(kind_word(kind), seen, decided, card=kind)
            for kind, seen, decided in _counts(self.tally.cards)
        ]
        spins = [
            Decider(" · ".join(face.word for face in faces), seen, decided, faces=faces)
            for ids, seen, decided in _counts(self.tally.faces)
            for faces in [self._faces(ids)]
        ]
        return sorted([*cards, *spins], key=lambda each: (-each.decided, -each.seen))

    def _faces(self, ids: str) -> tuple[Face, ...]:
        assert self.edition.spinner
        reels = REELS_OF[self.edition.spinner]
        by_id = [{face.id: face for face in REELS[reel]} for reel in reels]
        return tuple(known[id] for known, id in zip(by_id, ids.split(), strict=True))

    def as_json(self) -> str:
        tally, plan = self.tally, self.plan
        return json.dumps(
            {
                "edition": plan.edition,
                "games": tally.matches,
                "players": len(plan.bots),
                "bots": plan.bots,
                "options": plan.options.differing(self.edition.default_options),
                "seed": plan.seed,
                "wins": tally.wins,
                "win_share_95": [wilson(wins, tally.matches) for wins in tally.wins],
                "rounds": tally.rounds.total,
                "rounds_per_game": tally.rounds.mean,
                "moves": tally.moves.total,
                "moves_per_game": tally.moves.mean,
                "points_per_round": tally.points.mean,
                "blocked_rounds": tally.blocked,
                "caught": tally.caught,
                "challenges": tally.challenges,
                "challenges_right": tally.bluffs,
                "cards": _by_name(tally.cards),
                "faces": _by_name(tally.faces),
                "rounds_without_special": tally.undecided,
                "workers": self.workers,
                "seconds": self.seconds,
                "moves_per_second": self.moves_per_second,
            },
            indent=2,
        )


def kind_word(kind: str) -> str:
    return kind.replace("-", " ").title()


def _counts(deciders: Deciders) -> list[tuple[str, int, int]]:
    return [(name, seen, deciders.decided[name]) for name, seen in deciders.seen.items()]


def _by_name(deciders: Deciders) -> dict[str, dict[str, int]]:
    return {name: {"seen": seen, "decided": decided} for name, seen, decided in sorted(_counts(deciders))}


def as_text(report: Report, paint: Paint) -> list[str]:
    tally, plan = report.tally, report.plan
    matches = _counted(tally.matches, "match", "matches")
    title = f"{report.edition.name}: {matches} to {report.goal}, {len(plan.bots)} players"
    return [
        paint(title, "bold"),
        paint(
            f"seed {plan.seed}, {plan.options.differing(report.edition.default_options)}".rstrip(", "), "dim"
        ),
        "",
        *_seats(report, paint),
        "",
        *_lengths(report, paint),
        "",
        *_deciders(report, paint),
        paint(DEFINITION, "dim"),
        "",
        f"{tally.moves.total:,} moves in {report.seconds:.1f} s with --workers {report.workers}: "
        f"{report.moves_per_second:,.0f} moves per second",
    ]


def _head(paint: Paint, *words: str) -> list[str]:
    return [paint(word, "dim") for word in words]


def _seats(report: Report, paint: Paint) -> Sequence[str]:
    rows = [_head(paint, "seat", "bot", "wins", "share", "95 % interval")]
    matches = report.tally.matches
    for seat, (strength, wins) in enumerate(zip(report.plan.bots, report.tally.wins, strict=True)):
        low, high = wilson(wins, matches)
        rows.append(
            [
                str(seat + 1),
                strength,
                f"{wins:,}",
                percent(wins / matches),
                f"{percent(low)} to {percent(high)}",
            ]
        )
    return table(rows, numbers=(0, 2, 3))


def _lengths(report: Report, paint: Paint) -> Sequence[str]:
    tally = report.tally
    blocked = _counted(tally.blocked, "blocked round", "blocked rounds")
    rows = [
        ["rounds per match", _mean(tally.rounds), ""],
        ["moves per match", _mean(tally.moves), "what players decided; chance not counted"],
        ["points per round", _mean(tally.points), blocked if tally.blocked else ""],
        ["caught without UNO", f"{tally.caught / tally.matches:.2f}", "times per match"],
    ]
    if tally.challenges:
        right = percent(tally.bluffs / tally.challenges)
        rows.append(
            ["challenges", f"{tally.challenges / tally.matches:.2f}", f"per match, {right} of them right"]
        )
    return table(rows, numbers=(1,))


def _deciders(report: Report, paint: Paint) -> Sequence[str]:
    rows = [_head(paint, "card or spin", "per match", "decided rounds", "95 % interval")]
    rounds = report.decided_rounds or 1
    for each in report.deciders():
        low, high = wilson(each.decided, rounds)
        rows.append(
            [
                each.word,
                f"{each.seen / report.tally.matches:.2f}",
                percent(each.decided / rounds),
                f"{percent(low)} to {percent(high)}",
            ]
        )
    rows.append(["nothing special", "", percent(report.tally.undecided / rounds), ""])
    return table(rows, numbers=(1, 2))


def _counted(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _mean(spread: Spread) -> str:
    return f"{spread.mean:,.1f} ± {spread.margin:.1f}"
