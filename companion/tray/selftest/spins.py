"""Many spins of all reels, with statistics of where they landed."""

from __future__ import annotations

from collections import Counter
from statistics import mean

from companion.hal import Landing, ReelMove
from companion.names import REEL_FACTS, ReelName
from companion.sentences import Sentence, as_sentence, listed, plural
from companion.tray.selftest.bench import Bench
from companion.tray.selftest.check import Check, Figure, Found, skipped, warning, well, wrong

OFTEN = 0.1
"""The share of spins that may fail before it is more than a nuisance."""


def spins_check(bench: Bench) -> Check:
    return Check(
        "spins",
        Sentence("Spins"),
        plural(bench.spins, "Spin once.", "Spin {count} times, to every face in turn."),
        check_spins,
    )


async def check_spins(bench: Bench) -> Found:
    board = bench.board
    names: list[ReelName] = [
        name
        for name in board.settings.reels
        if not any(bench.failed(f"{name}.{part}") for part in ("coils", "marks", "gears", "speed"))
    ]
    if not names:
        return skipped(Sentence("No reel is fit to spin: mend what is wrong with them first."))
    landings: list[Landing] = []
    await board.home(names, afresh=True)
    for number in range(bench.spins):
        bench.on_progress(number, bench.spins)
        moves: dict[str, ReelMove] = {
            name: ReelMove((number + place) % bench.reel(name).faces) for place, name in enumerate(names)
        }
        landed = await board.spin(moves)
        landings += landed.values()
        lost = [name for name in names if landed[name].failed]
        if lost:
            await board.home(lost, afresh=True)
    bench.on_progress(bench.spins, bench.spins)
    return judge(names, landings, bench.spins)


def judge(names: list[ReelName], landings: list[Landing], spins: int) -> Found:
    failed = Counter(landing.reel for landing in landings if landing.failed)
    errors = [
        abs(landing.evidence.index_error) for landing in landings if landing.evidence.index_error is not None
    ]
    figures: dict[str, Figure] = {
        "spins": spins,
        "landings": len(landings),
        "failed": failed.total(),
        "worst_index_error": max(errors, default=0),
        "mean_index_error": round(mean(errors), 2) if errors else 0.0,
        "longest_s": round(max((landing.evidence.seconds for landing in landings), default=0.0), 2),
        **{f"{name}_failed": failed[name] for name in names},
    }
    if not failed:
        return well(
            Sentence(
                "All {landings} landings were right; the index came at most {error} half steps off.",
                landings=len(landings),
                error=max(errors, default=0),
            ),
            **figures,
        )
    reels = listed(
        (as_sentence(REEL_FACTS[name].name.lower()) for name in names if failed[name]), " and the "
    )
    text = Sentence(
        "{failed} of {landings} landings failed, of the {reels}.",
        failed=failed.total(),
        landings=len(landings),
        reels=reels,
    )
    reason = next(landing.reason for landing in landings if landing.failed)
    cause = Sentence("The disc slips now and then, or something touches it ({reason}).", reason=reason)
    say = wrong if failed.total() > OFTEN * len(landings) else warning
    return say(
        text,
        cause,
        Sentence("Tighten the gear's screw, keep wires off the disc, and look at the supply under load."),
        **figures,
    )
