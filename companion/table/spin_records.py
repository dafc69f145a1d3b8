"""Spins of the tray as records of the journal, and back.

A record is read again years later, by other software and perhaps damaged: so it holds plain values and refers
to its draw by number. The tray works with faces, certainties and checked evidence.
"""

from __future__ import annotations

from typing import cast

import msgspec

from companion.chance import DrawEvidence
from companion.names import REELS_OF, ReelName, TrayKind
from companion.table.journal import records
from companion.table.journal.state import Spun
from companion.tray import Certainty, SpinDrawn, SpinLanded, SpinTold


def record_drawn(drawn: SpinDrawn, *, spinner: str | None, again: int | None) -> records.SpinDrawn:
    """`again` is the record of the same draw before it was taken back."""
    return records.SpinDrawn(
        tray=drawn.tray,
        faces=drawn.ids,
        evidence=tuple(map(msgspec.to_builtins, drawn.evidence)),
        spinner=spinner,
        again=again,
    )


def read_drawn(drawn: records.SpinDrawn) -> SpinDrawn:
    return SpinDrawn(
        tray=cast(TrayKind, drawn.tray),
        ids=drawn.faces,
        evidence=msgspec.convert(drawn.evidence, tuple[DrawEvidence, ...]),
    )


def record_landed(draw: int, landed: SpinLanded) -> records.SpinLanded:
    """`draw` is the record of what was drawn."""
    return records.SpinLanded(
        spin=draw,
        landed={reel: str(how) for reel, how in landed.landed.items()},
        reasons={str(reel): why for reel, why in landed.reasons.items()},
        retried=landed.retried,
        resumed=landed.resumed,
        seconds=landed.seconds,
    )


def read_outcome(
    spin: Spun, landed: records.SpinLanded | None = None, *, spinner: str = ""
) -> SpinLanded | SpinTold:
    """What the tray shows of a spin that is over. How it just `landed` says more than the journal's state.

    In a journal that had to begin anew, a spin counts as told by hand, even if it has just landed.
    """
    if spin.told and landed is None:
        return SpinTold(tray=spin.tray, ids=spin.faces, spinner=spinner)
    how = landed or spin
    outcome = SpinLanded(
        tray=spin.tray,
        ids=spin.faces,
        spinner=spinner,
        evidence=(),
        landed={reel: Certainty(how.landed[reel]) for reel in REELS_OF[spin.tray]},
        reasons={reel: how.reasons[reel] for reel in REELS_OF[spin.tray] if reel in how.reasons},
        seconds=0,
    )
    if landed is None:
        return outcome
    retried = cast("tuple[ReelName, ...]", landed.retried)
    return msgspec.structs.replace(outcome, retried=retried, resumed=landed.resumed, seconds=landed.seconds)
