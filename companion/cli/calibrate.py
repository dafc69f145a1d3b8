"""``tray calibrate``: a guided tour of the reels, from wires that may be swapped to spins that land."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Annotated

import typer

from companion.cli.flags import BoardFlag, WrongFlags
from companion.cli.spin import config_for, run
from companion.errors import TrayError

if TYPE_CHECKING:
    from pathlib import Path

    from companion.config import Config
    from companion.hal import Board
    from companion.names import ReelName
    from companion.tray.calibration import Calibration

STEPS = {"+": 1.0, "-": -1.0, "++": 5.0, "--": -5.0}
NUDGE = "Enter if it is; + or - for a degree further or back, ++ or -- for five, or a number of degrees"


class NotCalibrated(TrayError, RuntimeError):
    """Calibration was stopped half way."""


def register(app: typer.Typer) -> None:
    app.command()(calibrate)


def calibrate(  # noqa: PLR0917  # flags, given by name
    reel: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="Only this reel, such as left; may be repeated.", show_default=False
        ),
    ] = None,
    board: BoardFlag = None,
    misbuilt: Annotated[
        bool, typer.Option("--misbuilt", help="Practise on a simulated tray that is built all wrong.")
    ] = False,
    fast: Annotated[
        bool, typer.Option("--fast", help="Simulated: in virtual time, without waiting.")
    ] = False,
    speed: Annotated[bool, typer.Option(help="Also find out how fast the motors can go.")] = True,
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Save to this file instead of the config.", show_default=False),
    ] = None,
) -> None:
    """Measure how the reels turn, and save it.

    Directions, sensors, half steps per turn, where a face is straight, top speed. Practice on a simulated
    tray is not saved to the config of a real one; --out saves it to a file.

    Stop the service first: sudo systemctl stop tray. On a running tray, its page /calibrate does the same.
    """
    from pathlib import Path

    from companion.config.save import file_to_change, is_practice

    config = config_for(None, board)
    if (misbuilt or fast) and config.board.kind != "sim":
        raise WrongFlags("--misbuilt and --fast are for a simulated tray: add --board sim.")
    path = None if misbuilt or is_practice(config.board) else file_to_change()
    if out is not None:
        path = Path(out)
    run(_tour(config, reel, misbuilt=misbuilt, fast=fast, speed=speed, path=path))


async def _tour(
    config: Config, wanted: list[str] | None, *, misbuilt: bool, fast: bool, speed: bool, path: Path | None
) -> None:
    """Calibrate all reels, one after the other; without a path it is practice."""
    from companion.config.save import save
    from companion.hal.errors import BoardFaulted
    from companion.tray.calibration import Calibration

    async with board_for(config, misbuilt=misbuilt, fast=fast) as board:
        names: list[ReelName] = [name for name in board.settings.reels if wanted is None or name in wanted]
        strange = set(wanted or ()) - set(names)
        if strange or not names:
            reels = ", ".join(board.settings.reels)
            missed = f"{min(strange)} reel" if strange else "reel"
            raise WrongFlags(f"This tray has no {missed}: it has {reels or 'none'}.")
        calibration = Calibration(board)
        try:
            for name in names:
                await _calibrate(calibration, name, speed=speed)
            await board.home(afresh=True)
        except BoardFaulted as error:
            reason = str(error) if board.fault is None else board.fault.reason
            raise NotCalibrated(f"{reason} Nothing was saved: calibrate again afterwards.") from error
        if not calibration.values:
            typer.echo("Everything is as the config says: nothing to save.")
            return
        typer.echo("\nWhat differs from the config:")
        for key, value in calibration.values.items():
            typer.echo(f"  {key} = {value}{_unit(key)}")
        if path is None:
            typer.echo("This was practice, so nothing is saved: --out FILE would save it to a file.")
            return
        if _ask(f"Save to {path}? [Y/n]").lower() in ("n", "no"):
            raise NotCalibrated("Nothing was saved: the tray stays as it was.")
        save(path, calibration.values, "from tray calibrate")
        typer.echo(f"Saved to {path}.")


async def _calibrate(calibration: Calibration, name: ReelName, *, speed: bool) -> None:
    from companion.hal.errors import CannotMeasure

    typer.echo(f"\nThe {name} reel turns a few times.")
    for line in await calibration.measure(name):
        typer.echo(f"  {line}")
    if calibration.settings(name).marks == 1:
        direction = _ask("Does face 2 follow face 1 when it turns? [Y/n]")
        if direction.lower() in ("n", "no"):
            calibration.turn_around(name)
    landing = await calibration.place(name)
    while True:
        if landing.failed:
            typer.echo(f"  It did not land: {landing.reason}.")
        typer.echo(f"  The first face is at its window{_seen(calibration.board, name)}.")
        answer = _ask(f"  Is it straight? {NUDGE}:").strip()
        if not answer:
            break
        degrees = _degrees(answer)
        if degrees is None:
            typer.echo(f"  {answer} is not a number of degrees.")
            continue
        try:
            landing = await calibration.nudge(name, degrees)
        except CannotMeasure as error:
            typer.echo(f"  {error}")
    if speed:
        typer.echo("  Now it goes faster and faster, until it loses a step.")
        typer.echo(f"  It follows up to {await calibration.find_speed(name)} half steps a second.")


def _degrees(answer: str) -> float | None:
    """How many degrees to turn, or None if the answer makes no sense."""
    try:
        degrees = STEPS[answer] if answer in STEPS else float(answer)
    except ValueError:
        return None
    return degrees if isfinite(degrees) else None


def board_for(config: Config, *, misbuilt: bool, fast: bool) -> Board:
    from companion.hal import RealClock, VirtualClock, open_board
    from companion.hal.sim import SimBoard
    from companion.hal.virtual.misbuilt import misbuilt as misbuild

    clock = VirtualClock() if fast else RealClock()
    if misbuilt:
        return SimBoard(config.board, clock, built=misbuild(config.board))
    return open_board(config.board, clock)


def _seen(board: Board, name: ReelName) -> str:
    """Nobody can look at a simulated disc, so say how it sits."""
    if board.settings.kind != "sim":
        return ""
    askew = (board.angles[name] + 180) % 360 - 180
    if abs(askew) < 0.5:
        return ", straight"
    return f", {abs(askew):.1f}° too {'far' if askew > 0 else 'little'}"


def _unit(key: str) -> str:
    if key.endswith("steps_per_turn"):
        return "  (half steps a turn of the shaft)"
    return (
        "  (degrees)"
        if key.endswith("_degrees")
        else "  (half steps a second)"
        if key.endswith("_hz")
        else ""
    )


def _ask(question: str) -> str:
    try:
        return input(f"{question} ")
    except EOFError:
        raise NotCalibrated(
            "Nobody is there to answer, so nothing was saved: run it in a terminal."
        ) from None
