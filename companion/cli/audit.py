"""``tray audit``: is this the history that was written, and was chance fair?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from companion.cli.flags import JournalFlag

if TYPE_CHECKING:
    from companion.cli.terminal.paint import Paint
    from companion.table.reports.audit import Audit
    from companion.table.reports.fairness import ReelCount

NOT_INTACT = 1


def register(app: typer.Typer) -> None:
    app.command()(audit)


def audit(
    head: Annotated[
        str | None,
        typer.Option(
            metavar="XXXXXXXX",
            help="A head that somebody wrote down from the score page: check that this history contains it.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object, for scripts.")] = False,
    data: JournalFlag = None,
) -> None:
    """Check the journal: its chain, every draw, the reels.

    Exit code 0: the chain is whole and contains the head, every draw follows from its bytes, and virtual
    cards lay in the order that was drawn. Exit code 1: something is wrong. A whole chain proves that nothing
    was changed since somebody saw its head. Without an earlier head it cannot prove that nobody wrote a new
    one from the start.
    """
    from companion.cli.data_folder import read
    from companion.cli.terminal.paint import stdout_paint
    from companion.table.journal import JournalBroken
    from companion.table.reports.audit import audit as check

    try:
        with read(data) as journal:
            result = check(journal, head)
    except JournalBroken as error:
        typer.echo(f"tray: {error}", err=True)
        raise typer.Exit(NOT_INTACT) from error
    typer.echo(_as_json(result) if as_json else "\n".join(_as_text(result, stdout_paint())))
    if not result.ok:
        raise typer.Exit(NOT_INTACT)


def _as_json(result: Audit) -> str:
    import msgspec

    from companion.sentences import encode

    return msgspec.json.format(msgspec.json.encode(result, enc_hook=encode), indent=2).decode()


def _as_text(result: Audit, paint: Paint) -> Iterator[str]:
    from companion.cli.terminal.paint import fill

    whole = result.chain.ok
    for line in fill(str(result.text), 78):
        yield paint(line, "bold") if whole else paint(line, "bold", "red")
    if result.chain.broken_at is not None:
        yield f"The figures below are of the {_times(result.chain.head.sequence, 'record')} before it."
    yield ""
    yield from _draws(result, paint)
    if result.faces:
        yield ""
        yield from _faces(result, paint)
    if result.reels:
        yield ""
        yield from _reels(result, paint)
    yield from _loose_ends(result)


def _draws(result: Audit, paint: Paint) -> Iterator[str]:
    if result.doubts:
        yield paint(f"{len(result.doubts)} of {result.draws} draws do not add up:", "red")
        for doubt in result.doubts:
            yield f"  record {doubt.record}: {doubt.text}"
    elif result.draws:
        yield f"{_times(result.draws, 'draw')} repeated from the recorded bytes: all come out the same."
    else:
        yield "Nothing has been drawn yet."
    if result.sources:
        sources = ", ".join(f"{name} {count:,}" for name, count in result.sources.items())
        yield paint(f"Where the bytes came from: {sources}", "dim")
    if result.unproven:
        yield paint(f"{_times(result.unproven, 'spin')} without any evidence.", "yellow")


def _faces(result: Audit, paint: Paint) -> Iterator[str]:
    from companion.cli.terminal.paint import table

    rows = [[paint(word, "dim") for word in ("reel", "face", "drawn", "expected", "95 times of 100")]]
    for reel in result.faces:
        for face in reel.faces:
            inside = face.low <= face.count <= face.high
            rows.append(
                [
                    reel.reel,
                    face.word,
                    f"{face.count:,}",
                    f"{face.expected:,.1f}",
                    f"{face.low:,.0f} to {face.high:,.0f}" + ("" if inside else "  (outside)"),
                ]
            )
    yield from table(rows, numbers=(2, 3))
    for reel in result.faces:
        yield paint(_verdict(reel), "yellow") if reel.doubtful else _verdict(reel)


def _verdict(reel: ReelCount) -> str:
    weighed = ", with the weights of the config" if reel.weighted else ""
    start = f"{reel.reel}: {_times(reel.draws, 'draw')}{weighed}"
    if sum(face.expected > 0 for face in reel.faces) == 1:
        return f"{start}; only one face can come up, so there is nothing to judge."
    if reel.p is None:
        return f"{start}; too few to judge before {reel.enough}."
    judged = "chance alone is hardly ever this uneven" if reel.doubtful else "as even as chance should be"
    return f"{start}; chi-square p = {reel.p:.3g}: {judged}."


def _reels(result: Audit, paint: Paint) -> Iterator[str]:
    from companion.cli.terminal.paint import table

    words = ("reel", "landings", "confirmed", "expected", "missed", "retried", "failed", "resumed")
    rows = [[paint(word, "dim") for word in words]]
    for reel in result.reels:
        counts = (
            reel.landings,
            reel.confirmed,
            reel.expected,
            reel.missed,
            reel.retried,
            reel.failed,
            reel.resumed,
        )
        rows.append([reel.reel, *(f"{count:,}" for count in counts)])
    yield from table([[*row, ""] for row in rows], gap="  ", numbers=tuple(range(1, 8)))


def _loose_ends(result: Audit) -> Iterator[str]:
    if result.again:
        yield f"{_times(result.again, 'spin')} showed the same faces again after an undo; counted once."
    if result.taken_back:
        yield f"{_times(result.taken_back, 'spin')} taken back by an undo and not spun again."
    if result.told:
        yield f"{_times(result.told, 'spin')} turned by hand and entered; not drawn, so not counted above."
    if result.unplayed:
        yield (
            f"{_times(result.unplayed, 'round')} with virtual cards that this companion cannot replay: "
            "whether the cards lay in the order drawn was not checked."
        )
    if result.unlanded:
        records = ", ".join(map(str, result.unlanded))
        yield (
            f"{_times(len(result.unlanded), 'spin')} drawn and not landed (record {records}): "
            "it is turning right now, or is finished when the companion starts again."
        )


def _times(count: int, thing: str) -> str:
    return f"{count:,} {thing}" + ("" if count == 1 else "s")
