"""A million spins of each tray, and many shuffles: are they as even as chance would have them?

A fair generator gives every p-value equally often: one below 0.01 comes up once in a hundred honest runs, one
below 0.0001 hardly ever.
"""

from __future__ import annotations

import time
from collections import Counter
from itertools import permutations

from rich.console import Console
from rich.table import Table

from companion.chance import Chance, chi_square_p
from companion.chance.statistics import upper_gamma
from companion.config import ChanceSettings
from companion.rules.faces import WHAT, WHEEL, WHO

SPINS = 1_000_000
SHUFFLES = 100_000
DECKS = 5_000
DECK = 112


def run() -> None:
    """Print the table."""
    table = Table("what", "counted", "p-value", "µs each")
    with Chance(ChanceSettings()) as chance:
        chance.wait_ready()
        for name, check, times in (
            ("left eye; right eye; both together", eyes, SPINS),
            ("wheel", wheel, SPINS),
            ("all 120 orders of five things", orders, SHUFFLES),
            (f"every card in every place of a deck of {DECK}", places, DECKS),
        ):
            start = time.perf_counter()
            results = check(chance, times)
            seconds = time.perf_counter() - start
            p_values = "; ".join(f"{p:.4f}" for p in results)
            table.add_row(name, f"{times:,}", p_values, f"{seconds / times * 1e6:.1f}")
        for fault in chance.faults:
            table.caption = str(fault)
    Console().print(table)


def eyes(chance: Chance, spins: int) -> tuple[float, ...]:
    pairs = Counter((chance.choice(WHO).value, chance.choice(WHAT).value) for _ in range(spins))
    who = [sum(pairs[face, other] for other in WHAT) for face in WHO]
    what = [sum(pairs[other, face] for other in WHO) for face in WHAT]
    both = [pairs[left, right] for left in WHO for right in WHAT]
    return even(who), even(what), even(both)


def wheel(chance: Chance, spins: int) -> tuple[float, ...]:
    faces = Counter(chance.choice(WHEEL).value for _ in range(spins))
    return (even([faces[face] for face in WHEEL]),)


def orders(chance: Chance, times: int) -> tuple[float, ...]:
    counts = Counter(chance.shuffle("abcde").things for _ in range(times))
    return (even([counts[order] for order in permutations("abcde")]),)


def places(chance: Chance, times: int) -> tuple[float, ...]:
    counts = [[0] * DECK for _ in range(DECK)]
    for _ in range(times):
        for place, card in enumerate(chance.shuffle(range(DECK)).things):
            counts[place][card] += 1
    expected = times / DECK
    distance = sum((count - expected) ** 2 / expected for row in counts for count in row)
    # One card to a place ties the counts together: their distance has the mean D(D - 1) and, scaled down to
    # (D - 1)², the distribution of chi-square with as many degrees of freedom.
    return (upper_gamma((DECK - 1) ** 2 / 2, distance * (DECK - 1) / DECK / 2),)


def even(counts: list[int]) -> float:
    return chi_square_p(counts, [sum(counts) / len(counts)] * len(counts))


if __name__ == "__main__":
    run()
