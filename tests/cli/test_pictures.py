"""Cards, colours and widths: everything reads without colour, and nothing is wider than it may be."""

import pytest

from companion.cli.terminal.paint import Paint, clip, columns, fill, pad, table
from companion.cli.terminal.tiles import Tiles
from companion.rules.editions import edition, editions

PLAIN = Paint("none")
EYE_EYE = edition("eye-eye")


def hand(codes: str) -> list[str]:
    tiles = Tiles(EYE_EYE.colours, PLAIN)
    return tiles.rows([EYE_EYE.card(code) for code in codes.split()], {EYE_EYE.card("R7"): "1"}, 76)


def test_a_card_shows_code_shape_and_key() -> None:
    assert hand("R7 W+4") == [
        "╭────╮╭────╮",
        "│R7  ││W+4 │",
        "│ ●  ││■▲●★│",
        "╰─1──╯╰────╯",
    ]


def test_a_hand_too_wide_is_fanned() -> None:
    top, *_, bottom = hand("R7 B1 B2 B3 B4 B5 B6 G1 G2 G3 G4 G5 G6")
    assert top.startswith("╭────╭────╭")
    assert top.endswith("╭────╮")
    assert bottom.startswith("╰─1──╰────")
    assert columns(top) <= 76


def test_a_very_large_hand_takes_more_rows() -> None:
    rows = hand(" ".join(card.code for card in EYE_EYE.deck[:40]))
    assert len(rows) % 4 == 0
    assert len(rows) > 4
    assert max(map(columns, rows)) <= 76


def test_a_hand_is_held_by_colour_and_number_wilds_last() -> None:
    tiles = Tiles(EYE_EYE.colours, PLAIN)
    cards = [EYE_EYE.card(code) for code in ("W", "R7", "B+2", "R1*", "B9", "W+4", "R1")]
    assert [card.code for card in tiles.order(cards)] == ["B9", "B+2", "R1", "R1*", "R7", "W", "W+4"]


@pytest.mark.parametrize("depth", ["none", "sixteen", "true"])
def test_a_card_is_as_wide_with_colours_as_without(depth: str) -> None:
    for each in editions().values():
        tiles = Tiles(each.colours, Paint(depth))  # type: ignore[arg-type]  # one of the three
        for card in each.cards.values():
            for lit in (True, False):
                widths = {columns(line) for line in tiles.card(card, key="12", lit=lit)}
                assert len(widths) == 1


def test_colours_are_taken_from_the_environment() -> None:
    class Tty:
        def isatty(self) -> bool:
            return True

    def depth(**environ: str) -> str:
        return Paint.of(Tty(), environ).depth  # type: ignore[arg-type]  # all that is asked of a stream

    assert depth(TERM="xterm-256color", COLORTERM="truecolor") == "true"
    assert depth(TERM="xterm-256color") == "sixteen"
    assert depth(TERM="xterm-256color", COLORTERM="truecolor", NO_COLOR="1") == "none"
    assert depth(TERM="dumb", COLORTERM="truecolor") == "none"
    assert depth() == "none"


def test_a_light_terminal_gets_darker_words() -> None:
    assert Paint("true", light=True)("x", "yellow") == "\x1b[38;2;138;101;0mx\x1b[0m"
    assert Paint("true")("x", "yellow") == "\x1b[38;2;255;210;63mx\x1b[0m"


def test_words_of_colour_are_painted_with_their_card() -> None:
    red = Paint("sixteen").words("Ada plays red Draw Two.")
    assert red == "Ada plays \x1b[91mred Draw Two\x1b[0m."
    assert Paint("none").words("Ada names ● red.") == "Ada names ● red."


def test_painted_text_is_cut_and_padded_by_what_is_seen() -> None:
    painted = Paint("sixteen")("abcdef", "red")
    assert columns(painted) == 6
    assert clip(painted, 4) == "\x1b[91mabc…\x1b[0m"
    assert columns(pad(painted, 9)) == 9
    assert columns("日本") == 4
    assert pad("日本", 5) == "日本 "


def test_a_table_breaks_its_last_column_only() -> None:
    lines = table([["a", "1", "one two three"], ["bb", "22", "four"]], gap=" ", numbers=(1,), width=12)
    assert lines == ["a   1 one", "      two", "      three", "bb 22 four"]


def test_paragraphs_keep_their_indent() -> None:
    assert fill("one two", 6, "  ") == ["  one", "  two"]
