"""The referee: whether a command is allowed as the table stands, and what is written down if so.

A pure function of the table and the command. What needs the tray or chance (a spin, the dealer draw, an undo)
is done by the table itself, which asks here whether it may.
"""

from __future__ import annotations

from companion.sentences import Sentence, as_sentence, listed
from companion.table import commands
from companion.table.errors import Refused
from companion.table.journal.records import (
    ColourCalled,
    DealerNamed,
    MatchEnded,
    PaceChosen,
    Paused,
    PlayerChosen,
    Record,
    Resumed,
    TrackerSwitched,
    TurnPassed,
    UnoPenalty,
)
from companion.table.journal.state import MatchState, TableState
from companion.table.real import people, scores
from companion.table.real.people import seated
from companion.table.typed_text import clean

CHOSEN_FACE = "green"
"""The face that lets the spinner choose somebody."""


def decide(state: TableState, command: commands.Command) -> tuple[Record, ...]:
    """What is written down for a command; raises if it is refused."""
    match command:
        case commands.StartMatch():
            return people.start(state, command)
        case commands.Rename():
            return people.rename(state, command)
        case commands.Forget():
            return people.forget(state, command)
        case commands.EndMatch():
            match_ = state.require_match(even_paused=True)
            return (MatchEnded(winners=(), totals=match_.totals),)
        case commands.Join():
            return people.join(state, state.require_match(even_paused=True), command)
        case commands.Leave():
            return people.leave(state.require_match(even_paused=True), command)
        case commands.ChangeSeats():
            return people.change_seats(state.require_match(even_paused=True), command)
        case commands.Pause():
            state.require_match()
            return (Paused(reason=clean(command.reason)),)
        case commands.Resume():
            if state.require_match(even_paused=True).paused is None:
                raise Refused("The match is not paused: just play on.")
            return (Resumed(),)
        case commands.ChoosePace():
            return (PaceChosen(pace=command.pace),)
        case commands.CorrectRound():
            return scores.correct(state, command)
        case _:
            return _play(state, state.require_match(), command)


def _play(state: TableState, match: MatchState, command: commands.Command) -> tuple[Record, ...]:
    """What is done with real cards in the middle of a round."""
    if match.cards == "virtual":
        raise Refused("With virtual cards the companion does that itself: play your cards.")
    match command:
        case commands.NameDealer():
            return (DealerNamed(player=seated(match, command.player)),)
        case commands.PassTurn():
            return _pass_turn(match, command)
        case commands.Track():
            if command.on == match.tracker:
                raise Refused(
                    "Turns are followed already: pass the turn."
                    if command.on
                    else "Turns are not followed: switch the tracker on to follow them."
                )
            return (TrackerSwitched(on=command.on),)
        case commands.CallColour():
            colours = [str(colour) for colour in match.rules.colours]
            if command.colour not in colours:
                raise Refused(
                    Sentence(
                        "There is no {colour} in this deck: call {colours}.",
                        colour=as_sentence(command.colour),
                        colours=listed(map(as_sentence, colours)),
                    )
                )
            by = None if command.by is None else seated(match, command.by)
            return (ColourCalled(colour=command.colour, by=by),)
        case commands.PenaliseUno():
            caught_by = None if command.caught_by is None else seated(match, command.caught_by)
            if caught_by == command.player:
                raise Refused("Nobody catches themselves: say who saw it, or leave it open.")
            return (
                UnoPenalty(player=seated(match, command.player), cards=command.cards, caught_by=caught_by),
            )
        case commands.ChoosePlayer():
            return _choose(state, match, command)
        case commands.ScoreRound():
            return scores.score(match, command)
    raise Refused(
        Sentence("The table cannot do {command} here: update the companion.", command=type(command).__name__)
    )


def may_choose(state: TableState) -> bool:
    """Whether the spinner still has to say whom they choose, in this round."""
    spin, match = state.spin, state.playing
    if spin is None or match is None or spin.record < match.round_began:
        return False
    return CHOSEN_FACE in spin.faces and spin.chosen is None


def spinner_of(state: TableState, by: str | None) -> str | None:
    """Who spins, if that is known: the one who is named, or whose turn it is."""
    if state.playing is None:
        return None
    return state.playing.turn if by is None else seated(state.playing, by)


def _choose(state: TableState, match: MatchState, command: commands.ChoosePlayer) -> tuple[Record, ...]:
    if state.spin is None or not may_choose(state):
        raise Refused("There is nobody to choose: spin the eyes first.")
    chosen = seated(match, command.player)
    if chosen == state.spin.spinner and not match.options.choose_self:
        raise Refused("In this match the spinner cannot choose themselves: choose somebody else.")
    return (PlayerChosen(spin=state.spin.record, player=chosen),)


def _pass_turn(match: MatchState, command: commands.PassTurn) -> tuple[Record, ...]:
    if not match.tracker:
        raise Refused("Turns are not followed in this match: switch the tracker on.")
    direction = match.direction
    if command.turn_around:
        direction = "anticlockwise" if direction == "clockwise" else "clockwise"
    again = command.turn_around and len(match.players) == 2 and match.options.two_player_reverse == "skip"
    if command.to is not None:
        to = seated(match, command.to)
    elif match.turn is None:
        raise Refused("Nobody is on turn yet: draw or name the dealer, or say whose turn it is.")
    else:
        to = match.turn if again else match.next_to(match.turn, direction)
    return (TurnPassed(to=to, direction=direction),)
