"""What anybody may read: the editions, and the drawings."""

from __future__ import annotations

import json
import re
from typing import Literal, get_args, get_origin, get_type_hints
from xml.etree import ElementTree

from companion.rules.art import DRAWINGS
from companion.rules.editions import editions
from companion.rules.options import WORDS, Options
from companion.web.art import sprite
from companion.web.editions import listed


def test_every_edition_is_listed_with_all_that_a_form_needs() -> None:
    found = {each["id"]: each for each in json.loads(listed())}
    assert list(found) == list(editions())
    for id, edition in editions().items():
        listing = found[id]
        assert [option["name"] for option in listing["options"]] == list(edition.option_names)
        for option in listing["options"]:
            assert option["default"] == getattr(edition.default_options, option["name"])
            assert option["text"]
            assert option["kind"] == {bool: "switch", int: "number"}.get(type(option["default"]), "choice")
            assert (option["kind"] == "choice") == bool(option["values"])
            assert len(option["labels"]) == len(option["values"])
            assert all(edition.options(**{option["name"]: value}) for value in option["values"])
        assert [colour["letter"] for colour in listing["colours"]] == [c.letter for c in edition.colours]
        assert listing["sorts"][-1]["id"] == "points"
        assert {"eyes": ["left", "right"], "wheel": ["wheel"], None: []}[edition.spinner] == list(
            listing["faces"]
        )
        assert [sheet["title"] for sheet in listing["cheat_sheet"]] == list(edition.cheat_sheet)


def test_every_option_of_the_rules_has_words_and_every_value_of_a_choice() -> None:
    hints = get_type_hints(Options)
    assert set(WORDS) == set(Options.__struct_fields__)
    for name, said in WORDS.items():
        assert said.text
        assert said.brief
        assert tuple(said.choices) == (get_args(hints[name]) if get_origin(hints[name]) is Literal else ())


def test_every_drawing_is_in_the_sprite_with_its_words() -> None:
    root = ElementTree.fromstring(sprite())
    symbols = {symbol.get("id"): symbol for symbol in root}
    assert set(symbols) == set(DRAWINGS)
    for name, drawing in DRAWINGS.items():
        assert symbols[name][0].text == drawing.seen
        assert symbols[name].get("viewBox") == "0 0 32 32"


def test_the_sprite_leaves_all_colours_to_the_page() -> None:
    used = set(re.findall(r'(?:fill|stroke)="([^"]+)"', sprite()))
    assert used <= {
        "none",
        "currentColor",
        *(f"var(--{name}, currentColor)" for name in ("red", "yellow", "green", "blue", "pink")),
        "var(--paper, #fff)",
    }
    assert "style=" not in sprite()
