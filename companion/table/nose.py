"""What a push of the nose does at a table: a spin wherever there is one, else whatever comes next.

| at the table | a push |
| --- | --- |
| a spin was cut short | finishes it |
| virtual cards, and a spin is due | spins for the one whose spin it is |
| virtual cards otherwise | says whose move is awaited, and changes nothing |
| no match, a match that is over, or an edition with reels | spins |
| the match is paused | goes on with it |
| an edition without reels, and no dealer yet | draws the dealer |
| an edition without reels, and turns are followed | passes the turn on |
| an edition without reels otherwise | shows the scores |
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.rules.faces import Spinner
from companion.table import showing
from companion.table.commands import DrawDealer, PassTurn, Resume
from companion.table.scores import edition_of

if TYPE_CHECKING:
    from companion.table.table import Table


def meaning(table: Table) -> str:
    """What a push would do now, in words that follow "A push of the nose"."""
    match = table.state.playing
    if table.cut_short:
        return "finishes the spin"
    if match is not None and match.paused is not None and not _spins(table):
        return "goes on with the match"
    if table.virtual:
        spinner = table.cards.spinner
        whom = table.cards.awaited[0]
        return f"spins the {kind_of(table)} for {table.name(spinner)}" if spinner else f"waits for {whom}"
    if match is None or _spins(table):
        whose = f" for {match.name(match.turn)}" if match is not None and match.turn is not None else ""
        return f"spins the {kind_of(table)}{whose}"
    if match.dealer is None:
        return "draws the dealer"
    if match.turn is not None:
        return f"passes the turn to {match.name(match.next_to(match.turn, match.direction))}"
    return "shows the scores"


async def push(table: Table) -> None:
    """Do what a push does now."""
    match = table.state.playing
    if table.state.drawn is not None:
        await table.finish()
    elif match is not None and match.paused is not None and not _spins(table):
        await table.do(Resume())
    elif table.virtual and table.cards.spinner is None:
        table.tray.say(*table.cards.awaited)
    elif match is None or table.virtual or _spins(table):
        await table.spin()
    elif match.dealer is None:
        await table.do(DrawDealer())
    elif match.turn is not None:
        await table.do(PassTurn())
    else:
        table.tray.show(showing.scores(table, match))


def _spins(table: Table) -> bool:
    """Whether a spin can always be had: with real cards, and reels in the edition."""
    match = table.state.playing
    return match is not None and match.cards == "real" and edition_of(match).spinner is not None


def kind_of(table: Table) -> Spinner:
    """Which reels a spin turns: those of the edition that is played, else those of the tray's menu."""
    match = table.state.playing
    return (edition_of(match).spinner if match is not None else None) or table.tray.kind
