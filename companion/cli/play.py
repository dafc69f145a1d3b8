"""``tray play``: a game in the terminal, against bots or among them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from companion.cli.options import Agreed, Target, read_options

if TYPE_CHECKING:
    from companion.rules.edition import Edition
    from companion.rules.house import HouseRule
    from companion.rules.match import Match

BOT_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Emmy", "Finn", "Gwen", "Hugo", "Ida", "Jack", "Kim")


def register(app: typer.Typer) -> None:
    app.command()(play)


def play(
    edition: Annotated[
        str | None,
        typer.Argument(
            help="What to play, as `tray editions` lists them; asked if not given.",
            show_default=False,
        ),
    ] = None,
    *,
    players: Annotated[int, typer.Option(help="Players at the table, you included: 2 to 10.")] = 4,
    bots: Annotated[str, typer.Option(help="How well the others play, as `tray bots` lists them.")] = "sharp",
    target: Target = None,
    agreed: Agreed = None,
    house_rule: Annotated[
        list[str] | None,
        typer.Option(
            metavar="'TEXT [= EFFECT]'",
            help="What to write on a Customizable card (Super Mario); everybody must agree to it.",
            show_default=False,
        ),
    ] = None,
    auto: Annotated[
        bool, typer.Option("--auto", help="Let bots play all seats, and tell the story.")
    ] = False,
    record: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Record the game, move by move, for `tray replay`.", show_default=False
        ),
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="YOU", help="Your name.", show_default=False)] = None,
    motion: Annotated[
        bool,
        typer.Option(
            help="Spinning reels, pauses, a few seconds to call or catch; without, everything waits for you."
        ),
    ] = True,
) -> None:
    """Play a game in the terminal. `?` helps, `q` leaves."""
    from companion.rules.editions import edition as find
    from companion.rules.match import Match

    if edition is None:
        edition = _ask_edition(interactive=not auto and sys.stdin.isatty() and sys.stdout.isatty())
    chosen = find(edition)
    options = read_options(chosen, agreed, target)
    chosen.verify_seats(players)
    names = seat_names(players, None if auto else name or _login_name())
    house_rules = [read_house_rule(text) for text in house_rule or ()]
    match = Match(chosen, names, options=options, house_rules=house_rules)
    _run(match, bots, auto=auto, record=record, motion=motion)


def _run(match: Match, strength: str, *, auto: bool, record: Path | None, motion: bool) -> None:
    """Set the table and play; a person always has the first seat."""
    from random import SystemRandom

    from companion.bots import bot
    from companion.chance import Chance
    from companion.cli.terminal.chance_moves import ChanceMoves
    from companion.cli.terminal.game import Game
    from companion.cli.terminal.paint import fill, stdout_paint
    from companion.cli.terminal.person import Person, Quit
    from companion.cli.terminal.record import Record
    from companion.cli.terminal.scores import final_line
    from companion.cli.terminal.stage import stage
    from companion.cli.terminal.story import Story
    from companion.config import load

    settings = load().chance
    paint = stdout_paint()
    left = False
    with ExitStack() as open_things:
        chance = open_things.enter_context(Chance(settings))
        fortune = ChanceMoves(chance, settings, match.edition)
        bots = {seat: bot(strength, SystemRandom()) for seat in range(0 if auto else 1, match.seats)}
        kept = open_things.enter_context(Record(record, match)) if record else None
        if auto:
            Game(match, fortune, bots, Story(match, paint), record=kept).play()
        else:
            with stage(paint) as shown:
                person = Person(match, 0, shown, motion=motion)
                try:
                    Game(match, fortune, bots, person, person=person, record=kept).play()
                except (Quit, EOFError):
                    left = True
    typer.echo(
        "\nYou left the table."
        if left
        else f"\n{' and '.join(map(match.name, match.winners))} won the match!"
    )
    typer.echo("\n".join(fill(final_line(match), 80)))
    if record:
        typer.echo(f"The record is in {record}: tray replay {record} plays it back.")


def read_house_rule(text: str) -> HouseRule:
    """A house rule as a record writes it: its words, and what the engine does about it, if anything."""
    from companion.rules.errors import BadSetup
    from companion.rules.house import HouseRule

    words, _, effect = f"{text} ".partition(" = ")
    # The rules allow a blank card (MARIO-17), but nobody types a flag to leave one blank.
    if not words.strip():
        raise BadSetup(f"--house-rule {text!r} has no words: say what the card tells people to do")
    return HouseRule(words.strip(), effect.strip())


def seat_names(players: int, person: str | None) -> list[str]:
    """The person first, if there is one, then bots with other names."""
    taken = [person] if person else []
    bots = (name for name in BOT_NAMES if not person or name.casefold() != person.casefold())
    return [*taken, *bots][:players]


def _login_name() -> str:
    """The user's name on this computer."""
    from getpass import getuser

    try:
        name = getuser()
    except (OSError, KeyError):
        name = ""
    return name.capitalize() if name.isalpha() and name not in ("root", "pi", "user") else "Player"


def _ask_edition(*, interactive: bool) -> str:
    """Ask which edition to play; the first one if nobody can answer."""
    from companion.cli.terminal.paint import table
    from companion.rules.editions import editions

    known: Mapping[str, Edition] = editions()
    ids = list(known)
    if not interactive:
        return ids[0]
    typer.echo("What shall we play?\n")
    rows = [[f"  {number}", each.name, each.summary] for number, each in enumerate(known.values(), 1)]
    typer.echo("\n".join(table(rows, gap="  ")))
    while True:
        try:
            answer = input(f"\nNumber or name (Enter: {ids[0]}): ").strip().lower()
        except EOFError:
            raise typer.Exit from None
        if not answer:
            return ids[0]
        if answer.isdigit() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        if answer in ids:
            return answer
        typer.echo(f"Choose 1 to {len(ids)}, or {', '.join(ids)}.")
