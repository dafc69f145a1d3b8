"""What is wrong with a tray: for each trouble a title for the screen and what to do."""

from __future__ import annotations

from dataclasses import dataclass

from companion.chance import Chance, SourceState, SourceStatus
from companion.hal import Board
from companion.names import REEL_FACTS, ReelName
from companion.rules.faces import REELS
from companion.sentences import Sentence, Words, as_sentence

STOPPED = {
    "nose": "Nose trouble",
    "reels": "Motor trouble",
    "lights": "Light trouble",
    "buzzer": "Buzzer trouble",
    "pico": "Motor board is out",
}
SOURCES = {"hwrng": "hardware generator", "kernel": "kernel's generator"}


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that needs fixing. The tray goes on, unless the whole board has stopped."""

    part: str
    title: Words
    """A few words for the screen."""
    advice: Words
    """What is wrong and what to do."""
    mended: Words = ""
    """What to do once it is fixed."""


def find_troubles(board: Board, chance: Chance) -> tuple[Trouble, ...]:
    """Everything that is wrong now, the worst first."""
    return (*_stopped(board), *_reels(board), *_screen(board), *map(_source, chance.faults))


def _stopped(board: Board) -> tuple[Trouble, ...]:
    fault = board.fault
    if fault is None:
        return ()
    title = STOPPED.get(fault.part, "I have stopped")
    return (Trouble(fault.part, title, fault.reason, "Fixed? Push my nose"),)


def _reels(board: Board) -> tuple[Trouble, ...]:
    names: list[ReelName] = [reel for reel in REELS if reel in board.reels and board.reels[reel].fault]
    mended = "Fixed? Hold my nose and choose Home the reels"
    return tuple(
        Trouble(
            reel,
            Sentence("{reel} is out", reel=as_sentence(REEL_FACTS[reel].name)),
            board.reels[reel].fault,
            mended,
        )
        for reel in names
    )


def _screen(board: Board) -> tuple[Trouble, ...]:
    return (Trouble("screen", "Screen is out", board.screen.trouble),) if board.screen.trouble else ()


def _source(status: SourceStatus) -> Trouble:
    name = as_sentence(SOURCES.get(status.name, status.name))
    title = Sentence("The {source} is {state}", source=name, state=as_sentence(str(status.state)))
    if status.state is not SourceState.SICK:
        return Trouble("chance", title, status.reason)
    advice = Sentence("{reason} It is not used until I am restarted.", reason=status.reason)
    return Trouble("chance", title, advice)
