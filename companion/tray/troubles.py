"""What is wrong with a tray: for each trouble a title for the screen and what to do."""

from __future__ import annotations

from dataclasses import dataclass

from companion.chance import Chance, SourceState, SourceStatus
from companion.hal import Board
from companion.names import ReelName
from companion.rules.faces import REELS
from companion.tray.pages.spin import REEL_NAMES

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
    title: str
    """A few words for the screen."""
    advice: str
    """What is wrong and what to do."""
    mended: str = ""
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
        Trouble(reel, f"{REEL_NAMES[reel]} is out", board.reels[reel].fault, mended) for reel in names
    )


def _screen(board: Board) -> tuple[Trouble, ...]:
    return (Trouble("screen", "Screen is out", board.screen.trouble),) if board.screen.trouble else ()


def _source(status: SourceStatus) -> Trouble:
    name = SOURCES.get(status.name, status.name)
    advice = status.reason
    if status.state is SourceState.SICK:
        advice = f"{advice} It is not used until I am restarted."
    return Trouble("chance", f"The {name} is {status.state}", advice)
