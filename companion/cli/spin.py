"""``tray spin``: push the nose from the command line, watch the reels, read the outcome."""

from __future__ import annotations

import sys
from collections.abc import Coroutine, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from companion.cli.flags import BoardFlag, TrayFlag, WrongFlags
from companion.interrupts import INTERRUPTED

if TYPE_CHECKING:
    from companion.config import Config
    from companion.names import TrayKind
    from companion.tray import SpinLanded, Tray

STUCK = 3
"""Exit code: the outcome counts, but a reel does not show it."""
TERMINATED = 143
WIDTH = 78

Result = TypeVar("Result")


def register(app: typer.Typer) -> None:
    app.command()(spin)


def spin(
    kind: TrayFlag = None,
    board: BoardFlag = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per line, for scripts.")] = False,
    fast: Annotated[
        bool, typer.Option("--fast", help="In virtual time: every half step is made, without waiting.")
    ] = False,
    count: Annotated[int, typer.Option(min=1, help="How many spins.")] = 1,
) -> None:
    """Spin the eyes or the wheel once, and print the outcome.

    A spin that was cut short is finished first, with the faces that were drawn for it. Exit code 3: the
    outcome counts, but a reel could not show it.
    """
    config = config_for(kind, board)
    if fast and config.board.kind != "sim":
        raise WrongFlags("--fast is virtual time, which only a simulated board has: add --board sim.")
    stuck = run(_spins(config, kind, count, as_json=as_json, fast=fast))
    if stuck:
        raise typer.Exit(STUCK)


def config_for(
    kind: TrayKind | None,
    board: str | None,
    more: Mapping[str, object] | None = None,
    defaults: Mapping[str, object] | None = None,
) -> Config:
    """The config with these flags; a simulated board gets the reels that they need."""
    from companion.config import load
    from companion.names import REELS_OF

    flags: dict[str, object] = {"tray.kind": kind, "board.kind": board, **(more or {})}
    config = load(flags=flags, defaults=defaults)
    wanted = config.tray.kind
    if wanted == "auto" or config.board.kind != "sim" or config.board.reels.keys() & set(REELS_OF[wanted]):
        return config
    return load(flags={**flags, "board.profile": wanted})


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Run until it is done or interrupted."""
    import asyncio

    try:
        return asyncio.run(work)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except asyncio.CancelledError:
        raise typer.Exit(TERMINATED) from None


async def _spins(config: Config, kind: TrayKind | None, count: int, *, as_json: bool, fast: bool) -> bool:
    """Spin n times; returns whether a reel was stuck."""
    from msgspec.structs import replace

    from companion.hal import RealClock, VirtualClock
    from companion.tray import SpinFile, open_tray

    if fast:
        # At this speed nobody could follow a screen or a buzzer.
        config = replace(config, board=replace(config.board, screen=None, buzzer=None, lights={}))
    stuck = begun = False
    with SpinFile(config.data_dir) as kept:
        try:
            async with open_tray(config, VirtualClock() if fast else RealClock()) as tray:
                if kind is not None:
                    tray.kind = kind
                wanted = tray.kind
                report = JsonLines() if as_json else Words(tray, animated=not fast)
                await tray.wake()
                begun = True
                for trouble in tray.troubles:
                    print(f"tray: {trouble.title}: {trouble.advice}", file=sys.stderr)
                cut_short = await kept.finish(tray)
                if cut_short is not None:
                    stuck |= report.landed(cut_short)
                    # Whoever asks again for what was cut short gets that, and nothing drawn anew.
                    count -= cut_short.tray == wanted
                for _ in range(count):
                    stuck |= report.landed(await kept.spin(tray, wanted))
        finally:
            # The tray is closed, so no picture of its reels comes over this any more.
            if begun and kept.unfinished is not None:
                again = "tray spin" if kind is None else f"tray spin --tray {kind}"
                print(f"tray: The spin was cut short: {again} finishes it.", file=sys.stderr)
    return stuck


class JsonLines:
    """Prints one JSON object per line."""

    def landed(self, spin: SpinLanded) -> bool:
        typer.echo(as_line(spin))
        return bool(spin.stuck)


class Words:
    """Prints the outcome in words, in a terminal below the turning reels."""

    def __init__(self, tray: Tray, *, animated: bool) -> None:
        from companion.cli.terminal.paint import is_dumb, stdout_paint
        from companion.cli.terminal.reels import Watcher, has_room

        self._paint = stdout_paint()
        able = sys.stdout.isatty() and not is_dumb() and has_room()
        self._watcher = Watcher(tray, self._paint) if animated and able else None

    def landed(self, spin: SpinLanded) -> bool:
        from companion.cli.terminal.paint import fill

        margin = ""
        if self._watcher is not None:
            from companion.cli.terminal.reels import MARGIN

            self._watcher.landed(spin.tray, spin.faces)
            margin = " " * MARGIN
        typer.echo(f"{margin}{self._paint(str(spin.text), 'bold')}.")
        for text, style in self._details(spin):
            for line in fill(text, WIDTH, margin) if margin else [text]:
                typer.echo(self._paint(line, style))
        return bool(spin.stuck)

    def _details(self, spin: SpinLanded) -> Iterator[tuple[str, str]]:
        """Lines about the spin, each with its style."""
        if spin.resumed:
            yield "This spin was cut short; these are the faces that were drawn for it.", "yellow"
        for reel, reason in spin.reasons.items():
            yield f"The {reel} reel does not show it: {reason}", "yellow"
        if self._watcher is not None:
            landed = ", ".join(f"{reel} {how}" for reel, how in spin.landed.items())
            sources = " and ".join(spin.evidence[0].sources)
            yield f"{landed} · {spin.seconds:.1f} s · drawn from {sources}", "dim"


def as_line(spin: SpinLanded) -> str:
    """The whole spin as one JSON object."""
    import json

    from msgspec import to_builtins

    from companion.names import REEL_FACTS, REELS_OF

    reels = REELS_OF[spin.tray]
    names = [REEL_FACTS[reel].asks or reel for reel in reels]
    evidence = dict(zip(reels, to_builtins(spin.evidence), strict=True))
    return json.dumps(
        {
            "tray": spin.tray,
            "faces": dict(zip(names, spin.ids, strict=True)),
            "text": str(spin.text),
            "landed": spin.landed,
            "reasons": spin.reasons,
            "retried": spin.retried,
            "resumed": spin.resumed,
            "evidence": evidence,
            "seconds": spin.seconds,
        }
    )
