"""What a push of the nose does at a table: a spin wherever there is one, else whatever comes next.

| at the table | a push |
| --- | --- |
| a spin was cut short | finishes it |
| virtual cards, and a spin is due | spins for the one whose spin it is |
| virtual cards otherwise | shows who is next, and changes nothing |
| no match, a match that is over, or an edition with reels | spins |
| the match is paused | goes on with it |
| an edition without reels, and no dealer yet | draws the dealer |
| an edition without reels, and turns are followed | passes the turn on |
| an edition without reels otherwise | shows the scores |
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from companion.names import TrayKind
from companion.sentences import Sentence, as_sentence
from companion.table.journal.records import Player
from companion.table.journal.state import TableState
from companion.table.virtual.cards import VirtualCards

PushAct = Literal["finish", "resume", "spin", "show-next", "draw-dealer", "pass-turn", "show-scores"]


class Push(NamedTuple):
    """What a push does now."""

    act: PushAct
    words: Sentence
    """What follows "A push of the nose"."""


def push_meaning(state: TableState, cards: VirtualCards, kind: TrayKind, *, cut_short: bool) -> Push:
    """What a push does as the table stands. `kind` is what the tray spins unless an edition says."""
    match, reels = state.playing, as_sentence(kind_of(state, kind))
    if cut_short:
        return Push("finish", Sentence("finishes the spin"))
    if match is None:
        return Push("spin", Sentence("spins the {reels}", reels=reels))
    always_spins = match.cards == "real" and match.rules.spinner is not None
    if match.paused is not None and not always_spins:
        return Push("resume", Sentence("goes on with the match"))
    if match.cards == "virtual":
        if cards.spinner is None:
            return Push("show-next", Sentence("only shows who is next"))
        return Push("spin", _spins_for(state.player(cards.spinner), reels))
    if always_spins:
        if match.turn is not None:
            return Push("spin", _spins_for(match.player(match.turn), reels))
        return Push("spin", Sentence("spins the {reels}", reels=reels))
    if match.dealer is None:
        return Push("draw-dealer", Sentence("draws the dealer"))
    if match.turn is not None:
        following = match.player(match.next_to(match.turn, match.direction))
        return Push("pass-turn", Sentence("passes the turn to {player}", player=following))
    return Push("show-scores", Sentence("shows the scores"))


def _spins_for(player: Player, reels: Sentence) -> Sentence:
    return Sentence("spins the {reels} for {player}", reels=reels, player=player)


def kind_of(state: TableState, tray: TrayKind) -> TrayKind:
    """Which reels a spin turns: those of the edition that is played, else those of the tray's menu."""
    match = state.playing
    return (match.rules.spinner if match is not None else None) or tray
