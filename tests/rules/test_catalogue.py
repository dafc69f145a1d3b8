"""The rule catalogue holds together: complete, unique, readable, and honest about where tables differ."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from companion.errors import TrayError
from companion.rules.catalogue import NoSuchRule, catalogue, options, rule
from companion.rules.options import Options

ID = re.compile(r"\b(?:CORE|EYE|SPIN|CORN|MH|MARIO)-R?\d+\b")
PRINTED = [entry for entry in catalogue().values() if not entry.case]
RULINGS = [entry for entry in catalogue().values() if entry.case]


def ids_in_the_tables(file: str) -> list[str]:
    text = files("companion.rules").joinpath(file).read_text(encoding="utf-8")
    return re.findall(rf"^\| ({ID.pattern})", text.partition("## Only people")[0], re.MULTILINE)


def test_there_are_171_printed_rules_and_197_rulings() -> None:
    def by_edition(ids: list[str]) -> Counter[str]:
        return Counter(name.partition("-")[0] for name in ids)

    assert by_edition([entry.id for entry in PRINTED]) == {
        "CORE": 64,
        "EYE": 30,
        "SPIN": 39,
        "CORN": 12,
        "MH": 10,
        "MARIO": 16,
    }
    assert by_edition([entry.id for entry in RULINGS]) == {
        "CORE": 65,
        "EYE": 28,
        "SPIN": 40,
        "CORN": 21,
        "MH": 21,
        "MARIO": 22,
    }


def test_each_id_stands_there_once_and_says_something() -> None:
    assert ids_in_the_tables("RULES.md") == [entry.id for entry in PRINTED]
    assert ids_in_the_tables("RULINGS.md") == [entry.id for entry in RULINGS]
    assert all(entry.text and entry.section.startswith(entry.id.partition("-")[0]) for entry in PRINTED)
    assert all(entry.text and entry.section.startswith(entry.id.partition("-")[0]) for entry in RULINGS)


def test_ids_are_numbered_without_gaps() -> None:
    for entries, mark in ((PRINTED, "-R"), (RULINGS, "-")):
        seen: Counter[str] = Counter()
        for entry in entries:
            family, _, number = entry.id.partition(mark)
            seen[family] += 1
            assert int(number) == seen[family], entry.id


@pytest.mark.parametrize("file", ["RULES.md", "RULINGS.md"])
def test_every_id_that_a_text_refers_to_exists(file: str) -> None:
    text = files("companion.rules").joinpath(file).read_text(encoding="utf-8")
    assert not set(ID.findall(text)) - set(catalogue())
    assert not re.findall(r"(?<!-)\bR\d\d\b", text), "write ids in full"


def test_exactly_the_starred_rulings_say_how_tables_differ() -> None:
    starred = [entry for entry in catalogue().values() if entry.starred]
    assert starred == [entry for entry in catalogue().values() if entry.differs]
    assert len(starred) == 34
    assert all(entry.case and entry.differs.endswith(".") for entry in starred)


def test_a_starred_ruling_with_an_option_names_it() -> None:
    names = {option.name for option in options()}
    for option in options():
        if rule(option.ruling).starred:
            assert f"`{option.name}`" in rule(option.ruling).differs
        else:
            assert f"`{option.name}" in rule(option.ruling).text
    for entry in RULINGS:
        assert set(re.findall(r"option `(\w+)", entry.differs)) <= names


def test_there_are_exactly_the_eighteen_options_that_the_engine_has() -> None:
    assert len(options()) == 18
    assert [option.name for option in options()] == list(Options.__struct_fields__)


def test_an_option_lists_its_default_first() -> None:
    for option in options():
        first = option.values.partition(",")[0]
        assert first == str(getattr(Options(), option.name)).lower(), option.name


def test_a_rule_can_be_looked_up() -> None:
    printed, ruling = rule("CORE-R12"), rule("CORE-15")
    assert printed.text == "In that draw a symbol card is worth zero"
    assert printed.not_printed_in == "Spin: CORE-04"
    assert printed.section == "CORE: shared by the editions, Setup"
    assert (ruling.case, ruling.starred) == ("Reverse with 2 players", True)


def test_the_challenge_is_not_printed_in_spin() -> None:
    assert {entry.not_printed_in for entry in PRINTED if "Challenge" in entry.section} == {"Spin: SPIN-37"}


@pytest.mark.parametrize(("wrong", "right"), [("CORE-R400", "CORE-R40"), ("core-15", "CORE-15")])
def test_an_unknown_id_is_answered_with_the_nearest_one(wrong: str, right: str) -> None:
    with pytest.raises(NoSuchRule, match=rf"^there is no rule {wrong}: did you mean {right}\?$") as caught:
        rule(wrong)
    assert isinstance(caught.value, TrayError)
    assert isinstance(caught.value, LookupError)


def test_what_only_people_can_do_comes_with_a_reason() -> None:
    listed = [entry for entry in catalogue().values() if entry.only_people]
    assert [entry.id for entry in listed] == [
        "EYE-R01",
        "EYE-R04",
        "EYE-R05",
        "SPIN-R01",
        "SPIN-R04",
        "SPIN-R05",
        "MH-R06",
    ]
    assert all(len(entry.only_people) > 30 for entry in listed)
