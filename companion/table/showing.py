"""What the tray's screen and lights show of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, cast

from PIL import Image

from companion.rules.art import Colour
from companion.rules.faces import SPINNERS
from companion.table.journal import Record, records
from companion.table.scores import edition_of
from companion.table.state import Match, Spun
from companion.tray import Certainty, SpinLanded, SpinTold, pages

if TYPE_CHECKING:
    from companion.table.table import Table

Page = Callable[[], Image.Image]


def show(table: Table, record: Record) -> None:
    """Show what has just been written down."""
    tray, match = table.tray, table.state.match
    if isinstance(record, records.SpinLanded) and table.landing is not None:
        tray.take(table.landing)
    _lights(table)
    match record:
        case records.ColourCalled():
            tray.show(pages.colour_called(cast(Colour, record.colour)))
        case records.TurnPassed() if match is not None and match.turn is not None:
            tray.show(turn(match))
        case records.DealerDrawn() | records.DealerNamed():
            tray.say(f"{table.name(record.player)} deals", "")
        case records.UnoPenalty():
            tray.say(table.name(record.player), f"draws {record.cards}")
        case records.RoundScored() | records.Corrected() if match is not None:
            tray.show(scores(table, match))
        case records.MatchEnded() if match is not None and record.winners:
            if match.options.scoring == "none":
                tray.say(" & ".join(map(table.name, record.winners)), "Won the match")
            else:
                tray.show(scores(table, match))
        case records.Undone():
            spin = table.state.spin
            tray.outcome_was(None if spin is None else _outcome(spin))
            tray.say("Taken back", "")
        case records.Paused():
            tray.say("Paused", record.reason or "Hold my nose to go on")
        case records.MatchStarted() if match is not None:
            _reels(table)
            tray.say(edition_of(match).name, "Push my nose")
        case records.Resumed():
            tray.say("On we go", "Push my nose")
        case records.MatchEnded():
            tray.say("Match over", "")
        case records.MoveMade():
            _spin_due(table)


async def recall(table: Table) -> None:
    """After a restart: the same page as before."""
    state = table.state
    _lights(table)
    _reels(table)
    if state.spin is not None and table.tray.last is None:
        await table.tray.recall(_outcome(state.spin))
    if table.on_screen is not None:
        show(table, table.on_screen)
    _spin_due(table)


def turn(match: Match) -> Image.Image:
    """Whose turn it is, and whose after that."""
    assert match.turn is not None
    side: Literal["left", "right"] = "left" if match.direction == "clockwise" else "right"
    return pages.turn(match.name(match.turn), side, match.name(match.next_to(match.turn, match.direction)))


def scores(table: Table, match: Match) -> Image.Image:
    """Names and totals, the best first, and the head of the chain for whoever wants to write it down."""
    totals = match.totals
    low = match.options.scoring == "low"
    seats = sorted(match.players, key=lambda each: totals[each.id] if low else -totals[each.id])
    return pages.score([(each.name, totals[each.id]) for each in seats], table.head.short)


def _outcome(spin: Spun) -> SpinLanded | SpinTold:
    if spin.told:
        return SpinTold(tray=spin.tray, ids=spin.faces)
    return SpinLanded(
        tray=spin.tray,
        ids=spin.faces,
        evidence=(),
        landed={reel: Certainty(spin.landed[reel]) for reel in SPINNERS[spin.tray]},
        reasons={reel: spin.reasons[reel] for reel in SPINNERS[spin.tray] if reel in spin.reasons},
        seconds=0,
    )


def _reels(table: Table) -> None:
    """Whoever looks at the tray sees what will turn, before it turns."""
    match = table.state.playing
    spinner = None if match is None else edition_of(match).spinner
    if spinner in table.tray.kinds:
        table.tray.kind = spinner


def _spin_due(table: Table) -> None:
    """With virtual cards: what came out of the last spin has been seen once the next is due."""
    if table.virtual and table.cards.spinner is not None:
        table.tray.outcome_was(None)
        table.tray.who = table.name(table.cards.spinner)


def _lights(table: Table) -> None:
    tray, match = table.tray, table.state.playing
    if table.virtual:
        colour, who = table.cards.colour, table.name(table.cards.spinner or "")
    else:
        colour = None if match is None else match.colour
        who = "" if match is None or match.turn is None else match.name(match.turn)
    # An outcome may have the light, and a page the screen: only news take them away.
    if tray.colour != colour:
        tray.colour = cast("Colour | None", colour)
    if tray.who != who:
        tray.who = who
