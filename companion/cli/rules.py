"""``tray rules``: an edition's cheat sheet, in our own words, on one or two screens of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from companion.names import UNO_PENALTY

if TYPE_CHECKING:
    from companion.cli.terminal.paint import Paint
    from companion.rules.edition import Edition
    from companion.rules.options import Options

WIDTH = 80

CARDS = {
    "number": "Fits by colour or by number.",
    "draw-two": "The next player draws 2 and misses the turn.",
    "reverse": "Play runs the other way. With two players: a Skip.",
    "skip": "The next player misses the turn.",
    "wild": "Fits on everything. You name the colour.",
    "wild-draw-four": "You name the colour; the next player draws 4 and misses the turn.",
}
"""What the cards do that all editions have; each edition's cheat sheet explains its own."""

ON_YOUR_TURN = (
    "Lay one card that has the colour, the number or the symbol of the top card, or a wild. If you cannot or "
    "will not, draw one card: you may lay that one at once, no other."
)
AT_THE_START = (
    "Everyone draws for the deal, the highest number deals 7 cards each and turns one up. Who sits on the "
    "dealer's left begins, unless the start card says otherwise: Skip and Draw Two hit that player, "
    "Reverse lets the dealer begin and play run to the right, a wild lets that player name the colour, "
    "and a Wild Draw Four goes back into the pile and another card is turned up."
)
WILD_DRAW_FOUR = "A Wild Draw Four is honest only if you hold no card of the colour in play."
CHALLENGE = (
    "Whoever is hit may challenge and see the hand. It was a bluff: the bluffer draws the 4, and the "
    "challenger plays. It was honest: the challenger draws 6."
)
CALLING_UNO = (
    "Down to one card, say UNO. Whoever notices that you did not, before {until}, catches you: "
    "you draw {penalty}."
)
UNTIL = {"act": "the next player begins a turn", "play": "the next player lays a card"}
GOING_OUT = (
    "With no cards left you win the round, and what your last card makes others draw still counts. You score "
    "all cards that the others hold: numbers as printed, coloured action cards 20, wilds 50. "
    "{target} points win the match."
)


def calling_uno(options: Options) -> str:
    return CALLING_UNO.format(until=UNTIL[options.uno_window], penalty=UNO_PENALTY)


def register(app: typer.Typer) -> None:
    app.command()(rules)


def rules(
    edition: Annotated[
        str, typer.Argument(help="An edition, as `tray editions` lists them.", show_default=False)
    ],
) -> None:
    """Show the cheat sheet of an edition."""
    from companion.cli.terminal.paint import stdout_paint
    from companion.rules.editions import edition as find

    typer.echo("\n".join(cheat_sheet(find(edition), stdout_paint())))


def cheat_sheet(edition: Edition, paint: Paint) -> Iterator[str]:
    """The lines of the sheet."""
    options = edition.default_options

    def section(title: str, *texts: str) -> Iterator[str]:
        yield ""
        yield paint(title.upper(), "bold")
        for text in texts:
            yield from _paragraph(text, paint)

    yield paint(edition.name, "bold")
    yield from _paragraph(edition.summary, paint)
    yield from section("The deck")
    yield from _deck(edition, paint)
    yield from section("At the start", AT_THE_START)
    yield from section("On your turn", ON_YOUR_TURN)
    yield from section("Wild Draw Four", f"{WILD_DRAW_FOUR} {CHALLENGE if options.challenge else ''}")
    for title, text in edition.cheat_sheet.items():
        if title != "Wild Draw Four":
            yield from section(title, text)
    if edition.spinner:
        yield from section(f"The {edition.spinner}")
        yield from _spinner(edition, paint)
    yield from section("UNO", calling_uno(options))
    yield from section("Going out and score", GOING_OUT.format(target=options.target))
    yield from section("Options")
    yield from _options(edition, paint)


def _paragraph(text: str, paint: Paint) -> list[str]:
    from companion.cli.terminal.paint import fill

    return [paint.words(line) for line in fill(text.strip(), WIDTH - 2, "  ")]


def _deck(edition: Edition, paint: Paint) -> Iterator[str]:
    """The colours, then every kind of card: how many there are, what it is worth, what it does."""
    from collections import Counter

    from companion.cli.terminal.paint import table

    colours = ", ".join(
        paint(f"{colour.shape} {colour.letter} {colour}", colour.word) for colour in edition.colours
    )
    yield f"  {len(edition.deck)} cards in {colours}."
    kinds = Counter(card.kind for card in edition.deck)
    samples = {card.kind: card for card in edition.deck}
    rows = [[paint(word, "dim") for word in ("", "cards", "points", "")]]
    for kind, count in kinds.items():
        card = samples[kind]
        name = str(card.title) if card.number is None else f"{kind} cards".capitalize()
        points = str(card.points) if card.number is None else "printed"
        rows.append([name.removesuffix(" 2"), str(count), points, CARDS.get(kind, "See below.")])
    yield from (f"  {line}" for line in table(rows, numbers=(1, 2)))


def _spinner(edition: Edition, paint: Paint) -> Iterator[str]:
    """Every outcome: WHO × WHAT for two reels, one line an icon for one."""
    from companion.cli.terminal.faces import signed
    from companion.cli.terminal.paint import table
    from companion.names import REELS_OF
    from companion.rules.faces import REELS, outcome

    assert edition.spinner
    first, *second = [REELS[reel] for reel in REELS_OF[edition.spinner]]
    if second:
        (whats,) = second
        rows = [["", *(paint(signed(what), "bold") for what in whats)]]
        rows += [
            [paint(signed(who), "bold"), *(_short(str(outcome((who, what)))) for what in whats)]
            for who in first
        ]
    else:
        rows = [[paint(signed(face), "bold"), str(outcome((face,)))] for face in first]
    yield from (f"  {paint.words(line)}" for line in table(rows, gap="  "))


def _short(sentence: str) -> str:
    """Three outcomes side by side, under the headings that they share."""
    return sentence.replace("Anyone you choose", "Anyone").replace(" cards", "").replace(" card", "")


def _options(edition: Edition, paint: Paint) -> Iterator[str]:
    from companion.cli.terminal.paint import table
    from companion.rules.options import WORDS

    yield "  " + paint("--option NAME=VALUE of tray play; the value here is the default", "dim")
    rows = []
    for name in edition.option_names:
        value = getattr(edition.default_options, name)
        word = str(value).lower() if isinstance(value, bool) else str(value)
        rows.append([f"{name}={paint(word, 'bold')}", WORDS[name].brief])
    yield from (f"  {line}" for line in table(rows, gap="  "))
