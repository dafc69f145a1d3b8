"""Nobody foretells a face: from everything that pages are sent, a predictor does no better than chance.

It learns from recorded spins, and names the faces of others by what was sent until three seconds before each
reel landed. The faces are drawn from scripted bytes, so the figures are the same in every run.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from math import comb
from pathlib import Path
from zlib import crc32

import pytest

from companion.names import REELS_OF, ReelName, TrayKind
from companion.rules.faces import REELS
from tests.hal.rig import in_loop
from tests.web.recording import Frame, RecordedSpin, recorded_spins

SECRET_S = 3.0
"""Until this long before its landing nobody may know the face of a reel."""
LUCK = 1e-4
"""A guesser who names more faces than this chance allows knows something."""
SPINS: dict[TrayKind, int] = {"eyes": 48, "wheel": 80}
"""A half to learn from, a half to foretell."""


@dataclass(frozen=True)
class Seen:
    """What could be known of a reel in time, and what became of it."""

    path: tuple[float, ...]
    """How far the reels had turned, in degrees, time after time."""
    signs: Mapping[str, object]
    """The last word on everything that was ever mentioned, and how often it was."""
    face: int
    onward: int
    """How many faces on from where the reel was."""


def seen(spin: RecordedSpin, reel: ReelName, until: float) -> Seen:
    path = tuple(
        round((angle - angles[0][1]) % 360, 2)
        for angles in spin.angles.values()
        for at, angle in angles
        if at <= until
    )
    signs: dict[str, object] = {f"path {number}": turned for number, turned in enumerate(path)}
    mentioned: Counter[str] = Counter()
    for at, frame in spin.frames:
        if at <= until:
            for name, value in _words(frame):
                signs[name] = value
                mentioned[f"how often {name}"] += 1
    face, faces = spin.faces[reel], len(REELS[reel])
    return Seen(path, signs | mentioned, face, (face - spin.before[reel]) % faces)


@cache
def _words(frame: Frame) -> tuple[tuple[str, object], ...]:
    """Every single value in a frame, with where it stands."""
    if isinstance(frame, bytes):
        return (("picture", crc32(frame)),)
    message = json.loads(frame)
    return tuple(_values(message["type"], message))


def _values(where: str, value: object) -> Iterator[tuple[str, object]]:
    match value:
        case dict():
            for key, inner in value.items():
                yield from _values(f"{where}.{key}", inner)
        case list():
            yield f"{where} length", len(value)
            for number, inner in enumerate(value):
                yield from _values(f"{where}.{number}", inner)
        case _:
            yield where, value


Outcome = Callable[[Seen], int]


def by_the_nearest_path(known: Sequence[Seen], outcome: Outcome) -> Callable[[Seen], int | None]:
    """What came of the spin that went most alike."""

    def apart(one: Seen, other: Seen) -> float:
        pairs = zip_longest(one.path, other.path, fillvalue=360.0)
        return sum(abs((a - b + 180) % 360 - 180) for a, b in pairs)

    return lambda spin: outcome(min(known, key=lambda other: apart(spin, other)))


def by_the_most_telling_sign(known: Sequence[Seen], outcome: Outcome) -> Callable[[Seen], int | None]:
    """What mostly came after the one sign by which most of the known spins could have been told."""
    meanings: dict[str, dict[object, Counter[int]]] = defaultdict(lambda: defaultdict(Counter))
    for spin in known:
        for name, value in spin.signs.items():
            meanings[name][value][outcome(spin)] += 1

    def told(name: str) -> int:
        """How many known spins the others foretell by this sign."""
        hits = 0
        for spin in known:
            if name in spin.signs:
                others = meanings[name][spin.signs[name]] - Counter([outcome(spin)])
                hits += bool(others) and others.most_common(1)[0][0] == outcome(spin)
        return hits

    name = max(meanings, key=told)
    best = meanings[name]

    def foretell(spin: Seen) -> int | None:
        came = best.get(spin.signs.get(name))
        return came.most_common(1)[0][0] if came else None

    return foretell


PREDICTORS = (by_the_nearest_path, by_the_most_telling_sign)
OUTCOMES: dict[str, Outcome] = {"face": lambda spin: spin.face, "onward": lambda spin: spin.onward}


def lucky(tries: int, faces: int) -> int:
    """How many of so many faces somebody who knows nothing may name, with all the luck there is."""
    chances = [comb(tries, hits) * (faces - 1) ** (tries - hits) for hits in range(tries + 1)]
    return next(hits for hits in range(tries) if sum(chances[hits + 1 :]) < LUCK * faces**tries)


def foretold(spins: Sequence[Seen]) -> dict[str, int]:
    """How many of the second half of the spins each predictor foretells from the first."""
    half = len(spins) // 2
    hits = {}
    for learn in PREDICTORS:
        for name, outcome in OUTCOMES.items():
            foretell = learn(spins[:half], outcome)
            hits[f"{learn.__name__}: {name}"] = sum(foretell(spin) == outcome(spin) for spin in spins[half:])
    return hits


@pytest.mark.parametrize("kind", SPINS)
@in_loop
async def test_no_face_is_foretold_three_seconds_before_its_reel_lands(
    kind: TrayKind, tmp_path: Path
) -> None:
    """A second before, the same predictors know it: they are no fools."""
    spins = await recorded_spins(kind, SPINS[kind], tmp_path, seed=15)
    for reel in REELS_OF[kind]:
        luck = lucky(len(spins) // 2, len(REELS[reel]))
        early, late = (
            foretold([seen(spin, reel, spin.landing(reel) - before_s) for spin in spins])
            for before_s in (SECRET_S, 1.0)
        )
        assert max(early.values()) <= luck, early
        assert all(late[f"{learn.__name__}: onward"] > luck for learn in PREDICTORS), late
